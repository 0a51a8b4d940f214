import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { layoutSolutions } from '../../../src/count/any/search.js';
import { createLayout } from '../../../src/index.js';
import { tablesOf } from '../../../src/layout/tables.js';

test('a question is left open after so many states, and answered with one more', () => {
  const tables = tablesOf(createLayout({ size: 4, diagonals: true }));
  const masks = Array<number>(16).fill(15);
  const asked = (most: number) => runSlices(layoutSolutions(tables, masks, 1, undefined, undefined, most));
  let needed = 0;
  while (asked(needed) < 0) needed++;
  expect(needed).toBeGreaterThan(1);
  expect(asked(needed)).toBe(1);
  expect(asked(needed - 1)).toBe(-1);
});
