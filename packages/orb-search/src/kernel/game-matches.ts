/**
 * What matches on a board of at most 32 columns, for all types at once. On boards of up to eight columns a row is one word
 * with four bits a cell, the type; on wider ones it is four words of one bit a cell. Two cells hold the same type where no
 * bit differs.
 *
 *     row r      . X X X .      along:  equal to the right & the same one further
 *     row r+1    . X . . .      down:   equal below & the same one row down
 *     row r+2    . X . . .      square: equal to the right, in this row and the next, and equal below
 *
 * A match is a connected group of clearing cells of one type, in the drag games and in the swap games. Where a type needs
 * other runs than of three, or cells are locked, the rows of each type are words of their own.
 */
import type { GameTable } from './game-table.js';

/** What a reader of other rules is to {@link gameMatches}. */
export type SpecialMatches = {
  /** Reads a board into rows of bits, the cells that clear, with an empty row before them and one after. */
  readonly readInto: (pieces: Int16Array, clearing: Int32Array) => boolean;
  /** By type how many cells a group has at least. */
  readonly minGroup: Uint8Array;
};

/** Reads boards of one size. */
export type GameMatches = {
  /** Reads a board; does anything on it match, but for groups that are too small? */
  readonly read: (pieces: Int16Array) => boolean;
  /** Splits what was found by {@link GameMatches.read} into groups, once, and says how many. Groups come by their first cell. */
  readonly split: (pieces: Int16Array) => number;
  /** The cells of group g: `cells[starts[g]]` up to `cells[starts[g + 1]]`, the first of them first. */
  readonly cells: Int16Array;
  readonly starts: Int16Array;
};

