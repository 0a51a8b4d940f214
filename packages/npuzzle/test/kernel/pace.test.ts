import { expect, test } from 'vitest';
import { isSliceOver, startPace } from '../../src/kernel/pace.js';

test('the first slices are an eighth, a quarter and a half, the others whole', () => {
  const pace = startPace(80);
  const slices: number[] = [];
  let units = 0;
  for (let unit = 0; unit < 310; unit++) {
    units++;
    pace.work++;
    if (!isSliceOver(pace)) continue;
    slices.push(units);
    units = 0;
  }
  expect(slices).toEqual([10, 20, 40, 80, 80, 80]);
});
