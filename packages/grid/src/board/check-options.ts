/**
 * Everything from outside that is not a number or a board: option objects, choices, switches, functions, texts, lists.
 */
import { beginningOf, describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { isArray, isObject } from '../errors/is-object.js';
import { unexpected } from '../errors/unexpected.js';
import { nearestName } from './nearest-name.js';

/**
 * Every name that a set of options may have, also where the options are a union.
 *
 * @internal
 */
export type OptionName<T> = T extends unknown ? keyof T & string : never;

/**
 * Checks an options argument: an object that has no member but the options. Give it `{}` where they may be left out.
 *
 * @param value - what the caller gave
 * @param names - every option there is
 * @param name - the name of the argument, default `'options'`
 * @returns the same object, its members still to be checked
 * @throws {@link InvalidInputError} `bad-options` if it is not an object, `unknown-option` for a member that is no option
 * @internal
 *
 * @example
 * ```ts
 * import { checkOptions, isInvalidInputError } from '@kit/grid';
 *
 * checkOptions({ seed: 1, gravity: 'down' }, ['seed', 'gravity']); // => { seed: 1, gravity: 'down' }
 * let message = '';
 * try {
 *   checkOptions({ gravitiy: 'down' } as {}, ['seed', 'gravity'] as never[]);
 * } catch (error) {
 *   if (isInvalidInputError(error)) message = error.message;
 * }
 * message; // => 'options.gravitiy is unknown: did you mean gravity? Known are seed, gravity'
 * ```
 */
export function checkOptions<T extends object>(value: T, names: readonly OptionName<T>[], name = 'options'): T {
  checkObject(value, name);
  for (const given of Object.keys(value)) {
    if (names.includes(given as OptionName<T>)) continue;
    const subject = `${name}.${beginningOf(given)}`;
    const meant = nearestName(given, names);
    const asked = meant === undefined ? '' : ` did you mean ${meant}?`;
    const message = `${subject} is unknown:${asked} Known are ${names.join(', ')}`;
    throw new InvalidInputError('unknown-option', message, { name: subject });
  }
  return value;
}

/**
 * Checks that something is an object with members, whatever they are called: a rectangle, a step, a path.
 *
 * @param value - what the caller gave
 * @param name - the name of the argument, for the message
 * @returns the same object, its members still to be checked
 * @throws {@link InvalidInputError} `bad-options` if it is not an object
 * @internal
 *
 * @example
 * ```ts
 * import { checkObject } from '@kit/grid';
 *
 * checkObject({ x: 1, y: 2 }, 'point'); // => { x: 1, y: 2 }
 * ```
 */
export function checkObject<T extends object>(value: T, name: string): T {
  if (isObject(value) && !isArray(value)) return value;
  throw unexpected('bad-options', name, value, 'an object');
}

/**
 * Checks that a value is one of a few words or numbers.
 *
 * @param value - what the caller gave
 * @param name - the name of the option, for the message
 * @param choices - what is allowed
 * @returns the value, as one of the choices
 * @throws {@link InvalidInputError} `bad-choice` if it is none of them
 * @internal
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
  throw unexpected('bad-choice', name, value, `one of ${choices.map(describeValue).join(', ')}`);
}

/**
 * Checks a switch.
 *
 * @param value - what the caller gave
 * @param name - the name of the option, for the message
 * @returns the value
 * @throws {@link InvalidInputError} `bad-flag` if it is neither true nor false
 * @internal
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
  throw unexpected('bad-flag', name, value, 'true or false');
}

/**
 * Checks that something can be called.
 *
 * @typeParam T - the function's type
 * @param value - what the caller gave
 * @param name - the name of the option, for the message
 * @returns the same function
 * @throws {@link InvalidInputError} `bad-function` if it is not a function
 * @internal
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
  throw unexpected('bad-function', name, value, 'a function');
}

/**
 * Checks a text.
 *
 * @param value - what the caller gave
 * @param name - the name of the argument, default `'text'`
 * @param maxLength - the most UTF-16 units allowed, default 2²⁸
 * @returns the text
 * @throws {@link InvalidInputError} `bad-text` if it is not a string or is too long
 * @internal
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
  throw new InvalidInputError('bad-text', `${name} is ${shown}: expected a text of at most ${maxLength} characters`, {
    name,
  });
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
 * @internal
 *
 * @example
 * ```ts
 * import { checkList } from '@kit/grid';
 *
 * checkList([4, 5], 'xs').length; // => 2
 * ```
 */
export function checkList<T>(value: ArrayLike<T>, name: string, minLength = 0, maxLength = 67_108_864): ArrayLike<T> {
  if (!isObject(value) || !Number.isSafeInteger(value.length)) {
    throw unexpected('bad-list', name, value, 'a list');
  }
  if (value.length >= minLength && value.length <= maxLength) return value;
  const message = `${name} has length ${value.length}: expected ${minLength} to ${maxLength}`;
  throw new InvalidInputError('bad-length', message, { name });
}
