import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { packBase64, unpackBase64 } from '../../src/text/lz-string.js';
import { ownLayout, ownOptions, ownPuzzles } from '../layout/own-layouts.js';
import { refusal } from './refusal.js';

describe('the packing of links', () => {
  test('is that of lz-string', () => {
    expect(packBase64('Hello world!')).toBe('BIUwNmD2AEDukCcwBMCEQ===');
    expect(unpackBase64('BIUwNmD2AEDukCcwBMCEQ===')).toBe('Hello world!');
  });

  test('gives every text back', () => {
    for (const text of ['', 'a', 'aaaa', 'abababababab', 'ünïcödé 中文 \u{1F600}', '0123456789'.repeat(300)]) {
      expect(unpackBase64(packBase64(text))).toBe(text);
    }
  });

  test('what is none is told, without end or haste', () => {
    for (const text of ['', '!', 'A', 'BIUw']) expect(unpackBase64(text)).toBeUndefined();
    // A word before there is one: the number 3 in two bits.
    expect(unpackBase64('w')).toBeUndefined();
  });

  test('a few letters can stand for more than any puzzle needs, which is refused', () => {
    // An a, and then again and again the word that is only now being made: words of 1, 2, 3 … letters.
    const packed = (words: number): string => {
      const bits = [0, 0, ...bitsOf(97, 8)];
      for (let number = 4; number < words + 3; number++) bits.push(...bitsOf(number, 32 - Math.clz32(number)));
      bits.push(...bitsOf(2, 32 - Math.clz32(words + 3)));
      const letters: string[] = [];
      for (let at = 0; at < bits.length; at += 6) {
        const value = [0, 1, 2, 3, 4, 5].reduce((sum, i) => 2 * sum + (bits[at + i] ?? 0), 0);
        letters.push('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'[value]);
      }
      return letters.join('');
    };
    const bitsOf = (number: number, count: number) => Array.from({ length: count }, (_, bit) => (number >> bit) & 1);
    expect(unpackBase64(packed(4))).toBe('a'.repeat(10));
    expect(unpackBase64(packed(4471))?.length).toBe((4471 * 4472) / 2);
    expect(unpackBase64(packed(4472))).toBeUndefined();
  });

  test('letters that an address writes with a percent sign are read', () => {
    const { position } = ownPuzzles[0];
    const link = kit.formatPuzzle(position, 'f-puzzles-link');
    const at = link.indexOf('load=') + 5;
    const escaped = [...link.slice(at)].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    expect(kit.parsePuzzle(link.slice(0, at) + escaped)).toEqual(kit.parsePuzzle(link));
  });
});

