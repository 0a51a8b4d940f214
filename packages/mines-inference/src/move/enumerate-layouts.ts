/**
 * All layouts of a nearly finished board, and what every hidden cell would show in each.
 *
 * Depth first over the unknown cells, those that numbers see first; a branch is cut as soon as a number or the total can't
 * be met. For endgames: the caller knows that there are few.
 */
import type { NeighborTable } from '@kit/grid';
import type { Constraints } from '../kernel/constraints.js';

/** The layouts of an endgame. */
export type Layouts = {
  /** The unknown cells. */
  readonly hidden: Int32Array;
  readonly count: number;
  /** What cell `hidden[i]` shows in layout l: `shown[l * hidden.length + i]`, -1 for a mine. */
  readonly shown: Int8Array;
};

/** Undefined if there are more than `maxLayouts`, or if finding them takes too long. */
export function enumerateLayouts(
  cells: ArrayLike<number>,
  table: NeighborTable,
  constraints: Constraints,
  maxLayouts: number,
): Layouts | undefined {
  const { unknown, unknownCount, total, count, starts, members } = constraints;
  const hidden = new Int32Array(unknownCount);
  const taken = new Uint8Array(unknown.length);
  let size = 0;
  const lists: number[][] = Array.from(unknown, () => []);
  const left = new Int32Array(count);
  for (let id = 0; id < count; id++) {
    left[id] = starts[id + 1]! - starts[id]!;
    for (let at = starts[id]!; at < starts[id + 1]!; at++) {
      const cell = members[at]!;
      lists[cell]!.push(id);
      if (taken[cell] === 1) continue;
      taken[cell] = 1;
      hidden[size++] = cell;
    }
  }
  for (let cell = 0; cell < unknown.length; cell++) if (unknown[cell] === 1 && taken[cell] === 0) hidden[size++] = cell;

  const needs = constraints.needs.slice(0, count);
  const mined = new Uint8Array(unknown.length);
  const found: Uint8Array[] = [];
  let nodes = 0;
  const maxNodes = 2_000 + maxLayouts * 200;
  const place = (at: number, toPlace: number): boolean => {
    if (toPlace < 0 || toPlace > size - at) return true;
    if (++nodes > maxNodes || found.length > maxLayouts) return false;
    if (at === size) {
      found.push(mined.slice());
      return true;
    }
    const cell = hidden[at]!;
    const list = lists[cell]!;
    for (const id of list) left[id]!--;
    for (let value = 0; value <= 1; value++) {
      for (const id of list) needs[id]! -= value;
      mined[cell] = value;
      const fits = list.every((id) => needs[id]! >= 0 && needs[id]! <= left[id]!);
      const go = !fits || place(at + 1, toPlace - value);
      for (const id of list) needs[id]! += value;
      if (!go) return false;
    }
    mined[cell] = 0;
    for (const id of list) left[id]!++;
    return true;
  };
  if (!place(0, total) || found.length > maxLayouts) return undefined;
  return { hidden, count: found.length, shown: shownIn(cells, table, hidden, found) };
}

function shownIn(cells: ArrayLike<number>, table: NeighborTable, hidden: Int32Array, found: Uint8Array[]): Int8Array {
  const shown = new Int8Array(found.length * hidden.length);
  found.forEach((mined, layout) => {
    hidden.forEach((cell, index) => {
      let value = -1;
      if (mined[cell] === 0) {
        value = 0;
        for (let at = table.starts[cell]!; at < table.starts[cell + 1]!; at++) {
          const other = table.cells[at]!;
          // Marked mines (trusted flags, exploded ones) count like those of the layout.
          if (mined[other] === 1 || cells[other] === -3 || (cells[other] === -2 && !hidden.includes(other))) value++;
        }
      }
      shown[layout * hidden.length + index] = value;
    });
  });
  return shown;
}
