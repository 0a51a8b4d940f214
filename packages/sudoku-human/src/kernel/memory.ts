/**
 * What a search found, or that it found nothing, kept from one step of a solve to the next.
 *
 * A step changes a few candidates, so most digits stand as they did before. A search that looks at one digit alone finds
 * the same again where the digit has the same cells again. So its answer is kept together with those cells, and used while
 * they are equal; likewise for searches that look at some cells alone. Nothing has to be dropped when the state changes:
 * an answer that no longer fits is simply not used. Large tables that are filled anew at each step are kept here too, so
 * that their memory is taken once.
 */

import type { CellSet } from './cell-sets.js';
import { classicTables } from './geometry.js';
import type { State } from './state.js';
import type { Tables } from './tables.js';

/** What was kept, by the name of the search. */
export type Memory = Map<string, unknown>;

/** The cells of each digit as a search last saw them. */
export type SeenDigitSets = Float64Array;

/** What was kept by this name, or a new thing to keep. */
export function recall<Kept>(memory: Memory, name: string, make: () => Kept): Kept {
  let kept = memory.get(name) as Kept | undefined;
  if (kept === undefined) memory.set(name, (kept = make()));
  return kept;
}

/** No digit seen yet. */
export function noDigitSets({ size, words }: Tables = classicTables): SeenDigitSets {
  // No word equals NaN.
  return new Float64Array(size * words).fill(Number.NaN);
}

/** Does the digit (0–8) stand as it was last seen? */
export function isAsSeen(seen: SeenDigitSets, { digitSets, tables: { words } }: State, digit: number): boolean {
  for (let at = digit * words; at < (digit + 1) * words; at++) if (digitSets[at] !== seen[at]) return false;
  return true;
}

/** The cells in which the digit doesn't stand as it was last seen; undefined if it hasn't been seen. */
export function cellsChanged(
  seen: SeenDigitSets,
  { digitSets, tables: { words } }: State,
  digit: number,
): CellSet | undefined {
  if (Number.isNaN(seen[digit * words])) return undefined;
  const cells: number[] = [];
  for (let at = digit * words; at < (digit + 1) * words; at++) cells.push(digitSets[at] ^ seen[at]);
  return cells;
}

/** Notes how the digit stands. */
export function noteSeen(seen: SeenDigitSets, { digitSets, tables: { words } }: State, digit: number): void {
  for (let at = digit * words; at < (digit + 1) * words; at++) seen[at] = digitSets[at];
}

/** The candidates of some lists of cells as a search last saw them: `list` after `list`, so many cells each. */
type SeenCells = { readonly masks: Int32Array; readonly size: number };

/** No cell seen yet of so many lists with at most `size` cells each. */
export function noCells(lists: number, size: number): SeenCells {
  // No mask of candidates is negative.
  return { masks: new Int32Array(lists * size).fill(-1), size };
}

/** Have the cells of that list the candidates that they were last seen with? */
export function areAsSeen(seen: SeenCells, { masks }: State, list: number, cells: readonly number[]): boolean {
  for (let i = 0; i < cells.length; i++) if (seen.masks[list * seen.size + i] !== masks[cells[i]]) return false;
  return true;
}

/** Notes the candidates of the cells of that list. */
export function noteCells(seen: SeenCells, { masks }: State, list: number, cells: readonly number[]): void {
  for (let i = 0; i < cells.length; i++) seen.masks[list * seen.size + i] = masks[cells[i]];
}

/** No house or cage seen yet, as lists of cells. */
export function noHouses({ named, size }: Tables): SeenCells {
  return noCells(named.length, size);
}
