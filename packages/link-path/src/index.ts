export {
  type AbortSignalLike,
  type Cell,
  createGrid,
  type Fall,
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
export { layeredToSvg } from './draw/layered-to-svg.js';
export { linkBoardToSvg } from './draw/link-board-to-svg.js';
export { linkBoardToText } from './draw/link-board-to-text.js';
export { de } from './explain/de.js';
export { describeLink } from './explain/describe-link.js';
export { describeTile } from './explain/describe-tile.js';
export { en } from './explain/en.js';
export { vi } from './explain/vi.js';
export { zhHant } from './explain/zh-hant.js';
export { createTileGame } from './free-tile/create-tile-game.js';
export { freePairs, freeTiles } from './free-tile/free-tiles.js';
export { generateTiles, generateTilesSearch } from './free-tile/generate-tiles.js';
export { hintTiles, hintTilesSearch } from './free-tile/hint-tiles.js';
export { rateTiles } from './free-tile/rate-tiles.js';
export { removeTiles } from './free-tile/remove-tiles.js';
export { reshuffleTiles, reshuffleTilesSearch } from './free-tile/reshuffle-tiles.js';
export { solveTiles, solveTilesSearch } from './free-tile/solve-tiles.js';
export { bridgeLayout, pyramidLayout, turtleLayout } from './free-tile/tile-layouts.js';
export { generateBoard, generateBoardSearch } from './generate/generate-board.js';
export { rateBoard, rateBoardSearch } from './generate/rate-board.js';
export { reshuffle, reshuffleSearch } from './generate/reshuffle.js';
export { hintMove, hintMoveSearch } from './hint/hint-move.js';
export { checkLink } from './link/check-link.js';
export { findAllLinks } from './link/find-all-links.js';
export { findLink } from './link/find-link.js';
export { createLinkBoard } from './live/create-link-board.js';
export { findPairs, findPairsSearch, isDeadlocked, isDeadlockedSearch } from './pairs/find-pairs.js';
export { isCleared } from './play/is-cleared.js';
export { removePair } from './play/remove-pair.js';
export { solveBoard, solveBoardSearch } from './search/solve-board.js';
export { formatBoard } from './text/format-board.js';
export { parseBoard } from './text/parse-board.js';
export { formatTileLayout } from './tile-files/format-tile-layout.js';
export { parseTileLayout, parseTileLayouts } from './tile-files/parse-tile-layouts.js';
export type {
  AllLinksOptions,
  Board,
  BoardLike,
  BoardRating,
  BoardTextOptions,
  Catalogue,
  Certified,
  DealtTiles,
  DescribeOptions,
  DrawBoardOptions,
  DrawLineOptions,
  DrawOptions,
  DrawTilesOptions,
  FreePairsOptions,
  GenerateOptions,
  GenerateTilesOptions,
  Gravity,
  GravityCycle,
  Hint,
  HintOptions,
  Link,
  LinkBoard,
  LinkBoardOptions,
  LinkCheck,
  LinkOptions,
  LinkPoint,
  LinkRefusal,
  NamedTileLayout,
  Pair,
  PairGravity,
  RateOptions,
  Removed,
  RemoveOptions,
  Reshuffled,
  ReshuffledTiles,
  ReshuffleOptions,
  ReshuffleTilesOptions,
  Solution,
  SolveOptions,
  SolveTilesOptions,
  TileDeal,
  TileGame,
  TileHint,
  TileLayout,
  TileMarks,
  TilePlace,
  TilesRating,
} from './types.js';
