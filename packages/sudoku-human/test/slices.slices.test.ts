import { expect, test } from 'vitest';
import { measureSlices, mostWorkASlice, sliceLaws } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { everyTechnique, hardSearches, hardTechniques, nasty } from './hard-searches.js';

sliceLaws(kit, hardSearches);

test('no technique works longer than a slice; each on two of the nasty positions', () => {
  expect(everyTechnique.length).toBeGreaterThan(100);
  const some = hardTechniques.filter((_, i) => [0, 3].includes((Math.floor(i / nasty.length) + i) % nasty.length));
  expect(some).toHaveLength(2 * everyTechnique.length);
  const tooLong = some.flatMap(({ name, input, start }) => {
    const { longest } = measureSlices(start, { stopAfter: 20 });
    return longest > mostWorkASlice ? [`${name}: ${input}: ${longest}`] : [];
  });
  expect(tooLong).toEqual([]);
});
