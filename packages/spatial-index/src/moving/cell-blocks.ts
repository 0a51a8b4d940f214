/**
 * Items that move, in cells whose lists change in O(1).
 *
 *     level 0    +-+-+-+-+-+-+-+-+      A cell lists the items whose lower left corner is in it. An item is at the first
 *                |a| | |b|c| | | |      level whose cells are larger than the item, so it ends in its own cell or in the
 *     level 1    +---+---+---+---+      next one, and a search looks further to the left and below.
 *                | d |   |   | e |
 *     level 2    +-------+-------+      Cells of level k are 2^k times as large as those of level 0, which get the size
 *                |   f   |       |      that leaves a few items in a cell (see tune-cells.ts).
 *
 * Eight by eight cells are a block. A hash table finds a block by its level, column and row, so the world has no bounds and
 * empty space costs nothing. If a window covers more blocks than exist, a search goes through the list of blocks.
 */
import { cellOf, exponentFor, powerOfTwo } from './cell-size.js';
import { IdSlots } from './id-slots.js';

/** Cells of one size. */
export type Level = {
  readonly level: number;
  /** Cells for a unit of length: a power of two; 0 if the one cell of the level is the world. */
  readonly scale: number;
  items: number;
  /** No item is wider or higher than this. */
  width: number;
  height: number;
  /** No item is in a cell outside of these. */
  minCol: number;
  maxCol: number;
  minRow: number;
  maxRow: number;
};

/** The level of items without an end, for which no cell is large enough. */
const worldLevel = 2_000;

/**
 * An item has 48 bytes. The first four of its six numbers are minX, minY, maxX and maxY. The last four of its twelve words are
 * these:
 */
export const itemNumbers = 6;
export const itemWords = 12;
const cellAt = 8;
export const nextAt = 9;
const previousAt = 10;
export const idAt = 11;

/**
 * A block is five words: its column, its row, its level, how many items it has, and how many of them searches have looked at
 * since it changed (see block-copies.ts).
 */
export const blockWords = 5;
const rowAt = 1;
export const levelAt = 2;
export const itemsAt = 3;
export const lookedAt = 4;

/** The items, their cells and the blocks of these. Slots of items and blocks are counted from 1: 0 is none. */
export class CellBlocks {
  /** How many items there are: the slots 1 to `count`. */
  count = 0;
  /** The items as numbers and as words, in the same memory. */
  numbers: Float64Array;
  words: Int32Array;
  /** The blocks 1 to `blockCount`. */
  blockCount = 0;
  emptyBlocks = 0;
  blocks: Int32Array = new Int32Array(8 * blockWords);
  /** The first item of each of the 64 cells of each block. */
  heads: Int32Array = new Int32Array(8 * 64);
  /** The levels that were used since all items were linked anew, the smallest cells first. */
  levels: Level[] = [];
  /** The exponent of the side of the cells of level 0. */
  exponent = 0;
  /** How often an item changed its cell, came or went. */
  changes = 0;
  private side = 1;
  private table: Int32Array = new Int32Array(16);
  private readonly slots: IdSlots = new IdSlots();

  constructor() {
    const buffer = new ArrayBuffer(16 * 8 * itemNumbers);
    this.numbers = new Float64Array(buffer);
    this.words = new Int32Array(buffer);
  }

  /** Gives an item a box; the item is new if its id is. */
  put(id: number, minX: number, minY: number, maxX: number, maxY: number): void {
    const slot = this.slots.get(id) || this.add(id);
    const { numbers } = this;
    const at = itemNumbers * slot;
    numbers[at] = minX;
    numbers[at + 1] = minY;
    numbers[at + 2] = maxX;
    numbers[at + 3] = maxY;
    this.link(slot);
  }

