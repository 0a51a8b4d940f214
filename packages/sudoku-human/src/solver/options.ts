/** The options of the solver, their defaults, and their check. */

import { checkOptions, describeValue, InvalidInputError } from '@kit/grid';
import { type MarkOptions, markNames } from '../position/marks.js';
import type { Limits } from '../technique/technique.js';

/** What a search may do; every member has a default. */
export type SolveOptions = MarkOptions & {
  /** The most links that a chain may have, at least 1; 20 by default, as in HoDoKu. */
  readonly maxChainLength?: number | undefined;
  /** The most base houses that a fish may have, 2 to 7; 7 by default: the list of techniques decides. */
  readonly maxFishSize?: number | undefined;
  /** The most fins that a fish may have, 0 to 9, endo fins (at most two) included; 5 by default, as in HoDoKu. */
  readonly maxFins?: number | undefined;
  /**
   * May two finned fish with the same bases make one step together? False by default: the `siamese-` techniques look
   * for them anyway, and the other finned fish give their `siamese-` steps too if this is set.
   */
  readonly siamese?: boolean | undefined;
  /** May two kites, or two empty rectangles, that share their box make one step together? False by default. */
  readonly dual?: boolean | undefined;
  /** May an empty rectangle have just two candidates, so that it is a turbot fish as well? False by default. */
  readonly twoCandidates?: boolean | undefined;
  /**
   * May some of a unique rectangle's or loop's cells have lost one of its two digits? False by default; the conclusions
   * are as sound.
   */
  readonly missingCandidates?: boolean | undefined;
  /** The most cells that an almost locked set may have, 1 to 8; 8 by default: all. */
  readonly maxAlsSize?: number | undefined;
  /** Are almost locked sets nodes of grouped chains and loops? `false` by default, as in HoDoKu. */
  readonly alsNodes?: boolean | undefined;
  /**
   * May a continuous loop strike out other candidates of the cells that it passes, by its links between cells? `false`
   * by default, as in HoDoKu; the conclusions are as sound, and chains find them too.
   */
  readonly loopCells?: boolean | undefined;
  /** May the almost locked sets of one pattern share cells? `false` by default, as in HoDoKu. */
  readonly alsOverlap?: boolean | undefined;
};

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
