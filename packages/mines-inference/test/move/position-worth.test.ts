/** What a position is worth by the chances of its hidden cells alone: here none of them may end as the toss of a coin. */
import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createPace } from '../../src/kernel/pace.js';
import { positionWorth } from '../../src/move/position-worth.js';
import { neighborsOf } from '../../src/topology/neighbors-of.js';

const worthOf = (...chances: number[]) => {
  const pace = createPace();
  const shape = { rows: 1, cols: chances.length };
  const table = runSlices(neighborsOf(shape, 'square8', 'topology', pace));
  const cells = Int32Array.from(chances, (chance) => (chance < 0 ? 1 : -1));
  const values = new Int8Array(chances.length).fill(-1);
  const inference = { status: 'consistent', values, chances: Float64Array.from(chances), restChance: -1 } as const;
  return runSlices(positionWorth(table, cells, inference, pace));
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
