import { expect, test } from 'vitest';
import { packBase64, unpackBase64 } from '../../src/text/lz-string.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Numbers, each with so many bits, least bit first, six bits to a letter: the form as its author describes it. */
function written(numbers: readonly (readonly [number: number, bits: number])[]): string {
  const bits = numbers.flatMap(([number, count]) => Array.from({ length: count }, (_, bit) => (number >> bit) & 1));
  let letters = '';
  for (let at = 0; at < bits.length; at += 6) {
    letters += LETTERS[[0, 1, 2, 3, 4, 5].reduce((sum, i) => 2 * sum + (bits[at + i] ?? 0), 0)];
  }
  return letters;
}

const A = [
  [0, 2],
  [97, 8],
] as const;
const bare = (text: string) => packBase64(text).replace(/=+$/, '');

test('nothing is packed as its end alone', () => {
  expect(packBase64('')).toBe('Q===');
  expect(unpackBase64('Q===')).toBe('');
});

test('a word that came before is written as its number, also one that is only now being made', () => {
  expect(bare('a')).toBe(written([...A, [2, 3]]).padEnd(3, 'A'));
  expect(bare('aaa')).toBe(written([...A, [4, 3], [2, 3]]));
  expect(bare('aaaaaa')).toBe(written([...A, [4, 3], [5, 3], [2, 3]]));
});

test('a number that no word has is refused', () => {
  for (const [number, text] of [[3, 'aa'], [4, 'aaa'], [5], [6], [7]] as const) {
    expect(unpackBase64(written([...A, [number, 3], [2, 3], [0, 6]]))).toBe(text);
  }
  // Before the first word there is none that could be made.
  expect(
    unpackBase64(
      written([
        [3, 2],
        [2, 2],
        [0, 6],
      ]),
    ),
  ).toBeUndefined();
});

test('characters of 8 and of 16 bits', () => {
  for (const text of ['\0', 'a\0b', '\xff', '\u0100', '\xff\u0100\xff', '\uffff']) {
    expect(unpackBase64(packBase64(text))).toBe(text);
  }
});

test('a plus that became a blank on the way is a plus', () => {
  // Two bits say that a new character has 16, and its lowest four follow; 111110 is the plus.
  const text = String.fromCharCode(0b01_1111_0000);
  expect(bare(text)[1]).toBe('+');
  expect(unpackBase64(packBase64(text).replace('+', ' '))).toBe(text);
});

test('a text of ten million characters is read, and none that is longer', () => {
  // Words of 1, 2, 3 … letters, each only now being made, and then one that is known.
  const long = (rest: number): string => {
    const numbers: (readonly [number, number])[] = [...A];
    for (let number = 4; number < 4474; number++) numbers.push([number, 32 - Math.clz32(number)]);
    return written([...numbers, [rest + 2, 13], [2, 13], [0, 6]]);
  };
  const rest = 10_000_000 - (4471 * 4472) / 2;
  expect(unpackBase64(long(rest))?.length).toBe(10_000_000);
  expect(unpackBase64(long(rest + 1))).toBeUndefined();
});
