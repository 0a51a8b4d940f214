import { setFlagsFromString } from 'node:v8';
import { isQuick } from '../../config/is-quick.js';
import { packageTests } from '../../config/vitest.js';

// A quick run does a little of everything. To optimise code that soon ends takes V8 longer than it saves, so it waits longer.
if (isQuick) setFlagsFromString('--interrupt-budget=1200000');

export default packageTests('sudoku-human', 37);
