import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';

/** The lines of a fixture. */
export function fixture(name: string): string[] {
  const text = readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** The InvalidInputError that a call throws. */
export function errorOf(call: () => unknown): { code: string; at: object; message: string } {
  return refusalOf(call) ?? expect.fail('expected an InvalidInputError');
}

/** The value and everything in it, frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
