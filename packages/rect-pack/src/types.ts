/**
 * What goes in and what comes out, in `types/` a file for each thing that it is about. All of it is plain JSON.
 *
 * Sizes are whole pixels; `x` runs to the right and `y` downwards; a placed rectangle is half-open: it covers
 * `x <= px < x + width`.
 */

export type * from './types/atlas.js';
export type * from './types/live.js';
export type * from './types/method.js';
export type * from './types/options.js';
export type * from './types/packer.js';
export type * from './types/packing.js';
export type * from './types/rect.js';
