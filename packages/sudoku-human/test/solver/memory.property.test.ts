/** What a solve keeps from step to step, and that it knows the solution, makes no technique find more or less. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { findSolution, forcingNet, type Position, techniques } from '../../src/index.js';
import { addAt } from '../../src/kernel/cell-sets.js';
import { eliminate } from '../../src/kernel/state.js';
import { readQuestion } from '../../src/solver/context-of.js';
import { takeAll } from '../../src/solver/search-steps.js';
import { type Context, findersOf } from '../../src/techniques/shared/technique.js';
import { runs } from '../runs.js';
import { cells, digits, solvedPosition } from '../techniques/positions.js';
import { techniqueCases } from '../techniques/technique-cases.js';

/** These take long where few digits are shown; of sets see `concluding-sets.test.ts`. */
const many: ReadonlySet<string> = new Set(['als-xz', 'als-xy-wing', 'als-xy-chain', 'forcing-net']);
/** What takes most of the time of the others; see `sector-counts.test.ts`. */
const isLeftOut = (id: string): boolean => isQuick && id === 'multi-sector-locked-sets';
const finders = findersOf(techniques).filter(({ id }) => !many.has(id) && !isLeftOut(id));

function stepsOf(context: Context): string[] {
  return finders.map(({ find }) => {
    const all = takeAll();
    find(context, all.take);
    return JSON.stringify(all.steps);
  });
}

test('asked again after candidates went, techniques find what a fresh look finds', () => {
  let inVain = 0;
  const law = fc.property(
    solvedPosition(70, isQuick ? 45 : 24),
    fc.infiniteStream(fc.nat(99)),
    ({ position, solution }, luck) => {
      const { context } = readQuestion(position, {});
      for (const cell of cells) addAt(context.solution, solution[cell] - 1, cell);
      let left: Position = position;
      for (let round = 0; round < (isQuick ? 2 : 3); round++) {
        const kept = stepsOf(context);
        expect(kept).toEqual(stepsOf(readQuestion(left, {}).context));
        inVain += kept.filter((steps) => steps === '[]').length;
        const candidates = [...left.candidates];
        for (const cell of cells) {
          for (const digit of digits) {
            const isWrong = (candidates[cell] & (1 << (digit - 1))) !== 0 && digit !== solution[cell];
            if (!isWrong || Number(luck.next().value) >= 3) continue;
            candidates[cell] &= ~(1 << (digit - 1));
            eliminate(context.state, cell, digit - 1);
          }
        }
        context.derived.clear();
        left = { ...left, candidates };
      }
    },
  );
  fc.assert(law, { numRuns: runs(1) });
  expect(inVain).toBeGreaterThan(50);
});

test('forcing nets are the same whether the solution is known or not', () => {
  for (const { position } of some(techniqueCases('forcing-net').slice(0, 2), 2)) {
    const steps = [false, true].map((isKnown) => {
      const { context } = readQuestion(position, {});
      const solution = isKnown ? (findSolution(position) ?? []) : [];
      for (const [cell, digit] of solution.entries()) addAt(context.solution, digit - 1, cell);
      expect(context.solution.some((word) => word !== 0)).toBe(isKnown);
      const all = takeAll();
      for (const finder of findersOf([forcingNet])) finder.find(context, all.take);
      return all.steps;
    });
    expect(steps[0].length).toBeGreaterThan(0);
    expect(steps[1]).toEqual(steps[0]);
  }
});
