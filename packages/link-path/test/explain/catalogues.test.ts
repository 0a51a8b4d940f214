/** The laws of every language: the catalogues are all that the package exports, so a new one is held to them by itself. */
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import * as kit from '../../src/index.js';
import { type Catalogue, describeLink, describeTile, findLink, parseGrid } from '../../src/index.js';

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'locale' in value && 'tiles' in value;
const catalogues: readonly Catalogue[] = (Object.values(kit) as unknown[]).filter(isCatalogue);
const board = parseGrid('1 0 #\n2 1 2\n3 1 4', { '0': 0, '#': -1, 1: 1, 2: 2, 3: 3, 4: 4 });

test('no two languages have one locale, and the four first ones are there', () => {
  expect(new Set(catalogues.map(({ locale }) => locale)).size).toBe(catalogues.length);
  expect(catalogues).toEqual(expect.arrayContaining([kit.en, kit.zhHant, kit.vi, kit.de]));
});

describe.each(catalogues)('$locale', (catalogue) => {
  const place = (row: number, col: number): RegExp => {
    const words = catalogue.cell.replace('{row}', String(row)).replace('{col}', String(col));
    return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');
  };

  test('every cell has its sentence, with its place and its partners', () => {
    const sentences = board.cells.map((_, cell) => describeTile(board, cell, catalogue, { names: { 2: 'Bambus' } }));
    for (const [cell, sentence] of sentences.entries()) {
      expect(sentence).toMatch(place(Math.trunc(cell / 3) + 1, (cell % 3) + 1));
      expect(sentence).not.toMatch(/[{}]|undefined/);
    }
    expect(new Set(sentences).size).toBe(9);
    expect(sentences[0]).toMatch(place(2, 2));
    expect(sentences[0]).not.toMatch(place(1, 2));
    expect(sentences[4]).toMatch(place(1, 1));
    expect(sentences[4]).toMatch(place(3, 2));
    expect(sentences[4]).toContain(catalogue.list.last);
    expect(sentences[3]).toContain('Bambus');
    expect(sentences[6]).toContain(catalogue.kind.replace('{kind}', '3'));
  });

  test('a frozen tile is told as one, and one that is tied by where the other is', () => {
    const marked = {
      ...board,
      frozen: [0, 7],
      tied: [
        { a: 4, b: 7 },
        { a: 3, b: 5 },
      ],
    };
    const tell = (cell: number): string => describeTile(marked, cell, catalogue);
    expect(tell(0)).toBe(describeTile({ ...marked, tied: [] }, 0, catalogue));
    expect(tell(0)).not.toBe(describeTile(board, 0, catalogue));
    expect(tell(7)).not.toMatch(place(2, 2));
    expect(tell(4)).toMatch(place(3, 2));
    expect(tell(4)).not.toMatch(place(1, 1));
    expect(tell(3)).toMatch(place(2, 3));
    // Where the two can be linked, that is told.
    const linked = describeTile({ ...board, tied: marked.tied }, 4, catalogue);
    expect(linked).not.toBe(tell(4));
    expect(linked).toMatch(place(3, 2));
    expect(linked).not.toMatch(place(1, 1));
    for (const cell of [0, 4, 7]) expect(tell(cell)).not.toMatch(/[{}]|undefined/);
  });

  test('a line has its ends and its corners', () => {
    const turning = findLink(board, 0, 4);
    const straight = findLink(board, 4, 7);
    if (turning === undefined || straight === undefined) throw new Error('no line');
    for (const link of [turning, straight]) {
      const text = describeLink(link, catalogue);
      for (const { row, col } of link.points) expect(text).toMatch(place(row + 1, col + 1));
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });
});

test('groups and tiles that may not touch count, and what is no catalogue is refused', () => {
  expect(describeTile(board, 6, kit.en, { groups: [[3, 4]] })).toContain('row 3, column 3');
  expect(describeTile(board, 4, kit.en, { adjacent: false })).not.toContain('row 3');
  const code = (call: () => unknown): string => {
    return refusalOf(call)?.code ?? 'taken';
  };
  const { en } = kit;
  expect(code(() => describeTile(board, 0, { ...en, cell: 1 } as unknown as Catalogue))).toBe('bad-catalogue');
  expect(code(() => describeTile(board, 0, { ...en, tiles: 1 } as unknown as Catalogue))).toBe('bad-catalogue');
  expect(code(() => describeTile(board, 0, { ...en, tiles: {} } as unknown as Catalogue))).toBe('unknown-message');
  expect(code(() => describeTile(board, 1, { ...en, tiles: { ...en.tiles, empty: '{kinds}' } }))).toBe('missing-param');
  expect(code(() => describeLink({ turns: 0, length: 1, points: [] }, en))).toBe('bad-length');
  expect(code(() => describeTile(board, 9, en))).toBe('bad-cell');
  // A catalogue of one's own may tell how many there are.
  const counting = { ...en, tiles: { ...en.tiles, linked: '{n} {n, plural, one {partner} other {partners}}' } };
  expect(describeTile(board, 4, counting)).toBe('2 partners');
  expect(describeTile(board, 0, counting)).toBe('1 partner');
});
