import { checkShape, checkText, describeValue, InvalidInputError, type Shape } from '@kit/grid';
import type { Path } from '../types.js';
import { linkParameter, unknownLink } from './link-parameter.js';
import { routeSteps } from './route-steps.js';

// No two parts of a pattern can take the same letter, and each is tried once at a place: linear.
const arrowPattern = /^r(\d{1,2})c(\d{1,2}):?([←↑→↓↖↗↘↙\s]*)$/;

/**
 * A path from a route code.
 *
 * The simulators write `XY,moves`: X is the start column, Y − 5 the start row, and each digit a step (3 left, 4 right,
 * 6 up, 1 down; 5 7 0 2 the diagonals ↖ ↗ ↙ ↘); a link that holds `route=…` is read too. Others write the cells, row by row from
 * 0, `0|1|7`, in a link as `replay=…`. The form that people read is `r1c1 →↓`, rows and columns from 1.
 *
 * @param text - `'56,1366'`, `'6|12|11'`, a link with `route=56,1366` or `replay=6|12|11`, or `'r2c6 ↓←↑↑'`
 * @param shape - the size of the board
 * @returns the start cell and the cells entered
 * @throws {@link InvalidInputError} `bad-text` (none of these), `unknown-link` (a link without a path), `bad-cell` (a start or
 * step outside of the board, or to a cell that is no neighbour; `at` has the index of the step), `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { parsePath } from '@kit/orb-search';
 *
 * parsePath('06,44', { rows: 5, cols: 6 }); // => { start: 6, moves: [7, 8] }
 * parsePath('r2c1 →→', { rows: 5, cols: 6 }); // => { start: 6, moves: [7, 8] }
 * parsePath('https://pad.dawnglare.com/?replay=6|7|8', { rows: 5, cols: 6 }); // => { start: 6, moves: [7, 8] }
 * ```
 */
export function parsePath(text: string, shape: Shape): Path {
  checkText(text, 'text', 100_000);
  checkShape(shape, 'shape', { maxRows: 32, maxCols: 32 });
  const trimmed = text.trim().replace(/%2c/gi, ',');
  const route = readRoute(trimmed);
  if (route) return walk(Number(route[2]) - 5, Number(route[1]), [...route[3]].map(Number), shape);
  const arrows = arrowPattern.exec(trimmed);
  if (arrows) {
    const steps = [...arrows[3].replace(/\s/g, '')].map((arrow) =>
      routeSteps.findIndex((step) => step.arrow === arrow),
    );
    return walk(Number(arrows[1]) - 1, Number(arrows[2]) - 1, steps, shape);
  }
  const replay = linkParameter(trimmed, 'replay')?.value ?? trimmed;
  if (/^\d+(?:\|\d+)*\|?$/.test(replay)) return throughCells(replay.match(/\d+/g)!.map(Number), shape);
  const refusal = unknownLink(trimmed, 'path');
  if (refusal !== undefined) throw refusal;
  const message = `the text ${describeValue(text)} is no path: expected a route like '06,4416' or 'r2c1 →→↓'`;
  throw new InvalidInputError('bad-text', message, { offset: 0 });
}

/** A path by the cells that it enters. */
function throughCells(cells: number[], shape: Shape): Path {
  const { rows, cols } = shape;
  for (const [at, cell] of cells.entries()) {
    const before = cells[at - 1];
    const isNear =
      at === 0 ||
      (cell !== before &&
        Math.abs(Math.trunc(cell / cols) - Math.trunc(before / cols)) <= 1 &&
        Math.abs((cell % cols) - (before % cols)) <= 1);
    if (cell < rows * cols && isNear) continue;
    const what = at === 0 ? 'the start' : `step ${at - 1}`;
    const expected = cell < rows * cols ? `a neighbour of cell ${before}` : `a cell from 0 to ${rows * cols - 1}`;
    const message = `${what} is at cell ${cell}: expected ${expected}`;
    throw new InvalidInputError('bad-cell', message, at === 0 ? { index: 0 } : { index: at - 1 });
  }
  return { start: cells[0], moves: cells.slice(1) };
}

/** A text that begins with a route, or the first `route=` of a link that has one. */
function readRoute(text: string): RegExpExecArray | null {
  const route = /(\d)(\d{1,2}),([0-7]*)(?=$|[&#\s)"'>])/y;
  const whole = route.exec(text);
  if (whole) return whole;
  for (const name of text.matchAll(/(?:^|[?&\s])route=/g)) {
    route.lastIndex = name.index + name[0].length;
    const found = route.exec(text);
    if (found) return found;
  }
  return null;
}

function walk(row: number, col: number, digits: number[], { rows, cols }: Shape): Path {
  const cells: number[] = [];
  for (let i = 0; i <= digits.length; i++) {
    if (i > 0) {
      const step = routeSteps[digits[i - 1]];
      row += step.row;
      col += step.col;
    }
    if (row < 0 || row >= rows || col < 0 || col >= cols) {
      const what = i === 0 ? 'the start' : `step ${i - 1}`;
      const message = `${what} is at row ${row}, column ${col}: expected a cell of the board (${rows} rows, ${cols} columns)`;
      throw new InvalidInputError('bad-cell', message, i === 0 ? { row, col } : { index: i - 1, row, col });
    }
    cells.push(row * cols + col);
  }
  return { start: cells[0], moves: cells.slice(1) };
}
