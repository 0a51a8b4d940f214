/** The laws of every language: the catalogues are all that the package exports, so a new one is held to them by itself. */
import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import {
  type Catalogue,
  deduce,
  explainDeduction,
  explainHint,
  explainMove,
  explainRating,
  explainReview,
  explainReviewedMove,
  parseMines,
  type ReviewedMove,
  rateField,
  reviewGame,
} from '../../src/index.js';

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'locale' in value && 'deductions' in value;
const catalogues: readonly Catalogue[] = (Object.values(kit) as unknown[]).filter(isCatalogue);

const fillCell = ({ cell }: Catalogue, row: number, col: number): string =>
  cell.replace('{row}', String(row)).replace('{col}', String(col));

/** The types hold that English has a text for each. */
const keysOf = <T extends object>(texts: T) => Object.keys(texts).sort() as (keyof T & string)[];
const deductionKeys = keysOf(kit.en.deductions);
const moveKeys = keysOf(kit.en.moves);
const reviewKeys = keysOf(kit.en.reviews);
const endings = keysOf(kit.en.summaries);

test('no two languages have one locale, and the four first ones are there', () => {
  const locales = catalogues.map(({ locale }) => locale);
  expect(new Set(locales).size).toBe(locales.length);
  expect(catalogues).toEqual(expect.arrayContaining([kit.en, kit.zhHant, kit.vi, kit.de]));
});

describe.each(catalogues)('$locale', (catalogue) => {
  test('every reason has its sentence, for one cell and for several', () => {
    expect(keysOf(catalogue.deductions)).toEqual(deductionKeys);
    expect(keysOf(catalogue.moves)).toEqual(moveKeys);
    const place = fillCell(catalogue, 2, 3);
    for (const key of deductionKeys) {
      for (const cells of [[7], [7, 8, 9]]) {
        const message = { key, params: { cols: 5, numbers: [2, 1], mines: 6 } };
        const text = explainDeduction({ cells, mine: true, from: [0, 1], usesTotal: true, message }, catalogue);
        expect(text).not.toMatch(/[{}]|undefined/);
        if (key !== 'finished') expect(text).toContain(place);
      }
    }
    for (const key of moveKeys) {
      const move = { cell: 7, safe: [], survival: 0.25, reason: { key, params: { cols: 5, chance: 0.25 } } };
      const text = explainMove(move, catalogue);
      expect(text).not.toMatch(/[{}]|undefined/);
      if (key !== 'none' && key !== 'limit') expect(text).toContain(place);
      if (['endgame', 'forced', 'lookahead', 'odds'].includes(key)) expect(text).toContain('25.0');
    }
  });

  test('every judgement of a move has its sentence, with luck, risk and cost', () => {
    expect(keysOf(catalogue.reviews)).toEqual(reviewKeys);
    for (const key of reviewKeys) {
      const texts = (['lucky', 'unlucky', 'none'] as const).map((luck) => {
        const move: ReviewedMove = {
          ...{ kind: 'open', cell: 7, class: 'mistake', luck, risk: 0.25, cost: 0.125, better: 11 },
          reason: { key, params: { cols: 5 } },
        };
        return explainReviewedMove(move, catalogue);
      });
      for (const text of texts) {
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text).toContain(fillCell(catalogue, 2, 3));
      }
      const isGuess = ['perfect-guess', 'inferior-guess', 'missed-safe'].includes(key);
      expect([key, new Set(texts).size]).toEqual([key, isGuess ? 3 : 1]);
      const hasBetter = ['inferior-guess', 'missed-safe', 'certain-mine'].includes(key);
      expect([key, texts[0]!.includes(fillCell(catalogue, 3, 2))]).toEqual([key, hasBetter]);
      if (['perfect-guess', 'missed-safe', 'flag-unproven'].includes(key)) expect(texts[0]).toContain('25.0');
      if (key === 'inferior-guess') expect(texts[0]).toContain('12.5');
    }
    const reason = { key: 'certain-mine', params: { cols: 5 } } as const;
    const alone = { kind: 'open', cell: 7, class: 'mistake', luck: 'none', risk: 1, cost: 1, reason } as const;
    expect(explainReviewedMove(alone, catalogue)).not.toContain(fillCell(catalogue, 3, 2));
  });

  test('every ending of a game has its sentence, in the singular and in the plural', () => {
    expect(keysOf(catalogue.summaries)).toEqual(endings);
    const { summary } = reviewGame({ field: { rows: 1, cols: 2, mineCells: [0] }, moves: [] });
    for (const status of endings) {
      for (const [guesses, mistakes] of [[1, 1] as const, [17, 23] as const]) {
        const told = { ...summary, guesses, mistakes, survival: 0.25, cost: 0.5 };
        const text = explainReview({ status, moves: [], luck: 0, summary: told }, catalogue);
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text).toContain(String(guesses));
        expect(text).toContain(String(mistakes));
        if (status !== 'limit') expect(text).toMatch(/25\.0.*50\.0/);
      }
    }
  });

  test('every level of a field has its sentence, in the singular and in the plural', () => {
    const keys = ['one-number', 'two-numbers', 'more-numbers', 'counter', 'guess'] as const;
    expect(Object.keys(catalogue.ratings).sort()).toEqual([...keys, 'limit'].sort());
    const { status: _, ...easy } = rateField({ rows: 1, cols: 2, mineCells: [1] });
    const texts = keys.flatMap((hardest) =>
      [1, 17].map((times) => {
        const text = explainRating({ ...easy, status: 'cleared', hardest, times, numbers: 23 }, catalogue);
        expect(text).not.toMatch(/[{}]|undefined/);
        expect([hardest, text.includes('23')]).toEqual([hardest, hardest === 'more-numbers']);
        expect(text.includes('17'), `${hardest} ${times}`).toBe(times === 17 && hardest !== 'one-number');
        return text;
      }),
    );
    expect(new Set(texts).size).toBe(9);
    expect(explainRating({ ...easy, status: 'limit' }, catalogue)).toBe(catalogue.ratings.limit);
  });

  test('every hint has its sentence', () => {
    const shape = { rows: 3, cols: 5 };
    const place = fillCell(catalogue, 2, 3);
    const conflicts = { flags: [], core: [0], usesTotal: false };
    const given = [undefined, true, false].map((mine) =>
      explainHint({ kind: 'given', cell: 7, mine }, shape, catalogue),
    );
    for (const text of given) expect(text).toContain(place);
    expect(new Set(given).size).toBe(3);
    const one = explainHint({ kind: 'mistake', cells: [7] }, shape, catalogue);
    const two = explainHint({ kind: 'mistake', cells: [7, 8] }, shape, catalogue);
    expect(one).toContain(place);
    expect(two).toContain(place);
    const others = [
      explainHint({ kind: 'limit' }, shape, catalogue),
      explainHint({ kind: 'inconsistent', conflicts }, shape, catalogue),
    ];
    for (const text of [...given, one, two, ...others]) expect(text).not.toMatch(/[{}]|undefined/);
    const [deduction] = deduce(parseMines('mines 1\n1 #'));
    expect(explainHint({ kind: 'not-needed', deduction: deduction! }, shape, catalogue)).toBe(
      explainDeduction(deduction!, catalogue),
    );
  });
});
