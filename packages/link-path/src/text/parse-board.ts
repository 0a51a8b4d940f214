import { describeValue, InvalidInputError, readRows } from '@kit/grid';
import { boardMarks } from '../board/marks.js';
import type { Board, Pair } from '../types.js';

/** What stands in a cell: nothing, a stone, or a kind with its ice and the name of its tie. */
const cellForm = /^(?:(\.|0)|(#|-1)|([1-9]\d*)(\*?)([a-z]*))$/;

/**
 * A board from a text that tells ice and ties as well: one line a row, cells between spaces, tabs or commas.
 *
 * `.` or `0` is an empty cell, `#` or `-1` a stone, a positive number a kind, `7*` a frozen tile of kind 7, and two tiles
 * with the same letters are tied: `7a 7a`. A text of `parseGrid` without symbols is read as it reads it. O(cells).
 *
 * @param text - the board, rows separated by `\n`, `\r\n` or `\r`; lines without a cell are skipped
 * @returns the board, with `frozen` and `tied` where there are such tiles
 * @throws {@link InvalidInputError} `bad-text` (no text, no cells, a cell that is none of these, a tie without its other end
 * or with more; `at` has offset, row and col), `ragged-rows`, `bad-size`
 *
 * @example
 * ```ts
 * import { parseBoard } from '@kit/link-path';
 *
 * parseBoard('1 2* .\n# 1 2').frozen; // => [1]
 * parseBoard('1a 1\n1 1a'); // => { rows: 2, cols: 2, cells: [1, 1, 1, 1], tied: [{ a: 0, b: 3 }] }
 * ```
 */
export function parseBoard(text: string): Board {
  const frozen: number[] = [];
  const ends = new Map<string, TieEnds>();
  const grid = readRows(text, (line, lineOffset, row, cells) => {
    const before = cells.length;
    for (const token of line.matchAll(/[^\s,]+/g)) {
      const cell = cells.length;
      const place = { offset: lineOffset + token.index, row, col: cell - before };
      const { value, isFrozen, tie } = readCell(token[0], place);
      cells.push(value);
      if (isFrozen) frozen.push(cell);
      if (tie === '') continue;
      const known = ends.get(tie);
      if (known === undefined) ends.set(tie, { cells: [cell], offset: place.offset });
      else known.cells.push(cell);
    }
  });
  return { ...grid, ...boardMarks(frozen, [...ends].map(pairOf)) };
}

/** The cells with a tie's name, and where its first one stands in the text. */
type TieEnds = { readonly cells: number[]; readonly offset: number };

type ReadCell = { readonly value: number; readonly isFrozen: boolean; readonly tie: string };

function readCell(token: string, place: { offset: number; row: number; col: number }): ReadCell {
  const form = cellForm.exec(token);
  const kind = Number(form?.[3] ?? 0);
  if (form === null || !Number.isSafeInteger(kind)) {
    const found = `${describeValue(token)} at offset ${place.offset} (row ${place.row}, column ${place.col})`;
    throw new InvalidInputError('bad-text', `${found}: expected a cell such as ".", "#", "7" or "7*a"`, place);
  }
  return { value: form[2] === undefined ? kind : -1, isFrozen: form[4] === '*', tie: form[5] ?? '' };
}

function pairOf([name, { cells, offset }]: readonly [string, TieEnds]): Pair {
  if (cells.length !== 2) {
    const message = `the tie ${describeValue(name)} has ${cells.length} ends: expected 2`;
    throw new InvalidInputError('bad-text', message, { offset });
  }
  return { a: cells[0], b: cells[1] };
}
