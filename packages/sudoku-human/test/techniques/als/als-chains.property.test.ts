import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { alsXyChain, alsXyWing, alsXz, applyStep, findSteps, solve } from '../../../src/index.js';
import { runs, sample } from '../../runs.js';
import { digits, fixture, puzzle } from '../positions.js';
import { areApart, commons, keyOfChain, pairs, wings } from './set-chains.js';

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
      const found = findSteps(position, [alsXz]).map((step) => keyOfChain(step));
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
      const found = new Set(findSteps(position, [alsXyWing]).map((step) => keyOfChain(step)));
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
    const [first, last] = ends.map((some) => ({ cells: some, digits }));
    expect(areApart(first, last) && commons(position, first, last).includes(common[0])).toBe(false);
    sameDigit++;
  }
  expect(sameDigit).toBeGreaterThan(isQuick ? 0 : 10);
});
