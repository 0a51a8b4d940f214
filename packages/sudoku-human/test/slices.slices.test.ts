import { expect, test } from 'vitest';
import { measureSlices, mostWorkASlice, sliceLaws } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { hardSearches, hardTechniques } from './hard-searches.js';

sliceLaws(kit, hardSearches);

test('no technique works longer than a slice, on any of the nasty positions', () => {
  const tooLong = hardTechniques.flatMap(({ name, input, start, stopAfter }) => {
    const { longest } = measureSlices(start, { stopAfter });
    return longest > mostWorkASlice ? [`${name}: ${input}: ${longest}`] : [];
  });
  expect(tooLong).toEqual([]);
});
