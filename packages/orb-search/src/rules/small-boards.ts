/**
 * Boards of at most 8×8 by the ordinary rules: the resolver of the path search plays them wave by wave, and values are built
 * only for what clears. The resolver of the size that was asked for last is kept: it holds nothing that an answer depends on.
 */
import type { GridLike } from '@kit/grid';
import { firstCleared } from '../kernel/last-board.js';
import { narrowShape } from '../kernel/narrow-board.js';
import { narrowResolver } from '../kernel/narrow-resolver.js';
import { wideShape } from '../kernel/wide-board.js';
import { wideResolver } from '../kernel/wide-resolver.js';
import type { Match, Resolution } from '../types.js';

/** Boards of one size; the board is in `last`, as the resolver left it. */
type Kernel = {
  readonly rows: number;
  readonly cols: number;
  readonly bitOf: Uint8Array;
  readonly cellOf: Uint8Array;
  /** How far the first column of the high word is from the last of the low one. */
  readonly carry: number;
  readonly notTop: number;
  readonly notBottom: number;
  readonly last: Int32Array;
  /** Plays one wave; says how many groups cleared. */
  readonly next: () => number;
};

let kernel: Kernel | undefined;

/** The planes before a wave, which tell what cleared in it. */
const before = /* @__PURE__ */ new Int32Array(8);

/** The matches of a board, in the order of their first cells; undefined for what is no small list of types. */
export function smallMatches(board: GridLike): Match[] | undefined {
  const known = kernelOf(board);
  return known && read(known, board.cells as readonly number[]) ? nextWave(known) : undefined;
}

/** Clears, drops and clears again until nothing matches; undefined for what is no small list of types. */
export function smallResolution(board: GridLike): Resolution | undefined {
  const known = kernelOf(board);
  if (!known) return undefined;
  // A copy of a list is the fastest list of that length; and while the kernel plays it no getter of the caller is asked.
  const left = [...(board.cells as readonly number[])];
  if (!read(known, left)) return undefined;
  const waves: Match[][] = [];
  let combos = 0;
  for (let wave = nextWave(known); wave.length > 0; wave = nextWave(known)) {
    combos += wave.length;
    waves.push(wave);
  }
  if (combos > 0) for (let cell = 0; cell < left.length; cell++) left[cell] = codeAt(known.last, known.bitOf[cell]) - 1;
  return { waves, combos, board: { rows: board.rows, cols: board.cols, cells: left } };
}

/** The kernel for a board, if that is at most 8×8, in an array; asks for no more than the shape, and repairs nothing. */
function kernelOf(board: GridLike): Kernel | undefined {
  try {
    const { rows, cols, cells } = board;
    if (!Array.isArray(cells)) return undefined;
    if (kernel?.rows !== rows || kernel.cols !== cols) {
      if (!isSide(rows) || !isSide(cols)) return undefined;
      kernel = rows * cols > 32 ? wideKernel(rows, cols) : narrowKernel(rows, cols);
    }
    return cells.length === rows * cols ? kernel : undefined;
  } catch {
    // What can't be read is refused by those who check it.
    return undefined;
  }
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length >= 1 && length <= 8;
}

function narrowKernel(rows: number, cols: number): Kernel {
  const shape = narrowShape(rows, cols);
  const { resolve, last } = narrowResolver(shape);
  return { ...shape, carry: 0, last, next: () => resolve(last[0], last[1], last[2], last[3], true) };
}

function wideKernel(rows: number, cols: number): Kernel {
  const shape = wideShape(rows, cols);
  const { resolve, last } = wideResolver(shape);
  const { notTop, notBottom } = shape.low;
  return { ...shape, notTop, notBottom, last, next: () => resolve(last, 0, true) };
}

/** Takes a board: false where there is anything but types, or -1. */
function read({ bitOf, last }: Kernel, cells: readonly unknown[]): boolean {
  let [l0, l1, l2, l3, h0, h1, h2, h3, codes] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < cells.length; cell++) {
    const type = cells[cell];
    // A number, for a symbol or an object can't always be turned into one; no fraction, and no -0.
    if (typeof type !== 'number' || !Object.is(type | 0, type)) return false;
    const code = type + 1;
    const bit = bitOf[cell];
    codes |= code;
    if (bit < 32) {
      l0 |= (code & 1) << bit;
      l1 |= ((code >> 1) & 1) << bit;
      l2 |= ((code >> 2) & 1) << bit;
      l3 |= ((code >> 3) & 1) << bit;
    } else {
      h0 |= (code & 1) << bit;
      h1 |= ((code >> 1) & 1) << bit;
      h2 |= ((code >> 2) & 1) << bit;
      h3 |= ((code >> 3) & 1) << bit;
    }
  }
  last[0] = l0;
  last[1] = l1;
  last[2] = l2;
  last[3] = l3;
  last[4] = h0;
  last[5] = h1;
  last[6] = h2;
  last[7] = h3;
  // A code beyond 15, or below 0, has a higher bit.
  return codes >>> 4 === 0;
}

