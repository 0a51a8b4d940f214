import { describeValue } from './describe-value.js';
import { type InputPlace, InvalidInputError } from './invalid-input-error.js';

/**
 * The error for a value that is not what was expected, in the sentence that all packages share.
 *
 * @param code - what is wrong, for programs
 * @param subject - where the value stands, in words: `board.cells[3]`
 * @param value - the bad value
 * @param expected - what would be right
 * @param at - where the value stands, for programs; the subject as its name if left out
 * @returns the error, to be thrown
 * @internal
 *
 * @example
 * ```ts
 * import { unexpected } from '@kit/grid';
 *
 * unexpected('bad-number', 'options.size', 'x', 'an integer').message; // => 'options.size is "x": expected an integer'
 * ```
 */
export function unexpected(
  code: string,
  subject: string,
  value: unknown,
  expected: string,
  at: InputPlace = { name: subject },
): InvalidInputError {
  return new InvalidInputError(code, `${subject} is ${describeValue(value)}: expected ${expected}`, at);
}
