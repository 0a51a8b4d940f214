/** The options of the solver, their defaults, and their check. */

import { checkFlag, checkInteger, checkOptions } from '@kit/grid';
import { markNames } from '../position/marks.js';
import type { Limits } from '../technique/technique.js';
import type { SolveOptions } from '../types.js';

/** The options that are numbers: the least and the greatest allowed, and the default. */
const numbers = /* @__PURE__ */ (() =>
  [
    ['maxChainLength', 1, Number.MAX_SAFE_INTEGER, 20],
    ['maxFishSize', 2, 7, 7],
    ['maxFins', 0, 9, 5],
    ['maxAlsSize', 1, 8, 8],
  ] as const)();

/** The options that are switches, all off by default. */
const switches = [
  'siamese',
  'dual',
  'twoCandidates',
  'missingCandidates',
  'alsNodes',
  'alsOverlap',
  'loopCells',
] as const;

/** Every option of the solver. */
const names = /* @__PURE__ */ (() => [...markNames, ...numbers.map(([name]) => name), ...switches])();

/** The options with their defaults filled in; `more` are names that the caller reads itself. */
export function readOptions(options: SolveOptions, more: readonly string[] = []): Limits {
  checkOptions(options, [...names, ...(more as readonly never[])]);
  const limits: { -readonly [Name in keyof Limits]?: unknown } = {};
  for (const [name, least, most, usual] of numbers) {
    const { [name]: value = usual } = options;
    limits[name] = checkInteger(value, `options.${name}`, least, most);
  }
  for (const name of switches) {
    const { [name]: value = false } = options;
    limits[name] = checkFlag(value, `options.${name}`);
  }
  return limits as Limits;
}
