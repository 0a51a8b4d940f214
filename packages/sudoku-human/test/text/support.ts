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

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A text in the packing of links, with each character as a new one: long, but right. */
export function packed(text: string): string {
  const bits: number[] = [];
  const write = (number: number, count: number) => {
    for (let bit = 0; bit < count; bit++) bits.push((number >> bit) & 1);
  };
  // Each character is a word, and each but the first ends another.
  const bitsAfter = (read: number) => (read === 0 ? 2 : 32 - Math.clz32(2 * read + 2));
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    write(code < 256 ? 0 : 1, bitsAfter(at));
    write(code, code < 256 ? 8 : 16);
  }
  write(2, bitsAfter(text.length));
  const sixes = Array.from({ length: Math.ceil(bits.length / 6) }, (_, six) => bits.slice(6 * six, 6 * six + 6));
  return sixes.map((six) => LETTERS[Number.parseInt(six.join('').padEnd(6, '0'), 2)]).join('');
}
