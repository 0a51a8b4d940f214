/**
 * The public shapes: plain JSON in, plain JSON out. Their contents are in `types/`, a file for each thing that they are
 * about.
 */

export type * from './types/draw.js';
export type * from './types/generate.js';
export type * from './types/hint.js';
export type * from './types/layout.js';
export type * from './types/position.js';
export type * from './types/rating.js';
export type * from './types/role.js';
export type * from './types/solve.js';
export type * from './types/solver.js';
export type * from './types/step.js';
export type * from './types/technique.js';
export type * from './types/text.js';
export type * from './types/verdict.js';
