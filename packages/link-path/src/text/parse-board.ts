import { checkShape, checkText, describeValue, InvalidInputError } from '@kit/grid';
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
  checkText(text);
  const cells: number[] = [];
  const frozen: number[] = [];
  const ends = new Map<string, { readonly cells: number[]; readonly offset: number }>();
  let rows = 0;
  let cols = 0;
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    const before = cells.length;
    for (const token of line[0].matchAll(/[^\s,]+/g)) {
      const offset = line.index + token.index;
      const form = cellForm.exec(token[0]);
      const kind = Number(form?.[3]);
      if (form === null || (form[3] !== undefined && !Number.isSafeInteger(kind))) {
        const place = { offset, row: rows, col: cells.length - before };
        throw badText(
          `${describeValue(token[0])} at offset ${offset}: expected a cell such as ".", "#", "7" or "7*a"`,
          place,
        );
      }
      const tie = form[5] ?? '';
      if (tie !== '') {
        const known = ends.get(tie);
        if (known === undefined) ends.set(tie, { cells: [cells.length], offset });
        else known.cells.push(cells.length);
      }
      if (form[4] === '*') frozen.push(cells.length);
      cells.push(form[1] !== undefined ? 0 : form[2] !== undefined ? -1 : kind);
    }
    const width = cells.length - before;
    if (width === 0) continue;
    if (rows > 0 && width !== cols) {
      const message = `row ${rows} has ${width} cells: expected ${cols}, as in the first row`;
      throw new InvalidInputError('ragged-rows', message, { row: rows, offset: line.index });
    }
    cols = width;
    rows += 1;
  }
  if (rows === 0) throw badText(`the text ${describeValue(text)} holds no cells`, { offset: 0 });
  checkShape({ rows, cols }, 'board');
  const ties: Pair[] = [];
  for (const [name, { cells: tied, offset }] of ends) {
    if (tied.length !== 2) {
      throw badText(`the tie ${describeValue(name)} has ${tied.length} ends: expected 2`, { offset });
    }
    ties.push({ a: tied[0], b: tied[1] });
  }
  return { rows, cols, cells, ...boardMarks(frozen, ties) };
}

function badText(message: string, place: { offset: number; row?: number; col?: number }): InvalidInputError {
  return new InvalidInputError('bad-text', message, place);
}