  /** Removes an item, whose slot goes to the last one; false if there is no such item. */
  remove(id: number): boolean {
    const { slots, words } = this;
    const slot = slots.get(id);
    if (slot === 0) return false;
    this.unlink(slot);
    slots.set(id, 0);
    this.changes += 1;
    const last = this.count--;
    if (slot !== last) {
      const at = itemWords * slot;
      words.copyWithin(at, itemWords * last, itemWords * (last + 1));
      slots.set(words[at + idAt], slot);
      if (words[at + nextAt] !== 0) words[itemWords * words[at + nextAt] + previousAt] = slot;
      if (words[at + previousAt] !== 0) words[itemWords * words[at + previousAt] + nextAt] = slot;
      else this.heads[words[at + cellAt]] = slot;
      this.blocks[blockWords * (words[at + cellAt] >> 6) + lookedAt] = 0;
    }
    words[itemWords * last + cellAt] = 0;
    return true;
  }

  /** The first item of the cell of an item. */
  headOf(slot: number): number {
    return this.heads[this.words[itemWords * slot + cellAt]];
  }

  /** The level of an item. */
  levelOfItem(slot: number): number {
    return this.blocks[blockWords * (this.words[itemWords * slot + cellAt] >> 6) + levelAt];
  }

  /** The block of a level at a column and a row of blocks; 0 if there is none. */
  blockAt(level: number, col: number, row: number): number {
    const { table, blocks } = this;
    const mask = table.length - 1;
    for (let place = hashOf(level, col, row) & mask; ; place = (place + 1) & mask) {
      const block = table[place];
      if (block === 0) return 0;
      const at = blockWords * block;
      if (blocks[at] === col && blocks[at + rowAt] === row && blocks[at + levelAt] === level) return block;
    }
  }

  /** Links all items anew, with cells of another size; blocks without items go. */
  relink(exponent: number): void {
    this.exponent = exponent;
    this.side = powerOfTwo(exponent);
    this.heads.fill(0, 0, 64 * (this.blockCount + 1));
    this.table.fill(0);
    this.levels = [];
    this.blockCount = 0;
    this.emptyBlocks = 0;
    for (let slot = 1; slot <= this.count; slot++) this.words[itemWords * slot + cellAt] = 0;
    for (let slot = 1; slot <= this.count; slot++) this.link(slot);
  }

  /** Adds an item, which has no cell yet, and returns its slot. */
  private add(id: number): number {
    const slot = ++this.count;
    if (itemWords * slot === this.words.length) {
      const buffer = new ArrayBuffer(2 * this.words.byteLength);
      const words = new Int32Array(buffer);
      words.set(this.words);
      this.words = words;
      this.numbers = new Float64Array(buffer);
    }
    this.words[itemWords * slot + idAt] = id;
    this.slots.set(id, slot);
    return slot;
  }

  /** Puts an item into the list of its cell, and takes it out of that of its former cell. */
  private link(slot: number): void {
    const { numbers, words, blocks } = this;
    const number = itemNumbers * slot;
    const width = numbers[number + 2] - numbers[number];
    const height = numbers[number + 3] - numbers[number + 1];
    const side = Math.max(width, height);
    const level = this.levelOf(side < this.side ? 0 : this.levelOfSide(side));
    const col = cellOf(numbers[number] * level.scale);
    const row = cellOf(numbers[number + 1] * level.scale);
    if (width > level.width) level.width = width;
    if (height > level.height) level.height = height;
    const inBlock = ((row & 7) << 3) | (col & 7);
    const cell = words[itemWords * slot + cellAt];
    if (cell !== 0) {
      const at = blockWords * (cell >> 6);
      const isSame =
        (cell & 63) === inBlock &&
        blocks[at] === col >> 3 &&
        blocks[at + rowAt] === row >> 3 &&
        blocks[at + levelAt] === level.level;
      if (isSame) {
        blocks[at + lookedAt] = 0;
        return;
      }
      this.unlink(slot);
      words[itemWords * slot + cellAt] = 0;
    }
    this.changes += 1;
    let block = this.blockAt(level.level, col >> 3, row >> 3);
    if (block === 0) {
      if (this.isFullOfEmpties()) {
        this.relink(this.exponent);
        return;
      }
      block = this.addBlock(level.level, col >> 3, row >> 3);
    }
    this.enter(slot, (block << 6) | inBlock);
    this.blocks[blockWords * block + lookedAt] = 0;
    if (this.blocks[blockWords * block + itemsAt]++ === 0) this.emptyBlocks -= 1;
    level.items += 1;
    if (col < level.minCol) level.minCol = col;
    if (col > level.maxCol) level.maxCol = col;
    if (row < level.minRow) level.minRow = row;
    if (row > level.maxRow) level.maxRow = row;
  }

