export {
  type AbortSignalLike,
  type Cell,
  createGrid,
  type Found,
  formatGrid,
  type GravityMode,
  type Grid,
  type GridLike,
  gravityModes,
  gridFromRows,
  gridToRows,
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
  type Symbols,
} from '@kit/grid';
export { checkLink, type LinkCheck, type LinkRefusal } from './link/check-link.js';
export { type AllLinksOptions, findAllLinks } from './link/find-all-links.js';
export { findLink } from './link/find-link.js';
export type { Link, LinkPoint } from './link/link.js';
export { createLinkBoard, type LinkBoard, type LinkBoardOptions } from './live/create-link-board.js';
export type { Certified } from './make/deal-certified.js';
export { type GenerateOptions, generateBoard, generateBoardSearch } from './make/generate-board.js';
export { type BoardRating, type RateOptions, rateBoard, rateBoardSearch } from './make/rate-board.js';
export { type Reshuffled, type ReshuffleOptions, reshuffle, reshuffleSearch } from './make/reshuffle.js';
export { findPairs, findPairsSearch, isDeadlocked, isDeadlockedSearch } from './pairs/find-pairs.js';
export { isCleared } from './play/is-cleared.js';
export { type Pair, type RemoveOptions, removePair } from './play/remove-pair.js';
export type { Gravity } from './rules/gravity-rule.js';
export type { LinkOptions } from './rules/link-rules.js';
export { type Solution, type SolveOptions, solveBoard, solveBoardSearch } from './solve/solve-board.js';
