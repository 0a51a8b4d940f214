/** What calls come to, and whether two of them come to the same. */
import { expect } from 'vitest';
import { isInvalidInputError } from '../packages/grid/src/index.js';

/** What a call gives: a search is stopped at its first yield, which it must hear. */
export function run(value: unknown): unknown {
  if (!isSearch(value)) return value;
  const first = value.next();
  if (first.done) return first.value;
  const last = value.next('stop');
  expect(last.done, 'a search that was told to stop yielded again').toBe(true);
  return last.value;
}

function isSearch(value: unknown): value is Generator<unknown, unknown, 'stop' | undefined> {
  return Object.prototype.toString.call(value) === '[object Generator]';
}

/** What a call comes to. */
export type Outcome = { readonly value: unknown } | { readonly refused: string } | { readonly error: unknown };

/** What a call gives, the code of what it is refused with, or another error. */
export function outcomeOf(call: () => unknown): Outcome {
  try {
    return { value: run(call()) };
  } catch (error) {
    return isInvalidInputError(error) ? { refused: error.code } : { error };
  }
}

/** Are two results the same? −0 is not 0, a list is no record, and functions are not looked at. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) {
    return Object.is(a, b) || (typeof a === 'function' && typeof b === 'function');
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (ArrayBuffer.isView(a)) return `${a}` === `${b}`;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as never], b[key as never]));
}

/**
 * Where a result differs from its JSON copy; undefined if it doesn't. Not looked at is what the docs except: typed arrays,
 * the functions of live objects, and members of records that are undefined.
 */
export function whereNotJson(value: unknown, path = 'the result'): string | undefined {
  switch (typeof value) {
    case 'function':
    case 'undefined':
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${path} is a ${typeof value}`;
  }
  if (value === null || ArrayBuffer.isView(value)) return undefined;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain object`;
  // Holes of a list are undefined, too.
  for (const [key, member] of isList ? value.entries() : Object.entries(value)) {
    const here = isList ? `${path}[${key}]` : `${path}.${key}`;
    const fault = isList && member === undefined ? `${here} is undefined` : whereNotJson(member, here);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
