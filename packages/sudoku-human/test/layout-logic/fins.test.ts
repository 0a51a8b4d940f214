import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/layout/read-position.js';
import { finnedLines } from '../../src/layout-logic/finned-fish.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { drawn } from '../layout-verify/hand-made.js';

/** The steps of the finder of finned fish, whatever is wanted of it. */
function finnedOf(position: kit.Position, count: number, isWanted = (_: kit.TechniqueId) => true): kit.Step[] {
  const steps: kit.Step[] = [];
  const search = finnedLines(count).run(viewOf(readBoard(position)), (step) => steps.push(step) === 0, isWanted);
  while (!search.next().done);
  return steps;
}

test('a fish has five fins and not six', () => {
  const layout = kit.createLayout({ antiKnight: true });
  const zeros = Array.from({ length: 81 }, () => 0);
  // r5c5 sees what rows 4 and 6 have beside their last column: in its box, or by a knight's move.
  const struckBy = (above: readonly number[], below: readonly number[]) => {
    const places = new Map([
      [3, [...above, 9]],
      [5, [...below, 9]],
    ]);
    const candidates = zeros.map((_, cell) => {
      const columns = places.get(Math.floor(cell / 9));
      return columns === undefined || columns.includes((cell % 9) + 1) ? 0x1ff : 0x1fe;
    });
    const position: kit.Position = { givens: zeros, values: zeros, candidates, layout };
    const steps = finnedOf(position, 2).filter(({ pattern }) =>
      [3, 5].every((row) => pattern.houses.some(({ house, role }) => house === row && role === 'base')),
    );
    for (const step of steps) expect(kit.verifyStep(position, step)).toEqual({ valid: true });
    return steps.some(({ eliminations }) => eliminations.some(({ cell, digit }) => cell === 40 && digit === 1));
  };
  expect(struckBy([3, 4, 6], [3, 4])).toBe(true);
  expect(struckBy([3, 4, 6], [3, 4, 6])).toBe(false);
  expect(struckBy([3, 4, 6, 7], [3, 4, 6, 7])).toBe(false);
});

test('finned and sashimi fish are found by their names, and those without fins by another finder', () => {
  const ALL = '1234 1234 1234 1234';
  const layout = kit.createLayout({ size: 4 });
  // In the first and the third row 1 is an X-Wing, 2 a sashimi one and 3 one with a fin.
  const position = drawn(layout, `134 234 1234 4 | ${ALL} | 1234 4 1234 4 | ${ALL}`);
  const named = (isWanted?: (id: kit.TechniqueId) => boolean) =>
    [...new Set(finnedOf(position, 2, isWanted).map(({ technique }) => technique))].sort();
  expect(kit.findSteps(position, [kit.xWing])).not.toEqual([]);
  expect(named()).toEqual(['finned-x-wing', 'sashimi-x-wing']);
  for (const id of ['finned-x-wing', 'sashimi-x-wing'] as const) expect(named((one) => one === id)).toEqual([id]);
});
