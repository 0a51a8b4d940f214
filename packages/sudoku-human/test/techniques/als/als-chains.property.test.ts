import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import {
  alsXyChain,
  alsXyWing,
  alsXz,
  applyStep,
  findSteps,
  type Position,
  type Step,
  solve,
} from '../../../src/index.js';
import { runs, sample } from '../../runs.js';
import { cells, choose, digits, fixture, houses, keyOf, puzzle, sees } from '../positions.js';

// Pairs and triples of almost locked sets straight from the definition: every subset of every house, compared cell by cell.

type Als = { cells: readonly number[]; digits: readonly number[] };

function has(position: Position, cell: number, digit: number): boolean {
  return (position.candidates[cell] & (1 << (digit - 1))) !== 0;
}

function setsOf(position: Position): Als[] {
  const sets = new Map<string, Als>();
  for (const house of houses) {
    const open = house.filter((cell) => position.candidates[cell] !== 0).sort((a, b) => a - b);
    for (let size = 1; size <= open.length; size++) {
      for (const some of choose(open, size)) {
        const held = digits.filter((digit) => some.some((cell) => has(position, cell, digit)));
        if (held.length === size + 1) sets.set(some.join(), { cells: some, digits: held });
      }
    }
  }
  return [...sets.values()];
}

function placesIn(position: Position, set: Als, digit: number): number[] {
  return set.cells.filter((cell) => has(position, cell, digit));
}

function areApart(a: Als, b: Als): boolean {
  return !a.cells.some((cell) => b.cells.includes(cell));
}

/** The digits of which only one of the two sets can have one. */
function commons(position: Position, a: Als, b: Als): number[] {
  return a.digits.filter(
    (digit) =>
      b.digits.includes(digit) &&
      placesIn(position, a, digit).every((p) => placesIn(position, b, digit).every((q) => sees(p, q))),
  );
}

function seen(position: Position, sets: readonly Als[], digit: number): string[] {
  const places = sets.flatMap((set) => placesIn(position, set, digit));
  return cells
    .filter((cell) => has(position, cell, digit) && places.every((place) => sees(cell, place)))
    .map((cell) => keyOf([{ cell, digit }]));
}

function key(a: Als, b: Als, gone: Iterable<string>): string {
  const ends = [a, b].map((set) => set.cells.join('+')).sort();
  return `${ends.join(' ')}: ${[...new Set(gone)].sort().join(' ')}`;
}

function pairs(position: Position): string[] {
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
function wings(position: Position): Set<string> {
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

function keyOfStep({ pattern, eliminations }: Step, last: string): string {
  const set = (role: string): Als => ({
    cells: [...new Set(pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell))],
    digits: [],
  });
  return key(
    set('set-1'),
    set(last),
    eliminations.map((gone) => keyOf([gone])),
  );
}

/** Positions on the way through a puzzle with at least 45 digits: earlier ones take the definitions minutes. */
const lateInThePuzzle = fc
  .record({ line: fc.constantFrom(...fixture('expert.txt')), filled: fc.integer({ min: 45, max: 55 }) })
  .map(({ line, filled }) => {
    let position = puzzle(line);
    for (const step of solve(position).steps) {
      if (position.values.filter((value) => value !== 0).length >= filled) break;
      position = applyStep(position, step);
    }
    return position;
  });

test('als-xz: every pair of sets that strikes something out, once, with all that goes', () => {
  let count = 0;
  fc.assert(
    fc.property(lateInThePuzzle, (position) => {
      const found = findSteps(position, [alsXz]).map((step) => keyOfStep(step, 'set-2'));
      expect(found.sort()).toEqual(pairs(position));
      count += found.length;
    }),
    { numRuns: runs(2, 1) },
  );
  expect(count).toBeGreaterThan(isQuick ? 0 : 10);
});

test('als-xy-wing: the outer sets and what they strike out are those of the definition', () => {
  let count = 0;
  fc.assert(
    fc.property(lateInThePuzzle, (position) => {
      const found = new Set(findSteps(position, [alsXyWing]).map((step) => keyOfStep(step, 'set-3')));
      expect([...found].sort()).toEqual([...wings(position)].sort());
      count += found.size;
    }),
    { numRuns: runs(2, 1) },
  );
  expect(count).toBeGreaterThan(isQuick ? 0 : 10);
});

/** A text that sorts as sets do: by size, then by cells. */
function rank(cells: readonly number[]): string {
  return [cells.length, ...cells].map((number) => `${number}`.padStart(2, '0')).join();
}

test('als-xz: instances come by the sizes of their sets and then by their cells; what goes, by cell and then digit', () => {
  const found = some(fixture('expert.txt').slice(0, 6), 3).map((line) => {
    // The first position in which sets that are doubly linked strike out several digits.
    let position = puzzle(line);
    for (const step of solve(position).steps) {
      const steps = findSteps(position, [alsXz]);
      if (steps.some(({ eliminations }) => new Set(eliminations.map(({ digit }) => digit)).size > 2)) return steps;
      position = applyStep(position, step);
    }
    return [];
  });
  expect(found.flat().length).toBeGreaterThan(isQuick ? 5 : 20);
  for (const steps of found) {
    const ranks = steps.map(({ pattern }) =>
      ['set-1', 'set-2']
        .map((role) => rank([...new Set(pattern.candidates.flatMap((one) => (one.role === role ? [one.cell] : [])))]))
        .join(' '),
    );
    expect(ranks).toEqual([...ranks].sort());
    for (const { eliminations } of steps) {
      expect(eliminations).toEqual([...eliminations].sort((a, b) => a.cell - b.cell || a.digit - b.digit));
    }
  }
});

test('als-xy-chain: it begins with the lesser end, no set stands in it twice, and no two following links have the same digit', () => {
  const found = some(fixture('expert.txt').slice(0, 3), 3).flatMap((line) => {
    let position = puzzle(line);
    const way = solve(position).steps;
    for (const step of way.slice(0, Math.floor(way.length / 3))) position = applyStep(position, step);
    return findSteps(position, [alsXyChain]).map((step) => ({ position, step }));
  });
  expect(found.length).toBeGreaterThan(isQuick ? 10 : 100);
  let sameDigit = 0;
  for (const { position, step } of sample(found, 5)) {
    const { candidates, links } = step.pattern;
    const sets = [...new Set(candidates.map(({ role }) => role))].map((set) => [
      ...new Set(candidates.flatMap(({ role, cell }) => (role === set ? [cell] : []))),
    ]);
    expect(sets.length).toBe(links.length + 1);
    expect(new Set(sets.map((set) => set.join())).size).toBe(sets.length);
    const ends = [sets[0], sets[sets.length - 1]];
    expect(ends.map(rank)).toEqual(ends.map(rank).sort());
    const common = links.map(({ from }) => from.digit);
    expect(common.slice(1).filter((digit, i) => digit === common[i])).toEqual([]);
    // Ends that this digit joins without the others are an ALS-XZ.
    if (common[0] !== common[common.length - 1]) continue;
    const [first, last] = ends.map((some): Als => ({ cells: some, digits }));
    expect(areApart(first, last) && commons(position, first, last).includes(common[0])).toBe(false);
    sameDigit++;
  }
  expect(sameDigit).toBeGreaterThan(isQuick ? 0 : 10);
});
