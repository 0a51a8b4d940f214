/** The gate for a list of techniques. */

import { describeValue, InvalidInputError } from '@kit/grid';
import { isArray, isObject } from '../position/is-object.js';
import { type Finder, findersOf } from '../technique/technique.js';
import type { Technique } from '../types.js';

/** A copy of the list, or `bad-techniques` unless it is a list of techniques. */
export function checkTechniques(techniques: readonly Technique[]): readonly Finder[] {
  if (!isArray(techniques)) {
    throw new InvalidInputError('bad-techniques', `techniques is ${describeValue(techniques)}: expected a list`, {
      name: 'techniques',
    });
  }
  const index = techniques.findIndex((technique) => !isTechnique(technique));
  if (index >= 0) {
    throw new InvalidInputError(
      'bad-techniques',
      `techniques[${index}] is ${describeValue(techniques[index])}: expected a technique`,
      {
        name: `techniques[${index}]`,
        index,
      },
    );
  }
  return [...findersOf(techniques)];
}

function isTechnique(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, find, slices } = value as Partial<Finder>;
  return typeof id === 'string' && typeof find === 'function' && (slices === undefined || typeof slices === 'function');
}
