export {
  type AbortSignalLike,
  type InputPlace,
  InvalidInputError,
  type InvalidInputErrorJson,
  isInvalidInputError,
  type Progress,
  type RunAsyncOptions,
  readInvalidInputError,
  runAsync,
  runSync,
  type Search,
} from '@kit/grid';
export {
  type Atlas,
  type AtlasMove,
  type AtlasOptions,
  type CompactOptions,
  createAtlas,
} from './atlas/create-atlas.js';
export { guillotineFixedSplit, guillotineFixedSplitSearch } from './binary-tree/guillotine-fixed-split.js';
export { guillotineLargerLeftover, guillotineLargerLeftoverSearch } from './binary-tree/guillotine-larger-leftover.js';
export { type CropOptions, cropPages } from './output/crop-pages.js';
export {
  type AtlasBox,
  type AtlasFrame,
  type AtlasJsonArray,
  type AtlasJsonHash,
  type AtlasJsonOptions,
  type AtlasMeta,
  toAtlasJson,
} from './output/to-atlas-json.js';
export { toSvg } from './output/to-svg.js';
export { type UvRect, uvRect } from './output/uv-rect.js';
export { pack } from './pack/pack.js';
export { packSearch } from './pack/pack-search.js';
export { packSmallest } from './pack/pack-smallest.js';
export { packSmallestSearch } from './pack/pack-smallest-search.js';
export { packStrip } from './pack/pack-strip.js';
export { packStripSearch } from './pack/pack-strip-search.js';
export { maxPageSide, maxRects, maxSide } from './rects/limits.js';
export type * from './types.js';
