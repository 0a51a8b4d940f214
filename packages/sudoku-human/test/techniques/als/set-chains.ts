/** Pairs and triples of almost locked sets, straight from the definition on any layout: every two sets, cell by cell. */

import type { Position, Step } from '../../../src/index.js';
import { has } from '../oracles.js';
import { choose, geometryOf, keyOf } from '../positions.js';
import { almostLocked } from './als-oracles.js';

export type Als = { cells: readonly number[]; digits: readonly number[] };

function setsOf(position: Position): Als[] {
  const { digits } = geometryOf(position);
  return almostLocked(position).map((cells) => ({
    cells: [...cells].sort((a, b) => a - b),
    digits: digits.filter((digit) => cells.some((cell) => has(position, cell, digit))),
  }));
}

function placesIn(position: Position, set: Als, digit: number): number[] {
  return set.cells.filter((cell) => has(position, cell, digit));
}

export function areApart(a: Als, b: Als): boolean {
  return !a.cells.some((cell) => b.cells.includes(cell));
}

/** The digits of which only one of the two sets can have one. */
export function commons(position: Position, a: Als, b: Als): number[] {
  const { sees } = geometryOf(position);
  return a.digits.filter(
    (digit) =>
      b.digits.includes(digit) &&
      placesIn(position, a, digit).every((p) => placesIn(position, b, digit).every((q) => sees(p, q))),
  );
}

function seen(position: Position, sets: readonly Als[], digit: number): string[] {
  const { cells, sees } = geometryOf(position);
  const places = sets.flatMap((set) => placesIn(position, set, digit));
  return cells
    .filter((cell) => has(position, cell, digit) && places.every((place) => sees(cell, place)))
    .map((cell) => keyOf([{ cell, digit }]));
}

function key(a: Als, b: Als, gone: Iterable<string>): string {
  const ends = [a, b].map((set) => set.cells.join('+')).sort();
  return `${ends.join(' ')}: ${[...new Set(gone)].sort().join(' ')}`;
}

/** Pairs of sets that strike something out. */
export function pairs(position: Position): string[] {
  const found: string[] = [];
  for (const [a, b] of choose(setsOf(position), 2)) {
    if (!areApart(a, b)) continue;
    const links = commons(position, a, b);
    if (links.length === 0) continue;
    const shared = a.digits.filter((digit) => b.digits.includes(digit));
    const rest = (set: Als) => set.digits.filter((digit) => !links.includes(digit));
    const gone =
      links.length === 1
        ? shared.filter((digit) => digit !== links[0]).flatMap((digit) => seen(position, [a, b], digit))
        : [
            ...links.flatMap((digit) => seen(position, [a, b], digit)),
            ...rest(a).flatMap((digit) => seen(position, [a], digit)),
            ...rest(b).flatMap((digit) => seen(position, [b], digit)),
          ];
    if (gone.length > 0) found.push(key(a, b, gone));
  }
  return found.sort();
}

/** By outer sets and their two link digits, which say what goes. */
export function wings(position: Position): Set<string> {
  const sets = setsOf(position);
  const found = new Set<string>();
  for (const middle of sets) {
    const joined = sets
      .filter((set) => set !== middle && areApart(set, middle))
      .flatMap((set) => commons(position, set, middle).map((link) => ({ set, link })));
    for (const [a, b] of choose(joined, 2)) {
      if (a.link === b.link || a.set === b.set || !areApart(a.set, b.set)) continue;
      const gone = a.set.digits
        .filter((digit) => b.set.digits.includes(digit) && digit !== a.link && digit !== b.link)
        .flatMap((digit) => seen(position, [a.set, b.set], digit));
      if (gone.length > 0) found.add(key(a.set, b.set, gone));
    }
  }
  return found;
}

/** The outer sets of a step and what it strikes out. */
export function keyOfChain({ pattern, eliminations }: Step): string {
  const roles = [...new Set(pattern.candidates.map(({ role }) => role))].sort();
  const set = (role: string): Als => ({
    cells: [...new Set(pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell))],
    digits: [],
  });
  return key(
    set(roles[0]),
    set(roles[roles.length - 1]),
    eliminations.map((gone) => keyOf([gone])),
  );
}
