// One picture of each solver at work, about as high as wide: for the cards of the home page and the preview of the site.
import { createRandom } from '@kit/grid';
import { boardAtDepth, slidesToSvg, solve } from '@kit/npuzzle';
import { orbsToSvg } from '@kit/orb-search';
import { packSmallest } from '@kit/rect-pack';
import { createMovingIndex } from '@kit/spatial-index';
import { boardPictures, drawLink, exampleDrag } from './boards.mjs';
import { at, colour, picture, pictureOf, tag, text } from './canvas.mjs';
import { drawPage } from './packing.mjs';
import { sudokuPictures } from './sudoku.mjs';

const caption = 26;

/** By the package: what draws the picture, and what it shows. */
export const cards = {
  'sudoku-human': [
    sudokuPictures['sudoku-fish.svg'],
    'A Sudoku board with its candidates: the rows and columns of a fish, its fin, and the candidate that goes',
  ],
  'link-path': [
    () => pictureOf(drawLink(1, 4)),
    'A board of tiles: a line with two turns joins two of them around the outside',
  ],
  npuzzle: [drawSolution, 'A board of the 15-puzzle: the tile to tap first, and the length of the shortest solution'],
  'orb-search': [drawShortDrag, 'A board of orbs with the path of the drag that makes the most combos'],
  'mines-inference': [
    boardPictures['mines-chances.svg'],
    'A mine field: a chance in per cent in every hidden cell, and a cell that the numbers prove',
  ],
  'rect-pack': [drawSmallest, 'Sixty rectangles on the smallest page that was found'],
  'spatial-index': [drawTouching, 'Boxes all over a field: those that touch another one are red'],
};

/** The first tap of a shortest solution; what is at home already is coloured. */
function drawSolution() {
  const deal = boardAtDepth({ rows: 4, cols: 4, depth: 24, seed: 2 });
  if (deal.status !== 'found') throw new Error('no board of the depth that the picture shows');
  const { board } = deal;
  const { moves, status } = solve(board, { quality: 'optimal' });
  if (status !== 'optimal') throw new Error('the solution of the picture is not proven to be the shortest');
  return pictureOf(slidesToSvg(board, { move: moves[0] }), `${moves.length} moves, proven shortest`);
}

function drawShortDrag() {
  const { board, path, combos } = exampleDrag();
  return pictureOf(orbsToSvg(board, { path }), `${path.moves.length} moves, ${combos} combos`);
}

function drawSmallest() {
  const random = createRandom(7);
  const rects = Array.from({ length: 60 }, () => ({ width: 15 + random.int(80), height: 15 + random.int(80) }));
  const [page] = packSmallest(rects, { square: true }).pages;
  const scale = 200 / Math.max(page.width, page.height);
  const [width, height] = [page.width * scale, page.height * scale];
  const words = text(width / 2, height + 15, 12, `${(page.occupancy * 100).toFixed(1)} % filled`);
  return picture(width, height + caption, at(0, 0, drawPage(page, scale)) + words);
}

/** Boxes all over a field, and those that touch. */
function drawTouching() {
  const random = createRandom(4);
  const index = createMovingIndex();
  const boxes = Array.from({ length: 90 }, (_, id) => {
    const box = { x: random.int(188), y: random.int(188), side: 6 + random.int(7) };
    index.set(id, box.x, box.y, box.x + box.side, box.y + box.side);
    return box;
  });
  const touching = new Set();
  let pairs = 0;
  index.overlaps((a, b) => {
    pairs++;
    touching.add(a).add(b);
  });
  const drawn = boxes.map(({ x, y, side }, id) =>
    tag('rect', { x, y, width: side, height: side, fill: colour(touching.has(id) ? 'bad' : 'soft') }),
  );
  return picture(200, 200 + caption, drawn.join('') + text(100, 215, 12, `${pairs} touching pairs of 90 boxes`));
}
