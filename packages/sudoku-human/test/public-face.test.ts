import { publicFaceLaws } from '../../../config/public-face.js';
import * as kit from '../src/index.js';
import { calls } from './public-calls.js';

publicFaceLaws(kit, calls);
