/**
 * Boards of at most 8×8 by the ordinary rules: the kernel plays them in words, and values are built only for what clears.
 * The kernel of the size that was asked for last is kept: it holds nothing that an answer depends on.
 */
import type { GridLike } from '@kit/grid';
import { twoWordWaves } from '../kernel/two-word-waves.js';
import { type WordWaves, wordWaves } from '../kernel/word-waves.js';
import type { Match, Resolution } from '../types.js';

type Known = { readonly rows: number; readonly cols: number; readonly waves: WordWaves };

let last: Known | undefined;

/** The matches of a board, in the order of their first cells; undefined for what is no small list of types. */
export function smallMatches(board: GridLike): Match[] | undefined {
  const kernel = kernelOf(board);
  if (!kernel?.read(board.cells as readonly number[])) return undefined;
  const groups = kernel.next();
  return groups === 0 ? [] : takeMatches(kernel, groups);
}

/** Clears, drops and clears again until nothing matches; undefined for what is no small list of types. */
export function smallResolution(board: GridLike): Resolution | undefined {
  const kernel = kernelOf(board);
  if (!kernel) return undefined;
  // A copy of a list is the fastest list of that length; and while the kernel plays it no getter of the caller is asked.
  const left = [...(board.cells as readonly number[])];
  if (!kernel.read(left)) return undefined;
  const waves: Match[][] = [];
  let combos = 0;
  for (let groups = kernel.next(); groups > 0; groups = kernel.next()) {
    combos += groups;
    waves.push(takeMatches(kernel, groups));
  }
  if (combos > 0) kernel.write(left);
  return { waves, combos, board: { rows: board.rows, cols: board.cols, cells: left } };
}

/** The kernel for a board, if that is at most 8×8, in an array; asks for no more than the shape, and repairs nothing. */
function kernelOf(board: GridLike): WordWaves | undefined {
  try {
    const { rows, cols, cells } = board;
    if (!Array.isArray(cells)) return undefined;
    if (last?.rows !== rows || last.cols !== cols) {
      if (!isSide(rows) || !isSide(cols)) return undefined;
      last = { rows, cols, waves: rows * cols > 32 ? twoWordWaves(rows, cols) : wordWaves(rows, cols) };
    }
    return cells.length === rows * cols ? last.waves : undefined;
  } catch {
    // What can't be read is refused by those who check it.
    return undefined;
  }
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length >= 1 && length <= 8;
}

/** The matches of the wave that was just played; a list that begins with its first is the fastest. */
function takeMatches({ groups, types, lowCells }: WordWaves, count: number): Match[] {
  const found: Match[] = [{ type: types[0], cells: cellsOf(groups[0], groups[1], lowCells) }];
  for (let i = 1; i < count; i++) {
    found.push({ type: types[i], cells: cellsOf(groups[2 * i], groups[2 * i + 1], lowCells) });
  }
  return found;
}

/** The cells of a group in ascending order; nearly all groups stand in one word. */
function cellsOf(low: number, high: number, lowCells: number): number[] {
  if (high === 0) return cellsFrom(low, 0);
  if (low === 0) return cellsFrom(high, lowCells);
  const cells: number[] = [];
  for (let left = low; left !== 0; left &= left - 1) cells.push(31 - Math.clz32(left & -left));
  for (let left = high; left !== 0; left &= left - 1) cells.push(lowCells + 31 - Math.clz32(left & -left));
  return cells;
}

/** The cells of a word, of three at least: three are written out, and more are added to them. */
function cellsFrom(word: number, first: number): number[] {
  const base = first + 31;
  const rest = word & (word - 1);
  const more = rest & (rest - 1);
  const a = base - Math.clz32(word & -word);
  const b = base - Math.clz32(rest & -rest);
  const c = base - Math.clz32(more & -more);
  const last = more & (more - 1);
  if (last === 0) return [a, b, c];
  const d = base - Math.clz32(last & -last);
  let left = last & (last - 1);
  if (left === 0) return [a, b, c, d];
  const cells = [a, b, c, d];
  for (; left !== 0; left &= left - 1) cells.push(base - Math.clz32(left & -left));
  return cells;
}
