// The public face of @kit/spatial-index: re-exports only.
export { type InputPlace, InvalidInputError, isInvalidInputError } from '@kit/grid';
export { exportIndex } from './bytes/export-index.js';
export { importIndex } from './bytes/import-index.js';
export { createMovingIndex } from './moving/create-moving-index.js';
export { createBoxIndex } from './static/create-box-index.js';
export { createPointIndex } from './static/create-point-index.js';
export type {
  ItemFilter,
  ItemVisitor,
  MovingIndex,
  MovingIndexOptions,
  PairVisitor,
  RayHit,
  SpatialIndex,
  SpatialIndexOptions,
  Wrap,
} from './types.js';
