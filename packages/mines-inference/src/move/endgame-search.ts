/**
 * The best play over the layouts that remain, exactly.
 *
 * A position is the set of layouts that still fit. Opening a cell that is safe in all of them costs nothing, so that is
 * done first, and a position is then known by its set alone: positions reached in different orders are one. Else each
 * cell splits the set by what it would show; the layouts won are added up, and the cell that wins most is best. A cell
 * can't win more layouts than it is safe in: the safest are tried first and hopeless ones cut.
 *
 * The positions on the way are a list of their own: a game can be as long as the board has cells, the stack can not.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Layouts } from './enumerate-layouts.js';

/** The best first cell, and how many layouts it wins. */
export type EndgameResult = { readonly cell: number; readonly wins: number };

/** A position that is being worked on: one of its cells is tried, part by part. */
type Frame = {
  readonly layouts: readonly number[];
  readonly key: string;
  /** Cells that do not show the same in all of the layouts: no other can matter in what follows. */
  readonly active: readonly number[];
  /** Cells that are safe in some of the layouts only, the safest first, and in how many; none where a free cell is opened. */
  candidates: readonly number[];
  safeIn: readonly number[];
  /** The candidate that is tried, -1 before the first, and what it splits the layouts into. */
  candidate: number;
  parts: readonly number[][];
  part: number;
  /** Layouts won in the parts so far, and how many the cell can win at most. */
  sum: number;
  most: number;
  best: number;
  choice: number;
};

/** The most layouts that all remembered positions hold together. */
const defaultMaxRemembered = 134_217_728;

/** Undefined after `maxNodes` positions, or where those that are remembered hold too many layouts together. */
export function* searchEndgame(
  { hidden, count, shown }: Layouts,
  maxNodes: number,
  pace: Pace,
  maxRemembered: number = defaultMaxRemembered,
): Slices<EndgameResult | undefined> {
  const width = hidden.length;
  const memo = new Map<string, number>();
  let remembered = 0;
  let nodes = 0;
  const columns = byCell(shown, width, count);
  const safe = new Int32Array(width);

  /** The parts of a position after a cell was opened: one for each number that it may show. */
  const split = (layouts: readonly number[], index: number): number[][] => {
    const parts: number[][] = [];
    const partOf: (number[] | undefined)[] = [];
    const column = index * count;
    for (const layout of layouts) {
      const value = columns[column + layout];
      if (value < 0) continue;
      const part = partOf[value];
      if (part) part.push(layout);
      else parts.push((partOf[value] = [layout]));
    }
    return parts;
  };

  function* enter(layouts: readonly number[], key: string, among: readonly number[]): Slices<Frame> {
    const size = layouts.length;
    const active: number[] = [];
    const undecided: number[] = [];
    let free = -1;
    for (const index of among) {
      const column = index * count;
      const first = columns[column + layouts[0]];
      let safeIn = 0;
      let differing = 0;
      for (let at = 0; at < size; at++) {
        const value = columns[column + layouts[at]];
        if (value >= 0) safeIn++;
        if (value !== first) differing++;
      }
      if (spend(pace, size + 2)) yield;
      if (differing === 0) {
        if (safeIn === size) free = index;
      } else if (safeIn === size) {
        // Free, and it tells something: a position of its own.
        if (spend(pace, 2 * size)) yield;
        const frame = frameOf(layouts, key, among, index);
        frame.parts = split(layouts, index);
        frame.most = Number.POSITIVE_INFINITY;
        frame.best = -1;
        return frame;
      } else {
        active.push(index);
        if (safeIn > 0) undecided.push(index);
        safe[index] = safeIn;
      }
    }
    const frame = frameOf(layouts, key, active, free);
    if (size === 1) {
      frame.best = 1;
      return frame;
    }
    frame.candidates = safestFirst(undecided, safe, size);
    if (spend(pace, 3 * undecided.length + size)) yield;
    frame.safeIn = frame.candidates.map((index) => safe[index]);
    return frame;
  }

  /** A part of a position is known: once the rest of the parts can't bring the cell past the best, they are left out. */
  const credit = (frame: Frame, layouts: number, wins: number): void => {
    frame.sum += wins;
    frame.most -= layouts - wins;
    frame.part++;
    if (frame.most > frame.best) return;
    frame.sum = 0;
    frame.part = frame.parts.length;
  };

  if (++nodes > maxNodes) return undefined;
  const all = range(count);
  const way: Frame[] = [yield* enter(all, keyOf(all), range(width))];
  for (;;) {
    const frame = way[way.length - 1];
    const part = frame.parts[frame.part];
    if (part !== undefined) {
      if (spend(pace, 4 + part.length)) yield;
      const key = part.length === 1 ? '' : keyOf(part);
      const known = part.length === 1 ? 1 : memo.get(key);
      if (known !== undefined) {
        credit(frame, part.length, known);
        continue;
      }
      if (++nodes > maxNodes) return undefined;
      way.push(yield* enter(part, key, frame.active));
      continue;
    }
    if (frame.sum > frame.best) {
      frame.best = frame.sum;
      if (frame.candidate >= 0) frame.choice = frame.candidates[frame.candidate];
    }
    const safeInNext = frame.safeIn[++frame.candidate];
    if (safeInNext !== undefined && safeInNext > frame.best) {
      frame.parts = split(frame.layouts, frame.candidates[frame.candidate]);
      if (spend(pace, 2 * frame.layouts.length)) yield;
      frame.part = 0;
      frame.sum = 0;
      frame.most = safeInNext;
      continue;
    }
    way.pop();
    const above = way[way.length - 1];
    if (above === undefined) {
      return frame.choice < 0 ? undefined : { cell: hidden[frame.choice], wins: frame.best };
    }
    remembered += frame.layouts.length;
    if (remembered > maxRemembered) return undefined;
    memo.set(frame.key, frame.best);
    credit(above, frame.layouts.length, frame.best);
  }
}

/** A position before its first candidate. */
function frameOf(layouts: readonly number[], key: string, active: readonly number[], choice: number): Frame {
  const parts: number[][] = [];
  const safeIn: number[] = [];
  return {
    layouts,
    key,
    active,
    candidates: safeIn,
    safeIn,
    candidate: -1,
    parts,
    part: 0,
    sum: 0,
    most: 0,
    best: 0,
    choice,
  };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** What is shown, cell by cell instead of layout by layout. */
function byCell(shown: Int32Array, width: number, count: number): Int16Array {
  const columns = new Int16Array(shown.length);
  for (let index = 0; index < width; index++) {
    for (let layout = 0; layout < count; layout++) columns[index * count + layout] = shown[layout * width + index];
  }
  return columns;
}

/** By the number of layouts in which they are safe, the most first; linear, since there may be thousands. */
function safestFirst(undecided: readonly number[], safe: Int32Array, layouts: number): readonly number[] {
  const places = new Int32Array(layouts + 1);
  for (const index of undecided) places[layouts - safe[index]]++;
  let before = 0;
  for (const [rank, here] of places.entries()) {
    places[rank] = before;
    before += here;
  }
  const ordered = undecided.slice();
  for (const index of undecided) ordered[places[layouts - safe[index]]++] = index;
  return ordered;
}

/** A set of layouts (fewer than 65,536) as a text, one character each. */
function keyOf(layouts: readonly number[]): string {
  const piece = 1024;
  let key = '';
  for (let from = 0; from < layouts.length; from += piece) {
    key += String.fromCharCode(...layouts.slice(from, from + piece));
  }
  return key;
}
