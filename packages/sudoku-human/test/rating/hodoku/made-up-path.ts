import { createBoard } from '../../../src/rating/hodoku/board.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { cells } from '../../techniques/positions.js';

/** The digits as a mask. */
export function maskOf(...digits: readonly number[]): number {
  return digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
}

/** A path that begins with these candidates, the same in all cells that aren't named, and with digits that were filled in. */
export function madeUpPath(
  masks: Readonly<Record<number, number>>,
  others: number,
  values: Readonly<Record<number, number>> = {},
): Path {
  const board = createBoard(
    cells.map((cell) => values[cell] ?? 0),
    cells.map((cell) => masks[cell] ?? others),
  );
  return { board, givens: cells.map(() => 0), solution: [], facts: new Map(), memory: new Map() };
}

/** Candidates as `r1c2≠3`, sorted. */
export function told(effects: readonly number[] = []): string[] {
  return effects.map((e) => `r${Math.floor(e / 81) + 1}c${(Math.floor(e / 9) % 9) + 1}≠${(e % 9) + 1}`).sort();
}
