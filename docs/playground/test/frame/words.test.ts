import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageFor } from '../../src/frame/language.js';
import { speak } from '../../src/frame/said.js';
import type { PageWords } from '../../src/frame/use-page-words.js';
import { words as frameDe } from '../../src/frame/words.de.js';
import { type FrameWords, frameWords } from '../../src/frame/words.js';
import { words as frameVi } from '../../src/frame/words.vi.js';
import { words as link } from '../../src/link/words.js';
import { words as mines } from '../../src/mines/words.js';
import { words as moving } from '../../src/moving/words.js';
import { type Words as NpuzzleWords, words as npuzzle } from '../../src/npuzzle/words.js';
import { words as orbs } from '../../src/orbs/words.js';
import { words as packing } from '../../src/packing/words.js';
import { words as sudoku } from '../../src/sudoku/words.js';

type Words = Readonly<Record<string, unknown>>;

const pages: Readonly<Record<string, { readonly en: Words; readonly 'zh-Hant'?: Words | undefined }>> = {
  link,
  mines,
  moving,
  npuzzle,
  orbs,
  packing,
  sudoku,
};

/** Every set of words of a page, with what the frame says: those of its script, and those in files of their own. */
const speeches = (
  await Promise.all(
    Object.entries(pages).flatMap(([page, { 'zh-Hant': zhHant }]) => [
      ...(zhHant ? [{ page, language: 'zh-Hant', words: { ...frameWords['zh-Hant'], ...zhHant } as Words }] : []),
      ...['de', 'vi', ...(zhHant ? [] : ['zh-Hant'])].map(async (language) => {
        const { words }: { words: Words } = await import(`../../src/${page}/words.${language}.ts`);
        return { page, language, words };
      }),
    ]),
  )
).flat();

describe.each(speeches)('$page in $language', ({ page, words }) => {
  const english: Words = { ...frameWords.en, ...pages[page].en };

  test('has every word of English, and no other', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });

  test('takes what it takes in English', () => {
    for (const [key, one] of Object.entries(english)) {
      const other = words[key];
      expect(typeof other, key).toBe(typeof one);
      if (typeof one === 'function') expect((other as () => string).length, key).toBeLessThanOrEqual(one.length);
      else if (typeof one === 'string') expect(other, key).not.toBe('');
      else expect(Object.keys(other as object), key).toEqual(Object.keys(one as object));
    }
  });
});

test.each(Object.entries(pages))('%s has no word that the frame has', (_, { en }) => {
  for (const key of Object.keys(en)) expect(Object.keys(frameWords.en)).not.toContain(key);
});

test.each([
  ['de', frameDe],
  ['vi', frameVi],
] as [string, FrameWords][])('the frame has its words in %s', (_, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(frameWords.en));
});

test('what is said is put into the words of a language', () => {
  const english = { ...frameWords.en, ...npuzzle.en };
  const chinese = { ...frameWords['zh-Hant'], ...(npuzzle['zh-Hant'] as NpuzzleWords) };
  expect(speak(english, ['answer', 'optimal', 1])).toBe('1 move, proven shortest.');
  expect(speak(chinese, ['answer', 'optimal', 1])).toBe('1 步（已證明最短）。');
  expect(speak(english, ['cancelled'])).toBe('Cancelled.');
});

test('the reader’s first language that the pages have is spoken, in whatever country', () => {
  expect(languageFor(['de-AT', 'en'])).toBe('de');
  expect(languageFor(['fr', 'VI-vn', 'de'])).toBe('vi');
  expect(languageFor(['zh-TW'])).toBe('zh-Hant');
  expect(languageFor(['fr-FR'])).toBe('en');
  expect(languageFor([])).toBe('en');
});

test.each(Object.entries(pages))('the page of %s says in English what its words say', (page, { en }) => {
  const text = readFileSync(new URL(`../../../play/${page}.md`, import.meta.url), 'utf8');
  const { title, about } = en as PageWords;
  expect(/^# (.*)$/m.exec(text)?.[1]).toBe(title);
  const paragraph = text.slice(text.indexOf('</noscript>') + '</noscript>'.length).trim();
  expect(paragraph.replace(/\s+/g, ' ').replace(/\]\(.*?\)/, ']')).toBe(about);
});

test('each language leads to the guide where English does', () => {
  for (const { page, words } of speeches) {
    const { about } = words as PageWords;
    expect(about.match(/\[.*?\]|`.*?`/g)?.sort()).toEqual(
      (pages[page].en as PageWords).about.match(/\[.*?\]|`.*?`/g)?.sort(),
    );
  }
});