describe('drawings', () => {
  const layout = kit.createLayout({ size: 12 });
  const values = Array.from({ length: 144 }, (_, cell) => (cell % 5 === 0 ? (cell % 12) + 1 : 0));
  const position = kit.positionFromValues(values, values, { layout });

  test.each(['line', 'grid', 'f-puzzles', 'f-puzzles-link'] as const)('%s comes back', (format) => {
    expect(kit.parsePuzzle(kit.formatPuzzle(position, format), { layout })).toEqual(position);
    for (const own of ownPuzzles) {
      const back = kit.parsePuzzle(kit.formatPuzzle(own.position, format), { layout: own.position.layout });
      expect(back.givens).toEqual(own.position.givens);
      expect(kit.countSolutions(back)).toBe(1);
    }
  });

  test('pencil marks come back', () => {
    const { position: own } = ownPuzzles[1];
    const noted = kit.toggleCandidate(own, 0, kit.candidatesOf(own, 0)[0]);
    expect(kit.parsePuzzle(kit.formatPuzzle(noted, 'pencilmarks'), { layout: own.layout })).toEqual(noted);
    const none = { ...own, candidates: own.candidates.with(0, 0) };
    expect(kit.parsePuzzle(kit.formatPuzzle(none, 'pencilmarks'), { layout: own.layout })).toEqual(none);
  });

  test('numbers with commas, tabs or blanks, and nothing between two of them', () => {
    const rows = Array.from({ length: 12 }, (_, row) => values.slice(row * 12, row * 12 + 12));
    const write = (gap: string, empty: string) =>
      rows.map((row) => row.map((v) => (v === 0 ? empty : `${v}`)).join(gap)).join('\n');
    const trailing = rows.map((row) => `${row.join(',')},`).join('\n');
    for (const text of [
      write(',', ''),
      write('\t', ''),
      write(',', '0'),
      write(' ', '.'),
      JSON.stringify(rows),
      trailing,
    ]) {
      expect(kit.parsePuzzle(text, { layout }).values).toEqual(values);
    }
  });

  test('a plus stands before what was filled in', () => {
    const small = ownLayout('small');
    const filled = kit.parsePuzzle('1+2..............', { layout: small });
    expect([filled.givens[1], filled.values[1]]).toEqual([0, 2]);
  });

  test.each<[string, string]>([
    ['11111111111111111', 'bad-length: text: 17 cells found, 16 expected'],
    ['1', 'bad-length: text: 1 cell found, 16 expected'],
    ['5...............', 'bad-text: text[0] (row 0, column 0) is "5": expected a digit from 1 to 4'],
    ['x...............', 'bad-text: text[0] (row 0, column 0) is "x": expected a digit from 1 to 4'],
    [
      '11 . . . . . . . . . . . . . . .',
      'bad-candidates: text[1] (row 0, column 0) is "1": expected other marks in "11"',
    ],
  ])('%s is refused', (text, expected) => {
    expect(refusal(() => kit.parsePuzzle(text, { layout: ownLayout('small') }))).toBe(expected);
  });

  test('forms that only classic puzzles have are refused', () => {
    expect(refusal(() => kit.formatPuzzle(position, 'library'))).toContain('bad-choice');
  });
});

