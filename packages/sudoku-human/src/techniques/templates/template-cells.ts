/**
 * The cells that a digit takes in any of its templates: the 46,656 ways to put nine equal digits on a board, one in
 * each row, column and box, of which those count that lie on candidates.
 *
 * The templates are not listed. Filled row by row, all that matters of the rows above is which columns they used: a
 * column set with r columns comes after r rows, and a stack may take part in a band once. That makes a graph of at most
 * 512 column sets, and a template is a path from the empty set to the full one:
 *
 *     {} → {4} → {4,8} → {1,4,8} → …      a cell is in a template if its step lies on a whole path
 *
 * One pass forwards and one back give all such cells in a few microseconds; the full table would take half a megabyte.
 */

import { countBits } from '../../kernel/bits.js';

const ALL = 0x1ff;

/** The columns of each stack of boxes. */
const STACKS: readonly number[] = [0o7, 0o70, 0o700];

/**
 * By row, the columns that the digit takes in some template.
 *
 * @param rows - by row: the mask of the columns where the digit may stand
 * @returns by row: the mask of those that are in a template; all 0 if there is no template
 */
export function templateCells(rows: ArrayLike<number>): Uint16Array {
  const used = new Uint16Array(9);
  const reached = new Uint8Array(512);
  const leadsOn = new Uint8Array(512);
  reached[0] = 1;
  for (let columns = 0; columns < ALL; columns++) {
    if (reached[columns] === 0) continue;
    for (let rest = rows[countBits(columns)] & openColumns(columns); rest !== 0; rest &= rest - 1) {
      reached[columns | (rest & -rest)] = 1;
    }
  }
  leadsOn[ALL] = 1;
  for (let columns = ALL - 1; columns >= 0; columns--) {
    if (reached[columns] === 0) continue;
    const row = countBits(columns);
    for (let rest = rows[row] & openColumns(columns); rest !== 0; rest &= rest - 1) {
      const column = rest & -rest;
      if (leadsOn[columns | column] === 0) continue;
      leadsOn[columns] = 1;
      used[row] |= column;
    }
  }
  return used;
}

/** The columns that the next row may take: unused ones of the stacks that the band has not used yet. */
function openColumns(columns: number): number {
  const bands = Math.floor(countBits(columns) / 3);
  let open = 0;
  for (const stack of STACKS) if (countBits(columns & stack) === bands) open |= stack;
  return open & ~columns;
}
