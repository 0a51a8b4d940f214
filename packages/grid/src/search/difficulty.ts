/**
 * Levels of difficulty that every dealer has: level n is the n-th fifth of plain deals by a score. Where the fifths part is measured
 * on deals of the same options, and remembered. It follows from the options alone, so remembering changes no result.
 */
import { checkChoice } from '../board/check-options.js';
import type { Slices } from './slices.js';

/**
 * From 1, the easiest fifth, to 5, the hardest.
 *
 * @internal
 */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

/**
 * Checks the option `difficulty`.
 *
 * @param value - what the caller gave
 * @returns the same value
 * @throws {@link InvalidInputError} `bad-choice` for what is no whole number from 1 to 5
 * @internal
 *
 * @example
 * ```ts
 * import { checkDifficulty } from '@kit/grid';
 *
 * checkDifficulty(3); // => 3
 * checkDifficulty(undefined); // => undefined
 * ```
 */
export function checkDifficulty(value: unknown): Difficulty | undefined {
  return value === undefined ? undefined : checkChoice(value, 'options.difficulty', difficulties);
}

/** The last measurements, the latest first. */
const recent: { readonly key: string; readonly fifths: readonly number[] }[] = [];
const maxRecent = 16;

/**
 * Where the fifths of deals part: the four scores that end them. Asks for scores only where the deals were not measured lately.
 *
 * @param key - who deals, and all options that say what is dealt
 * @param scores - deals and rates plain deals; may pause
 * @returns four scores in ascending order; undefined where there was no deal
 * @internal
 *
 * @example
 * ```ts
 * import { fifthsOf, runSlices } from '@kit/grid';
 *
 * runSlices(fifthsOf('five deals', () => [5, 3, 1, 2, 4])); // => [1, 2, 3, 4]
 * ```
 */
export function* fifthsOf(
  key: string,
  scores: () => readonly number[] | Slices<readonly number[]>,
): Slices<readonly number[] | undefined> {
  const known = recent.find((one) => one.key === key);
  if (known !== undefined) return known.fifths;
  const given = scores();
  const sorted = [...('next' in given ? yield* given : given)].sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const fifths = [1, 2, 3, 4].map((fifth) => sorted[Math.ceil((fifth * sorted.length) / 5) - 1]);
  recent.unshift({ key, fifths });
  if (recent.length > maxRecent) recent.pop();
  return fifths;
}

/**
 * The level of a score: how many fifths it is above, and one.
 *
 * @param score - the score of a deal
 * @param fifths - what {@link fifthsOf} returned
 * @returns from 1 to 5
 * @internal
 *
 * @example
 * ```ts
 * import { levelOf } from '@kit/grid';
 *
 * levelOf(2, [1, 2, 3, 4]); // => 2
 * levelOf(9, [1, 2, 3, 4]); // => 5
 * ```
 */
export function levelOf(score: number, fifths: readonly number[]): number {
  return 1 + fifths.filter((end) => score > end).length;
}
