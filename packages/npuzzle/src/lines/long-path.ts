/**
 * A long path of the blank, a byte a step: boards of 300×300 take 65 million. The cells are only written out at the end.
 */
import type { Slices } from '@kit/grid';

/** A path; live. */
export type LongPath = {
  readonly start: number;
  /** What a step adds to the cell: up, left, right, down. */
  readonly steps: Int32Array;
  /** Steps as indices of `steps`, in parts of the same length. */
  readonly parts: Uint8Array[];
  count: number;
};

const partLength = 65_536;

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
export function* listCells({ start, steps, parts, count }: LongPath): Slices<number[]> {
  const cells: number[] = [];
  let blank = start;
  for (let part = 0; part * partLength < count; part++) {
    const length = Math.min(partLength, count - part * partLength);
    for (let at = 0; at < length; at++) {
      blank += steps[parts[part][at]];
      cells.push(blank);
    }
    if (length === partLength) yield;
  }
  return cells;
}
