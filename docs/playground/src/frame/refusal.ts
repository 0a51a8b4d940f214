/** What is said of malformed input, in any language: what is wrong by its code, and where. */
import { type InputPlace, type InvalidInputErrorJson, readInvalidInputError } from '@kit/grid';

/** A refused input; plain data. */
export type Refusal = Pick<InvalidInputErrorJson, 'code' | 'message' | 'at'> & {
  /** The character that is wrong; null where it isn't one. */
  readonly sign: string | null;
};

/** What is said of a refused input, which was read from a text; any other error goes on its way. */
export function refusal(error: unknown, text = ''): readonly ['refused', Refusal] {
  const refused = readInvalidInputError(error);
  if (!refused) throw error;
  const { code, message, at } = refused;
  const sign = isAboutSign(code) && at.offset !== undefined ? text.slice(at.offset).match(/^\S/u) : null;
  return ['refused', { code, message, at, sign: sign?.[0] ?? null }];
}

/** Is it a character that is wrong, where something is wrong at a place of a text? */
function isAboutSign(code: string): boolean {
  return ['bad-text', 'bad-digit', 'bad-candidates'].includes(code);
}

/** How a language says what is wrong. */
export type RefusalWords = {
  /** By code, without a full stop. */
  readonly codes: Readonly<Record<string, string>>;
  /** Of any other code. */
  readonly other: string;
  /** Rows, columns and characters are counted from 1. */
  readonly cell: (row: number, col: number) => string;
  readonly row: (row: number) => string;
  readonly offset: (offset: number) => string;
  /** All of it as a sentence; the sign and the place are empty where there is none. */
  readonly sentence: (what: string, sign: string, place: string) => string;
};

/** What a language says of a refusal. The package's own message is for developers: no player reads it. */
export function refusedIn({ codes, other, sentence, ...places }: RefusalWords): (refusal: Refusal) => string {
  return ({ code, at, sign }) =>
    sentence(Object.hasOwn(codes, code) ? codes[code] : other, sign ?? '', placeOf(at, places));
}

function placeOf({ row, col, offset }: InputPlace, words: Pick<RefusalWords, 'cell' | 'row' | 'offset'>): string {
  if (row !== undefined) return col === undefined ? words.row(row + 1) : words.cell(row + 1, col + 1);
  return offset === undefined ? '' : words.offset(offset + 1);
}
