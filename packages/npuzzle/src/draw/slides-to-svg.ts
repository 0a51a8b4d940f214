import {
  type Cell,
  checkObject,
  checkOptions,
  checkText,
  createPicture,
  type GridLike,
  type SvgPicture,
} from '@kit/grid';
import type { SlidesSvgOptions } from '../types.js';
import { checkDrawn, type Drawn } from './check-drawn.js';

/** A cell, in pixels. */
const side = 44;

/**
 * A picture of a board as the text of an SVG document: tiles at home are tinted, and a move shows the tapped tile, the line that
 * slides, and the way.
 *
 * The colours are CSS variables with values of their own, light and dark: a page may set `--kit-paper` (tiles), `--kit-ink`,
 * `--kit-line`, `--kit-well` (the ground), `--kit-good-fill` (tiles at home), `--kit-accent` (the line that slides), `--kit-bad`
 * (the tapped tile). O(cells).
 *
 * @param board - the board, 0 is the blank; at most 256 a side
 * @param options - the cell that is tapped next, the goal, what stands on tiles, the title
 * @returns the document
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`, `two-blanks`,
 * `duplicate-tile`, `goal-mismatch`, `bad-move`, `bad-options`, `unknown-option`, `bad-text`
 *
 * @example
 * ```ts
 * import { slidesToSvg } from '@kit/npuzzle';
 *
 * const svg = slidesToSvg({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] }, { move: 5 });
 * svg.includes('<title>A sliding puzzle of 2 rows and 3 columns, 4 of 5 tiles at home</title>'); // => true
 * ```
 */
export function slidesToSvg(board: GridLike, options: SlidesSvgOptions = {}): string {
  checkOptions(options, ['move', 'goal', 'names', 'title']);
  const drawn = checkDrawn(board, options);
  const { rows, cols, cells, isHome, line } = drawn;
  const nameOf = tileNames(options.names);
  const sliding = new Set(line);
  const picture = createPicture();
  picture.rect(0, 0, cols * side, rows * side, { fill: 'well' }, 6);
  let home = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    if (isHome(cell)) home += 1;
    const [x, y] = middleOf(cell, cols);
    const rim = sliding.has(cell) ? ({ stroke: 'accent', width: 2.5 } as const) : ({ stroke: 'line' } as const);
    picture.rect(x - 19.5, y - 19.5, 39, 39, { fill: isHome(cell) ? 'good-fill' : 'paper', ...rim }, 6);
    const name = nameOf(cells[cell]);
    const font = Math.min(19, 52 / Math.max(1, [...name].length));
    picture.text(x, y, font, name, { fill: 'ink', more: 'font-weight="650"' });
  }
  if (line.length > 0) drawMove(picture, drawn);
  const title = `A sliding puzzle of ${rows} rows and ${cols} columns, ${home} of ${cells.length - 1} tiles at home`;
  return picture.toText(cols * side, rows * side, checkText(options.title ?? title, 'options.title', 1000));
}

function middleOf(cell: Cell, cols: number): [x: number, y: number] {
  return [((cell % cols) + 0.5) * side, (Math.trunc(cell / cols) + 0.5) * side];
}

function tileNames(given: SlidesSvgOptions['names']): (tile: number) => string {
  const names = given === undefined ? {} : checkObject(given, 'options.names');
  return (tile) => (Object.hasOwn(names, tile) ? checkText(names[tile], `options.names[${tile}]`, 100) : String(tile));
}

/** A ring on the tapped tile, and an arrow into the blank. */
function drawMove(picture: SvgPicture, { cols, blank, line }: Drawn): void {
  const [x, y] = middleOf(line[0], cols);
  picture.circle(x, y, 16.5, { stroke: 'bad', width: 2.5 });
  const [endX, endY] = middleOf(blank, cols);
  const [fromX, fromY] = middleOf(line[line.length - 1], cols);
  const [right, down] = [Math.sign(endX - fromX), Math.sign(endY - fromY)];
  const at = (along: number, beside: number): [number, number] => [
    endX + right * along - down * beside,
    endY + down * along + right * beside,
  ];
  const arrow = { stroke: 'accent', width: 3 } as const;
  picture.line([...at(-13, 0), ...at(11, 0)], arrow);
  picture.line([...at(3, -8), ...at(11, 0), ...at(3, 8)], arrow);
}
