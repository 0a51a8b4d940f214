/** Goals with the gap at cell 0, tables, small and empty searches, and guides: input that no call of the public face has. */
import { innerCall, innerCallLaws, innerJunkLaws } from '../../../config/inner-laws.js';
import * as kit from '../src/index.js';

const size = { rows: 2, cols: 3 };
const goal = { ...size, cells: [0, 1, 2, 3, 4, 5] };
const board = { ...size, cells: [1, 0, 2, 3, 4, 5] };
const line = { rows: 1, cols: 6 };

function guided(from: kit.Grid, plan: ArrayLike<number>, to: kit.Grid) {
  const guide = kit.createGuide(from, { goal: to, plan });
  const first = [guide.knows(from), guide.next(from), guide.plan()];
  guide.usePlan(from, plan);
  return [first, guide.plan(), guide.next(from)];
}

function thoughtOut(from: kit.Grid, to: kit.Grid) {
  const guide = kit.runSync(kit.createGuideSearch(from, { goal: to }));
  return [guide.plan(), kit.runSync(guide.nextSearch(from))];
}

const calls = [
  innerCall(guided, board, [0], goal),
  innerCall(thoughtOut, board, goal),
  innerCall(kit.applyMoves, board, [0]),
  innerCall(kit.applyMoves, board, []),
  innerCall(kit.boardAtDepth, { ...size, depth: 0, seed: 0 }),
  innerCall(kit.boardAtDepth, { rows: 1, cols: 3, depth: 0, seed: 0, maxNodes: 0 }),
  innerCall(kit.buildTables, { ...size, goal }),
  innerCall(kit.cellTowards, board, 'right'),
  innerCall(kit.checkTables, kit.buildTables({ ...size, goal }), { seed: 0, maxNodes: 0 }),
  innerCall(kit.exportTables, kit.buildTables({ ...size, goal, metric: 'line' })),
  innerCall(kit.formatTiles, board),
  innerCall(kit.isSolvable, board, goal),
  innerCall(kit.isSolved, goal, goal),
  innerCall(kit.legalSlides, board),
  innerCall(kit.lowerBound, goal, { goal }),
  innerCall(kit.lowerBound, board, { goal, tables: kit.buildTables({ ...size, goal }) }),
  innerCall(kit.movedTiles, board, 0),
  innerCall(kit.scramble, { ...size, goal, moves: 0, seed: 0 }),
  innerCall(kit.scramble, { ...size, goal, moves: 3 }),
  innerCall(kit.shuffle, { ...line, goal: { ...line, cells: [0, 1, 2, 3, 4, 5] }, seed: 0 }),
  innerCall(kit.shuffle, { ...size, goal, seed: 0 }),
  innerCall(kit.slide, board, 0),
  innerCall(kit.slide, { ...size, cells: [1, 2, 3, 0, 4, 5] }, 0),
  innerCall(kit.slideTo, board, 'right'),
  ...(['single', 'line'] as const).flatMap((metric) => [
    innerCall(kit.solve, board, { goal, metric, maxNodes: 0 }),
    innerCall(kit.solve, board, { goal, metric, tables: kit.buildTables({ ...size, goal, metric }) }),
    innerCall(kit.solve, goal, { goal, metric }),
  ]),
];

innerCallLaws(calls);
innerJunkLaws(calls);
