/** The last resort where no logic helps: a digit of the solution. */

import { countInSlices } from '../../count/solutions.js';
import type { Step, Technique } from '../../types.js';
import { stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';

/**
 * Brute Force: the digit of the solution for the middle one of the open cells, as HoDoKu takes it where its techniques end.
 *
 * No reason is given but that the solution has it there, so it is in no default list. Pattern: role `'single'` for the
 * digit. At most one instance; nothing is found unless the position has exactly one solution.
 *
 * @example
 * ```ts
 * import { bruteForce, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * findSteps(puzzle, [bruteForce])[0]?.placements; // => [{ cell: 41, digit: 7 }]
 * ```
 */
export const bruteForce: Technique = /* @__PURE__ */ slicedTechnique('brute-force', function* ({ state }, emit) {
  const open: number[] = [];
  for (const [cell, value] of state.values.entries()) if (value === 0) open.push(cell);
  if (open.length === 0) return false;
  let solution: readonly number[] = [];
  const masks = state.masks.map((mask, cell) => (state.values[cell] === 0 ? mask : 1 << (state.values[cell] - 1)));
  const count = yield* countInSlices(state.tables, masks, 2, (digits) => {
    solution = digits;
  });
  const cell = open[Math.floor(open.length / 2)];
  return count === 1 && emit(guessStep(cell, solution[cell]));
});

function guessStep(cell: number, digit: number): Step {
  const placements = [{ cell, digit }];
  const params = { cell: { cells: [cell] }, digit: { digits: [digit] } };
  return stepOf('brute-force', { placements, roles: { single: placements }, params });
}
