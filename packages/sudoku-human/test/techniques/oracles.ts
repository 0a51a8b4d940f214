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

/** Not both false, by definition: the only two places of a digit in a house, or the only two digits of a cell. */
export function isStrong(position: Position, a: Candidate, b: Candidate): boolean {
  if (a.cell === b.cell) return a.digit !== b.digit && digitsAt(position, a.cell).length === 2;
  return (
    a.digit === b.digit &&
    houses.some(
      (house, h) => house.includes(a.cell) && house.includes(b.cell) && placesFor(position, h, a.digit).length === 2,
    )
  );
}

export function isWeak(a: Candidate, b: Candidate): boolean {
  return a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && sees(a.cell, b.cell);
}

/** Every chain of at most `maxLength` links without a repeated candidate: the least length by pair of ends. */
export function shortestChains(
  position: Position,
  kind: 'x' | 'xy',
  minLength: number,
  maxLength: number,
): Map<string, number> {
  const candidates = all(position, cells);
  const strong = candidates.map((a) =>
    candidates.filter((b) => isStrong(position, a, b) && (kind === 'x' ? a.digit === b.digit : a.cell === b.cell)),
  );
  const index = new Map(candidates.map((candidate, i) => [candidate.cell * 10 + candidate.digit, i]));
  const strongOf = (a: Candidate) => strong[index.get(a.cell * 10 + a.digit)!];
  const active = candidates.filter((a) => strongOf(a).length > 0);
  const lengths = new Map<string, number>();
  const extend = (chain: Candidate[]) => {
    const [start, last] = [chain[0], chain[chain.length - 1]];
    const length = chain.length - 1;
    if (length % 2 === 1 && start.digit === last.digit && start.cell < last.cell) {
      const gone = keyOf(seenByAll(position, [start.cell, last.cell], [start.digit]));
      const key = `${keyOf([start])} | ${keyOf([last])} | ${gone}`;
      if (gone !== '' && length < (lengths.get(key) ?? Infinity)) lengths.set(key, length);
    }
    if (length === maxLength) return;
    const next = length % 2 === 0 ? strongOf(last) : active.filter((b) => b.digit === last.digit && isWeak(last, b));
    for (const candidate of next) if (!chain.includes(candidate)) extend([...chain, candidate]);
  };
  for (const start of active) extend([start]);
  for (const [key, length] of lengths) if (length < minLength) lengths.delete(key);
  return lengths;
}

/** Where a box and a line meet more than once a house is listed twice; an instance counts once. */
export function once(instances: readonly Instance[]): Instance[] {
  return [...new Set(instances)].sort();
}
