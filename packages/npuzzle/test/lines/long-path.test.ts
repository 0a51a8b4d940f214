import { expect, test } from 'vitest';
import { appendStep, listCells, startPath } from '../../src/lines/long-path.js';

test('a path longer than a part is written out whole, with a pause behind each full part', () => {
  const cols = 1_000;
  const path = startPath(500_500, cols);
  const expected: number[] = [];
  let blank = 500_500;
  for (let step = 0; step < 2 * 65_536 + 3; step++) {
    const added = [1, cols, -1, -cols][step % 4];
    appendStep(path, added);
    blank += added;
    expected.push(blank);
  }
  const cells = listCells(path);
  expect(cells.next().done).toBe(false);
  expect(cells.next().done).toBe(false);
  expect(cells.next()).toEqual({ done: true, value: expected });
});

test('a path that ends with a part needs no other', () => {
  const path = startPath(0, 65_537);
  for (let step = 0; step < 65_536; step++) appendStep(path, 1);
  const cells = listCells(path);
  expect(cells.next().done).toBe(false);
  const { done, value } = cells.next();
  expect([done, (value as number[]).length, (value as number[]).at(-1)]).toEqual([true, 65_536, 65_536]);
});
