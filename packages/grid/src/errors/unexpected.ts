import { describeValue } from './describe-value.js';
import { type InputPlace, InvalidInputError } from './invalid-input-error.js';

/** The error for a value that is not what was expected, in the sentence that all packages share. */
export function unexpected(
  code: string,
  subject: string,
  value: unknown,
  expected: string,
  at: InputPlace = { name: subject },
): InvalidInputError {
  return new InvalidInputError(code, `${subject} is ${describeValue(value)}: expected ${expected}`, at);
}
