/**
 * All layouts of a nearly finished board, and what every hidden cell would show in each.
 *
 * Depth first over the unknown cells, those that numbers see first; a branch is cut as soon as a number or the total can't
 * be met. The cells laid so far are the way back, so thousands of hidden cells cost no stack. For endgames: the caller
 * knows that there are few layouts.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import { type Constraints, turned } from '../kernel/constraints.js';
import { FLAG } from '../kernel/symbols.js';

/** The layouts of an endgame. */
export type Layouts = {
  /** The unknown cells. */
  readonly hidden: Int32Array;
  readonly count: number;
  /** What cell `hidden[i]` shows in layout l: `shown[l * hidden.length + i]`, negative for a mine. */
  readonly shown: Int32Array;
};

/** The most cells of all layouts together: a quarter of a gigabyte. */
const defaultMaxShown = 67_108_864;

/** Undefined if there are more than `maxLayouts`, if finding them takes too long, or if they don't fit into memory. */
export function* enumerateLayouts(
  cells: ArrayLike<number>,
  table: NeighborTable,
  constraints: Constraints,
  maxLayouts: number,
  pace: Pace,
  maxShown: number = defaultMaxShown,
): Slices<Layouts | undefined> {
  const { unknown, unknownCount, total, count, starts, members } = constraints;
  /** The numbers that see a cell. */
  const { starts: seenStarts, rows: seenBy } = turned(starts, members, count, unknown.length);
  const hidden = new Int32Array(unknownCount);
  const indexOf = new Int32Array(unknown.length).fill(-1);
  let size = 0;
  const add = (cell: number): void => {
    if (unknown[cell] === 0 || indexOf[cell] !== -1) return;
    indexOf[cell] = size;
    hidden[size++] = cell;
  };
  for (let at = 0; at < starts[count]; at++) add(members[at]);
  for (let cell = 0; cell < unknown.length; cell++) add(cell);
  const left = new Int32Array(count);
  for (let id = 0; id < count; id++) left[id] = starts[id + 1] - starts[id];
  if (spend(pace, 4 * starts[count] + unknown.length)) yield;

  const needs = constraints.needs.slice(0, count);
  const mined = new Int8Array(size);
  const found: Int8Array[] = [];
  const maxNodes = 2_000 + maxLayouts * 200;
  const take = (at: number, value: number, sign: 1 | -1): void => {
    const cell = hidden[at];
    for (let by = seenStarts[cell]; by < seenStarts[cell + 1]; by++) {
      left[seenBy[by]] -= sign;
      needs[seenBy[by]] -= sign * value;
    }
  };
  const fits = (at: number): boolean => {
    const cell = hidden[at];
    for (let by = seenStarts[cell]; by < seenStarts[cell + 1]; by++) {
      const id = seenBy[by];
      if (needs[id] < 0 || needs[id] > left[id]) return false;
    }
    return true;
  };
  let nodes = 0;
  let toPlace = total;
  let at = 0;
  // At each depth: -1 nothing tried, 0 no mine laid, 1 a mine laid.
  mined.fill(-1);
  while (at >= 0) {
    const listed = at === size ? 0 : seenStarts[hidden[at] + 1] - seenStarts[hidden[at]];
    if (spend(pace, 3 + 3 * listed)) yield;
    const before = mined[at];
    if (before === -1 || at === size) {
      const possible = toPlace >= 0 && toPlace <= size - at;
      if (possible && (++nodes > maxNodes || found.length > maxLayouts)) return undefined;
      if (possible && at === size) {
        if ((found.length + 1) * size > maxShown) return undefined;
        found.push(mined.slice());
        if (spend(pace, size / 8)) yield;
      }
      if (!possible || at === size) {
        at--;
        continue;
      }
    } else {
      take(at, before, -1);
      toPlace += before;
      if (before === 1) {
        mined[at--] = -1;
        continue;
      }
    }
    const value = before + 1;
    mined[at] = value;
    take(at, value, 1);
    toPlace -= value;
    if (fits(at)) at++;
  }
  if (found.length > maxLayouts) return undefined;
  return { hidden, count: found.length, shown: yield* shownIn(cells, table, hidden, indexOf, found, pace) };
}

function* shownIn(
  cells: ArrayLike<number>,
  table: NeighborTable,
  hidden: Int32Array,
  indexOf: Int32Array,
  found: readonly Int8Array[],
  pace: Pace,
): Slices<Int32Array> {
  const size = hidden.length;
  const shown = new Int32Array(found.length * size);
  for (let index = 0; index < size; index++) {
    const cell = hidden[index];
    let marked = 0;
    const around: number[] = [];
    for (let at = table.starts[cell]; at < table.starts[cell + 1]; at++) {
      const other = table.cells[at];
      // Marked mines (trusted flags, exploded ones) count like those of the layout.
      if (indexOf[other] !== -1) around.push(indexOf[other]);
      else if (cells[other] <= FLAG) marked++;
      if (spend(pace, 2)) yield;
    }
    for (let layout = 0; layout < found.length; layout++) {
      const mined = found[layout];
      let value = -1;
      if (mined[index] === 0) {
        value = marked;
        for (const other of around) value += mined[other];
      }
      shown[layout * size + index] = value;
      if (spend(pace, around.length + 1)) yield;
    }
  }
  return shown;
}
