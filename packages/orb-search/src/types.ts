/**
 * The public shapes: plain JSON in, plain JSON out. Their contents are in `types/`, a file for each thing that they are
 * about.
 */

export type * from './types/certificate.js';
export type * from './types/deal.js';
export type * from './types/draw.js';
export type * from './types/goal.js';
export type * from './types/path.js';
export type * from './types/resolution.js';
export type * from './types/rules.js';
export type * from './types/score.js';
export type * from './types/swap.js';
export type * from './types/text.js';
