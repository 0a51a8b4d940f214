/**
 * The words of the package: metrics, qualities, options and answers. Their contents are in `types/`, a file for each thing that
 * they are about.
 */

export type * from './types/deal.js';
export type * from './types/draw.js';
export type * from './types/goal.js';
export type * from './types/guide.js';
export type * from './types/play.js';
export type * from './types/solve.js';
export type * from './types/tables.js';
export type * from './types/text.js';
