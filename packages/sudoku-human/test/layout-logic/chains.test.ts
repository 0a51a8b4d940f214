import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { ownPuzzles } from '../layout/own-layouts.js';
import { lcg } from '../lcg.js';

const techniques = [kit.aic, kit.xChain, kit.xyChain];

/** A position of a puzzle's solution: some cells filled, in the others marks by chance beside the true one. */
function scattered(name: string, seed: number): [position: kit.Position, solution: readonly number[]] {
  const own = ownPuzzles.find((puzzle) => puzzle.name === name);
  const solution = own && kit.findSolution(own.position);
  if (!own || !solution) throw new Error(`no puzzle ${name}`);
  const next = lcg(seed);
  const share = 0.12 + 0.3 * next();
  const size = Math.sqrt(solution.length);
  const values = solution.map((digit) => (next() < 0.45 ? digit : 0));
  const candidates = solution.map((digit, cell) => {
    const marks = Array.from({ length: size }, (_, other) => (other + 1 === digit || next() < share ? 1 << other : 0));
    return values[cell] === 0 ? marks.reduce((mask, mark) => mask | mark, 0) : 0;
  });
  return [{ ...own.position, givens: values, values, candidates }, solution];
}

test.each(['small', 'six'])('chains on random marks of %s pass no candidate twice, and what goes is wrong', (name) => {
  let chains = 0;
  for (let seed = 0; seed < 12; seed++) {
    const [position, solution] = scattered(name, seed);
    for (const step of kit.findSteps(position, techniques)) {
      const [first, ...rest] = step.pattern.links;
      const nodes = [first.from, first.to, ...rest.map(({ to }) => to)].map(({ cells, digit }) => `${cells} ${digit}`);
      // A loop ends where it began.
      const isLoop = nodes[0] === nodes.at(-1);
      expect(new Set(nodes).size).toBe(nodes.length - (isLoop ? 1 : 0));
      expect(step.eliminations.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
      expect(kit.verifyStep(position, step)).toEqual({ valid: true });
      chains++;
    }
  }
  expect(chains).toBeGreaterThan(20);
});