  private enter(slot: number, cell: number): void {
    const { heads, words } = this;
    const head = heads[cell];
    const at = itemWords * slot;
    words[at + cellAt] = cell;
    words[at + nextAt] = head;
    words[at + previousAt] = 0;
    if (head !== 0) words[itemWords * head + previousAt] = slot;
    heads[cell] = slot;
  }

  private unlink(slot: number): void {
    const { words, blocks } = this;
    const at = itemWords * slot;
    const cell = words[at + cellAt];
    const next = words[at + nextAt];
    const previous = words[at + previousAt];
    if (previous === 0) this.heads[cell] = next;
    else words[itemWords * previous + nextAt] = next;
    if (next !== 0) words[itemWords * next + previousAt] = previous;
    const block = blockWords * (cell >> 6);
    blocks[block + lookedAt] = 0;
    if (--blocks[block + itemsAt] === 0) this.emptyBlocks += 1;
    this.levelOf(blocks[block + levelAt]).items -= 1;
  }

  private levelOfSide(side: number): number {
    return side === Number.POSITIVE_INFINITY ? worldLevel : Math.max(0, exponentFor(side) - this.exponent);
  }

  private levelOf(level: number): Level {
    const { levels } = this;
    for (let at = 0; at < levels.length; at++) if (levels[at].level === level) return levels[at];
    const scale = level === worldLevel ? 0 : powerOfTwo(-this.exponent - level);
    const none = { minCol: 2 ** 30, maxCol: -(2 ** 30), minRow: 2 ** 30, maxRow: -(2 ** 30) };
    const added = { level, scale, items: 0, width: 0, height: 0, ...none };
    levels.push(added);
    levels.sort((a, b) => a.level - b.level);
    return added;
  }

  /** Would another block need more room, although most blocks are empty? */
  private isFullOfEmpties(): boolean {
    return 64 * (this.blockCount + 1) === this.heads.length && 2 * this.emptyBlocks > this.blockCount;
  }

  private addBlock(level: number, col: number, row: number): number {
    if (64 * (this.blockCount + 1) === this.heads.length) this.growBlocks();
    const block = ++this.blockCount;
    const at = blockWords * block;
    this.blocks[at] = col;
    this.blocks[at + rowAt] = row;
    this.blocks[at + levelAt] = level;
    this.blocks[at + itemsAt] = 0;
    this.emptyBlocks += 1;
    this.enterTable(block);
    return block;
  }

  private growBlocks(): void {
    const { blocks, heads, table } = this;
    this.blocks = new Int32Array(2 * blocks.length);
    this.blocks.set(blocks);
    this.heads = new Int32Array(2 * heads.length);
    this.heads.set(heads);
    this.table = new Int32Array(2 * table.length);
    for (let block = 1; block <= this.blockCount; block++) this.enterTable(block);
  }

  private enterTable(block: number): void {
    const { table, blocks } = this;
    const mask = table.length - 1;
    const at = blockWords * block;
    let place = hashOf(blocks[at + levelAt], blocks[at], blocks[at + rowAt]) & mask;
    while (table[place] !== 0) place = (place + 1) & mask;
    table[place] = block;
  }
}

function hashOf(level: number, col: number, row: number): number {
  const mixed = Math.imul(col, 0x9e37_79b1) ^ Math.imul(row, 0x85eb_ca6b) ^ Math.imul(level, 0xc2b2_ae35);
  return mixed ^ (mixed >>> 15);
}
