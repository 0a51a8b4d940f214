import { sliceLaws } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { hardSearches } from './hard-searches.js';

sliceLaws(kit, hardSearches);
