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
export { guillotineFixedSplit, guillotineFixedSplitSearch } from './article/guillotine-fixed-split.js';
export { guillotineLargerLeftover, guillotineLargerLeftoverSearch } from './article/guillotine-larger-leftover.js';
export { type Atlas, type AtlasMove, type AtlasOptions, createAtlas } from './atlas/create-atlas.js';
export { packSearch } from './fixed/pack-search.js';
export { maxPageSide, maxRects, maxSide } from './input/limits.js';
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
export { pack } from './pack.js';
export { packSmallest } from './pack-smallest.js';
export { packStrip } from './pack-strip.js';
export { packSmallestSearch } from './smallest/pack-smallest-search.js';
export { packStripSearch } from './strip/pack-strip-search.js';
export type * from './types.js';
