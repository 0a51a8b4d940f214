/** Every search on inputs that are as large or as nasty as it takes; for the law of slices and `npm run bench -- slices`. */
import type { HardSearch } from '../../../config/work.js';
import {
  boardAtDepthSearch,
  buildShortTables,
  buildShortTablesSearch,
  buildTables,
  buildTablesSearch,
  checkTablesSearch,
  createGuideSearch,
  type Grid,
  goalBoard,
  type ShortTables,
  type SolveOptions,
  scramble,
  shuffle,
  solveSearch,
  type Tables,
} from '../src/index.js';

/** The tables of a clone are nobody's yet: what searches keep with them has to be made again. */
const made = buildTables({ rows: 3, cols: 4, maxTiles: 5 });
const freshTables = (): Tables => ({ ...made });
const madeShort = buildShortTables({ rows: 4, cols: 5 });
const freshShort = (): ShortTables => ({ ...madeShort });

const largest = { rows: 316, cols: 316 };

/** A search on a board that is dealt before it starts. */
const solving = (board: Grid, options?: SolveOptions) => () => solveSearch(board, options);

const huge = shuffle({ rows: 200, cols: 200, seed: 2 });

export const hardSearches: readonly HardSearch[] = [
  {
    name: 'solveSearch',
    input: '300×300, fast',
    start: solving(shuffle({ rows: 300, cols: 300, seed: 1 }), { quality: 'fast' }),
    cells: 90_000,
    stopAfter: 200,
  },
  {
    name: 'solveSearch',
    input: '40×40, fast, line',
    start: solving(shuffle({ rows: 40, cols: 40, seed: 1 }), { quality: 'fast', metric: 'line' }),
  },
  {
    name: 'solveSearch',
    input: 'the largest board there is, to another goal',
    start: solving(shuffle(largest), { goal: shuffle({ ...largest, seed: 1 }), quality: 'fast' }),
    cells: 99_856,
    stopAfter: 20,
  },
  { name: 'solveSearch', input: 'the largest board, solved', start: solving(goalBoard(largest)), cells: 99_856 },
  {
    name: 'solveSearch',
    input: '2×50000, a few moves',
    start: solving(scramble({ rows: 2, cols: 50_000, moves: 6 }), { quality: 'optimal' }),
    cells: 100_000,
    stopAfter: 40,
  },
  {
    name: 'solveSearch',
    input: '2×50000, shuffled, fast',
    start: solving(shuffle({ rows: 2, cols: 50_000 }), { quality: 'fast' }),
    cells: 100_000,
    stopAfter: 100,
  },
  {
    name: 'solveSearch',
    input: '2×2000, line',
    start: solving(scramble({ rows: 2, cols: 2000, moves: 60 }), { quality: 'optimal', metric: 'line' }),
    stopAfter: 40,
  },
  {
    name: 'solveSearch',
    input: '4×4, optimal, nothing prepared',
    start: solving(shuffle({ rows: 4, cols: 4, seed: 3 }), { quality: 'optimal' }),
    stopAfter: 300,
  },
  {
    name: 'solveSearch',
    input: '3×4, optimal, with tables not searched before',
    start: () => solveSearch(shuffle({ rows: 3, cols: 4, seed: 3 }), { quality: 'optimal', tables: freshTables() }),
  },
  {
    name: 'solveSearch',
    input: '5×5, bounded',
    start: solving(shuffle({ rows: 5, cols: 5, seed: 1 })),
    stopAfter: 400,
  },
  {
    name: 'solveSearch',
    input: '8×8, bounded',
    start: solving(shuffle({ rows: 8, cols: 8, seed: 1 })),
    stopAfter: 300,
  },
  {
    name: 'solveSearch',
    input: '3×12, optimal',
    start: solving(shuffle({ rows: 3, cols: 12, seed: 1 }), { quality: 'optimal' }),
    stopAfter: 300,
  },
  {
    name: 'solveSearch',
    input: '6×6, short',
    start: () => solveSearch(shuffle({ rows: 6, cols: 6, seed: 1 }), { quality: 'short' }),
    stopAfter: 300,
  },
  {
    name: 'solveSearch',
    input: '4×5, short, with tables',
    start: () => solveSearch(shuffle({ rows: 4, cols: 5, seed: 1 }), { quality: 'short', shortTables: freshShort() }),
    stopAfter: 300,
  },
  {
    name: 'solveSearch',
    input: '100×100, short',
    start: () => solveSearch(shuffle({ rows: 100, cols: 100, seed: 1 }), { quality: 'short' }),
    stopAfter: 200,
  },
  {
    name: 'buildShortTablesSearch',
    input: '8×8',
    start: () => buildShortTablesSearch({ rows: 8, cols: 8 }),
    stopAfter: 40,
  },
  {
    name: 'buildShortTablesSearch',
    input: '4×5',
    start: () => buildShortTablesSearch({ rows: 4, cols: 5 }),
    stopAfter: 100,
  },
  {
    name: 'buildTablesSearch',
    input: '4×4, single',
    start: () => buildTablesSearch({ rows: 4, cols: 4 }),
  },
  {
    name: 'buildTablesSearch',
    input: '4×4, patterns of eight tiles',
    start: () => buildTablesSearch({ rows: 4, cols: 4, maxTiles: 8 }),
    stopAfter: 60,
  },
  {
    name: 'buildTablesSearch',
    input: '5×5, patterns of six tiles',
    start: () => buildTablesSearch({ rows: 5, cols: 5, maxTiles: 6 }),
    stopAfter: 60,
  },
  {
    name: 'buildTablesSearch',
    input: '4×4, line, patterns of seven tiles',
    start: () => buildTablesSearch({ rows: 4, cols: 4, metric: 'line', maxTiles: 7 }),
    stopAfter: 60,
  },
  {
    name: 'buildTablesSearch',
    input: '3×3, line, whole',
    start: () => buildTablesSearch({ rows: 3, cols: 3, metric: 'line' }),
  },
  {
    name: 'boardAtDepthSearch',
    input: '3×3, the deepest',
    start: () => boardAtDepthSearch({ rows: 3, cols: 3, depth: 31 }),
    stopAfter: 60,
  },
  {
    name: 'boardAtDepthSearch',
    input: '2×4096, 1000 nodes',
    start: () => boardAtDepthSearch({ rows: 2, cols: 4096, depth: 5, maxNodes: 1000 }),
  },
  {
    name: 'boardAtDepthSearch',
    input: '316×316',
    start: () => boardAtDepthSearch({ ...largest, depth: 30 }),
    cells: 99_856,
    stopAfter: 30,
  },
  {
    name: 'boardAtDepthSearch',
    input: '1×100000',
    start: () => boardAtDepthSearch({ rows: 1, cols: 100_000, depth: 90_000 }),
  },
  {
    name: 'createGuideSearch',
    input: '5×5, bounded',
    start: () => createGuideSearch(shuffle({ rows: 5, cols: 5, seed: 2 })),
    stopAfter: 200,
  },
  {
    name: 'createGuideSearch',
    input: '200×200, fast',
    start: () => createGuideSearch(huge, { quality: 'fast' }),
    stopAfter: 200,
  },
  { name: 'checkTablesSearch', input: '3×4, patterns of five', start: () => checkTablesSearch(made), stopAfter: 100 },
];
