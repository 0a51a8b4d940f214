/** What no text of a catalogue may lack, in whichever language. */

import { de, en, explainerDe, explainerEn, explainerVi, explainerZhHant, vi, zhHant } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';

const own = [en, zhHant, vi, de];
const explainer = [explainerEn, explainerZhHant, explainerVi, explainerDe];

test('each catalogue says which language it is in', () => {
  const locales = ['en', 'zh-Hant', 'vi', 'de'];
  expect(own.map(({ locale }) => locale)).toEqual(locales);
  expect(explainer.map(({ locale }) => locale)).toEqual(locales);
});

describe.each([...own, ...explainer])('$locale', ({ techniques, templates, houses, list, explanation }) => {
  test('texts begin with a word or with what they name, end as a sentence does, and have no gap', () => {
    for (const text of Object.values<string>(templates)) {
      expect(text).toMatch(/^[\p{L}\p{N}「{(].*[.。]$/u);
      expect(text).not.toMatch(/ {2}| [,.:;]|undefined|，，|。。/);
      expect(text).toMatch(/\{\w+/);
    }
    expect(explanation).toMatch(/\{technique\}.+\{text\}/);
  });

  test('names are names', () => {
    for (const name of Object.values<string>(techniques)) expect(name).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N})）+]$/u);
    const { layout, ...classic } = houses;
    const forms = [...Object.values(classic), ...Object.values(layout ?? {})];
    expect(forms.length).toBeGreaterThanOrEqual(3);
    for (const { one, other } of forms) {
      expect([one, other]).toEqual([
        expect.stringMatching(/\p{L}.*\{n\}|\{n\}.*\p{L}/u),
        expect.stringMatching(/\p{L}.*\{n\}|\{n\}.*\p{L}/u),
      ]);
    }
    expect([list.between.length > 0, list.last.length > 0]).toEqual([true, true]);
  });
});
