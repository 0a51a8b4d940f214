import { expect } from 'vitest';
import { type InputPlace, isInvalidInputError } from '../src/index.js';

/** What a call is refused with; fails if it isn't refused, or with another error. */
export function refusal(call: () => unknown): { code: string; message: string; at: InputPlace } {
  try {
    call();
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
    return { code: error.code, message: error.message, at: error.at };
  }
  return expect.fail('the call was accepted');
}

/** The code that a call is refused with. */
export function refusalCode(call: () => unknown): string {
  return refusal(call).code;
}
