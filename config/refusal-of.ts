import { type InvalidInputError, isInvalidInputError } from '../packages/grid/src/index.js';

/** With which error a call refuses what it is given: undefined where it takes it. Any other error is thrown on. */
export function refusalOf(call: () => unknown): InvalidInputError | undefined {
  try {
    call();
  } catch (error) {
    if (isInvalidInputError(error)) return error;
    throw error;
  }
  return undefined;
}
