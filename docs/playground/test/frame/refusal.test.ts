import { readdirSync, readFileSync } from 'node:fs';
import { InvalidInputError } from '@kit/grid';
import { parseMines } from '@kit/mines-inference';
import { parseTiles } from '@kit/npuzzle';
import { parseOrbs } from '@kit/orb-search';
import { parsePuzzle } from '@kit/sudoku-human';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { type Refusal, refusal } from '../../src/frame/refusal.js';
import { words as de } from '../../src/frame/words.de.js';
import { frameWords } from '../../src/frame/words.js';
import { words as vi } from '../../src/frame/words.vi.js';

const { en, 'zh-Hant': zhHant } = frameWords;
const mines = (text: string) => parseMines(text, { mines: 1 });
const readers = { parsePuzzle, mines, parseTiles, parseOrbs } as const;
/** Texts that are nearly boards, and any others. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789.#FRGBx?p=,;|-_ \n{}'), maxLength: 100 }),
);

/** What is said of a text that cannot be read. */
function refusalOf(read: (text: string) => unknown, text: string) {
  try {
    read(text);
  } catch (error) {
    return refusal(error, text)[1];
  }
  throw new Error(`${text} was read`);
}

test('names the sign and the place, counted from one', () => {
  const wrong = refusalOf(parsePuzzle, `${'.'.repeat(19)}x${'.'.repeat(61)}`);
  expect(de.refused(wrong)).toBe('Das lässt sich nicht lesen: „x“ (Zeile 3, Spalte 2).');
  expect(vi.refused(wrong)).toBe('Không đọc được nội dung này: “x” (hàng 3, cột 2).');
  expect(zhHant.refused(wrong)).toBe('無法讀取這段文字：「x」（第 3 列第 2 行）。');
  expect(en.refused(wrong)).toBe('This text can’t be read: “x” (row 3, column 2).');
});

test('a row, a character, or no place at all', () => {
  expect(de.refused(refusalOf(parseOrbs, 'RGB\nRG'))).toBe('Die Zeilen sind nicht gleich lang (Zeile 2).');
  expect(de.refused(refusalOf(mines, '1#\n#!'))).toBe('Das lässt sich nicht lesen: „!“ (Zeichen 5).');
  expect(de.refused(refusalOf(parseOrbs, ''))).toBe('Das lässt sich nicht lesen (Zeichen 1).');
  expect(de.refused(refusalOf((text) => parseMines(text, { mines: -1 }), '##'))).toBe(
    'Die Zahl der Minen passt nicht zum Spielfeld.',
  );
});

/** The codes that the readers of texts and the writers of atlases have, as their sources name them. */
function codesIn(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, packages), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, packages), 'utf8'));
  const codes =
    /(?<=')(?:bad|given|no|several|two|duplicate|ragged|missing|split|turned|unclear|unknown)-[a-z-]+(?=')/g;
  return [...new Set(sources.flatMap((text) => text.match(codes) ?? []))];
}

const packages = new URL('../../../../packages/', import.meta.url);
/** Of options that the pages never give. */
const never = ['bad-number', 'bad-packing', 'no-space', 'unknown-id'];
const met = codesIn(
  'sudoku-human/src/text',
  'mines-inference/src/text',
  'npuzzle/src/text',
  'orb-search/src/text',
  'rect-pack/src/output',
).filter((code) => !never.includes(code));

/** Nothing of what developers read. */
const developers = /expected|undefined|\boffset\b|\w\[\d*\]|options?\.|[a-z]+-[a-z]+-?[a-z]*$/;

describe.each([
  ['en', en],
  ['zh-Hant', zhHant],
  ['de', de],
  ['vi', vi],
] as const)('in %s', (_, words) => {
  const other = words.refused({ code: 'new-code', message: '', at: {}, sign: null });

  test('every code that a page can meet has a sentence of its own', () => {
    expect(met.length).toBeGreaterThan(10);
    const without = met.filter((code) => words.refused({ code, message: '', at: {}, sign: null }) === other);
    expect(without).toEqual([]);
  });

  prop([fc.constantFrom(...Object.values(readers)), texts], { numRuns: 300 })(
    'whatever a page refuses, no developer’s message reaches a player',
    (read, text) => {
      let refused: Refusal;
      try {
        read(text);
        return;
      } catch (error) {
        [, refused] = refusal(error, text);
      }
      expect(words.refused({ ...refused, at: {}, sign: null })).not.toBe(other);
      const said = words.refused({ ...refused, sign: null });
      expect(said).not.toContain(refused.message);
      expect(said).not.toMatch(developers);
    },
  );

  test.each([
    [parsePuzzle, ''],
    [parsePuzzle, '123'],
    [parsePuzzle, '12x'],
    [parsePuzzle, '?p=12,34'],
    [parsePuzzle, '1,,2,3'],
    [parsePuzzle, `${'.'.repeat(81)}\n${'.'.repeat(81)}`],
    [parsePuzzle, '3x3#12345'],
    [parsePuzzle, '2x2k:p,abbba____________,p'],
    [parsePuzzle, Array.from({ length: 81 }, () => '11').join(' ')],
    [mines, ''],
    [mines, '9x'],
    [mines, '1##\n##'],
    [mines, '99 #'],
    [(text: string) => parseMines(text, { mines: 5 }), '##'],
    [(text: string) => parseMines(text, { mines: Number.NaN }), '##'],
    [parseOrbs, ''],
    [parseOrbs, '!'],
    [parseOrbs, 'RGB\nRG'],
    [parseOrbs, 'R'.repeat(50)],
    [parseTiles, '1 2 !'],
    [parseTiles, '1 1 2 3 4 5 6 7 0'],
  ] as const)('each page’s refusals have words: %o of %s', (read, text) => {
    const refused = refusalOf(read as (text: string) => unknown, text.slice());
    expect(words.refused({ ...refused, at: {}, sign: null })).not.toBe(other);
    expect(words.refused(refused)).not.toContain(refused.message);
  });

  test('of what it doesn’t know it says that it is wrong, and where', () => {
    const [, refused] = refusal(new InvalidInputError('new-code', 'rows is new: expected old', { row: 2 }));
    expect(words.refused(refused)).not.toMatch(developers);
    expect(words.refused(refused)).toContain('3');
  });

  test('what went wrong inside is not told to a player', () => {
    expect(words.failed).not.toMatch(developers);
  });
});

test('any other error goes on its way', () => {
  expect(() => refusal(new TypeError('else'))).toThrow('else');
});
