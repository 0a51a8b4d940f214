import { expect, test } from 'vitest';
import { speak } from '../../src/frame/said.js';
import { frameWords } from '../../src/frame/words.js';
import { words as link } from '../../src/link/words.js';
import { words as mines } from '../../src/mines/words.js';
import { words as npuzzle } from '../../src/npuzzle/words.js';
import { words as orbs } from '../../src/orbs/words.js';
import { words as packing } from '../../src/packing/words.js';
import { words as sudoku } from '../../src/sudoku/words.js';

const pages = { link, mines, npuzzle, orbs, packing, sudoku };

test.each(Object.entries(pages))('%s has every word in every language, and none that the frame has', (_, words) => {
  const { en, 'zh-Hant': zhHant } = words;
  expect(Object.keys(zhHant).sort()).toEqual(Object.keys(en).sort());
  for (const [key, word] of Object.entries(en)) {
    expect(typeof zhHant[key as keyof typeof zhHant]).toBe(typeof word);
    expect(Object.keys(frameWords.en)).not.toContain(key);
  }
});

test('what is said is put into the words of a language', () => {
  const english = { ...frameWords.en, ...npuzzle.en };
  const chinese = { ...frameWords['zh-Hant'], ...npuzzle['zh-Hant'] };
  expect(speak(english, ['answer', 'optimal', 1])).toBe('1 move, proven shortest.');
  expect(speak(chinese, ['answer', 'optimal', 1])).toBe('1 步（已證明最短）。');
  expect(speak(english, ['cancelled'])).toBe('Cancelled.');
});