function codeAt(planes: Int32Array, bit: number): number {
  const word = (bit >> 5) << 2;
  return (
    ((planes[word] >>> bit) & 1) |
    (((planes[word + 1] >>> bit) & 1) << 1) |
    (((planes[word + 2] >>> bit) & 1) << 2) |
    (((planes[word + 3] >>> bit) & 1) << 3)
  );
}

/** Plays a wave, and lists what cleared in the order of first cells. */
function nextWave({ rows, cellOf, carry, notTop, notBottom, last, next }: Kernel): Match[] {
  for (let word = 0; word < 8; word++) before[word] = last[word];
  const matches: Match[] = [];
  if (next() === 0) return matches;
  let low = last[firstCleared];
  let high = last[firstCleared + 1];
  while ((low | high) !== 0) {
    let groupLow = low & -low;
    let groupHigh = low === 0 ? high & -high : 0;
    const code = codeAt(before, low === 0 ? 63 - Math.clz32(groupHigh) : 31 - Math.clz32(groupLow));
    const sameLow = low & cellsOfCode(0, code);
    const sameHigh = high & cellsOfCode(4, code);
    for (;;) {
      const grownLow =
        sameLow &
        (groupLow |
          ((groupLow << 1) & notBottom) |
          ((groupLow >>> 1) & notTop) |
          (groupLow << rows) |
          (groupLow >>> rows) |
          (groupHigh << carry));
      const grownHigh =
        sameHigh &
        (groupHigh |
          ((groupHigh << 1) & notBottom) |
          ((groupHigh >>> 1) & notTop) |
          (groupHigh << rows) |
          (groupHigh >>> rows) |
          (groupLow >>> carry));
      if (grownLow === groupLow && grownHigh === groupHigh) break;
      groupLow = grownLow;
      groupHigh = grownHigh;
    }
    low ^= groupLow;
    high ^= groupHigh;
    const match = { type: code - 1, cells: cellsOf(groupLow, groupHigh, cellOf) };
    let at = matches.length;
    for (; at > 0 && matches[at - 1].cells[0] > match.cells[0]; at--) matches[at] = matches[at - 1];
    matches[at] = match;
  }
  return matches;
}

/** The cells that hold a code, of the low words or, from 4 on, of the high ones. */
function cellsOfCode(word: number, code: number): number {
  return (
    (before[word] ^ ((code & 1) - 1)) &
    (before[word + 1] ^ (((code >> 1) & 1) - 1)) &
    (before[word + 2] ^ (((code >> 2) & 1) - 1)) &
    (before[word + 3] ^ ((code >> 3) - 1))
  );
}

/** The cells of a group in ascending order. Nearly all groups are three in a line, and a list that is written out is fast. */
function cellsOf(low: number, high: number, cellOf: Uint8Array): number[] {
  const word = low === 0 ? high : low;
  const base = low === 0 ? 63 : 31;
  const rest = word & (word - 1);
  const more = rest & (rest - 1);
  if ((low === 0 || high === 0) && (more & (more - 1)) === 0) {
    const a = cellOf[base - Math.clz32(word & -word)];
    const b = cellOf[base - Math.clz32(rest & -rest)];
    const c = cellOf[base - Math.clz32(more)];
    return a < c ? [a, b, c] : [c, b, a];
  }
  const cells: number[] = [];
  for (let left = low; left !== 0; left &= left - 1) insert(cells, cellOf[31 - Math.clz32(left & -left)]);
  for (let left = high; left !== 0; left &= left - 1) insert(cells, cellOf[63 - Math.clz32(left & -left)]);
  return cells;
}

function insert(cells: number[], cell: number): void {
  let at = cells.length;
  for (; at > 0 && cells[at - 1] > cell; at--) cells[at] = cells[at - 1];
  cells[at] = cell;
}
