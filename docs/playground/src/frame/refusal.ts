/** What is said of malformed input. */
import { readInvalidInputError } from '@kit/grid';

/** The sentence of a refused input; any other error goes on its way. */
export function refusal(error: unknown): readonly ['failed', string] {
  const refused = readInvalidInputError(error);
  if (!refused) throw error;
  return ['failed', refused.message];
}
