export { cellPlace, cellSubject } from './board/cell-place.js';
export { checkCell, checkGrid, checkGridShape, checkShape, type GridLimits, maxCells } from './board/check-grid.js';
export { checkInteger, checkNumber, checkSeed } from './board/check-number.js';
export {
  checkChoice,
  checkFlag,
  checkFunction,
  checkList,
  checkObject,
  checkOptions,
  checkText,
  type OptionName,
} from './board/check-options.js';
export { createGrid } from './board/create-grid.js';
export { gridFromRows, gridToRows } from './board/grid-rows.js';
export { colOf, inBounds, indexOf, rowOf } from './cells/cell-index.js';
export { countBits } from './cells/count-bits.js';
export { type NeighborTable, neighborTable } from './cells/neighbor-table.js';
export { neighbors4, neighbors8 } from './cells/neighbors.js';
export { type Offset, offsets4, offsets8 } from './cells/offsets.js';
export { describeValue } from './errors/describe-value.js';
export {
  type InputPlace,
  InvalidInputError,
  type InvalidInputErrorJson,
  isInvalidInputError,
  readInvalidInputError,
} from './errors/invalid-input-error.js';
export { unexpected } from './errors/unexpected.js';
export { type CellLayout, cellAtPoint, cellRect } from './geometry/cell-layout.js';
export { type Rect, rectContains, rectsIntersect } from './geometry/rect.js';
export { applyGravity, type Fall, findFalls } from './gravity/apply-gravity.js';
export { type GravityOptions, gravityInPlace, type MutableCells } from './gravity/gravity-in-place.js';
export {
  type GravityLines,
  type GravityMode,
  type GravityPiece,
  gravityLines,
  gravityModes,
} from './gravity/gravity-lines.js';
export {
  checkRandomState,
  createRandom,
  type Random,
  type RandomState,
  randomFromState,
} from './random/create-random.js';
export { type Components, findComponents } from './regions/find-components.js';
export { findRuns, type Run, type RunOptions } from './regions/find-runs.js';
export { type FreeRuns, freeRuns } from './regions/free-runs.js';
export { defineSearch, type SearchParts } from './search/define-search.js';
export { checkDifficulty, type Difficulty, fifthsOf, levelOf } from './search/difficulty.js';
export { createPace, type Pace, spend } from './search/pace.js';
export { type AbortSignalLike, type RunAsyncOptions, runAsync } from './search/run-async.js';
export { type Found, mapSearch, type Progress, runSync, type Search } from './search/search.js';
export { runSlices, type Slices, shareSlices } from './search/slices.js';
export { createPicture, escapeXml, type SvgColour, type SvgPicture, type SvgStyle } from './svg/svg-picture.js';
export { canonicalForm } from './symmetry/canonical-form.js';
export { type Symmetry, symmetries } from './symmetry/symmetries.js';
export { transform, transformCell } from './symmetry/transform.js';
export { type AnsiStyle, ansiPaint } from './text/ansi-paint.js';
export { catalogueText, joinNames, type ListWords } from './text/catalogue-text.js';
export { fillTemplate, type TemplateParams } from './text/fill-template.js';
export { formatGrid } from './text/format-grid.js';
export { parseGrid } from './text/parse-grid.js';
export { type LineReader, readRows } from './text/read-rows.js';
export type { Symbols } from './text/symbols.js';
export type { Cell, Grid, GridLike, Shape } from './types.js';
export {
  type AbortSource,
  type CallSearchOptions,
  callSearch,
  type ServedAnswer,
  type ServedArguments,
  type ServedProgress,
} from './workers/call-search.js';
export type { SearchPort, Served } from './workers/port.js';
export { serveSearches } from './workers/serve-searches.js';
