/**
 * A yes/no test for many pairs of one board: the run ends for up to two turns, a search by levels for more.
 */
import { fieldOf, fieldPlace, searchTurns } from '../link/turn-levels.js';
import { areAdjacent, type LinkRules } from '../rules/link-rules.js';
import { RunEnds } from '../runs/run-ends.js';

/** Can these two different tiles of matching kinds be matched? */
export type LinkTest = (a: number, b: number) => boolean;

/** Prepares the test for a board in O(cells). */
export function linkTest(cells: ArrayLike<number>, rows: number, cols: number, rules: LinkRules): LinkTest {
  const { maxTurns, margin, adjacent } = rules;
  const ends = new RunEnds(cells, rows, cols, margin);
  const field = maxTurns > 2 ? fieldOf(cells, rows, cols, margin) : undefined;
  const place = (cell: number): number => {
    const row = Math.trunc(cell / cols);
    return (row + 1) * (cols + 2) + 1 + (cell - row * cols);
  };
  return (a, b) => {
    if (!adjacent && areAdjacent(cols, a, b)) return false;
    if (ends.isLinked(place(a), place(b), Math.min(maxTurns, 2))) return true;
    return field !== undefined && searchTurns(field, fieldPlace(cols, a), fieldPlace(cols, b), maxTurns) !== undefined;
  };
}
