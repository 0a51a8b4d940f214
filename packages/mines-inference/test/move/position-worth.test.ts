/** What a position is worth by the chances of its hidden cells alone, whatever may end as the toss of a coin. */
import { expect, test } from 'vitest';
import { worthBeforeCoins } from '../../src/move/position-worth.js';

const worthOf = (...chances: number[]) => {
  const cells = Int32Array.from(chances, (chance) => (chance < 0 ? 1 : -1));
  return worthBeforeCoins(cells, Int32Array.from(cells.keys()), Float64Array.from(chances));
};

test('where only mines are hidden, or nothing is, the game is won: no position is worth more', () => {
  expect(worthOf(1, 1, -1)).toEqual({ worth: 1.24, goesOn: true });
  expect(worthOf(-1)).toEqual({ worth: 1.24, goesOn: true });
});

test('where nothing is safe the safest cell has to be survived', () => {
  expect(worthOf(1, 0.9, 0.875)).toEqual({ worth: 0.125, goesOn: false });
  expect(worthOf(0.125)).toEqual({ worth: 0.875, goesOn: false });
});

test('one safe cell is the measure; two are worth more, eight the most', () => {
  expect(worthOf(0, 1)).toEqual({ worth: 1, goesOn: true });
  expect(worthOf(0, 0, 1)).toEqual({ worth: 1.08, goesOn: true });
  expect(worthOf(...new Array<number>(7).fill(0)).worth).toBe(1.225);
  for (const safe of [8, 9, 20]) expect(worthOf(...new Array<number>(safe).fill(0)).worth).toBe(1.24);
});
