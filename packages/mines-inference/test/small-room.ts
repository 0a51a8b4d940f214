import type { Room } from '../src/kernel/pace.js';

/** Pieces so small that every board is one of many. */
export const smallRoom: Room = { words: 2 ** 20, counts: 2 ** 20, moves: 8, chunk: 4 };
