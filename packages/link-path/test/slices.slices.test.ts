import * as kit from '@kit/link-path';
import { sliceLaws } from '../../../config/work.js';
import { hardSearches } from './hard-searches.js';

sliceLaws(kit, hardSearches);
