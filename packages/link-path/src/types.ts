/**
 * The public shapes: plain JSON in, plain JSON out, except {@link LinkBoard}. Their contents are in `types/`, a file for
 * each thing that they are about.
 */

export type * from './types/board.js';
export type * from './types/catalogue.js';
export type * from './types/deal.js';
export type * from './types/draw.js';
export type * from './types/link.js';
export type * from './types/live.js';
export type * from './types/move.js';
export type * from './types/rating.js';
export type * from './types/solve.js';
export type * from './types/tiles.js';
