/**
 * How large should the cells be? A search is quick if most items share their cell with a few others: the median should be from
 * two to five. It is looked at after half as many changes as there are items, so that linking all items anew costs each change
 * little, and no parameter has to be guessed.
 */
import { type CellBlocks, itemNumbers, itemWords, nextAt } from './cell-blocks.js';
import { leastExponent, powerOfTwo } from './cell-size.js';

const leastChanges = 32;
const sampleSize = 256;
const crowd = 6;
/** Cells are never larger than this exponent says; the greatest coordinates are below 2^500. */
const greatestExponent = 500;
const sample = new Int32Array(sampleSize);

/** Changes the size of the cells if most items are crowded or alone. */
export function tuneCells(blocks: CellBlocks): void {
  if (blocks.changes < Math.max(leastChanges, blocks.count / 2)) return;
  while (blocks.exponent > leastExponent && shrinkCells(blocks));
  while (blocks.exponent < greatestExponent && medianCrowd(blocks, powerOfTwo(blocks.exponent)) <= 1) {
    blocks.relink(blocks.exponent + 1);
  }
  blocks.changes = 0;
}

/** Makes the cells smaller if that parts those that crowd; items at one place can't be parted. */
function shrinkCells(blocks: CellBlocks): boolean {
  const before = blocks.exponent;
  // Larger items would go to another level and crowd there.
  const half = powerOfTwo(before) / 2;
  const crowded = medianCrowd(blocks, half);
  if (crowded < crowd) return false;
  blocks.relink(before - 1);
  if (3 * medianCrowd(blocks, half) <= 2 * crowded) return true;
  blocks.relink(before);
  return false;
}

/** Of some of the items with sides below a limit, how many are in their cells: the median; 0 if fewer than three of four items are such. */
function medianCrowd(blocks: CellBlocks, limit: number): number {
  const { numbers, words, count } = blocks;
  const stride = Math.max(1, Math.floor(count / sampleSize));
  let looked = 0;
  let taken = 0;
  for (let slot = 1; slot <= count && looked < sampleSize; slot += stride) {
    looked++;
    const at = itemNumbers * slot;
    if (Math.max(numbers[at + 2] - numbers[at], numbers[at + 3] - numbers[at + 1]) >= limit) continue;
    let items = 0;
    for (let other = blocks.headOf(slot); other !== 0; other = words[itemWords * other + nextAt]) items++;
    sample[taken++] = items;
  }
  if (4 * taken < 3 * looked) return 0;
  return sample.subarray(0, taken).sort()[taken >> 1];
}
