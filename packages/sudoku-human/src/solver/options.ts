/** The options of the solver, their defaults, and their check. */

import { checkFlag, checkInteger, checkOptions } from '@kit/grid';
import { markNames } from '../position/marks.js';
import type { Limits } from '../technique/technique.js';
import type { SolveOptions } from '../types.js';

const numbers = /* @__PURE__ */ (() =>
  ({
    maxChainLength: [1, Number.MAX_SAFE_INTEGER, 20],
    maxFishSize: [2, 7, 7],
    maxFins: [0, 9, 5],
    maxAlsSize: [1, 8, 8],
  }) as const)();
const choices = [
  'siamese',
  'dual',
  'twoCandidates',
  'missingCandidates',
  'alsNodes',
  'alsOverlap',
  'loopCells',
] as const;

/** Every option of the solver. */
const solveNames = /* @__PURE__ */ (() =>
  [...markNames, ...(Object.keys(numbers) as (keyof typeof numbers)[]), ...choices] as const)();

/** The options with their defaults filled in; `more` are names that the caller reads itself. */
export function readOptions(options: SolveOptions, more: readonly string[] = []): Limits {
  checkOptions(options, [...solveNames, ...(more as readonly never[])]);
  const number = (name: keyof typeof numbers): number => {
    const [least, most, usual] = numbers[name];
    const { [name]: value = usual } = options;
    return checkInteger(value, `options.${name}`, least, most);
  };
  const choice = (name: (typeof choices)[number]): boolean => {
    const { [name]: value = false } = options;
    return checkFlag(value, `options.${name}`);
  };
  return {
    maxChainLength: number('maxChainLength'),
    maxFishSize: number('maxFishSize'),
    maxFins: number('maxFins'),
    maxAlsSize: number('maxAlsSize'),
    siamese: choice('siamese'),
    dual: choice('dual'),
    twoCandidates: choice('twoCandidates'),
    missingCandidates: choice('missingCandidates'),
    alsNodes: choice('alsNodes'),
    alsOverlap: choice('alsOverlap'),
    loopCells: choice('loopCells'),
  };
}
