/**
 * The public shapes of games by swaps: the game as it stands in `game-types.ts`, what a turn does in `turn-types.ts`.
 */

export type * from './game-types.js';
export type * from './turn-types.js';
