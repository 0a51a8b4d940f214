/**
 * A stable sort that can be interrupted: short runs are sorted at once and then merged, pair by pair. A list of millions would
 * keep `Array.prototype.sort` busy for seconds.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { childWork } from '../kernel/work.js';

/** How many are sorted at once. */
const usualRun = 2048;

/** Sorts a list in place. */
export function* sortSlices<T>(
  list: T[],
  compare: (a: T, b: T) => number,
  pace: Pace,
  run: number = usualRun,
): Slices<void> {
  let from: T[] = list;
  let to: T[] = [];
  for (let start = 0; start < list.length; start += run) {
    const part = list.slice(start, start + run).sort(compare);
    for (let i = 0; i < part.length; i++) list[start + i] = part[i];
    if (spend(pace, 8 * childWork * part.length)) yield;
  }
  for (let size = run; size < list.length; size *= 2) {
    for (let start = 0; start < list.length; start += 2 * size) {
      const middle = Math.min(list.length, start + size);
      const end = Math.min(list.length, middle + size);
      let left = start;
      let right = middle;
      for (let place = start; place < end; place++) {
        const takesLeft = right === end || (left < middle && compare(from[left], from[right]) <= 0);
        to[place] = takesLeft ? from[left++] : from[right++];
        if (spend(pace, childWork)) yield;
      }
    }
    [from, to] = [to, from];
  }
  for (let i = 0; from !== list && i < list.length; i++) {
    list[i] = from[i];
    if (spend(pace, childWork)) yield;
  }
}
