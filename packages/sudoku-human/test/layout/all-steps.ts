import * as kit from '@kit/sudoku-human';
import { expect } from 'vitest';

/** All steps of a technique, of which the next step has to be the first. */
export function allSteps(board: kit.Position, technique: kit.Technique): kit.Step[] {
  const steps = kit.findSteps(board, [technique]);
  expect(kit.createSolver([technique]).nextStep(board)).toEqual(steps[0]);
  return steps;
}

/** How many steps a technique has on boards, where they have to be those of the definition, in its order. */
export function countSteps(
  boards: readonly kit.Position[],
  technique: kit.Technique,
  nameOf: (step: kit.Step) => string,
  definition: (board: kit.Position) => readonly string[],
): number {
  return boards.reduce((count, board) => {
    const steps = allSteps(board, technique);
    expect(steps.map(nameOf)).toEqual(definition(board));
    return count + steps.length;
  }, 0);
}
