/** What holds for all steps of any position: the laws, for those techniques that are asked about. */

import { expect } from 'vitest';
import { createSolver, findSteps, nextStep, type Position, type Technique, techniques } from '../../src/index.js';
import { keyOf, type SolvedPosition } from '../techniques/positions.js';

/** The techniques that list thousands of instances where few digits are shown, and so take their time there. */
const many: ReadonlySet<string> = new Set(['als-xz', 'als-xy-wing', 'als-xy-chain']);

/** The techniques without those. */
export const quickTechniques: readonly Technique[] = techniques.filter(({ id }) => !many.has(id));

export function freeze({ givens, values, candidates }: Position): Position {
  return Object.freeze({
    givens: Object.freeze([...givens]),
    values: Object.freeze([...values]),
    candidates: Object.freeze([...candidates]),
  });
}

/** Steps agree with every solution of the position, do something, and strike out in order; answers how many there are. */
export function expectTrueSteps({ position, solution }: SolvedPosition, some: readonly Technique[]): number {
  const steps = findSteps(freeze(position), some);
  for (const { technique, placements, eliminations } of steps) {
    const order = eliminations.map(({ cell, digit }) => cell * 10 + digit);
    const wrong = [
      ...placements.filter(({ cell, digit }) => solution[cell] !== digit),
      ...eliminations.filter(({ cell, digit }) => solution[cell] === digit),
      ...eliminations.filter(({ cell, digit }) => (position.candidates[cell] & (1 << (digit - 1))) === 0),
    ];
    const isInOrder = order.every((number, i) => i === 0 || order[i - 1] < number);
    const isEmpty = placements.length + eliminations.length === 0;
    // One comparison a step: there are thousands of steps, and each comparison takes longer than finding the step.
    if (wrong.length > 0 || !isInOrder || isEmpty) expect.fail(JSON.stringify({ technique, wrong, order, isEmpty }));
  }
  return steps.length;
}

/** No instance is listed twice. */
export function expectEachOnce(position: Position, some: readonly Technique[]): void {
  const instances = findSteps(position, some).map(({ technique, pattern, placements, eliminations }) => {
    const roles = pattern.candidates.map(({ cell, digit, role }) => `${role}${keyOf([{ cell, digit }])}`).sort();
    // Chains over the same candidates are two if they are linked in two ways.
    const links = pattern.links.map(({ from, to }) =>
      [from, to]
        .map((node) => JSON.stringify(node))
        .sort()
        .join('='),
    );
    const houses = pattern.houses.map(({ house, role }) => `${role}${house}`);
    return [technique, ...houses, ...roles, ...links.sort(), keyOf(placements), keyOf(eliminations)].join();
  });
  expect(new Set(instances).size).toBe(instances.length);
}

/** The next step is the first of all steps, and the steps are in the order of the techniques. */
export function expectFirstOfAll(position: Position, some: readonly Technique[]): void {
  const solver = createSolver(some);
  const steps = solver.findSteps(position);
  expect(solver.nextStep(position)).toEqual(steps[0]);
  if (some === techniques) expect(nextStep(position)).toEqual(steps[0]);
  const ranks = steps.map((step) => some.findIndex(({ id }) => id === step.technique));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  for (const technique of some) {
    const first = steps.find((step) => step.technique === technique.id);
    expect(createSolver([technique]).nextStep(position)).toEqual(first);
  }
}
