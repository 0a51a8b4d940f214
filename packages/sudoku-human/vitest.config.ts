import { setFlagsFromString } from 'node:v8';
import { isQuick } from '../../config/is-quick.js';
import { packageTests } from '../../config/vitest.js';

// A quick run does a little of everything. To optimise code that soon ends takes V8 longer than it saves, so it waits longer;
// and with more room for young objects it collects them less often.
if (isQuick) for (const flag of ['--interrupt-budget=1000000', '--min-semi-space-size=16']) setFlagsFromString(flag);

export default packageTests('sudoku-human', 38, 2);
