import { publicFaceLaws } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

publicFaceLaws(kit, {
  load5x5: { args: [] },
  load6x6: { args: [] },
  load7x7: { args: [] },
});
