import type { Room } from '../src/kernel/room.js';

/** Pieces so small that every region is made in many. */
export const smallRoom: Room = { words: 2 ** 20, counts: 2 ** 20, moves: 8 };
