import { checkOptions, checkText, createPicture } from '@kit/grid';
import { marksOf } from '../board/marks.js';
import { empty, stone } from '../rules/cell-values.js';
import type { BoardLike, DrawBoardOptions } from '../types.js';
import { checkDrawn, cornersOf } from './check-drawn.js';
import { fontFor, kindNames } from './kind-name.js';

/** A cell, in pixels. */
const side = 36;

/**
 * A picture of a board as the text of an SVG document: tiles with their kinds, stones, ice, ties, and the line of a hint.
 *
 * The colours are CSS variables with values of their own, light and dark: a page may set `--kit-paper` (tiles), `--kit-ink`,
 * `--kit-line`, `--kit-well` (the ground), `--kit-strong` (stones), `--kit-house` (ice), `--kit-accent` (ties), `--kit-bad` (the
 * line). O(cells).
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; at most 256 a side
 * @param options - the line or the hint to show, names of the kinds, the title
 * @returns the document
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-cell`, `bad-pair`, `bad-options`,
 * `unknown-option`, `bad-list`, `bad-number`, `bad-text`
 *
 * @example
 * ```ts
 * import { hintMove, linkBoardToSvg, parseGrid } from '@kit/link-path';
 *
 * const board = parseGrid('1 2 1\n2 3 3');
 * const svg = linkBoardToSvg(board, { hint: hintMove(board), names: { 1: '🀇', 2: '🀙', 3: '🀐' } });
 * svg.includes('<title>A board of 2 rows and 3 columns with 6 tiles</title>'); // => true
 * svg.includes('>🀇</text>'); // => true
 * ```
 */
export function linkBoardToSvg(board: BoardLike, options: DrawBoardOptions = {}): string {
  const { rows, cols, cells } = checkDrawn(board);
  const marks = marksOf(board);
  checkOptions(options, ['link', 'hint', 'names', 'title']);
  const nameOf = kindNames(options.names);
  const corners = cornersOf(options, rows, cols);
  // A line begins and ends in a tile.
  const marked = new Set([corners[0], corners.at(-1)].flatMap((end) => (end ? [end.row * cols + end.col] : [])));
  const picture = createPicture();
  // The margin is drawn too: a line may run through it.
  const [width, height] = [(cols + 2) * side, (rows + 2) * side];
  picture.rect(0, 0, width, height, { fill: 'well' }, 8);
  // Below the tiles, so that what stands on its ends can be read.
  if (corners.length > 0) {
    const points = corners.flatMap(({ row, col }) => [(col + 1.5) * side, (row + 1.5) * side]);
    picture.line(points, { stroke: 'bad', width: 4 });
  }
  let tiles = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const kind = cells[cell];
    if (kind === empty) continue;
    const [x, y] = middleOf(cell, cols);
    const box = [x - 15, y - 15, 30, 30] as const;
    if (kind === stone) {
      picture.rect(...box, { fill: 'strong' }, 5);
      continue;
    }
    tiles += 1;
    const line = marked.has(cell) ? ({ stroke: 'bad', width: 2.5 } as const) : ({ stroke: 'line' } as const);
    const isFrozen = marks?.frozen.has(cell) === true;
    picture.rect(...box, { fill: isFrozen ? 'house' : 'paper', ...line }, 5);
    if (isFrozen) picture.line([x - 12, y + 12, x + 12, y - 12], { stroke: 'accent' });
    const name = nameOf(kind);
    picture.text(x, y, fontFor(name), name, { fill: 'ink' });
  }
  for (const [a, b] of marks?.partners ?? []) {
    if (a < b) picture.line([...middleOf(a, cols), ...middleOf(b, cols)], { stroke: 'accent', width: 2 });
  }
  const title = `A board of ${rows} rows and ${cols} columns with ${tiles} tiles`;
  return picture.toText(width, height, checkText(options.title ?? title, 'options.title', 1000));
}

function middleOf(cell: number, cols: number): [x: number, y: number] {
  return [((cell % cols) + 1.5) * side, (Math.trunc(cell / cols) + 1.5) * side];
}
