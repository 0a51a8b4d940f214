import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aic,
  type Candidate,
  discontinuousNiceLoop,
  findSteps,
  type Node,
  nextStep,
  type Position,
} from '../../../src/index.js';
import { runs } from '../../runs.js';
import { isStrong } from '../oracles.js';
import { cells, digits, keyOf, sees, solvedPosition } from '../positions.js';

const maxChainLength = 5;

function excludes(a: Candidate, b: Candidate): boolean {
  return a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && sees(a.cell, b.cell);
}

/** The least length of every chain that passes no candidate twice, by its ends; loops have the same candidate at both. */
function leastLengths(position: Position): Map<string, { ends: [Candidate, Candidate]; length: number }> {
  const all = cells.flatMap((cell) =>
    digits.filter((digit) => position.candidates[cell] & (1 << (digit - 1))).map((digit) => ({ cell, digit })),
  );
  const strong = new Map(all.map((a) => [a, all.filter((b) => a !== b && excludes(a, b) && isStrong(position, a, b))]));
  const weak = new Map(all.map((a) => [a, all.filter((b) => excludes(a, b) && strong.get(b)?.length)]));
  const least = new Map<string, { ends: [Candidate, Candidate]; length: number }>();
  const extend = (chain: readonly Candidate[]): void => {
    const length = chain.length - 1;
    const [start, end] = [chain[0], chain[length]];
    const key = [keyOf([start]), keyOf([end])].sort().join();
    if (length >= 3 && length % 2 === 1 && length < (least.get(key)?.length ?? Infinity)) {
      least.set(key, { ends: [start, end], length });
    }
    if (length === maxChainLength || (length > 0 && start === end)) return;
    for (const next of (length % 2 === 0 ? strong : weak).get(end) ?? []) {
      if (!chain.includes(next) || (length % 2 === 0 && length > 0 && next === start)) extend([...chain, next]);
    }
  };
  for (const start of all) extend([start]);
  return least;
}

test('AICs and loops that place a digit: each as short as any, and none is missed', () => {
  let chains = 0;
  fc.assert(
    fc.property(solvedPosition(), ({ position }) => {
      fc.pre(nextStep(position) !== undefined);
      const least = leastLengths(position);
      const all = findSteps(position, [aic], { maxChainLength });
      const nodeKey = ({ cells: [cell], digit }: Node): string => keyOf([{ cell, digit }]);
      const found = new Map(
        all.map(({ pattern: { links }, eliminations }) => [
          [nodeKey(links[0].from), nodeKey(links[links.length - 1].to)].sort().join(),
          { length: links.length, gone: keyOf(eliminations) },
        ]),
      );
      expect(found.size).toBe(all.length);
      for (const [key, { length }] of found) expect([key, length]).toEqual([key, least.get(key)?.length]);
      const placed = new Map(
        findSteps(position, [discontinuousNiceLoop], { maxChainLength })
          .filter(({ placements }) => placements.length > 0)
          .map(({ placements, pattern }) => [keyOf(placements), pattern.links.length]),
      );
      for (const [key, { ends, length }] of least) {
        const [a, b] = ends;
        const gone = keyOf(
          cells
            .flatMap((cell) => digits.map((digit) => ({ cell, digit })))
            .filter(({ cell, digit }) => position.candidates[cell] & (1 << (digit - 1)))
            .filter((candidate) => excludes(candidate, a) && excludes(candidate, b)),
        );
        if (a === b) expect([key, placed.get(keyOf([a]))]).toEqual([key, length]);
        else if (a.digit !== b.digit) expect([key, found.get(key)?.gone ?? '']).toEqual([key, gone]);
      }
      chains += found.size + placed.size;
    }),
    { numRuns: runs(3) },
  );
  expect(chains).toBeGreaterThan(20);
});
