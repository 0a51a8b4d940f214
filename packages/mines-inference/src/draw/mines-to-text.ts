import { ansiPaint, type Cell, checkFlag, checkOptions } from '@kit/grid';
import { EXPLODED, FLAG } from '../kernel/symbols.js';
import type { BoardLike, MinesTextOptions } from '../types.js';
import { checkDrawn, percentOf } from './check-drawn.js';

/**
 * A board as text for a terminal or a log: `·` for an open cell without mines around it, `#` hidden, `F` a flag, `X` exploded.
 *
 * With an analysis hidden cells have their chance in per cent, `+` where they are safe, `*` where they are mined, `?` where the
 * chance is not known. A deduction puts its cells in square brackets and the numbers that it follows from in round ones; what
 * contradicts stands between exclamation marks. Odd rows of hexagons are shifted by half a cell. {@link formatMines} writes
 * what {@link parseMines} reads. Linear in the cells and their neighbours.
 *
 * @param board - what the player sees; at most 256 a side
 * @param options - what {@link analyze} says, one of what {@link deduce} says, ANSI colours
 * @returns lines joined by line breaks, without one at the end; where a deduction needs the number of mines, the last line is
 * that number behind `*`
 * @throws {@link InvalidInputError} as {@link minesToSvg}
 *
 * @example
 * ```ts
 * import { analyze, deduce, minesToText, parseMines } from '@kit/mines-inference';
 *
 * const board = parseMines('mines 2\n1 # #\n2 # #\n1 # #');
 * const text = minesToText(board, { analysis: analyze(board), deduction: deduce(board)[0] });
 * text.split('\n'); // => ['( 1)  *   + ', '( 2)  +   + ', '  1 [ *]  + ']
 * ```
 */
export function minesToText(board: BoardLike, options: MinesTextOptions = {}): string {
  checkOptions(options, ['analysis', 'deduction', 'color']);
  const { board: read, holes, chances, about, from, wrong, isMine, usesTotal } = checkDrawn(board, options);
  const { rows, cols, cells, mines, topology } = read;
  const paint = ansiPaint(checkFlag(options.color ?? false, 'options.color'));
  const width = Math.max(2, String(cells.reduce((most, value) => Math.max(most, value), 0)).length);
  const chanceOf = (cell: Cell): string => {
    const chance = about.has(cell) ? Number(isMine) : chances?.[cell];
    if (chance === undefined) return paint('#'.padStart(width), 'dim');
    if (chance === null) return '?'.padStart(width);
    if (chance === 0) return paint('+'.padStart(width), 'green');
    if (chance === 1) return paint('*'.padStart(width), 'red');
    return String(percentOf(chance)).padStart(width);
  };
  const textOf = (cell: Cell): string => {
    const value = cells[cell];
    if (holes.has(cell)) return ' '.repeat(width);
    if (value > 0) return paint(String(value).padStart(width), 'cyan');
    if (value === 0) return paint('·'.padStart(width), 'dim');
    if (value === FLAG) return paint('F'.padStart(width), 'yellow');
    if (value === EXPLODED) return paint('X'.padStart(width), 'red');
    return chanceOf(cell);
  };
  const framed = (cell: Cell): string => {
    const frame = wrong.has(cell) ? '!!' : about.has(cell) ? '[]' : from.has(cell) ? '()' : '  ';
    const [before, after] = frame === '  ' ? frame : [...frame].map((sign) => paint(sign, 'bold'));
    return before + textOf(cell) + after;
  };
  const lines = Array.from({ length: rows }, (_, row) => {
    const shift = topology === 'hex' && row % 2 === 1 ? ' '.repeat((width + 2) >> 1) : '';
    return shift + Array.from({ length: cols }, (_, col) => framed(row * cols + col)).join('');
  });
  return [...lines, ...(usesTotal ? [paint(`* ${mines}`, 'bold')] : [])].join('\n');
}
