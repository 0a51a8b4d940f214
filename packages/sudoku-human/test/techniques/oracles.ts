/** Every technique once more, straight from its definition: slow, short, and with nothing of the finders in it. */

import type { Candidate, Position } from '../../src/index.js';
import { cells, digits, houses, keyOf, sees } from './positions.js';

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

function all(position: Position, where: readonly number[], which: readonly number[] = digits): Candidate[] {
  return where.flatMap((cell) => which.filter((digit) => has(position, cell, digit)).map((digit) => ({ cell, digit })));
}

function seenByAll(position: Position, where: readonly number[], which: readonly number[]): Candidate[] {
  return all(
    position,
    cells.filter((cell) => where.every((other) => sees(cell, other))),
    which,
  );
}

}

/** Where a box and a line meet more than once a house is listed twice; an instance counts once. */
export function once(instances: readonly Instance[]): Instance[] {
  return [...new Set(instances)].sort();
}
