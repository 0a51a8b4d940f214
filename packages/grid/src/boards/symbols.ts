/**
 * Which character stands for which number in a text board.
 */
import { checkInteger } from '../checks/check-number.js';
import { describeValue } from '../describe-value.js';
import { InvalidInputError } from '../invalid-input-error.js';

/**
 * The characters of a text board: a string, in which the character at position i stands for the number i, or an object
 * from characters to numbers. In an object several characters may stand for one number; `formatGrid` then writes the
 * first of them in the order of `Object.keys` (digits come first there).
 */
export type Symbols = string | { readonly [character: string]: number };

/** The two directions of a set of symbols. */
export type SymbolMaps = {
  /** The number of each character. */
  readonly numberOf: ReadonlyMap<string, number>;
  /** The character of each number. */
  readonly characterOf: ReadonlyMap<number, string>;
};

/** Checks the symbols and turns them into a map for each direction. */
export function symbolMaps(symbols: Symbols): SymbolMaps {
  const entries = symbolEntries(symbols);
  const numberOf = new Map<string, number>();
  const characterOf = new Map<number, string>();
  for (const [character, value] of entries) {
    // Two halves of a surrogate pair side by side would read as one character.
    if ([...character].length !== 1 || /[\r\n\p{Surrogate}]/u.test(character)) {
      const message = `symbols has the key ${describeValue(character)}: expected a single character, no line break`;
      throw new InvalidInputError('bad-symbols', message, { name: 'symbols' });
    }
    if (numberOf.has(character)) {
      const message = `symbols has the character ${describeValue(character)} twice`;
      throw new InvalidInputError('bad-symbols', message, { name: 'symbols' });
    }
    const name = `symbols[${describeValue(character)}]`;
    const held = checkInteger(value, name, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'bad-symbols');
    numberOf.set(character, held);
    if (!characterOf.has(held)) characterOf.set(held, character);
  }
  return { numberOf, characterOf };
}

function symbolEntries(symbols: Symbols): [string, number][] {
  if (typeof symbols === 'string') return [...symbols].map((character, value) => [character, value]);
  if (typeof symbols === 'object' && symbols !== null && !Array.isArray(symbols)) return Object.entries(symbols);
  throw new InvalidInputError('bad-symbols', `symbols is ${describeValue(symbols)}: expected a string or an object`, {
    name: 'symbols',
  });
}
