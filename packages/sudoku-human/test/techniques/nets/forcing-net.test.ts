import { expect, test } from 'vitest';
import { findSteps, forcingNet, type Step, verifyStep } from '../../../src/index.js';
import { cells, digits, houses } from '../positions.js';
import { beginningAt, early, late } from './late.js';

/** How many inferences a branch shows. */
function inferencesOf({ pattern: { branches = [] } }: Step): number {
  return branches.reduce((sum, links) => sum + new Set(links.map(({ to }) => `${to.cells},${to.digit}`)).size, 0);
}

test('contradictions come by what they take to see, then by what goes', () => {
  let ties = 0;
  for (const position of late) {
    const refuted = findSteps(position, [forcingNet]).filter(({ message }) => message.key === 'forcing-net');
    const ranks = refuted.map((step) => ({
      inferences: inferencesOf(step),
      target: step.eliminations[0].cell * 9 + step.eliminations[0].digit,
    }));
    expect(ranks).toEqual([...ranks].sort((a, b) => a.inferences - b.inferences || a.target - b.target));
    ties += ranks.filter(({ inferences }, i) => inferences === ranks[i + 1]?.inferences).length;
  }
  expect(ties).toBeGreaterThan(20);
});

test('nets are complete whichever cell and digit comes first', () => {
  const [position] = late;
  const pairs = cells.filter(
    (cell) => [...position.candidates[cell].toString(2)].filter((bit) => bit === '1').length === 2,
  );
  expect(pairs.length).toBeGreaterThan(8);
  for (const cell of pairs.slice(0, 9)) {
    const board = beginningAt(position, {
      cell,
      digit: 1 + Math.log2(position.candidates[cell] & -position.candidates[cell]),
    });
    expect(board.candidates[0] & 1).toBe(1);
    const steps = findSteps(board, [forcingNet]);
    expect(steps.length).toBe(findSteps(position, [forcingNet]).length);
    for (const step of steps) expect(verifyStep(board, step)).toEqual({ valid: true });
  }
});

test('what all candidates of a cell, or all places of a digit, come to is told by the unit, and follows', () => {
  const units = new Set<string>();
  let ties = 0;
  for (const position of early) {
    const found = findSteps(position, [forcingNet]).filter(({ message }) => message.key !== 'forcing-net');
    const ranks = found.map((step) => {
      const [{ cell, digit }] = [...step.placements, ...step.eliminations];
      const { candidates, houses: named } = step.pattern;
      const unit = named.length === 0 ? cells.filter((at) => at === candidates[0].cell) : houses[named[0].house];
      const own = named.length === 0 ? digits : [candidates[0].digit];
      const members = unit.flatMap((at) =>
        own.filter((one) => position.candidates[at] & (1 << (one - 1))).map((one) => ({ cell: at, digit: one })),
      );
      expect(candidates).toEqual(members.map((member) => ({ ...member, role: 'assumption' })));
      const isMember = members.some((member) => member.cell === cell && member.digit === digit);
      expect(step.pattern.branches?.length).toBe(members.length - (isMember && step.placements.length > 0 ? 1 : 0));
      expect(verifyStep(position, step)).toEqual({ valid: true });
      units.add(step.message.key);
      return { inferences: inferencesOf(step), conclusion: (cell * 9 + digit) * 2 + step.placements.length };
    });
    expect(ranks).toEqual([...ranks].sort((a, b) => a.inferences - b.inferences || a.conclusion - b.conclusion));
    expect(new Set(ranks.map(({ conclusion }) => conclusion)).size).toBe(ranks.length);
    ties += ranks.filter(({ inferences }, i) => inferences === ranks[i + 1]?.inferences).length;
  }
  expect([...units].sort()).toEqual(['forcing-cell-off', 'forcing-cell-on', 'forcing-house-off', 'forcing-house-on']);
  expect(ties).toBeGreaterThan(0);
});
