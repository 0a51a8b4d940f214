/** The gate for a list of techniques. */

import { describeValue, InvalidInputError } from '@kit/grid';
import type { Technique } from '../techniques/technique.js';

/** Throws `bad-techniques` unless it is a list of techniques. */
export function checkTechniques(techniques: readonly Technique[]): void {
  const isTechnique = (value: Partial<Technique> | null | undefined) =>
    typeof value?.id === 'string' && typeof value.find === 'function';
  if (!Array.isArray(techniques)) {
    throw new InvalidInputError('bad-techniques', `expected a list of techniques, got ${describeValue(techniques)}`);
  }
  const index = techniques.findIndex((technique) => !isTechnique(technique));
  if (index >= 0) {
    throw new InvalidInputError('bad-techniques', `techniques[${index}] is ${describeValue(techniques[index])}`, {
      index,
    });
  }
}
