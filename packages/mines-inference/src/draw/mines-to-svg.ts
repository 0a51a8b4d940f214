import { type Cell, checkOptions, checkText, createPicture, type SvgColour, type SvgPicture } from '@kit/grid';
import { EXPLODED, FLAG, HIDDEN } from '../kernel/symbols.js';
import type { BoardLike, MinesSvgOptions } from '../types.js';
import { checkDrawn, type Drawn, percentOf } from './check-drawn.js';
import { type Tiling, tilingOf } from './tiling.js';

/** The colours of numbers, as players know them: 1 blue, 2 green, 3 red. */
const inks: readonly SvgColour[] = ['ink', 'accent', 'good', 'bad', 'fin', 'other', 'strong', 'ink', 'soft'];

/**
 * A picture of a board as the text of an SVG document: numbers, flags, holes, hexagons where the topology is `hex`.
 *
 * With an analysis hidden cells have their chance in per cent, a tick where they are safe, a mine where they are mined; what
 * contradicts has a ring. A deduction rings its cells, and the numbers that it follows from; where it needs the number of
 * mines, that stands below.
 *
 * The colours are CSS variables with values of their own, light and dark: a page may set `--kit-paper` (open cells), `--kit-well`
 * (hidden cells), `--kit-line`, `--kit-ink`, `--kit-good` and `--kit-bad` (safe cells and mines), each with its `-fill`, and
 * `--kit-accent` (the numbers of a deduction). Linear in the cells and their neighbours.
 *
 * @param board - what the player sees; at most 256 a side
 * @param options - what {@link analyze} says, one of what {@link deduce} says, the title
 * @returns the document
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board, `bad-size`, `bad-options`, `unknown-option`,
 * `bad-list`, `bad-length`, `bad-number`, `bad-cell`, `bad-flag`, `bad-text`
 *
 * @example
 * ```ts
 * import { analyze, deduce, minesToSvg, parseMines } from '@kit/mines-inference';
 *
 * const board = parseMines('mines 2\n1 # #\n1 # #\n1 # #');
 * const svg = minesToSvg(board, { analysis: analyze(board), deduction: deduce(board)[0] });
 * svg.includes('<title>A mine field of 3 rows and 3 columns. Mines: 2, flags: 0, hidden cells: 6</title>'); // => true
 * ```
 */
export function minesToSvg(board: BoardLike, options: MinesSvgOptions = {}): string {
  checkOptions(options, ['analysis', 'deduction', 'title']);
  const drawn = checkDrawn(board, options);
  const { rows, cols, mines, cells, topology } = drawn.board;
  const tiling = tilingOf({ rows, cols }, topology);
  const picture = createPicture();
  for (let cell = 0; cell < cells.length; cell++) if (!drawn.holes.has(cell)) drawCell(picture, cell, drawn, tiling);
  // Rings lie above the cells beside them.
  const { about, from, wrong, isMine } = drawn;
  for (const cell of from) tiling.draw(picture, cell, 2.5, { stroke: 'accent', width: 3 });
  for (const cell of about) tiling.draw(picture, cell, 2.5, { stroke: isMine ? 'bad' : 'good', width: 3 });
  for (const cell of wrong) {
    tiling.draw(picture, cell, 2.5, { stroke: 'bad', width: 3, more: 'stroke-dasharray="5 3"' });
  }
  const { width, height } = tiling;
  if (drawn.usesTotal) {
    drawMine(picture, width / 2 - 12, height + 14, 'accent');
    picture.text(width / 2 + 8, height + 14, 15, String(mines), { fill: 'accent', more: 'font-weight="700"' });
  }
  const title = titleOf(drawn);
  const below = drawn.usesTotal ? 28 : 0;
  return picture.toText(width, height + below, checkText(options.title ?? title, 'options.title', 1000));
}

function titleOf({ board: { rows, cols, mines, cells } }: Drawn): string {
  const flags = cells.filter((value) => value === FLAG).length;
  const hidden = cells.filter((value) => value === FLAG || value === HIDDEN).length;
  return `A mine field of ${rows} rows and ${cols} columns. Mines: ${mines}, flags: ${flags}, hidden cells: ${hidden}`;
}

function drawCell(picture: SvgPicture, cell: Cell, { board, chances, about, isMine }: Drawn, tiling: Tiling): void {
  const value = board.cells[cell];
  const [x, y] = tiling.middleOf(cell);
  const ground = (fill: SvgColour): void => tiling.draw(picture, cell, 1.5, { fill, stroke: 'line' });
  if (value >= 0) {
    ground('paper');
    if (value === 0) return;
    picture.text(x, y, value > 9 ? 15 : 18, String(value), { fill: inks[value] ?? 'ink', more: 'font-weight="700"' });
  } else if (value === EXPLODED) {
    ground('bad');
    drawMine(picture, x, y, 'paper');
  } else {
    const isAbout = about.has(cell);
    const chance = isAbout ? Number(isMine) : chances?.[cell];
    ground(chance === 0 ? 'good-fill' : chance === 1 ? 'bad-fill' : 'well');
    if (value === FLAG) {
      drawFlag(picture, x, y);
      return;
    }
    if (chance === 0) picture.line([x - 7, y + 1, x - 2, y + 6, x + 7, y - 6], { stroke: 'good', width: 3 });
    else if (chance === 1) drawMine(picture, x, y, 'bad');
    else if (chance !== undefined) {
      picture.text(x, y, 14, chance === null ? '?' : String(percentOf(chance)), { fill: 'ink' });
    }
  }
}

function drawFlag(picture: SvgPicture, x: number, y: number): void {
  picture.path(`M${x - 4} ${y - 10}l12 5-12 5z`, { fill: 'bad' });
  picture.line([x - 4, y - 10, x - 4, y + 9], { stroke: 'ink', width: 2 });
  picture.line([x - 8, y + 9, x + 2, y + 9], { stroke: 'ink', width: 2 });
}

function drawMine(picture: SvgPicture, x: number, y: number, colour: SvgColour): void {
  picture.circle(x, y, 6, { fill: colour });
  const spikes = [[9, 0], [0, 9], [6.5, 6.5], [6.5, -6.5]] as const; // biome-ignore format: a list
  for (const [right, down] of spikes) {
    picture.line([x - right, y - down, x + right, y + down], { stroke: colour, width: 2 });
  }
}
