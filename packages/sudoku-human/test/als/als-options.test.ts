import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { keyOf, puzzle } from '../techniques/positions.js';
import { techniqueCases } from '../techniques/technique-cases.js';

const { alignedPairExclusion, alsXyChain, alsXyWing, alsXz, deathBlossom, findSteps } = kit;
const position = puzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');

/** The numbers of cells of all sets (and petals) of a step. */
function setSizes({ pattern }: kit.Step): number[] {
  const roles = new Set(pattern.candidates.map(({ role }) => role).filter((role) => /^(set|petal)-/.test(role)));
  return [...roles].map((role) => {
    const some = pattern.candidates.filter((candidate) => candidate.role === role);
    return new Set(some.map(({ cell }) => cell)).size;
  });
}

test.each([alsXz, alsXyWing, alsXyChain, alignedPairExclusion])(
  '$id: maxAlsSize keeps the instances of small sets',
  (technique) => {
    const all = findSteps(position, [technique]);
    const small = findSteps(position, [technique], { maxAlsSize: 2 });
    expect(Math.max(...all.flatMap(setSizes))).toBeGreaterThan(2);
    expect(small.length).toBeGreaterThan(0);
    expect(Math.max(...small.flatMap(setSizes))).toBeLessThanOrEqual(2);
  },
);

test('a death blossom needs its largest petal', () => {
  const found = techniqueCases('death-blossom').map(({ position, options }) => {
    const steps = findSteps(position, [deathBlossom], options);
    // The step whose largest petal is the smallest of all: without sets of that size nothing is left.
    const least = Math.min(...steps.map((step) => Math.max(...setSizes(step))));
    const same = findSteps(position, [deathBlossom], { ...options, maxAlsSize: least });
    const fewer = findSteps(position, [deathBlossom], { ...options, maxAlsSize: least - 1 });
    return [same.length > 0, fewer.length];
  });
  expect(found.length).toBeGreaterThan(4);
  for (const entry of found) expect(entry).toEqual([true, 0]);
});

test('loops strike out candidates of their own cells only where loopCells says so', () => {
  const own = techniqueCases('continuous-nice-loop').filter(({ options }) => options.loopCells);
  const more = own.flatMap(({ position }) => {
    const struck = (loopCells: boolean) =>
      new Set(
        findSteps(position, [kit.continuousNiceLoop], { loopCells }).flatMap(({ eliminations }) =>
          eliminations.map(keyOfOne),
        ),
      );
    const [without, within] = [struck(false), struck(true)];
    expect([...without].filter((one) => !within.has(one))).toEqual([]);
    return [...within].filter((one) => !without.has(one));
  });
  expect(more.length).toBeGreaterThan(0);
});

const keyOfOne = (candidate: kit.Candidate): string => keyOf([candidate]);

test.each([0, 9, 1.5, '2', null])('maxAlsSize is refused if it is %s', (maxAlsSize) => {
  expect(() => findSteps(position, [alsXz], { maxAlsSize } as never)).toThrow(
    /options\.maxAlsSize is .*: expected an integer from 1 to 8/,
  );
});
