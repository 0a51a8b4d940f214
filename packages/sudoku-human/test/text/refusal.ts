import { isInvalidInputError } from '@kit/sudoku-human';

/** What a call is refused with. */
export function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return isInvalidInputError(error) ? `${error.code}: ${error.message}` : 'other';
  }
  return 'none';
}
