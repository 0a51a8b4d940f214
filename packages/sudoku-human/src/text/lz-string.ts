/**
 * The packing in which f-puzzles and SudokuPad put puzzles into links: Lempel-Ziv 78 over 16-bit characters, as lz-string
 * does it, written in base 64.
 *
 * Words get numbers from 3 on as they first occur; 0 and 1 announce a character of 8 or 16 bits that is new, 2 is the end.
 * Numbers have as many bits as the next word needs, least bit first, and the bits go six to a letter, first bit highest.
 *
 * @see https://pieroxy.net/blog/pages/lz-string/index.html
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const END = 2;

/** The text that was packed; undefined if that is no such packing. */
export function unpackBase64(packed: string): string | undefined {
  const letters = packed.replace(/\s/g, '+');
  let at = 0;
  const read = (bits: number): number => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, at++) {
      const letter = LETTERS.indexOf(letters.charAt(Math.floor(at / 6)) || '?');
      if (letter < 0) return -1;
      value += ((letter >> (5 - (at % 6))) & 1) << bit;
    }
    return value;
  };
  const words: string[] = ['', '', ''];
  let bits = 2;
  let last = '';
  let text = '';
  for (;;) {
    const number = read(bits);
    if (number === END) return text;
    let word: string;
    if (number < END) {
      const code = read(number === 0 ? 8 : 16);
      if (code < 0) return undefined;
      word = String.fromCharCode(code);
      words.push(word);
    } else if (number < words.length) word = words[number];
    else if (number === words.length && last !== '') word = last + last[0];
    else return undefined;
    text += word;
    if (text.length > LONGEST) return undefined;
    if (last !== '') words.push(last + word[0]);
    last = word;
    // The next number can be that of a word which is only now being made.
    bits = bitsFor(words.length + 1);
  }
}

/** A longer text is no puzzle; a few letters can stand for millions. */
const LONGEST = 10_000_000;

/** How many bits numbers below the limit have, two at least. */
function bitsFor(limit: number): number {
  return Math.max(2, 32 - Math.clz32(limit - 1));
}

/** The packing of a text, so that {@link unpackBase64} gives it back. */
export function packBase64(text: string): string {
  let packed = '';
  let [held, count] = [0, 0];
  const write = (value: number, bits: number): void => {
    for (let bit = 0; bit < bits; bit++) {
      held = (held << 1) | ((value >> bit) & 1);
      if (++count < 6) continue;
      packed += LETTERS[held];
      [held, count] = [0, 0];
    }
  };
  const numberOf = new Map<string, number>();
  let next = 3;
  const fresh = new Set<string>();
  // How many numbers the reader has words for when it reads the next one: it makes a word from each two that follow.
  let known = 3;
  const emit = (word: string): void => {
    const bits = bitsFor(known + 1);
    const isFresh = fresh.delete(word);
    if (isFresh) {
      const code = word.charCodeAt(0);
      write(code < 256 ? 0 : 1, bits);
      write(code, code < 256 ? 8 : 16);
    } else write(numberOf.get(word) ?? END, bits);
    known += known === 3 || !isFresh ? 1 : 2;
  };
  let word = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (!numberOf.has(character)) {
      numberOf.set(character, next++);
      fresh.add(character);
    }
    if (numberOf.has(word + character)) {
      word += character;
      continue;
    }
    emit(word);
    numberOf.set(word + character, next++);
    word = character;
  }
  if (word !== '') emit(word);
  emit('');
  do write(0, 1);
  while (count > 0);
  return packed + '='.repeat((4 - (packed.length % 4)) % 4);
}
