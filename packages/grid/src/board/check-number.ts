/**
 * Numbers from outside: every package asks these functions, so that the same slip has the same code and words everywhere.
 *
 * Each returns the value with its type, so a check reads as a declaration:
 * `const maxTurns = checkInteger(options.maxTurns ?? 2, 'maxTurns', 0, 2)`. Use what a check returns, not what was given:
 * −0 counts as 0 and comes back as 0, so that no result holds a −0, which JSON doesn't have.
 */
import type { InputPlace, InvalidInputError } from '../errors/invalid-input-error.js';
import { unexpected } from '../errors/unexpected.js';

/**
 * Checks a whole number.
 *
 * @param value - what the caller gave
 * @param name - the name of the option or argument, for the message and `at.name`
 * @param min - the least value allowed, default the least safe integer
 * @param max - the greatest value allowed, default the greatest safe integer
 * @param code - the error's code, default `'bad-number'`
 * @returns the value; 0 for −0
 * @throws {@link InvalidInputError} `bad-number` (or `code`) if it is not an integer from `min` to `max`
 * @internal
 *
 * @example
 * ```ts
 * import { checkInteger, isInvalidInputError } from '@kit/grid';
 *
 * checkInteger(2, 'maxTurns', 0, 4); // => 2
 * let message = '';
 * try {
 *   checkInteger(2.5, 'maxTurns', 0, 4);
 * } catch (error) {
 *   if (isInvalidInputError(error)) message = error.message;
 * }
 * message; // => 'maxTurns is 2.5: expected an integer from 0 to 4'
 * ```
 */
export function checkInteger(
  value: unknown,
  name: string,
  min: number = Number.MIN_SAFE_INTEGER,
  max: number = Number.MAX_SAFE_INTEGER,
  code = 'bad-number',
): number {
  if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) return (value as number) + 0;
  throw notAnInteger(value, name, min, max, code);
}

/**
 * Checks a finite number, whole or not.
 *
 * @param value - what the caller gave
 * @param name - the name of the option or argument, for the message and `at.name`
 * @param min - the least value allowed, default the least finite number
 * @param max - the greatest value allowed, default the greatest finite number
 * @param code - the error's code, default `'bad-number'`
 * @returns the value; 0 for −0
 * @throws {@link InvalidInputError} `bad-number` (or `code`) if it is not a number from `min` to `max`
 * @internal
 *
 * @example
 * ```ts
 * import { checkNumber } from '@kit/grid';
 *
 * checkNumber(0.25, 'weight', 0, 1); // => 0.25
 * ```
 */
export function checkNumber(
  value: unknown,
  name: string,
  min: number = -Number.MAX_VALUE,
  max: number = Number.MAX_VALUE,
  code = 'bad-number',
): number {
  if (typeof value === 'number' && value >= min && value <= max) return value + 0;
  throw unexpected(code, name, value, `a number from ${min} to ${max}`);
}

/**
 * Checks a seed: any safe integer, negative ones too.
 *
 * @param seed - what the caller gave
 * @param name - the name of the option, default `'seed'`
 * @returns the seed
 * @throws {@link InvalidInputError} `bad-seed` if it is not a safe integer
 * @internal
 *
 * @example
 * ```ts
 * import { checkSeed } from '@kit/grid';
 *
 * checkSeed(-7); // => -7
 * ```
 */
export function checkSeed(seed: unknown, name = 'seed'): number {
  return checkInteger(seed, name, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'bad-seed');
}

/** The error for what is no integer, or one out of range. */
export function notAnInteger(
  value: unknown,
  subject: string,
  min: number,
  max: number,
  code: string,
  at?: InputPlace,
): InvalidInputError {
  return unexpected(code, subject, value, `an integer from ${min} to ${max}`, at);
}
