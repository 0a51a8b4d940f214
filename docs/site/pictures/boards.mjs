// Small boards: tiles that are linked, tiles that slide, orbs that are dragged, a mine field with its chances.
import { parseGrid } from '@kit/grid';
import { findLink } from '@kit/link-path';
import { analyze, deduce, parseMines } from '@kit/mines-inference';
import { slide } from '@kit/npuzzle';
import { applyPath, findPath, parseOrbs, resolveSteps } from '@kit/orb-search';
import { at, colour, picture, tag, text } from './canvas.mjs';

export const side = 36;
const letters = 'RBGLDH';
const orbColours = ['#e05a4f', '#6fb0f2', '#6ecb7b', '#f4d94e', '#b48be8', '#f59ac3'];
const middle = (cell, cols) => [((cell % cols) + 0.5) * side, (Math.floor(cell / cols) + 0.5) * side];
const ground = (rows, cols) => tag('rect', { width: cols * side, height: rows * side, rx: 6, fill: colour('well') });

export const boardPictures = {
  'link-path.svg': drawLinks,
  'npuzzle-slide.svg': drawSlide,
  'orbs-drag.svg': drawDrag,
  'mines-chances.svg': drawMines,
};

/** A line inside, and one that runs round the outside. */
function drawLinks() {
  const board = parseGrid('1 2 3 4 2\n5 0 0 6 7\n8 0 5 0 3\n4 7 6 8 1');
  const pairs = [
    [5, 12],
    [1, 4],
  ];
  const tiles = board.cells.map((kind, cell) => {
    if (kind === 0) return '';
    const [x, y] = middle(cell, board.cols);
    const isLinked = pairs.flat().includes(cell);
    const stroke = isLinked ? { stroke: colour('bad'), 'stroke-width': 2.5 } : { stroke: colour('line') };
    const box = { x: x - 15, y: y - 15, width: 30, height: 30, rx: 5, fill: colour('paper'), ...stroke };
    return tag('rect', box) + text(x, y, 17, 'ABCDEFGH'[kind - 1], { 'font-weight': 650 });
  });
  const lines = pairs.map(([a, b]) => {
    const { points } = findLink(board, a, b);
    const corners = points.map(({ row, col }) => `${(col + 0.5) * side},${(row + 0.5) * side}`).join(' ');
    return tag('polyline', {
      points: corners,
      fill: 'none',
      stroke: colour('bad'),
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'stroke-opacity': 0.85,
    });
  });
  const frame = tag('rect', {
    x: -side,
    y: -side,
    width: (board.cols + 2) * side,
    height: (board.rows + 2) * side,
    rx: 8,
    fill: colour('well'),
  });
  return picture(
    (board.cols + 2) * side,
    (board.rows + 2) * side,
    at(side, side, frame + tiles.join('') + lines.join('')),
  );
}

/** The same board before and after a tap on the first tile of the gap's row. */
function drawSlide() {
  const board = { rows: 3, cols: 4, cells: [1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 8] };
  const tapped = 4;
  const after = slide(board, tapped);
  const width = board.cols * side;
  const gap = 60;
  const arrow = tag('path', {
    d: `M${width + 14} ${1.5 * side}h26m-9-8l9 8-9 8`,
    fill: 'none',
    stroke: colour('strong'),
    'stroke-width': 3,
  });
  const finger = tag('circle', {
    cx: side / 2,
    cy: 1.5 * side,
    r: 15,
    fill: 'none',
    stroke: colour('bad'),
    'stroke-width': 3,
  });
  const moved = [5, 6, 7];
  return picture(
    2 * width + gap,
    board.rows * side,
    drawTiles(board, moved) + finger + arrow + at(width + gap, 0, drawTiles(after, moved)),
  );
}

/** A sliding puzzle; the tiles that moved, or are at home, stand out. */
export function drawTiles({ rows, cols, cells }, moved) {
  const tiles = cells.map((tile, cell) => {
    if (tile === 0) return '';
    const [x, y] = middle(cell, cols);
    const fill = colour(moved.includes(tile) ? 'house' : 'paper');
    return (
      tag('rect', { x: x - 16, y: y - 16, width: 32, height: 32, rx: 5, fill, stroke: colour('line') }) +
      text(x, y, 16, tile, { 'font-weight': 650 })
    );
  });
  return ground(rows, cols) + tiles.join('');
}

