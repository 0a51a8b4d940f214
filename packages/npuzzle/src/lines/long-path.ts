/**
 * A long path of the blank, a byte a step: boards of 300×300 take 65 million. The cells are only written out at the end.
 */
import { type Pace, type Slices, spend } from '@kit/grid';

/** A path; live. */
export type LongPath = {
  readonly start: number;
  /** What a step adds to the cell: up, left, right, down. */
  readonly steps: Int32Array;
  /** Steps as indices of `steps`, in parts of the same length. */
  readonly parts: Uint8Array[];
  count: number;
};

const partBits = 16;
const partLength = 1 << partBits;

/** A path without steps; at least two columns. */
export function startPath(start: number, cols: number): LongPath {
  return { start, steps: Int32Array.of(-cols, -1, 1, cols), parts: [], count: 0 };
}

/** Goes on by what is added to the blank's cell. */
export function appendStep(path: LongPath, added: number): void {
  const at = path.count % partLength;
  if (at === 0) path.parts.push(new Uint8Array(partLength));
  const { steps } = path;
  path.parts[path.parts.length - 1][at] = added > 0 ? (added === steps[2] ? 2 : 3) : added === steps[1] ? 1 : 0;
  path.count++;
}

/** The cells that the blank enters. */
export function* listCells(path: LongPath, pace: Pace): Slices<number[]> {
  const cells: number[] = [];
  for (let from = 0; from < path.count; from += partLength) {
    const until = Math.min(from + partLength, path.count);
    appendCells(cells, path, from, until, cells.at(-1) ?? path.start);
    if (spend(pace, until - from)) yield;
  }
  return cells;
}

/** Adds the cells that the blank enters by the steps from one to another, the cell before them being known. */
export function appendCells(cells: number[], path: LongPath, from: number, until: number, before: number): void {
  const { steps, parts } = path;
  let blank = before;
  for (let at = from; at < until; at++) {
    blank += steps[parts[at >> partBits][at & (partLength - 1)]];
    cells.push(blank);
  }
}
