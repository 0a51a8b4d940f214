import { expect, test } from 'vitest';
import { closureOf, follows } from '../../../src/rating/hodoku/closure.js';
import { lcg } from '../../lcg.js';
import { isQuick, some } from '../../runs.js';

/** All that a walk from the literal comes to, the literal itself included. */
function reachedFrom(next: readonly (readonly number[])[], literal: number): number[] {
  const reached = new Set([literal]);
  for (const one of reached) for (const other of next[one]) reached.add(other);
  return [...reached].sort((a, b) => a - b);
}

test('what follows from each literal is what a walk along the links comes to, rings and all', () => {
  let rings = 0;
  for (const seed of some(Array(120).keys(), 4)) {
    const random = lcg(seed);
    const count = 1 + Math.floor(random() * 70);
    const links = Math.floor(random() * 2 * count);
    const next: number[][] = Array.from({ length: count }, () => []);
    for (let i = 0; i < links; i++) next[Math.floor(random() * count)].push(Math.floor(random() * count));
    const closure = closureOf(next);
    for (const literal of next.keys()) {
      const gathered = [...next.keys()].filter((other) => follows(closure, literal, other));
      expect([seed, literal, gathered]).toEqual([seed, literal, reachedFrom(next, literal)]);
      rings += Number(
        gathered.length > 2 && gathered.some((other) => other !== literal && follows(closure, other, literal)),
      );
    }
  }
  expect(rings).toBeGreaterThan(isQuick ? 25 : 100);
});
