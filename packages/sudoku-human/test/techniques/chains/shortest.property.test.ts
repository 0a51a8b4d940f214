import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSteps, type Step, xChain, xyChain } from '../../../src/index.js';
import { runs } from '../../runs.js';
import { isStrong, isWeak, shortestChains } from '../oracles.js';
import { fixture, keyOf, puzzle, solvedPosition } from '../positions.js';

function ends({ pattern }: Step): string {
  const [first, last] = [pattern.candidates[0], pattern.candidates[pattern.candidates.length - 1]];
  return `${keyOf([first])} | ${keyOf([last])}`;
}

test.each([
  [xChain, 'x', 3],
  [xyChain, 'xy', 5],
] as const)('$id: every pair of ends, each by a chain as short as any that exists', (technique, kind, minLength) => {
  let chains = 0;
  fc.assert(
    fc.property(solvedPosition(), ({ position }) => {
      const steps = findSteps(position, [technique], { maxChainLength: 9 });
      const found = steps.map((step) => [`${ends(step)} | ${keyOf(step.eliminations)}`, step.pattern.links.length]);
      expect(new Map(found as [string, number][])).toEqual(shortestChains(position, kind, minLength, 9));
      expect(found.length).toBe(new Set(found.map(([key]) => key)).size);
      chains += found.length;
    }),
    { numRuns: runs(12) },
  );
  expect(chains).toBeGreaterThan(10);
});

test.each([xChain, xyChain])('$id: links alternate, hold by definition, and pass no candidate twice', (technique) => {
  fc.assert(
    fc.property(fc.constantFrom(...fixture('hard.txt')), (line) => {
      const position = puzzle(line);
      for (const { pattern } of findSteps(position, [technique])) {
        const passed = pattern.links.map(({ from }) => ({ cell: from.cells[0], digit: from.digit }));
        for (const [i, { from, to, type }] of pattern.links.entries()) {
          const [a, b] = [from, to].map(({ cells: [cell], digit }) => ({ cell, digit }));
          expect(type).toBe(i % 2 === 0 ? 'strong' : 'weak');
          expect(type === 'strong' ? isStrong(position, a, b) : isWeak(a, b)).toBe(true);
          if (i > 0) expect(from).toEqual(pattern.links[i - 1].to);
        }
        expect(new Set(passed.map((candidate) => keyOf([candidate]))).size).toBe(passed.length);
      }
    }),
    { numRuns: runs(10) },
  );
});
