/** The grammar of every text that names lists or counts: for one, for two and for many, in every language. */
import { describe, expect, test } from 'vitest';
import {
  type Catalogue,
  type DeductionKey,
  de,
  en,
  explainDeduction,
  explainHint,
  explainReview,
  type GameReview,
  reviewGame,
  vi,
  zhHant,
} from '../../src/index.js';

const cols = 10;
const counts = [1, 2, 5];
const deductionKeys = ['number', 'pair', 'region', 'total'].flatMap((kind) =>
  ['safe', 'mine'].map((outcome) => `${kind}-${outcome}` as DeductionKey),
);
/** The numbers stand in the first row, the cells of the deduction in the second; none of them has a neighbour, so each has a name. */
const numberCells = (count: number) => Array.from({ length: count }, (_, at) => 2 * at);
const otherCells = (count: number) => numberCells(count).map((cell) => cols + cell);

function deductionText(catalogue: Catalogue, key: DeductionKey, from: number, cells: number, mines: number): string {
  const message = { key, params: { cols, numbers: numberCells(from).map(() => 3), mines } };
  const mine = key.endsWith('mine');
  const usesTotal = key.startsWith('total');
  return explainDeduction({ cells: otherCells(cells), mine, from: numberCells(from), usesTotal, message }, catalogue);
}

/** Each deduction's text for none (with the total alone), one, two and many numbers, and for as many cells and mines. */
function* deductionTexts(catalogue: Catalogue) {
  for (const key of deductionKeys) {
    const numbers = key.startsWith('number') ? [1] : key.startsWith('total') ? [0, ...counts] : counts;
    for (const from of numbers) {
      for (const cells of counts) {
        for (const mines of counts) {
          yield { key, from, cells, mines, text: deductionText(catalogue, key, from, cells, mines) };
        }
      }
    }
  }
}

const nameOf = ({ cell: name }: Catalogue, cell: number) =>
  name.replace('{row}', String(Math.floor(cell / cols) + 1)).replace('{col}', String((cell % cols) + 1));

