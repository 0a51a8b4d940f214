/** The laws of every language: the catalogues are all that the package exports, so a new one is held to them by itself. */
import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import {
  bestMove,
  type Catalogue,
  type DeductionKey,
  deduce,
  explainDeduction,
  explainMove,
  type MoveReason,
  parseMines,
} from '../../src/index.js';

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'locale' in value && 'deductions' in value;
const catalogues: readonly Catalogue[] = (Object.values(kit) as unknown[]).filter(isCatalogue);

const fillCell = ({ cell }: Catalogue, row: number, col: number): string =>
  cell.replace('{row}', String(row)).replace('{col}', String(col));

const deductionKeys = [
  ...['number', 'pair', 'region', 'total'].flatMap((kind) => [`${kind}-safe`, `${kind}-mine`]),
  'finished',
] as DeductionKey[];
const moveKeys: MoveReason['key'][] = ['safe', 'endgame', 'forced', 'lookahead', 'odds', 'none', 'limit'];

test('no two languages have one locale, and the four first ones are there', () => {
  const locales = catalogues.map(({ locale }) => locale);
  expect(new Set(locales).size).toBe(locales.length);
  expect(catalogues).toEqual(expect.arrayContaining([kit.en, kit.zhHant, kit.vi, kit.de]));
});

describe.each(catalogues)('$locale', (catalogue) => {
  test('every sentence of some boards fills every place', () => {
    const boards = [
      'mines 1\nF 1 #',
      'mines 1\n1 #',
      'mines 3\n1 2 1\n# # #\n# # #',
      'mines 1\n# 1 # #',
      'mines 2\n# # #',
    ];
    let deductions = 0;
    for (const board of boards.map((text) => parseMines(text))) {
      for (const deduction of deduce(board)) {
        expect(explainDeduction(deduction, catalogue)).not.toMatch(/[{}]/);
        deductions++;
      }
      expect(explainMove(bestMove(board), catalogue)).not.toMatch(/[{}]/);
    }
    expect(deductions).toBeGreaterThan(3);
  });

  test('every reason has its sentence, for one cell and for several', () => {
    expect(Object.keys(catalogue.deductions).sort()).toEqual([...deductionKeys].sort());
    expect(Object.keys(catalogue.moves).sort()).toEqual([...moveKeys].sort());
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
});
