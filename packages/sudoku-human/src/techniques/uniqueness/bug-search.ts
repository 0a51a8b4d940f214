/**
 * The bivalue universal grave (BUG): every open cell has two candidates, every digit two places in each house that
 * lacks it. Such a board has no solution or several.
 *
 * On a board that is nearly one, the extra candidates are those that must go to make it one. A few cells have more than
 * two candidates; each way to keep two in each of them is tried, and the board looked at after each.
 */

import { countBits } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';

/** A board that would be a BUG without some candidates. */
export type NearBug = {
  /** The cells with extra candidates, ascending. */
  readonly cells: readonly number[];
  /** By cell of that list: the mask of its extra candidates. */
  readonly extras: readonly number[];
};

/**
 * Cells with extra candidates beyond which a board is not looked at: from more than four nothing was ever concluded
 * (`scripts/limits.mjs`).
 */
const maxCells = 6;

/** The ways in which the board is nearly a BUG; mostly none, rarely more than one. */
export function nearBugs(state: State): readonly NearBug[] {
  const { masks, places, tables } = state;
  const { size, housesOf } = tables;
  const cells: number[] = [];
  for (let cell = 0; cell < tables.cells; cell++) {
    const count = countBits(masks[cell]);
    if (state.values[cell] === 0 && count < 2) return [];
    if (count > 2 && cells.push(cell) > maxCells) return [];
  }
  if (cells.length === 0) return [];

  const counts = Int8Array.from(places, countBits);
  const found: NearBug[] = [];
  const extras: number[] = [];
  choose(0);
  return found;

  function choose(index: number): void {
    if (index === cells.length) {
      if (counts.every((count) => count === 0 || count === 2)) found.push({ cells, extras: [...extras] });
      return;
    }
    const mask = masks[cells[index]];
    for (let kept = mask; kept !== 0; kept = (kept - 1) & mask) {
      if (countBits(kept) !== 2) continue;
      const extra = mask & ~kept;
      if (strike(cells[index], extra)) {
        extras.push(extra);
        choose(index + 1);
        extras.pop();
      }
      restore(cells[index], extra);
    }
  }

  /** Takes the candidates away; false if a digit keeps fewer than two places somewhere. */
  function strike(cell: number, mask: number): boolean {
    return change(cell, mask, -1) >= 2;
  }

  function restore(cell: number, mask: number): void {
    change(cell, mask, 1);
  }

  function change(cell: number, mask: number, by: number): number {
    let least = size;
    for (let digit = 0; digit < size; digit++) {
      if ((mask & (1 << digit)) === 0) continue;
      for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
        counts[housesOf.items[i] * size + digit] += by;
        least = Math.min(least, counts[housesOf.items[i] * size + digit]);
      }
    }
    return least;
  }
}
