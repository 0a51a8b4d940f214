import { isQuick } from '../../../config/runs.js';
import { sliceLaws } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { hardSearches } from './hard-searches.js';

/** Every search is begun in `npm test`, too; the slices that follow are much alike. */
const quickYields = 12;

sliceLaws(
  kit,
  isQuick
    ? hardSearches.map((hard) => ({ ...hard, stopAfter: Math.min(hard.stopAfter ?? quickYields, quickYields) }))
    : hardSearches,
);
