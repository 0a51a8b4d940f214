/**
 * The best play over the layouts that remain, exactly.
 *
 * A position is the set of layouts that still fit. Opening a cell that is safe in all of them costs nothing, so that is
 * done first, and a position is then known by its set alone: positions reached in different orders are one. Else each
 * cell splits the set by what it would show; the layouts won are added up, and the cell that wins most is best. A cell
 * can't win more layouts than it is safe in: the safest are tried first and hopeless ones cut.
 */
import type { Layouts } from './enumerate-layouts.js';

/** The best first cell, and how many layouts it wins. */
export type EndgameResult = { readonly cell: number; readonly wins: number };

/** Undefined after `maxNodes` positions. */
export function searchEndgame({ hidden, count, shown }: Layouts, maxNodes: number): EndgameResult | undefined {
  const width = hidden.length;
  const memo = new Map<string, number>();
  let nodes = 0;

  /** Layouts won by best play; -1 when the nodes are used up. `choice` receives the best cell at the root. */
  const winsOf = (layouts: readonly number[], choice?: { index: number }): number => {
    if (layouts.length === 1 && choice === undefined) return 1;
    const key = String.fromCharCode(...layouts);
    const known = choice === undefined ? memo.get(key) : undefined;
    if (known !== undefined) return known;
    if (++nodes > maxNodes) return -1;
    const safeIn = new Int32Array(width);
    for (const layout of layouts) {
      for (let index = 0; index < width; index++) if (shown[layout * width + index]! >= 0) safeIn[index]!++;
    }
    const candidates: number[] = [];
    for (let index = 0; index < width; index++) {
      if (safeIn[index] === 0) continue;
      if (safeIn[index] === layouts.length) {
        // Free: only worth a node of its own if it tells something.
        const parts = split(layouts, index);
        if (choice !== undefined) choice.index = index;
        if (parts.length > 1) return remember(key, sumOf(parts));
        continue;
      }
      candidates.push(index);
    }
    if (layouts.length === 1) return remember(key, 1);
    candidates.sort((a, b) => safeIn[b]! - safeIn[a]! || a - b);
    let best = 0;
    for (const index of candidates) {
      if (safeIn[index]! <= best) break;
      const wins = boundedSum(split(layouts, index), safeIn[index]!, best);
      if (wins < 0) return -1;
      if (wins > best) {
        best = wins;
        if (choice !== undefined) choice.index = index;
      }
    }
    return remember(key, best);
  };

  const remember = (key: string, wins: number): number => {
    if (wins >= 0) memo.set(key, wins);
    return wins;
  };

  const sumOf = (parts: readonly number[][]): number => boundedSum(parts, Number.POSITIVE_INFINITY, -1);

  /** Gives up with 0 once what is left can't beat `best`. */
  const boundedSum = (parts: readonly number[][], safe: number, best: number): number => {
    let sum = 0;
    let open = safe;
    for (const part of parts) {
      const wins = winsOf(part);
      if (wins < 0) return -1;
      sum += wins;
      open -= part.length - wins;
      if (open <= best) return 0;
    }
    return sum;
  };

  const split = (layouts: readonly number[], index: number): number[][] => {
    const parts = new Map<number, number[]>();
    for (const layout of layouts) {
      const value = shown[layout * width + index]!;
      if (value < 0) continue;
      const part = parts.get(value);
      if (part) part.push(layout);
      else parts.set(value, [layout]);
    }
    return [...parts.values()];
  };

  const choice = { index: -1 };
  const wins = winsOf(
    Array.from({ length: count }, (_, layout) => layout),
    choice,
  );
  if (wins < 0 || choice.index < 0) return undefined;
  return { cell: hidden[choice.index]!, wins };
}
