/** A working call of each function that the package exports, for laws over all of them. */
import type { PublicCalls } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

const board = { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] };
const goal = { rows: 2, cols: 3, cells: [1, 2, 3, 0, 4, 5] };
const size = { rows: 2, cols: 3 };
const tables = kit.buildTables({ ...size, goal });
const solveOptions = { goal, metric: 'single', tables, quality: 'optimal', weight: 2, maxNodes: 10_000 };
const shortTables = kit.buildShortTables(size);
const ofGrid = { exempt: 'an export of @kit/grid, which has laws of its own' };

export const publicCalls: PublicCalls = {
  applyMoves: { args: [board, [5]] },
  boardAtDepth: {
    args: [],
    options: { ...size, goal, depth: 3, seed: 1, maxNodes: 1000 },
    required: ['rows', 'cols', 'depth'],
  },
  boardAtDepthSearch: {
    args: [],
    options: { ...size, goal, depth: 3, seed: 1, maxNodes: 1000 },
    required: ['rows', 'cols', 'depth'],
  },
  buildShortTables: { args: [], options: size, required: ['rows', 'cols'] },
  buildShortTablesSearch: { args: [], options: size, required: ['rows', 'cols'] },
  buildTables: {
    args: [],
    options: { ...size, goal, metric: 'line', maxTiles: 2 },
    required: ['rows', 'cols'],
  },
  buildTablesSearch: {
    args: [],
    options: { ...size, goal, metric: 'line', maxTiles: 2 },
    required: ['rows', 'cols'],
  },
  cellAtPoint: ofGrid,
  cellTowards: { args: [board, 'up'], options: { moves: 'blank' } },
  checkTables: { args: [tables], options: { samples: 2, seed: 1, maxNodes: 1_000_000 } },
  checkTablesSearch: { args: [tables], options: { samples: 2, seed: 1, maxNodes: 1_000_000 } },
  createGuide: { exempt: 'a live object, which equals no other: create-guide.test.ts' },
  createGuideSearch: { exempt: 'returns a live object, which equals no other: create-guide.test.ts' },
  exportTables: { args: [tables] },
  formatGrid: ofGrid,
  formatTiles: { args: [board] },
  goalBoard: { args: [size], options: { order: 'snake' } },
  importTables: { args: [kit.exportTables(tables)] },
  isInvalidInputError: ofGrid,
  isSolvable: { args: [board, goal] },
  isSolved: { args: [board, goal] },
  legalSlides: { args: [board] },
  lowerBound: {
    args: [board],
    options: { goal: kit.goalBoard(size), metric: 'single', tables: kit.buildTables(size) },
  },
  movedTiles: { args: [board, 5] },
  parseGrid: ofGrid,
  parseTiles: { args: ['1 2 3 / 4 _ 5'], options: { cols: 3 } },
  readInvalidInputError: ofGrid,
  runAsync: ofGrid,
  runSync: ofGrid,
  scramble: { args: [], options: { ...size, moves: 3, seed: 1, goal }, required: ['rows', 'cols', 'moves'] },
  slidesToSvg: { args: [board], options: { move: 5, goal, names: { 1: 'a' }, title: 'x' } },
  slidesToText: { args: [board], options: { move: 5, goal, color: true } },
  shuffle: { args: [], options: { ...size, seed: 1, goal, difficulty: 3 }, required: ['rows', 'cols'] },
  slide: { args: [board, 5] },
  slideTo: { args: [board, 'up'], options: { moves: 'blank' } },
  solve: {
    args: [board],
    options: { ...solveOptions, goal: kit.goalBoard(size), tables: kit.buildTables(size), shortTables },
  },
  solveSearch: {
    args: [board],
    options: { ...solveOptions, goal: kit.goalBoard(size), tables: kit.buildTables(size), shortTables },
  },
};
