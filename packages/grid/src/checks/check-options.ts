/**
 * Everything from outside that is not a number or a board: option objects, choices, switches, functions, texts, lists.
 */
import { describeValue } from '../describe-value.js';
import { InvalidInputError } from '../invalid-input-error.js';

/**
 * Checks an options argument: an object. Give it `{}` where the options may be left out.
 *
 * @param value - what the caller gave
 * @param name - the name of the argument, default `'options'`
 * @returns the same object, its members still to be checked
 * @throws {@link InvalidInputError} `bad-options` if it is not an object
 *
 * @example
 * ```ts
 * import { checkOptions } from '@kit/grid';
 *
 * checkOptions({ seed: 1 }); // => { seed: 1 }
 * ```
 */
export function checkOptions<T extends object>(value: T, name = 'options'): T {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new InvalidInputError('bad-options', `${name} is ${describeValue(value)}: expected an object`, { name });
}

/**
 * Checks that a value is one of a few words or numbers.
 *
 * @param value - what the caller gave
 * @param name - the name of the option, for the message
 * @param choices - what is allowed
 * @returns the value, as one of the choices
 * @throws {@link InvalidInputError} `bad-choice` if it is none of them
 *
 * @example
 * ```ts
 * import { checkChoice } from '@kit/grid';
 *
 * checkChoice('row', 'axis', ['row', 'col']); // => 'row'
 * ```
 */
export function checkChoice<const T extends string | number>(value: unknown, name: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const listed = choices.map((choice) => describeValue(choice)).join(', ');
  throw new InvalidInputError('bad-choice', `${name} is ${describeValue(value)}: expected one of ${listed}`, { name });
}

/**
 * Checks a switch.
 *
 * @param value - what the caller gave
 * @param name - the name of the option, for the message
 * @returns the value
 * @throws {@link InvalidInputError} `bad-flag` if it is neither true nor false
 *
 * @example
 * ```ts
 * import { checkFlag } from '@kit/grid';
 *
 * checkFlag(true, 'margin'); // => true
 * ```
 */
export function checkFlag(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  throw new InvalidInputError('bad-flag', `${name} is ${describeValue(value)}: expected true or false`, { name });
}

/**
 * Checks that something can be called.
 *
 * @typeParam T - the function's type
 * @param value - what the caller gave
 * @param name - the name of the option, for the message
 * @returns the same function
 * @throws {@link InvalidInputError} `bad-function` if it is not a function
 *
 * @example
 * ```ts
 * import { checkFunction } from '@kit/grid';
 *
 * checkFunction((value: number) => value === 0, 'isEmpty')(0); // => true
 * ```
 */
export function checkFunction<T extends (...args: never[]) => unknown>(value: T, name: string): T {
  if (typeof value === 'function') return value;
  throw new InvalidInputError('bad-function', `${name} is ${describeValue(value)}: expected a function`, { name });
}

/**
 * Checks a text.
 *
 * @param value - what the caller gave
 * @param name - the name of the argument, default `'text'`
 * @param maxLength - the most UTF-16 units allowed, default 2²⁸
 * @returns the text
 * @throws {@link InvalidInputError} `bad-text` if it is not a string or is too long
 *
 * @example
 * ```ts
 * import { checkText } from '@kit/grid';
 *
 * checkText('1 2'); // => '1 2'
 * ```
 */
export function checkText(value: unknown, name = 'text', maxLength = 268_435_456): string {
  if (typeof value === 'string' && value.length <= maxLength) return value;
  const shown = typeof value === 'string' ? `${value.length} characters long` : describeValue(value);
  throw new InvalidInputError('bad-text', `${name} is ${shown}: expected a text of at most ${maxLength}`, { name });
}

/**
 * Checks a list: an array, a typed array, or an object with a `length`. Its members are still to be checked.
 *
 * @param value - what the caller gave
 * @param name - the name of the argument, for the message
 * @param minLength - the fewest members allowed, default 0
 * @param maxLength - the most members allowed, default 2²⁶
 * @returns the same list
 * @throws {@link InvalidInputError} `bad-list` if it is not a list, `bad-length` if it is too short or too long
 *
 * @example
 * ```ts
 * import { checkList } from '@kit/grid';
 *
 * checkList([4, 5], 'xs').length; // => 2
 * ```
 */
export function checkList<T>(value: ArrayLike<T>, name: string, minLength = 0, maxLength = 67_108_864): ArrayLike<T> {
  if (typeof value !== 'object' || value === null || !Number.isSafeInteger(value.length)) {
    throw new InvalidInputError('bad-list', `${name} is ${describeValue(value)}: expected a list`, { name });
  }
  if (value.length >= minLength && value.length <= maxLength) return value;
  const message = `${name} has length ${value.length}: expected ${minLength} to ${maxLength}`;
  throw new InvalidInputError('bad-length', message, { name });
}
