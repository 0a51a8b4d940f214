/** The gate for a list of techniques. */

import { describeValue, type InputPlace, InvalidInputError } from '@kit/grid';
import { isArray, isObject } from '../position/is-object.js';
import { type Finder, findersOf } from '../technique/technique.js';
import type { Technique } from '../types.js';

/** A copy of the list, or `bad-techniques` unless it is a list of techniques. */
export function checkTechniques(techniques: readonly Technique[]): readonly Finder[] {
  if (!isArray(techniques)) refuse(techniques, { name: 'techniques' }, 'a list');
  for (const [index, technique] of techniques.entries()) {
    if (!isTechnique(technique)) refuse(technique, { name: `techniques[${index}]`, index }, 'a technique');
  }
  return [...findersOf(techniques)];
}

function refuse(value: unknown, at: InputPlace, expected: string): never {
  throw new InvalidInputError('bad-techniques', `${at.name} is ${describeValue(value)}: expected ${expected}`, at);
}

function isTechnique(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, find, slices } = value as Partial<Finder>;
  return typeof id === 'string' && typeof find === 'function' && (slices === undefined || typeof slices === 'function');
}
