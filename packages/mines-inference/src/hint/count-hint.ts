import { checkChoice, checkInteger, checkObject } from '@kit/grid';
import type { Hint, HintStats } from '../types.js';

const hintKinds = ['mistake', 'inconsistent', 'not-needed', 'given', 'limit'] as const satisfies Hint['kind'][];

/**
 * Adds a hint to the player's account: unneeded ones may cost points. Where there was no help (the board is impossible, or
 * the search was stopped) the account stays as it is.
 *
 * @param stats - the account so far; for a new game `{ mistakes: 0, unneeded: 0, given: 0 }`
 * @param hint - what `hint` gave
 * @returns a new account
 * @throws {@link InvalidInputError} `bad-options`, `bad-number`, `bad-choice`
 *
 * @example
 * ```ts
 * import { countHint, hint, parseMines } from '@kit/mines-inference';
 *
 * const easy = hint(parseMines('mines 1\nF 1 #'));
 * countHint({ mistakes: 0, unneeded: 0, given: 0 }, easy); // => { mistakes: 0, unneeded: 1, given: 0 }
 * ```
 */
export function countHint(stats: HintStats, hint: Hint): HintStats {
  checkObject(stats, 'stats');
  checkObject(hint, 'hint');
  const kind = checkChoice(hint.kind, 'hint.kind', hintKinds);
  const count = (name: keyof HintStats, counted: boolean): number =>
    checkInteger(stats[name], `stats.${name}`, 0, Number.MAX_SAFE_INTEGER - 1) + (counted ? 1 : 0);
  return {
    mistakes: count('mistakes', kind === 'mistake'),
    unneeded: count('unneeded', kind === 'not-needed'),
    given: count('given', kind === 'given'),
  };
}
