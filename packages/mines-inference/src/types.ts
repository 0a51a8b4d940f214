/**
 * The public shapes: plain JSON in, plain JSON out. Their contents are in `types/`, a file for each thing that they are
 * about.
 */

export type * from './types/analysis.js';
export type * from './types/board.js';
export type * from './types/catalogue.js';
export type * from './types/deal.js';
export type * from './types/deduction.js';
export type * from './types/draw.js';
export type * from './types/fair.js';
export type * from './types/hint.js';
export type * from './types/metrics.js';
export type * from './types/move.js';
export type * from './types/replay.js';
export type * from './types/review.js';
