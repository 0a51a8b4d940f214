/** The options of the solver, their defaults, and their check. */

import { checkOptions, describeValue, InvalidInputError } from '@kit/grid';
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
    const value: unknown = options[name] ?? usual;
    if (options[name] !== null && Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) {
      return Number(value);
    }
    const range = most === Number.MAX_SAFE_INTEGER ? 'a positive integer' : `an integer from ${least} to ${most}`;
    throw badOption(name, range, options[name]);
  };
  const choice = (name: (typeof choices)[number]): boolean => {
    const { [name]: value = false } = options;
    if (typeof value === 'boolean') return value;
    throw badOption(name, 'true or false', value);
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

function badOption(name: string, expected: string, value: unknown): InvalidInputError {
  return new InvalidInputError('bad-option', `${name} must be ${expected}, got ${describeValue(value)}`, { name });
}
