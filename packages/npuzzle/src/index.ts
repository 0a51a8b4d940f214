export {
  type AbortSignalLike,
  type Cell,
  type CellLayout,
  cellAtPoint,
  type Found,
  formatGrid,
  type Grid,
  type GridLike,
  type InputPlace,
  InvalidInputError,
  type InvalidInputErrorJson,
  isInvalidInputError,
  type Progress,
  parseGrid,
  type RunAsyncOptions,
  readInvalidInputError,
  runAsync,
  runSync,
  type Search,
} from '@kit/grid';
export { applyMoves } from './board/apply-moves.js';
export { goalBoard } from './board/goal-board.js';
export { isSolvable } from './board/is-solvable.js';
export { isSolved } from './board/is-solved.js';
export { legalSlides } from './board/legal-slides.js';
export { slide } from './board/slide.js';
export { type BoardAtDepthOptions, boardAtDepth, boardAtDepthSearch, type DealtBoard } from './deal/board-at-depth.js';
export { type ScrambleOptions, scramble } from './deal/scramble.js';
export { type ShuffleOptions, shuffle } from './deal/shuffle.js';
export { createGuide } from './guide/create-guide.js';
export { createGuideSearch } from './guide/create-guide-search.js';
export type { Guide, GuideOptions, GuideProgress } from './guide/guide.js';
export { lowerBound } from './solve/lower-bound.js';
export { solve } from './solve/solve.js';
export { solveSearch } from './solve/solve-search.js';
export { type BuildTablesOptions, buildTables, buildTablesSearch } from './tables/build-tables.js';
export { type CheckTablesOptions, checkTables, checkTablesSearch, type TablesCheck } from './tables/check-tables.js';
export { exportTables, importTables } from './tables/export-tables.js';
export type { Tables } from './tables/tables.js';
export type { BoundOptions, Metric, Quality, Solution, SolveOptions, SolveProgress } from './types.js';
