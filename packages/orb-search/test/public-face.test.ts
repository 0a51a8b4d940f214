import { publicFaceLaws } from '../../../config/public-face.js';
import * as kit from '../src/index.js';
import { publicCalls } from './public-calls.js';

publicFaceLaws(kit, publicCalls);
