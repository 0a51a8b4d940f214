/**
 * What a field is made of for those who measure it: openings, and numbers that no opening opens.
 *
 *     0 0 1 #        the zeros are one opening, which opens the numbers beside it, too;
 *     1 1 2 1 1      the last number of the third row stands alone: nothing but a click on it (or a chord) opens it
 *     # 1 1 # 1
 */
import type { NeighborTable } from '@kit/grid';

/** Labels of cells that belong to no opening. */
export const isolated = -1;
export const beside = -2;
export const noItem = -3;

/** The openings and isolated numbers of a field. */
export type BoardItems = {
  /** For each cell the opening that it is a zero of; else {@link isolated}, {@link beside} an opening, or {@link noItem}. */
  readonly labels: Int32Array;
  readonly openings: number;
  readonly isolatedCount: number;
  /** Both: the fewest left clicks that win without flags. */
  readonly threeBv: number;
  /** The zeros of opening o: `zeros[zeroStarts[o]] …`. */
  readonly zeros: Int32Array;
  readonly zeroStarts: Int32Array;
};

/** Reads them off the numbers; negative numbers are mines. */
export function findItems(numbers: Int32Array, { starts, cells }: NeighborTable): BoardItems {
  const size = numbers.length;
  const labels = new Int32Array(size).fill(noItem);
  const zeros = new Int32Array(size);
  const firsts: number[] = [];
  let zeroCount = 0;
  let isolatedCount = 0;
  for (let first = 0; first < size; first++) {
    if (numbers[first] !== 0 || labels[first] !== noItem) continue;
    const opening = firsts.length;
    firsts.push(zeroCount);
    labels[first] = opening;
    zeros[zeroCount++] = first;
    for (let at = zeroCount - 1; at < zeroCount; at++) {
      const zero = zeros[at];
      for (let next = starts[zero]; next < starts[zero + 1]; next++) {
        const other = cells[next];
        if (numbers[other] > 0) labels[other] = beside;
        else if (labels[other] === noItem) {
          labels[other] = opening;
          zeros[zeroCount++] = other;
        }
      }
    }
  }
  for (let cell = 0; cell < size; cell++) {
    if (numbers[cell] <= 0 || labels[cell] !== noItem) continue;
    labels[cell] = isolated;
    isolatedCount++;
  }
  const openings = firsts.length;
  const zeroStarts = new Int32Array([...firsts, zeroCount]);
  const threeBv = openings + isolatedCount;
  return { labels, openings, isolatedCount, threeBv, zeros: zeros.subarray(0, zeroCount), zeroStarts };
}

/** Groups of isolated numbers that touch. */
export function countIslands({ labels }: BoardItems, { starts, cells }: NeighborTable): number {
  const met = new Uint8Array(labels.length);
  let islands = 0;
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] !== isolated || met[first] === 1) continue;
    islands++;
    met[first] = 1;
    const group = [first];
    for (let cell = group.pop(); cell !== undefined; cell = group.pop()) {
      for (let at = starts[cell]; at < starts[cell + 1]; at++) {
        const other = cells[at];
        if (labels[other] !== isolated || met[other] === 1) continue;
        met[other] = 1;
        group.push(other);
      }
    }
  }
  return islands;
}