describe('classic puzzles that come with the layouts', () => {
  const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
  const puzzle = kit.parsePuzzle(line);
  const rows = line.replaceAll('0', ' ').match(/.{9}/g) as string[];
  kit.createLayout();

  test.each([
    ['blanks for empty cells', rows.join('\n')],
    ['blanks that an editor cut off, Windows line breaks', rows.map((row) => `${row.trimEnd()}\r\n`).join('')],
    ['a line of blanks', rows.join('')],
    ['a spreadsheet', rows.map((row) => [...row].join('\t').replaceAll(' ', '')).join('\n')],
    ['one with commas, also at the ends', rows.map((row) => `${[...row].join(',').replaceAll(' ', '')},`).join('\n')],
    ['one with semicolons and a break before it', `\n${rows.map((row) => [...row].join(';')).join('\n')}\n`],
    ['comments before blanks', `#A me, 2024\n#D hard\n${rows.join('\n')}`],
  ])('%s', (_, text) => expect(kit.parsePuzzle(text)).toEqual(puzzle));

  test('an empty row of a spreadsheet', () => {
    const one = [...'12345678'].join('\t');
    expect(kit.parsePuzzle(`${one}\t\n${'\t'.repeat(8)}\n`.repeat(4) + '\t'.repeat(8)).values.slice(0, 18)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  test('blanks on a layout', () => {
    const layout = ownLayout('small');
    expect(kit.parsePuzzle('1\n  2\n\n   4', { layout }).values).toEqual([
      1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4,
    ]);
  });

  test.each([
    ['ten characters in a row', rows.with(0, '8   1     ').join('\n')],
    ['a dot for one of the empty cells', rows.join('\n').replace(' ', '.')],
    ['eight rows', rows.slice(1).join('\n')],
    ['a letter', rows.with(0, '8   x').join('\n')],
    ['ten columns', rows.map((row) => [...row, ' 1'].join('\t')).join('\n')],
    ['nothing at all', '\n'.repeat(8)],
  ])('%s: is refused', (_, text) => expect(refusal(() => kit.parsePuzzle(text))).toMatch(/^bad-(text|length|digit)/));

  test('boards of SudokuWiki come back with what was filled in and the marks', () => {
    const filled = kit.toggleCandidate(kit.setValue(puzzle, 1, 9), 2, 3);
    const link = kit.formatPuzzle(filled, 'sudokuwiki');
    expect(link).toMatch(/^https:\/\/www\.sudokuwiki\.org\/sudoku\.htm\?bd=S9B[0-9a-z]{162}$/);
    expect(kit.parsePuzzle(link)).toEqual(filled);
    expect(kit.parsePuzzle(link.slice(link.indexOf('S9B')).toUpperCase())).toEqual(filled);
    // By hand: a given 8, a digit 9 that was filled in, and the mark 4.
    expect(link.slice(link.indexOf('S9B') + 3)).toMatch(/^080i0q/);
  });

  test('what can’t be read in such a board is told', () => {
    const board = (first: string, count = 80) => `?bd=S9B${first}${'01'.repeat(count)}`;
    expect(kit.parsePuzzle(board('ep')).candidates[0]).toBe(511);
    expect(refusal(() => kit.parsePuzzle(board('eq')))).toBe(
      'bad-digit: text[7] (row 0, column 0) begins 530: expected the number of a cell, 1 to 529',
    );
    expect(refusal(() => kit.parsePuzzle(board('00')))).toContain('begins 0');
    expect(refusal(() => kit.parsePuzzle(board('01', 79)))).toBe(
      'bad-length: text: 160 characters of a board found, 162 expected',
    );
    expect(refusal(() => kit.parsePuzzle(board('01', 81)))).toContain('text: 164 characters of a board found');
  });

  test('a packed string of sudoku.coach is refused by name', () => {
    expect(refusal(() => kit.parsePuzzle('https://sudoku.coach/en/play/SCv7_32_abc'))).toBe(
      'unsupported-constraint: text has "SCv7": expected only constraints that layouts have',
    );
  });
});

describe('puzzles of other programs', () => {
  test.each(Object.keys(ownOptions))('%s goes to f-puzzles and back', (name) => {
    const layout = ownLayout(name);
    const empty = kit.positionFromValues(new Uint8Array(layout.size ** 2), undefined, { layout });
    const back = kit.parsePuzzle(kit.formatPuzzle(empty, 'f-puzzles-link'));
    expect(back.candidates).toEqual(empty.candidates);
    const housesWithout = (all: kit.Layout) =>
      kit
        .housesOf(all)
        .filter(({ kind }) => kind !== 'hidden-window')
        .map(({ cells, sum }) => `${cells.join()} ${sum}`)
        .sort();
    expect(housesWithout(back.layout as kit.Layout)).toEqual(housesWithout(layout));
  });

  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const read = (parts: object) => kit.parsePuzzle(JSON.stringify({ size: 4, grid, ...parts }));

  test('one diagonal is a house, a small region a cage without a sum, a value without `given` the player’s', () => {
    const one = read({
      'diagonal+': true,
      extraregion: [{ cells: ['R1C1', 'R2C3'] }],
      killercage: [
        { cells: ['R4C4'], value: '3' },
        { cells: ['R4C1', 'R4C2'], value: '' },
      ],
    });
    expect(one.layout?.extraHouses).toEqual([[3, 6, 9, 12]]);
    expect(one.layout?.cages).toEqual([{ cells: [15], sum: 3 }, { cells: [12, 13] }, { cells: [0, 6] }]);
    expect(read({ 'diagonal-': true }).layout?.extraHouses).toEqual([[0, 5, 10, 15]]);
    const played = kit.parsePuzzle(JSON.stringify({ size: 4, grid: grid.with(0, grid[0].with(0, { value: 2 })) }));
    expect([played.givens[0], played.values[0]]).toEqual([0, 2]);
    const mixed = grid.map((row, r) => row.map((_, c) => (r === 0 && c === 0 ? { region: 0 } : {})));
    expect(read({ grid: mixed }).layout?.boxRows).toBe(2);
  });

  test.each<[object, string]>([
    [
      { thermometer: [{ lines: [['R1C1', 'R1C2']] }] },
      'unsupported-constraint: text has "thermometer": expected only constraints that layouts have',
    ],
    [
      { grid: grid.map((row) => row.map(() => ({ region: null }))) },
      'unsupported-constraint: text has "cells without a region": expected only constraints that layouts have',
    ],
    [{ size: 30 }, 'bad-text: text.size is 30: expected a size from 4 to 16'],
    [{ grid: [] }, 'bad-text: text.grid is an array of length 0: expected 4 rows'],
    [{ grid: [1, 2, 3, 4] }, 'bad-text: text.grid[0] is 1: expected 4 cells'],
    [{ grid: grid.with(0, [1, 2, 3, 4] as never) }, 'bad-text: text.grid[0][0] is 1: expected a cell'],
    [{ grid: grid.with(0, grid[0].with(0, { value: 9 })) }, 'bad-text: text.grid is 9: expected a digit from 1 to 4'],
    [{ killercage: [{ cells: ['X'] }] }, 'bad-text: text.killercage[0].cells[0] is "X": expected a cell such as R1C1'],
    [{ killercage: [7] }, 'bad-text: text.killercage[0] is 7: expected an object with cells'],
    [{ killercage: [{ cells: ['R1C1'], value: 'x' }] }, 'bad-text: text.killercage[0].value is "x": expected a sum'],
  ])('%j is refused', (parts, expected) => {
    expect(refusal(() => read(parts))).toBe(expected);
  });

  test('cells, regions and cages of SudokuPad', () => {
    const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
    const regions = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((col) => [row, col]));
    const json = {
      cells: cells.with(0, cells[0].with(0, { value: 3 })),
      regions,
      cages: [
        { value: 'title: none' },
        {
          cells: [
            [1, 0],
            [1, 1],
          ],
          value: '5',
        },
        { cells: [[2, 0]] },
      ],
      metadata: { antiknight: true },
    };
    const position = kit.parsePuzzle(JSON.stringify(json));
    expect(position.givens[0]).toBe(3);
    expect(position.layout).toMatchObject({ antiKnight: true, cages: [{ cells: [4, 5], sum: 5 }, { cells: [8] }] });
    expect(position.layout?.regions.slice(0, 8)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(kit.parsePuzzle(`https://sudokupad.app/ctc${packBase64(JSON.stringify(json))}`)).toEqual(position);
    expect(kit.parsePuzzle(JSON.stringify({ cells })).layout?.boxRows).toBe(2);
    const bad = (parts: object) => refusal(() => kit.parsePuzzle(JSON.stringify({ ...json, ...parts })));
    expect(bad({ lines: [{}] })).toContain('unsupported-constraint: text has "lines"');
    expect(bad({ cells: [1, 2, 3, 4] })).toBe('bad-text: text.cells[0] is 1: expected 4 cells');
    expect(bad({ cells: 1 })).toBe('bad-text: text.cells is 1: expected rows of cells');
    expect(bad({ cages: [1] })).toBe('bad-text: text.cages[0] is 1: expected a cage');
    expect(bad({ cages: [{ cells: 1 }] })).toBe('bad-text: text.cages[0].cells is 1: expected a list of cells');
    expect(bad({ cages: [{ cells: [[0, 9]] }] })).toBe(
      'bad-text: text.cages[0].cells[0] is an array of length 2: expected a row and a column',
    );
  });

  test('links without a puzzle', () => {
    expect(refusal(() => kit.parsePuzzle('https://f-puzzles.com/?id=abc'))).toContain('unknown-link');
    expect(
      refusal(() => kit.parsePuzzle(`https://f-puzzles.com/?load=${packBase64('no json at all, and more')}`)),
    ).toContain('bad-text');
    const escaped = encodeURIComponent(packBase64(JSON.stringify({ size: 4, grid })));
    expect(kit.parsePuzzle(`https://f-puzzles.com/?load=${escaped}`).values).toHaveLength(16);
  });
});