/** The drag, what stands when the orb is let go, and what is left after the first wave. */
function drawDrag() {
  const board = parseOrbs('123503231455241305122403504000');
  const { path, combos } = findPath(board);
  const after = applyPath(board, path);
  const steps = resolveSteps(after);
  const [wave] = steps;
  const width = board.cols * side;
  const gap = 24;
  const matched = new Set(wave.matches.flatMap((match) => match.cells));
  const captions = [
    `${path.moves.length} moves`,
    `let go: ${combos} combos in ${steps.length} ${steps.length === 1 ? 'wave' : 'waves'}`,
    'after the first wave',
  ];
  const boards = [drawOrbs(board) + drawPath(path, board.cols), drawOrbs(after, matched), drawOrbs(wave.board)];
  const parts = boards.map((content, index) =>
    at(index * (width + gap), 0, content + text(width / 2, board.rows * side + 14, 12, captions[index])),
  );
  return picture(3 * width + 2 * gap, board.rows * side + 26, parts.join(''));
}

/** The line of a drag, from the ring to the dot. */
export function drawPath(path, cols) {
  const cells = [path.start, ...path.moves];
  const points = cells.map((cell) => middle(cell, cols).join(',')).join(' ');
  const [startX, startY] = middle(path.start, cols);
  const [endX, endY] = middle(cells.at(-1), cols);
  return (
    tag('polyline', { points, fill: 'none', stroke: colour('paper'), 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    tag('polyline', { points, fill: 'none', stroke: colour('ink'), 'stroke-width': 3.5, 'stroke-linejoin': 'round' }) +
    tag('circle', { cx: startX, cy: startY, r: 6, fill: colour('paper'), stroke: colour('ink'), 'stroke-width': 3 }) +
    tag('circle', { cx: endX, cy: endY, r: 5, fill: colour('ink') })
  );
}

export function drawOrbs({ rows, cols, cells }, matched = new Set()) {
  const orbs = cells.map((type, cell) => {
    if (type < 0) return '';
    const [cx, cy] = middle(cell, cols);
    const ring = matched.has(cell) ? { stroke: colour('ink'), 'stroke-width': 3 } : {};
    const opacity = matched.size > 0 && !matched.has(cell) ? 0.35 : 1;
    const orb =
      tag('circle', { cx, cy, r: 15, fill: orbColours[type], ...ring }) +
      text(cx, cy, 13, letters[type], { fill: '#1c1c24', 'font-weight': 700 });
    return tag('g', { opacity }, orb);
  });
  return ground(rows, cols) + orbs.join('');
}

/** The chances of the hidden cells in per cent; the first deduction with the numbers that prove it. */
function drawMines() {
  const board = parseMines('mines 9\n0 0 1 # # #\n1 1 2 3 # #\n# # # 2 # #\n# # # 3 # #\n# # # # # #');
  const { probabilities, status } = analyze(board);
  if (status !== 'consistent') throw new Error('no layout of mines fits the board of the picture');
  const [first] = deduce(board);
  const cells = board.cells.map((state, cell) => {
    const [x, y] = middle(cell, board.cols);
    const chance = probabilities[cell];
    const isAbout = first.cells.includes(cell);
    const isFrom = first.from.includes(cell);
    const fill = state >= 0 ? 'paper' : chance === 0 ? 'good-fill' : chance === 1 ? 'bad-fill' : 'well';
    const stroke = isAbout ? colour(first.mine ? 'bad' : 'good') : isFrom ? colour('accent') : colour('line');
    const box = {
      x: x - 16,
      y: y - 16,
      width: 32,
      height: 32,
      rx: 4,
      fill: colour(fill),
      stroke,
      'stroke-width': isAbout || isFrom ? 3 : 1,
    };
    const shown = state > 0 ? state : state === 0 ? '' : Math.round(chance * 100);
    const style =
      state >= 0 ? { 'font-weight': 700 } : { fill: colour(chance === 0 ? 'good' : chance === 1 ? 'bad' : 'ink') };
    return tag('rect', box) + text(x, y, state >= 0 ? 17 : 12, shown, style);
  });
  return picture(board.cols * side, board.rows * side, cells.join(''));
}