/** A reader for the boards of a size; of a piece the low four bits are its type, and 15 matches nothing. */
export function gameMatches({
  rows,
  cols,
  rowOf,
  squares,
  special,
}: Pick<GameTable, 'rows' | 'cols' | 'rowOf' | 'squares'> & {
  readonly special?: SpecialMatches | undefined;
}): GameMatches {
  const size = rows * cols;
  const clearing = new Int32Array(rows + 2);
  const cells = new Int16Array(size);
  const starts = new Int16Array(size + 1);
  const stack = new Int16Array(size);
  let height = 0;

  const read = special ? (pieces: Int16Array) => special.readInto(pieces, clearing) : cols <= 8 ? readNarrow : readWide;
  return { read, split, cells, starts };

  function readNarrow(pieces: Int16Array): boolean {
    clearing.fill(0);
    let found = 0;
    let cell = 0;
    let above = -1;
    let asideAbove = 0;
    let downAbove = 0;
    // The lowest bit of each cell that has one to the right.
    const room = lowest & ((1 << (4 * (cols - 1))) - 1);
    for (let row = 0; row < rows; row++) {
      let word = (-1 << (4 * cols - 4)) << 4;
      for (let shift = 0; shift < 4 * cols; shift += 4) word |= (pieces[cell++] & 15) << shift;
      // A cell without a colour has all four bits, as have those beyond the last column.
      const filled = anyBit(~word);
      const aside = filled & room & ~anyBit(word ^ (word >>> 4));
      const down = filled & ~anyBit(word ^ above);
      const along = aside & (aside >>> 4);
      const three = down & downAbove;
      const square = squares ? aside & asideAbove & down : 0;
      if ((along | three | square) !== 0) {
        found = 1;
        const both = square | (square << 4);
        clearing[row + 1] |= oneBit(along | (along << 4) | (along << 8) | three | both);
        clearing[row] |= oneBit(three | both);
        if (row > 1) clearing[row - 1] |= oneBit(three);
      }
      above = word;
      asideAbove = aside;
      downAbove = down;
    }
    return found === 1;
  }

  function readWide(pieces: Int16Array): boolean {
    clearing.fill(0);
    let found = 0;
    let cell = 0;
    // The row above: its words, what is equal to the right in it, and what is equal between it and the one above it.
    let above0 = 0;
    let above1 = 0;
    let above2 = 0;
    let above3 = 0;
    let asideAbove = 0;
    let downAbove = 0;
    let filledAbove = 0;
    for (let row = 0; row < rows; row++) {
      let word0 = 0;
      let word1 = 0;
      let word2 = 0;
      let word3 = 0;
      for (let col = 0; col < cols; col++) {
        const type = pieces[cell++];
        word0 |= (type & 1) << col;
        word1 |= ((type >> 1) & 1) << col;
        word2 |= ((type >> 2) & 1) << col;
        word3 |= ((type >> 3) & 1) << col;
      }
      // All four bits are set where there is no colour.
      const filled = ~(word0 & word1 & word2 & word3);
      const room = (1 << (cols - 1)) - 1;
      const aside =
        filled &
        room &
        ~((word0 ^ (word0 >>> 1)) | (word1 ^ (word1 >>> 1)) | (word2 ^ (word2 >>> 1)) | (word3 ^ (word3 >>> 1)));
      const down = filled & filledAbove & ~((word0 ^ above0) | (word1 ^ above1) | (word2 ^ above2) | (word3 ^ above3));
      const along = aside & (aside >>> 1);
      const three = down & downAbove;
      const square = squares ? aside & asideAbove & down : 0;
      if ((along | three | square) !== 0) {
        found = 1;
        const both = square | (square << 1);
        clearing[row + 1] |= along | (along << 1) | (along << 2) | three | both;
        clearing[row] |= three | both;
        if (row > 1) clearing[row - 1] |= three;
      }
      above0 = word0;
      above1 = word1;
      above2 = word2;
      above3 = word3;
      asideAbove = aside;
      downAbove = down;
      filledAbove = filled & (2 * room + 1);
    }
    return found === 1;
  }

  function split(pieces: Int16Array): number {
    let groups = 0;
    let count = 0;
    for (let row = 0; row < rows; row++) {
      while (clearing[row + 1] !== 0) {
        const first = row * cols + 31 - Math.clz32(clearing[row + 1] & -clearing[row + 1]);
        starts[groups] = count;
        const end = flood(pieces, first, count);
        if (special && end - count < special.minGroup[pieces[first]]) continue;
        groups += 1;
        count = end;
      }
    }
    starts[groups] = count;
    return groups;
  }

  /** Takes the group of a cell out of what clears. */
  function flood(pieces: Int16Array, seed: number, count: number): number {
    const type = pieces[seed] & 15;
    height = 0;
    take(seed);
    while (height > 0) {
      const cell = stack[--height];
      cells[count++] = cell;
      const at = rowOf[cell] + 1;
      const bit = 1 << (cell - rowOf[cell] * cols);
      if ((clearing[at] & (bit << 1)) !== 0 && (pieces[cell + 1] & 15) === type) take(cell + 1);
      if ((clearing[at] & (bit >>> 1)) !== 0 && (pieces[cell - 1] & 15) === type) take(cell - 1);
      if ((clearing[at - 1] & bit) !== 0 && (pieces[cell - cols] & 15) === type) take(cell - cols);
      if ((clearing[at + 1] & bit) !== 0 && (pieces[cell + cols] & 15) === type) take(cell + cols);
    }
    return count;
  }

  function take(cell: number): void {
    const row = rowOf[cell];
    clearing[row + 1] &= ~(1 << (cell - row * cols));
    stack[height++] = cell;
  }
}

/** The lowest bit of each of eight cells. */
const lowest = 0x11111111;

/** The lowest bit of each cell of which any bit is set. */
function anyBit(word: number): number {
  word |= word >>> 1;
  return (word | (word >>> 2)) & lowest;
}

/** From the lowest of four bits a cell to one bit a cell. */
function oneBit(word: number): number {
  word = (word | (word >>> 3)) & 0x03030303;
  word = (word | (word >>> 6)) & 0x000f000f;
  return (word | (word >>> 12)) & 0xff;
}
