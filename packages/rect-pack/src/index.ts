export { InvalidInputError, type InvalidInputErrorJson, isInvalidInputError, type Search } from '@kit/grid';
export { guillotineFixedSplit } from './article/guillotine-fixed-split.js';
export { guillotineLargerLeftover } from './article/guillotine-larger-leftover.js';
export { packSearch } from './fixed/pack-search.js';
export { maxPageSide, maxRects, maxSide } from './input/limits.js';
export { pack } from './pack.js';
export type * from './types.js';
