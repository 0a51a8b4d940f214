import { sliceLaws } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { hardSearches } from './hard-searches.js';

/** By then most have come through all that they do, or do the same again; the benchmark runs them on. */
const maxYields = 40;

sliceLaws(
  kit,
  hardSearches.map((hard) => ({ ...hard, stopAfter: Math.min(hard.stopAfter ?? maxYields, maxYields) })),
);
