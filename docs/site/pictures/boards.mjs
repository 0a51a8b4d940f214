// Small boards: tiles that are linked, tiles that slide, orbs that are dragged, a mine field with its chances.
import { parseGrid } from '@kit/grid';
import { findLink, linkBoardToSvg } from '@kit/link-path';
import { analyze, deduce, minesToSvg, parseMines } from '@kit/mines-inference';
import { slide, slidesToSvg } from '@kit/npuzzle';
import { applyPath, findPath, orbsToSvg, parseOrbs, resolveSteps } from '@kit/orb-search';
import { colour, picture, pictureOf, placed, sizeOf, tag, text } from './canvas.mjs';

export const boardPictures = {
  'link-path.svg': drawLinks,
  'npuzzle-slide.svg': drawSlide,
  'orbs-drag.svg': drawDrag,
  'mines-chances.svg': drawMines,
};

/** The board of the tile linking picture with the line between two of its tiles. */
export function drawLink(a, b) {
  const board = parseGrid('1 2 3 4 2\n5 0 0 6 7\n8 0 5 0 3\n4 7 6 8 1');
  const names = Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [index + 1, letter]));
  return linkBoardToSvg(board, { link: findLink(board, a, b), names });
}

/** A line that runs round the outside, and one inside. */
function drawLinks() {
  const scale = 0.8;
  const boards = [drawLink(1, 4), drawLink(5, 12)];
  const { width, height } = sizeOf(boards[0]);
  const content = boards.map((board, index) => placed(board, index * (width * scale + 12), 0, scale));
  return picture(2 * width * scale + 12, height * scale, content.join(''));
}

/** The same board before and after a tap on the first tile of the gap's row. */
function drawSlide() {
  const board = { rows: 3, cols: 4, cells: [1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 8] };
  const move = 4;
  const before = slidesToSvg(board, { move });
  const { width, height } = sizeOf(before);
  const gap = 60;
  const arrow = tag('path', {
    d: `M${width + 14} ${height / 2}h26m-9-8l9 8-9 8`,
    fill: 'none',
    stroke: colour('strong'),
    'stroke-width': 3,
  });
  const after = placed(slidesToSvg(slide(board, move)), width + gap);
  return picture(2 * width + gap, height, placed(before) + arrow + after);
}

/** The board and the drag of the pictures of orbs. */
export function exampleDrag() {
  const board = parseOrbs('123503231455241305122403504000');
  return { ...findPath(board), board };
}

/** The drag, what stands when the orb is let go, and what is left after the first wave. */
function drawDrag() {
  const { board, path, combos } = exampleDrag();
  const after = applyPath(board, path);
  const steps = resolveSteps(after);
  const [wave] = steps;
  const captions = [
    `${path.moves.length} moves`,
    `let go: ${combos} combos in ${steps.length} ${steps.length === 1 ? 'wave' : 'waves'}`,
    'after the first wave',
  ];
  const boards = [orbsToSvg(board, { path }), orbsToSvg(after, { matches: wave.matches }), orbsToSvg(wave.board)];
  const { width, height } = sizeOf(boards[0]);
  const step = width + 24;
  const parts = boards.map(
    (svg, index) => placed(svg, index * step) + text(index * step + width / 2, height + 14, 12, captions[index]),
  );
  return picture(3 * width + 48, height + 26, parts.join(''));
}

/** The chances of the hidden cells in per cent; the first deduction with the numbers that prove it. */
function drawMines() {
  const board = parseMines('mines 9\n0 0 1 # # #\n1 1 2 3 # #\n# # # 2 # #\n# # # 3 # #\n# # # # # #');
  const analysis = analyze(board);
  if (analysis.status !== 'consistent') throw new Error('no layout of mines fits the board of the picture');
  return pictureOf(minesToSvg(board, { analysis, deduction: deduce(board)[0] }));
}
