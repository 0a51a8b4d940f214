import { describe, expect, test } from 'vitest';
import { countSolutions, findSolution, parsePuzzle } from '../../../src/index.js';
import { bugPlusOne } from '../../../src/rating/hodoku/wings.js';
import { cells } from '../../techniques/positions.js';
import { madeUpPath, maskOf } from './made-up-path.js';

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const solution = findSolution(parsePuzzle(article)) as number[];

/** Each cell has its digit of a grid and the next one, so that every digit stands twice in every house. */
const pairs = solution.map((digit) => maskOf(digit, (digit % 9) + 1));
const found = (masks: readonly number[]) => bugPlusOne(madeUpPath({ ...masks }, 0));

describe('two digits in every cell', () => {
  test('and none has a third: there are two solutions, and nothing follows', () => {
    expect(found(pairs)).toBeUndefined();
    const none = cells.map(() => 0);
    expect(countSolutions({ givens: none, values: none, candidates: pairs }, 2)).toBe(2);
  });

  test('but one has a third, which stands three times in its houses: that is its digit', () => {
    for (const cell of [0, 40, 75]) {
      const extra = (solution[cell] + 4) % 9;
      const shape = { form: 'bug', cell, extra };
      const effects = [solution[cell] - 1, solution[cell] % 9].map((digit) => cell * 9 + digit).sort((a, b) => a - b);
      const one = pairs.with(cell, pairs[cell] | (1 << extra));
      expect(found(one)).toEqual({ technique: 'bug-plus-1', placed: -1, effects, shape });
    }
  });

  test('a digit that stands three times where the cell with a third isn’t: its digit need not be the third', () => {
    const none = cells.map(() => 0);
    const odd = pairs.with(0, pairs[0] | (1 << ((solution[0] + 4) % 9)));
    let checked = 0;
    for (const cell of [40, 44, 60, 80]) {
      const candidates = odd.with(cell, maskOf(solution[cell], ((solution[cell] + 1) % 9) + 1));
      expect(found(candidates)).toBeUndefined();
      const position = { givens: none, values: none, candidates };
      expect(findSolution(position)?.[0]).toBe(solution[0]);
      checked += countSolutions(position, 2) === 1 ? 1 : 0;
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('its row says one digit, and its column another: nothing follows', () => {
    const [r1c1, r1c2, r1c3, r2c1, r3c1] = [0, 1, 2, 9, 18];
    const row = { [r1c2]: maskOf(1, 4), [r1c3]: maskOf(1, 5) };
    const column = { [r2c1]: maskOf(2, 4), [r3c1]: maskOf(2, 5) };
    const masks = { [r1c1]: maskOf(1, 2, 3), ...row, ...column };
    const values = Object.fromEntries(cells.filter((cell) => !Object.hasOwn(masks, cell)).map((cell) => [cell, 9]));
    expect(bugPlusOne(madeUpPath(masks, 0, values))).toBeUndefined();
    const byRow = { ...masks, [r2c1]: maskOf(6, 7) };
    expect(bugPlusOne(madeUpPath(byRow, 0, values))?.shape).toEqual({ form: 'bug', cell: r1c1, extra: 0 });
  });
});
