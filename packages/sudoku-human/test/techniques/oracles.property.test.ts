import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claiming,
  findSteps,
  finnedXWing,
  fullHouse,
  hiddenPair,
  hiddenQuad,
  hiddenSingle,
  hiddenTriple,
  jellyfish,
  nakedPair,
  nakedQuad,
  nakedSingle,
  nakedTriple,
  type Position,
  pointing,
  swordfish,
  type Technique,
  wWing,
  xWing,
  xyWing,
  xyzWing,
} from '../../src/index.js';
import { runs } from '../runs.js';
import { fish, hiddenSubsets, lockedCandidates, nakedSubsets, once, pivotWings, singles, wWings } from './oracles.js';
import { keyOf, patternKey, solvedPosition } from './positions.js';

const cases: [Technique, string[], (position: Position) => string[]][] = [
  [pointing, ['locked'], (position) => lockedCandidates(position, true)],
  [claiming, ['locked'], (position) => lockedCandidates(position, false)],
  [nakedPair, ['subset'], (position) => nakedSubsets(position, 2)],
  [nakedTriple, ['subset'], (position) => nakedSubsets(position, 3)],
  [nakedQuad, ['subset'], (position) => nakedSubsets(position, 4)],
  [hiddenPair, ['subset'], (position) => hiddenSubsets(position, 2)],
  [hiddenTriple, ['subset'], (position) => hiddenSubsets(position, 3)],
  [hiddenQuad, ['subset'], (position) => hiddenSubsets(position, 4)],
  [xWing, ['base', 'fin'], (position) => fish(position, 2, false)],
  [swordfish, ['base', 'fin'], (position) => fish(position, 3, false)],
  [jellyfish, ['base', 'fin'], (position) => fish(position, 4, false)],
  [finnedXWing, ['base', 'fin'], (position) => fish(position, 2, true)],
  [xyWing, ['pivot', 'wing'], (position) => pivotWings(position, 2)],
  [xyzWing, ['pivot', 'wing'], (position) => pivotWings(position, 3)],
  [wWing, ['wing', 'bridge'], (position) => wWings(position)],
];

describe.each(cases)('$id', (technique, roles, oracle) => {
  const numRuns = runs(/jelly|sword|finned/.test(technique.id) ? 3 : 15);

  test('finds each instance of its definition once, with all its eliminations', () => {
    let instances = 0;
    fc.assert(
      fc.property(solvedPosition(), ({ position }) => {
        const found = findSteps(position, [technique]).map((step) => patternKey(step, roles));
        expect([...found].sort()).toEqual(once(oracle(position)));
        instances += found.length;
      }),
      { numRuns },
    );
    expect(instances).toBeGreaterThan(0);
  });
});

test.each([fullHouse, nakedSingle, hiddenSingle])('$id: the placements are those of its definition', (technique) => {
  fc.assert(
    fc.property(solvedPosition(), ({ position }) => {
      const found = findSteps(position, [technique]).map((step) => keyOf(step.placements));
      expect(found).toEqual(singles(position, technique.id as 'full-house'));
    }),
    { numRuns: runs(8) },
  );
});
