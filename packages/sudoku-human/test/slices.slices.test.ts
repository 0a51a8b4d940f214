import { expect, test } from 'vitest';
import { measureSlices, mostWorkASlice, sliceLaws } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { everyTechnique, hardSearches, hardTechniques, nasty } from './hard-searches.js';
import { isQuick } from './runs.js';

/** In `npm test` fewer slices of each: later ones are much like the first. */
const most = isQuick ? 4 : Number.POSITIVE_INFINITY;
sliceLaws(
  kit,
  hardSearches.map((hard) => (Number(hard.stopAfter) > most ? { ...hard, stopAfter: most } : hard)),
);

test('no technique works longer than a slice; each on one of the nasty positions', () => {
  expect(everyTechnique.length).toBeGreaterThan(100);
  const some = hardTechniques.filter((_, i) => (Math.floor(i / nasty.length) + i) % nasty.length === 0);
  expect(some).toHaveLength(everyTechnique.length);
  const tooLong = some.flatMap(({ name, input, start }) => {
    const { longest } = measureSlices(start, { stopAfter: isQuick ? 4 : 10 });
    return longest > mostWorkASlice ? [`${name}: ${input}: ${longest}`] : [];
  });
  expect(tooLong).toEqual([]);
});
