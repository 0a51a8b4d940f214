/**
 * Which character stands for which number in a text board.
 */
import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';

/**
 * The characters of a text board: a string, in which the character at position i stands for the number i, or an object
 * from characters to numbers. In an object several characters may stand for one number; `formatGrid` then writes the
 * first of them in the order of `Object.keys` (digits come first there).
 */
export type Symbols = string | { readonly [character: string]: number };

/** The two directions of a set of symbols. */
type SymbolMaps = {
  /** The number of each character. */
  readonly numberOf: ReadonlyMap<string, number>;
  /** The character of each number. */
  readonly characterOf: ReadonlyMap<number, string>;
};

/** Checks the symbols and turns them into a map for each direction. */
export function symbolMaps(symbols: Symbols): SymbolMaps {
  const numberOf = new Map<string, number>();
  const characterOf = new Map<number, string>();
  for (const [character, value] of symbolEntries(symbols)) {
    // Two halves of a surrogate pair side by side would read as one character.
    if ([...character].length !== 1 || /[\r\n\p{Surrogate}]/u.test(character) || numberOf.has(character)) {
      throw badSymbols(`has ${describeValue(character)}: expected single characters, each once, no line breaks`);
    }
    if (!Number.isSafeInteger(value)) {
      throw badSymbols(`has ${describeValue(value)} for ${describeValue(character)}: expected an integer`);
    }
    numberOf.set(character, value + 0);
    if (!characterOf.has(value)) characterOf.set(value, character);
  }
  return { numberOf, characterOf };
}

function symbolEntries(symbols: Symbols): [string, number][] {
  if (typeof symbols === 'string') return [...symbols].map((character, value) => [character, value]);
  if (typeof symbols === 'object' && symbols !== null) return Object.entries(symbols);
  throw badSymbols(`is ${describeValue(symbols)}: expected a string or an object`);
}

function badSymbols(fault: string): InvalidInputError {
  return new InvalidInputError('bad-symbols', `symbols ${fault}`, { name: 'symbols' });
}
