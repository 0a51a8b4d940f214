/** Laws of what reads a text: it reads what was written, and a text that is written in another way as the same value or not at all. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from './prop.js';
import { refusalOf } from './refusal-of.js';

/** A reader, what it reads, and one that writes it. */
type Read<T> = {
  readonly values: fc.Arbitrary<T>;
  readonly write: (value: T) => string;
  readonly read: (text: string, value: T) => T;
  /** Signs that mean something else in this form: a change that puts them in is none. */
  readonly own?: string;
};

/** What people and programs do to a text; a drawn number chooses among the ways. */
const changes: Readonly<Record<string, (text: string, draw: number) => string>> = {
  'ends of lines': (text, draw) => text.replaceAll('\n', pick(['\r\n', '\r', '\n\n', ' \n', '\n ', '\u2028'], draw)),
  'a byte order mark': (text) => `\ufeff${text}`,
  'space around': (text, draw) =>
    `${pick(['', ' ', '\n', '\t', '\r\n'], draw)}${text}${pick([' ', '\n\n', '\u00a0'], draw)}`,
  'space between': (text, draw) => text.replaceAll(' ', pick(['  ', '\t', ' \t ', '\u00a0', '\u2003'], draw)),
  separators: (text, draw) => text.replaceAll(' ', pick([',', ', ', ';', '; ', '|', ' | '], draw)),
  'other separators': (text, draw) =>
    text.replaceAll(pick([',', '|', '/', ':'], draw), pick([';', ' ', '\n', ', '], draw)),
  'rows on one line': (text, draw) => text.replaceAll('\n', pick(['/', ' / ', ';', '|'], draw)),
  brackets: (text, draw) =>
    pick([`[${text}]`, `(${text})`, `{${text}}`, `<${text}>`, `[${text.replaceAll('\n', ']\n[')}]`], draw),
  quotes: (text, draw) =>
    pick([`"${text}"`, `'${text}'`, `\`\`\`\n${text}\n\`\`\``, `“${text}”`, JSON.stringify(text)], draw),
  'quotes within': (text, draw) => text.replace(/\d+/g, pick(['"$&"', "'$&'"], draw)),
  commas: (text, draw) => text.replaceAll('\n', pick([',\n', ';\n', '|\n'], draw)),
};

function pick<T>(list: readonly T[], draw: number): T {
  return list[draw % list.length] as T;
}

/** Words of programs, which no player has to understand. */
const inner = /undefined|NaN|\bnull\b|\[object|\bregex|\btoken\b|cells\[|board\.|options\.shape/;

/** Holds a reader to the laws. */
export function readerLaws<T>(name: string, { values, write, read, own = '' }: Read<T>): void {
  prop([values], { numRuns: 100 })(`${name} reads what is written`, (value) => {
    expect(read(write(value), value)).toEqual(value);
  });

  let same = 0;
  prop([values, fc.nat(10_000)], { numRuns: 100 })(
    `${name} reads a changed text as the same, or refuses it`,
    (value, draw) => {
      const text = write(value);
      for (const [change, changed] of Object.entries(changes)) {
        const other = changed(text, draw);
        if ([...own].some((sign) => other.split(sign).length > text.split(sign).length)) continue;
        let found: T | undefined;
        const refusal = refusalOf(() => {
          found = read(other, value);
        });
        if (refusal === undefined) {
          expect(found, `${change}: ${JSON.stringify(other)}`).toEqual(value);
          if (other !== text) same++;
        } else {
          expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)+$/);
          expect(refusal.message, `${change}: ${JSON.stringify(other)}`).not.toMatch(inner);
        }
      }
    },
  );

  test(`${name} reads some of the changed texts`, () => {
    expect(same).toBeGreaterThan(50);
  });
}
