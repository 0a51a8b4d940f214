import { expect, test } from 'vitest';
import * as kit from '../../../src/index.js';
import { keyOf, puzzle } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';

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

test('where sets share cells, links in another order are no other chain', () => {
  const late = kit.parsePuzzle(
    ':0000:x:1+784+2+5+93+69+2+56+31.+7.3+6489+7+5+1+2+8+36+2.+4.+95.+1.5.9.+6.7+5+9+3+8+61..+6+8+7+1423+59+5+4.9+63.+87.9+3+7+586.1:257 457 459:::',
  );
  const nameOf = ({ pattern, eliminations }: kit.Step): string => {
    const roles = [...new Set(pattern.candidates.map(({ role }) => role))];
    const sets = roles.map((wanted) =>
      pattern.candidates.filter(({ role }) => role === wanted).map(({ cell }) => cell),
    );
    const links = pattern.links.map(({ from, to }) =>
      [from, to]
        .map(({ cells, digit }) => `${digit}:${cells}`)
        .sort()
        .join('='),
    );
    return JSON.stringify([sets, links.sort(), eliminations]);
  };
  const names = findSteps(late, [alsXyChain], { alsOverlap: true, maxAlsSize: 2 }).map(nameOf);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
