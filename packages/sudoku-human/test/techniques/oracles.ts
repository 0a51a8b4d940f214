/** Every technique once more, straight from its definition: slow, short, and with nothing of the finders in it. */

import type { Position } from '../../src/index.js';
import { digits, houses } from './positions.js';

/** An instance as a key: the candidates of the pattern by role, then the eliminations (see `patternKey`). */
export type Instance = string;

export function has(position: Position, cell: number, digit: number): boolean {
  return (position.candidates[cell] & (1 << (digit - 1))) !== 0;
}

export function digitsAt(position: Position, cell: number): number[] {
  return digits.filter((digit) => has(position, cell, digit));
}

export function placesFor(position: Position, house: number, digit: number): number[] {
  return houses[house].filter((cell) => has(position, cell, digit));
}

/** Where a box and a line meet more than once a house is listed twice; an instance counts once. */
export function once(instances: readonly Instance[]): Instance[] {
  return [...new Set(instances)].sort();
}
