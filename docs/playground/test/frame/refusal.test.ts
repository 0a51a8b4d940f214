import { InvalidInputError } from '@kit/grid';
import { parseMines } from '@kit/mines-inference';
import { parseOrbs } from '@kit/orb-search';
import { parsePuzzle } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../src/frame/refusal.js';
import { words as de } from '../../src/frame/words.de.js';
import { frameWords } from '../../src/frame/words.js';
import { words as vi } from '../../src/frame/words.vi.js';

const { en, 'zh-Hant': zhHant } = frameWords;
const mines = (text: string) => parseMines(text, { mines: 1 });

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
  expect(en.refused(wrong)).toBe(wrong.message);
});

test('a row, a character, or no place at all', () => {
  expect(de.refused(refusalOf(parseOrbs, 'RGB\nRG'))).toBe('Die Zeilen sind nicht gleich lang (Zeile 2).');
  expect(de.refused(refusalOf(mines, '1#\n#!'))).toBe('Das lässt sich nicht lesen: „!“ (Zeichen 5).');
  expect(de.refused(refusalOf(parseOrbs, ''))).toBe('Das lässt sich nicht lesen (Zeichen 1).');
  expect(de.refused(refusalOf((text) => parseMines(text, { mines: -1 }), '##'))).toBe(
    'Die Zahl der Minen passt nicht zum Spielfeld.',
  );
});

describe.each([
  ['zh-Hant', zhHant],
  ['de', de],
  ['vi', vi],
] as const)('in %s', (_, words) => {
  test.each([
    [parsePuzzle, ''],
    [parsePuzzle, '123'],
    [parsePuzzle, '12x'],
    [parsePuzzle, '?p=12,34'],
    [parsePuzzle, '1,,2,3'],
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
  ] as const)('each page’s refusals have words: %o of %s', (read, text) => {
    const refused = refusalOf(read as (text: string) => unknown, text.slice());
    expect(words.refused(refused)).not.toBe(refused.message);
  });

  test('of what it doesn’t know it says what the package says', () => {
    const [, refused] = refusal(new InvalidInputError('new-code', 'rows is new: expected old', { name: 'rows' }));
    expect(words.refused(refused)).toBe('rows is new: expected old');
  });
});

test('any other error goes on its way', () => {
  expect(() => refusal(new TypeError('else'))).toThrow('else');
});
