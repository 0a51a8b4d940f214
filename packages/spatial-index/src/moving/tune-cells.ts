/**
 * How large should the cells be? A search is quick if most items share their cell with a few others: the median should be from
 * two to five. It is looked at after half as many changes as there are items, so that linking all items anew costs each change
 * little, and no parameter has to be guessed.
 */
import { type CellBlocks, itemNumbers, itemWords, nextAt } from './cell-blocks.js';
import { exponentFor, leastExponent } from './cell-size.js';

const leastChanges = 32;
const sampleSize = 256;
const crowd = 6;
/** Cells are never larger than this exponent says; the greatest coordinates are below 2^500. */
const greatestExponent = 500;
/** So many items of a crowded cell are looked at. */
const longestList = 1_024;

/** Of some of the items: their slots, the crowds in their cells, their sides. */
const slots = new Int32Array(sampleSize);
const crowds = new Int32Array(sampleSize);
const sides = new Float64Array(sampleSize);

/** Changes the size of the cells if most items are crowded or alone. */
export function tuneCells(blocks: CellBlocks): void {
  if (blocks.changes < Math.max(leastChanges, blocks.count / 2)) return;
  const count = lookAtSome(blocks);
  if (count > 0) {
    // Most items are smaller than such cells, so that they are at level 0.
    const least = Math.min(greatestExponent, exponentFor(sides.subarray(0, count).sort()[(3 * count) >> 2]));
    if (blocks.exponent < least) blocks.relink(least);
    while (partCrowd(blocks, least));
    const greatest = Math.min(greatestExponent, Math.max(least, exponentFor(spreadOfSample(blocks, count))));
    while (blocks.exponent < greatest && crowds[medianOf(blocks)] === 1) blocks.relink(blocks.exponent + 1);
  }
  blocks.changes = 0;
}

/** Makes the cells so small that those in a crowded cell come apart. Items at one place can't be parted. */
function partCrowd(blocks: CellBlocks, least: number): boolean {
  const before = blocks.exponent;
  const median = medianOf(blocks);
  const crowded = crowds[median];
  if (crowded < crowd || before <= Math.max(least, leastExponent)) return false;
  const apart = exponentFor(spreadInCell(blocks, slots[median]));
  // What lies further apart than a cell is wide is beyond the last cell, and the cells are much too small.
  const wanted = apart > before + 1 ? apart - 2 : Math.min(before - 1, apart - 2);
  blocks.relink(Math.max(least, leastExponent, Math.min(greatestExponent, wanted)));
  if (3 * crowds[medianOf(blocks)] <= 2 * crowded) return true;
  blocks.relink(before);
  return false;
}

/** Where in the sample is the median of the crowds? */
function medianOf(blocks: CellBlocks): number {
  const count = lookAtSome(blocks);
  const order = crowds.slice(0, count).sort();
  return crowds.indexOf(order[count >> 1]);
}

/** Takes a sample of the items; returns how many. */
function lookAtSome(blocks: CellBlocks): number {
  const { numbers, words, count } = blocks;
  const stride = Math.max(1, Math.floor(count / sampleSize));
  let taken = 0;
  for (let slot = 1; slot <= count && taken < sampleSize; slot += stride) {
    const at = itemNumbers * slot;
    const side = Math.max(numbers[at + 2] - numbers[at], numbers[at + 3] - numbers[at + 1]);
    // Items without an end are in no cell of level 0, however large.
    if (side === Number.POSITIVE_INFINITY) continue;
    slots[taken] = slot;
    sides[taken] = side;
    let items = 0;
    for (
      let other = blocks.headOf(slot);
      other !== 0 && items < longestList;
      other = words[itemWords * other + nextAt]
    ) {
      items++;
    }
    crowds[taken++] = items;
  }
  return taken;
}

/** How far apart the corners of the items of a cell are. */
function spreadInCell(blocks: CellBlocks, slot: number): number {
  const { words } = blocks;
  bounds.fill(Number.POSITIVE_INFINITY);
  let items = 0;
  for (let other = blocks.headOf(slot); other !== 0 && items < longestList; other = words[itemWords * other + nextAt]) {
    widen(blocks, other);
    items++;
  }
  return spread();
}

/** How far apart the corners of the sample are. */
function spreadOfSample(blocks: CellBlocks, count: number): number {
  bounds.fill(Number.POSITIVE_INFINITY);
  for (let at = 0; at < count; at++) widen(blocks, slots[at]);
  return spread();
}

/** The least x and y of corners, and the least of their negatives. */
const bounds = new Float64Array(4);

function widen({ numbers }: CellBlocks, slot: number): void {
  const x = numbers[itemNumbers * slot];
  const y = numbers[itemNumbers * slot + 1];
  bounds[0] = Math.min(bounds[0], x);
  bounds[1] = Math.min(bounds[1], y);
  bounds[2] = Math.min(bounds[2], -x);
  bounds[3] = Math.min(bounds[3], -y);
}

function spread(): number {
  return Math.max(-bounds[2] - bounds[0], -bounds[3] - bounds[1]);
}
