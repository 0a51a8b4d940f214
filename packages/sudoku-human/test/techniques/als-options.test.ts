import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { keyOf, libraryCases, puzzle } from './positions.js';

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
  const found = libraryCases()
    .filter(({ code }) => code === '0904-1')
    .map((entry) => {
      const [step] = findSteps(entry.position, [deathBlossom]);
      const largest = Math.max(...setSizes(step));
      const same = findSteps(entry.position, [deathBlossom], { maxAlsSize: largest });
      const fewer = findSteps(entry.position, [deathBlossom], { maxAlsSize: largest - 1 });
      return [same.some(({ eliminations }) => keyOf(eliminations) === keyOf(step.eliminations)), fewer];
    });
  expect(found.length).toBe(4);
  for (const entry of found) expect(entry).toEqual([true, []]);
});

test('loops strike out candidates of their own cells only where loopCells says so', () => {
  const [entry] = libraryCases().filter(({ line }) => line.startsWith(':0706:34567:'));
  const shortest = (loopCells: boolean): Set<string> =>
    new Set(
      findSteps(entry.position, [kit.continuousNiceLoop], { loopCells }).flatMap(({ eliminations }) =>
        eliminations.map((struck) => keyOf([struck])),
      ),
    );
  const own = [...shortest(true)].filter((struck) => !shortest(false).has(struck));
  expect(own).toEqual(expect.arrayContaining(['6r8c3', '6r8c6']));
});

test.each([0, 9, 1.5, '2', null])('maxAlsSize is refused if it is %s', (maxAlsSize) => {
  expect(() => findSteps(position, [alsXz], { maxAlsSize } as never)).toThrow(
    'maxAlsSize must be an integer from 1 to 8',
  );
});
