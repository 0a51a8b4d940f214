import { checkShape, checkText, type Grid, InvalidInputError, type Shape } from '@kit/grid';
import { characterAt, orbGaps, readOrb } from './read-orb.js';
import { readOrbRows } from './read-orb-rows.js';

/** Lengths of a whole board on one line. */
const standard: ReadonlyMap<number, Shape> = /* @__PURE__ */ new Map([
  [20, { rows: 4, cols: 5 }],
  [30, { rows: 5, cols: 6 }],
  [42, { rows: 6, cols: 7 }],
]);

/**
 * A board from a text.
 *
 * Types are digits `0`–`9` and `a`–`e` (10–14), or the letters `RBGLDHJP` of Puzzle & Dragons (0–7) and `MOQSTUV`
 * (8–14); `X`, `?` and `.` are -1. One line a row; spaces, tabs, commas and `|` are skipped. A single line of 20, 30 or
 * 42 orbs is a board of 5×4, 6×5 or 7×6; with `shape` a single line may have any length.
 *
 * @param text - the board
 * @param shape - its size, where the text does not show it
 * @returns a new board of types 0 to 14, or -1
 * @throws {@link InvalidInputError} `bad-text` (no text, no orbs, an unknown letter; `at` has offset, row and col),
 * `ragged-rows`, `bad-size` (not the given shape, or more than 32 a side), `bad-grid`
 *
 * @example
 * ```ts
 * import { parseOrbs } from '@kit/orb-search';
 *
 * parseOrbs('RRB\n0?2'); // => { rows: 2, cols: 3, cells: [0, 0, 1, 0, -1, 2] }
 * parseOrbs('533413534035025131254003524241').cols; // => 6
 * parseOrbs('012345', { rows: 2, cols: 3 }).rows; // => 2
 * ```
 */
export function parseOrbs(text: string, shape?: Shape): Grid {
  checkText(text, 'text', 100_000);
  if (shape !== undefined) checkShape(shape, 'shape', { maxRows: 32, maxCols: 32 });
  return shapeOrbs(readOrbRows(text, readLine), shape);
}

function shapeOrbs(rows: number[][], shape: Shape | undefined): Grid {
  const cells = rows.flat();
  const single = rows.length === 1;
  const found = { rows: rows.length, cols: rows[0].length };
  const size = single ? (shape ?? standard.get(cells.length) ?? found) : found;
  const fits =
    size.rows * size.cols === cells.length && (!shape || (shape.rows === size.rows && shape.cols === size.cols));
  if (fits && size.rows <= 32 && size.cols <= 32) return { rows: size.rows, cols: size.cols, cells };
  const wanted = shape ? `${shape.cols} columns and ${shape.rows} rows` : 'at most 32 a side';
  const message = `the text holds ${found.cols} columns and ${found.rows} rows: expected ${wanted}`;
  throw new InvalidInputError('bad-size', message, { name: 'text' });
}

function readLine(line: string, offset: number, row: number): number[] {
  const orbs: number[] = [];
  for (let i = 0; i < line.length; i++) {
    if (orbGaps.includes(line[i])) continue;
    orbs.push(readOrb(characterAt(line, i), { offset: offset + i, row, col: orbs.length }));
  }
  return orbs;
}