/** What a cell of the first row is called, and one of the second: two lists that touch have no word between these. */
function* gapsBetweenLists(catalogue: Catalogue, text: string): Generator<string> {
  const places = [...numberCells(5), ...otherCells(5)]
    .map((cell) => ({ row: Math.floor(cell / cols), name: nameOf(catalogue, cell) }))
    .map((place) => ({ ...place, at: text.indexOf(place.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  for (const [index, { row, name, at }] of places.entries()) {
    const next = places[index + 1];
    if (next !== undefined && next.row !== row) yield text.slice(at + name.length, next.at);
  }
}

const catalogues: readonly Catalogue[] = [en, zhHant, vi, de];

describe.each(catalogues)('$locale', (catalogue) => {
  test('has a word between two lists, besides the words that join the items of a list', () => {
    let gaps = 0;
    for (const { key, from, cells, text } of deductionTexts(catalogue)) {
      for (const gap of gapsBetweenLists(catalogue, text)) {
        expect(gap.replaceAll(catalogue.list.last, ''), `${key} ${from} ${cells} ${text}`).toMatch(/\p{L}/u);
        gaps++;
      }
    }
    expect(gaps).toBeGreaterThan(150);
  });

  test('fills every place, and names each cell and each number once', () => {
    for (const { from, cells, text } of deductionTexts(catalogue)) {
      expect(text).not.toMatch(/[{}]|undefined/);
      for (const cell of [...numberCells(from), ...otherCells(cells)]) {
        expect([text, text.split(nameOf(catalogue, cell)).length]).toEqual([text, 2]);
      }
    }
  });
});

/** Words that only stand for one, and words that only stand for several, by what they count. */
const forms: Readonly<
  Record<string, readonly (readonly [of: 'from' | 'cells' | 'mines', one: RegExp, more: RegExp])[]>
> = {
  en: [
    ['from', /\bnumber at\b/, /\bnumbers at\b|\btogether\b/],
    ['mines', /\b\d+ mine\b/, /\b\d+ mines\b/],
    [
      'cells',
      /\bis safe|it is safe|be a mine|is a mine\b/,
      /\bare safe|they are safe|be mines|are mines|any of|each of\b/,
    ],
  ],
  de: [
    ['from', /\bZahl in\b/, /\bZahlen in\b|\bzusammen\b/],
    ['mines', /\bliegt \d+ Mine\b/, /\bliegen \d+ Minen\b/],
    ['cells', /\b(ist|kann|muss|das Feld)\b/, /\b(sind|können|müssen|die Felder|der Felder)\b/],
  ],
  vi: [
    ['from', /(?<!ác )\bsố ở|^Số ở/, /ác số ở|cùng đúng/],
    ['cells', /nên ô này/, /nên các ô này|một trong các ô/],
  ],
  'zh-Hant': [
    ['from', /無法成立/, /無法同時成立/],
    ['cells', /(?<!全都)是安全的。|所以是地雷/, /任一格|全都是/],
  ],
};

test.each(catalogues)('$locale: one has the form for one, several the form for several', (catalogue) => {
  let found = 0;
  for (const { key, text, ...counted } of deductionTexts(catalogue)) {
    if (key.startsWith('number') || key.startsWith('pair')) continue;
    for (const [of, one, more] of forms[catalogue.locale]!) {
      const count = counted[of];
      if (count !== 1) expect([key, counted, text]).toEqual([key, counted, expect.not.stringMatching(one)]);
      if (count < 2) expect([key, counted, text]).toEqual([key, counted, expect.not.stringMatching(more)]);
      if (one.test(text) || more.test(text)) found++;
    }
  }
  expect(found).toBeGreaterThan(40);
});

test('the total with no number, with one and with several', () => {
  const texts = (catalogue: Catalogue) =>
    ([0, 1, 3] as const).map((from) => deductionText(catalogue, 'total-safe', from, from === 3 ? 2 : 1, from + 1));
  expect(texts(en)).toEqual([
    'The board has 1 mine. That leaves no mine for r2c1.',
    'The board has 2 mines. With the number at r1c1, that leaves no mine for r2c1.',
    'The board has 4 mines. With the numbers at r1c1, r1c3 and r1c5, that leaves no mine for r2c1 and r2c3.',
  ]);
  expect(texts(de)).toEqual([
    'Auf dem Brett liegt 1 Mine. Damit kann r2c1 keine Mine sein.',
    'Auf dem Brett liegen 2 Minen. Mit der Zahl in r1c1 kann r2c1 keine Mine sein.',
    'Auf dem Brett liegen 4 Minen. Mit den Zahlen in r1c1, r1c3 und r1c5 können r2c1 und r2c3 keine Minen sein.',
  ]);
  expect(texts(vi)).toEqual([
    'Cả bàn có 1 quả mìn, nên r2c1 không thể có mìn.',
    'Cả bàn có 2 quả mìn và số ở r1c1, nên r2c1 không thể có mìn.',
    'Cả bàn có 4 quả mìn và các số ở r1c1, r1c3 và r1c5, nên r2c1 và r2c3 không thể có mìn.',
  ]);
  expect(texts(zhHant)).toEqual([
    '全盤共有 1 顆地雷，可知 r2c1 不可能有地雷。',
    '全盤共有 2 顆地雷，再看 r1c1 的數字，可知 r2c1 不可能有地雷。',
    '全盤共有 4 顆地雷，再看 r1c1、r1c3 和 r1c5 的數字，可知 r2c1 和 r2c3 不可能有地雷。',
  ]);
});

test('a region with one cell and with several', () => {
  const texts = (key: DeductionKey) => counts.slice(0, 2).map((cells) => deductionText(en, key, 3, cells, 9));
  expect(texts('region-safe')).toEqual([
    'A mine in r2c1 would leave no way to satisfy the numbers at r1c1, r1c3 and r1c5 together, so it is safe.',
    'A mine in any of r2c1 and r2c3 would leave no way to satisfy the numbers at r1c1, r1c3 and r1c5 together, so they are safe.',
  ]);
  expect(deductionText(de, 'region-mine', 3, 2, 9)).toBe(
    'Ohne Mine in jedem der Felder r2c1 und r2c3 ließen sich die Zahlen in r1c1, r1c3 und r1c5 nicht zusammen erfüllen, also liegt in jedem eine.',
  );
});

test('one wrong flag, and several', () => {
  const texts = (catalogue: Catalogue) =>
    [1, 2].map((count) => explainHint({ kind: 'mistake', cells: numberCells(count) }, { rows: 2, cols }, catalogue));
  expect(texts(en)).toEqual([
    'Put this right first: the flag on r1c1 is wrong.',
    'Put this right first: the flags on r1c1 and r1c3 are wrong.',
  ]);
  expect(texts(de)[1]).toContain('die Fahnen in');
  expect(texts(vi)).toEqual(['Hãy sửa trước: cờ ở r1c1 sai.', 'Hãy sửa trước: các cờ ở r1c1 và r1c3 sai.']);
});

test('guesses and mistakes in the summary of a game', () => {
  const { summary } = reviewGame({ field: { rows: 1, cols: 2, mineCells: [0] }, moves: [] });
  for (const status of ['won', 'lost', 'playing', 'limit'] as GameReview['status'][]) {
    for (const guesses of [0, 1, 2, 5]) {
      for (const mistakes of [0, 1, 2, 5]) {
        const text = explainReview({ status, moves: [], luck: 0, summary: { ...summary, guesses, mistakes } }, en);
        expect(text).toContain(guesses === 1 ? '1 guess ' : `${guesses} guesses `);
        expect(text).toMatch(mistakes === 1 ? /\b1 mistake\b/ : new RegExp(`\\b${mistakes} mistakes\\b`));
      }
    }
  }
});
