/**
 * Which items touch a window? Their slots and ids are put on a stack that all questions share, so that a question allocates
 * nothing.
 */
import { type BlockCopy, copyOf } from './block-copies.js';
import {
  blockWords,
  type CellBlocks,
  idAt,
  itemNumbers,
  itemsAt,
  itemWords,
  type Level,
  levelAt,
  lookedAt,
  nextAt,
} from './cell-blocks.js';
import { cellOf } from './cell-size.js';

/** By how much of a number a sum of two is at most wrong, and more. */
const slack = 1e-15;

/** A window, and the slots of the items that were found. A question puts its finds above those of the one that it is asked in. */
export class Finds {
  /** The window: minX, minY, maxX, maxY. Numbers that are passed on would be allocated, those in a list are not. */
  readonly window: Float64Array = new Float64Array(4);
  slots: Int32Array = new Int32Array(64);
  ids: Int32Array = new Int32Array(64);
  top = 0;
  /** Copies of blocks that were searched often. */
  readonly copies: (BlockCopy | undefined)[] = [];

  /** Sets the window. */
  look(minX: number, minY: number, maxX: number, maxY: number): void {
    const { window } = this;
    window[0] = minX;
    window[1] = minY;
    window[2] = maxX;
    window[3] = maxY;
  }

  /** Makes room for twice as many. */
  grow(): void {
    const { slots, ids } = this;
    this.slots = new Int32Array(2 * slots.length);
    this.slots.set(slots);
    this.ids = new Int32Array(2 * ids.length);
    this.ids.set(ids);
  }
}

/** Finds the items that touch the window, edges included. */
export function searchBlocks(blocks: CellBlocks, finds: Finds): void {
  const { levels } = blocks;
  for (let at = 0; at < levels.length; at++) searchLevel(blocks, levels[at], finds);
}

/** Finds those of one level. */
export function searchLevel(blocks: CellBlocks, level: Level, finds: Finds): void {
  if (level.items === 0) return;
  const { window } = finds;
  const { scale } = level;
  const fromCol = Math.max(level.minCol, firstCell(window[0], level.width, scale));
  const fromRow = Math.max(level.minRow, firstCell(window[1], level.height, scale));
  const toCol = Math.min(level.maxCol, cellOf(window[2] * scale));
  const toRow = Math.min(level.maxRow, cellOf(window[3] * scale));
  if (fromCol > toCol || fromRow > toRow) return;
  const firstCol = fromCol >> 3;
  const lastCol = toCol >> 3;
  const firstRow = fromRow >> 3;
  const lastRow = toRow >> 3;
  if ((lastCol - firstCol + 1) * (lastRow - firstRow + 1) <= blocks.blockCount) {
    for (let row = firstRow; row <= lastRow; row++) {
      for (let col = firstCol; col <= lastCol; col++) {
        const block = blocks.blockAt(level.level, col, row);
        if (block !== 0) searchBlock(blocks, block, fromCol, fromRow, toCol, toRow, finds);
      }
    }
    return;
  }
  for (let block = 1; block <= blocks.blockCount; block++) {
    const at = blockWords * block;
    if (blocks.blocks[at + levelAt] !== level.level) continue;
    const col = blocks.blocks[at];
    const row = blocks.blocks[at + 1];
    if (col < firstCol || col > lastCol || row < firstRow || row > lastRow) continue;
    searchBlock(blocks, block, fromCol, fromRow, toCol, toRow, finds);
  }
}

/** The first cell with items that can reach a coordinate: the one before its own, or a later one if the items are small. */
function firstCell(value: number, side: number, scale: number): number {
  // A little further than needed, to be safe from the rounding of sides and differences.
  const reached = value - (side + (Math.abs(value) + side) * slack + Number.MIN_VALUE);
  return Math.max(cellOf(value * scale) - 1, cellOf(reached * scale));
}

/** A copy is made once searches have looked at so many times as many items as it has. */
const copyAfter = 2;

/** Finds those in the cells of a block. */
function searchBlock(
  blocks: CellBlocks,
  block: number,
  fromCol: number,
  fromRow: number,
  toCol: number,
  toRow: number,
  finds: Finds,
): void {
  const info = blocks.blocks;
  const at = blockWords * block;
  const items = info[at + itemsAt];
  if (items === 0) return;
  const left = info[at] << 3;
  const bottom = info[at + 1] << 3;
  const firstCol = Math.max(0, fromCol - left);
  const lastCol = Math.min(7, toCol - left);
  const firstRow = Math.max(0, fromRow - bottom);
  const lastRow = Math.min(7, toRow - bottom);
  if (info[at + lookedAt] >= copyAfter * items) {
    searchCopy(copyOf(blocks, block, finds.copies), firstCol, firstRow, lastCol, lastRow, finds);
    return;
  }
  const { heads, words, numbers } = blocks;
  const { window } = finds;
  const minX = window[0];
  const minY = window[1];
  const maxX = window[2];
  const maxY = window[3];
  let { slots, ids, top } = finds;
  let looked = 0;
  for (let row = firstRow; row <= lastRow; row++) {
    const rowStart = (block << 6) + (row << 3);
    for (let cell = rowStart + firstCol; cell <= rowStart + lastCol; cell++) {
      for (let slot = heads[cell]; slot !== 0; slot = words[itemWords * slot + nextAt]) {
        const number = itemNumbers * slot;
        looked++;
        if (
          numbers[number] <= maxX &&
          numbers[number + 2] >= minX &&
          numbers[number + 1] <= maxY &&
          numbers[number + 3] >= minY
        ) {
          if (top === slots.length) {
            finds.grow();
            slots = finds.slots;
            ids = finds.ids;
          }
          slots[top] = slot;
          ids[top++] = words[itemWords * slot + idAt];
        }
      }
    }
  }
  finds.top = top;
  info[at + lookedAt] += looked;
}

/** The same in a copy, in which the items of a row of cells are side by side. */
function searchCopy(
  { starts, boxes, names }: BlockCopy,
  firstCol: number,
  firstRow: number,
  lastCol: number,
  lastRow: number,
  finds: Finds,
): void {
  const { window } = finds;
  const minX = window[0];
  const minY = window[1];
  const maxX = window[2];
  const maxY = window[3];
  let { slots, ids, top } = finds;
  for (let row = firstRow; row <= lastRow; row++) {
    const end = starts[(row << 3) + lastCol + 1];
    for (let place = starts[(row << 3) + firstCol]; place < end; place++) {
      const at = 4 * place;
      if (boxes[at] <= maxX && boxes[at + 2] >= minX && boxes[at + 1] <= maxY && boxes[at + 3] >= minY) {
        if (top === slots.length) {
          finds.grow();
          slots = finds.slots;
          ids = finds.ids;
        }
        slots[top] = names[2 * place];
        ids[top++] = names[2 * place + 1];
      }
    }
  }
  finds.top = top;
}
