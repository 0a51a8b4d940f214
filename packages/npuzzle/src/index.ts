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
export { goalBoard } from './board/goal-board.js';
export { isSolvable } from './board/is-solvable.js';
export { isSolved } from './board/is-solved.js';
export { lowerBound } from './bounds/lower-bound.js';
export { slidesToSvg } from './draw/slides-to-svg.js';
export { slidesToText } from './draw/slides-to-text.js';
export { boardAtDepth, boardAtDepthSearch } from './generate/board-at-depth.js';
export { scramble } from './generate/scramble.js';
export { shuffle } from './generate/shuffle.js';
export { createGuide } from './guide/create-guide.js';
export { createGuideSearch } from './guide/create-guide-search.js';
export { buildShortTables, buildShortTablesSearch } from './pieces/build-short-tables.js';
export { exportTables, importTables } from './pieces/export-tables.js';
export { applyMoves } from './play/apply-moves.js';
export { cellTowards } from './play/cell-towards.js';
export { legalSlides } from './play/legal-slides.js';
export { movedTiles } from './play/moved-tiles.js';
export { slide } from './play/slide.js';
export { slideTo } from './play/slide-to.js';
export { solve } from './search/solve.js';
export { solveSearch } from './search/solve-search.js';
export { buildTables, buildTablesSearch } from './tables/build-tables.js';
export { checkTables, checkTablesSearch } from './tables/check-tables.js';
export { formatTiles } from './text/format-tiles.js';
export { parseTiles } from './text/parse-tiles.js';
export type {
  BoardAtDepthOptions,
  BoundOptions,
  BuildShortTablesOptions,
  BuildTablesOptions,
  CheckTablesOptions,
  DealtBoard,
  Direction,
  DirectionOptions,
  DrawSlidesOptions,
  GoalOptions,
  GoalOrder,
  Guide,
  GuideOptions,
  GuideProgress,
  Metric,
  ParseTilesOptions,
  Quality,
  ScrambleOptions,
  ShortTables,
  ShuffleOptions,
  SlidesSvgOptions,
  SlidesTextOptions,
  Solution,
  SolveOptions,
  SolveProgress,
  Tables,
  TablesCheck,
  TileMove,
} from './types.js';
