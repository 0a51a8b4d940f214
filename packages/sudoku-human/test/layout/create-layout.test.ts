import { createLayout, housesOf, type LayoutOptions } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { ownOptions } from './own-layouts.js';

function refusal(options: LayoutOptions): string {
  const error = refusalOf(() => createLayout(options));
  return error ? `${error.code}: ${error.message}` : 'none';
}

describe('a layout', () => {
  test.each(Object.entries(ownOptions))('%s is plain JSON and its own options', (_, options) => {
    const layout = createLayout(options);
    expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
    expect(createLayout(layout)).toBe(layout);
    expect(createLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
  });

  test('has the boxes of its size unless they are given', () => {
    const boxes = [4, 6, 8, 9, 10, 12, 14, 15, 16].map((size) => createLayout({ size }).boxRows);
    expect(boxes).toEqual([2, 2, 2, 3, 2, 3, 2, 3, 4]);
    expect(createLayout({ size: 12, boxRows: 2 }).boxCols).toBe(6);
    expect(createLayout({ size: 12, boxCols: 2 }).boxRows).toBe(6);
  });

  test('has its houses in order, each of its size', () => {
    const kinds = (options: LayoutOptions) => [...new Set(housesOf(createLayout(options)).map(({ kind }) => kind))];
    const all = { diagonals: true, windows: true, disjointGroups: true, extraHouses: [[0, 1, 2, 3, 4, 5, 6, 7, 17]] };
    const expected = ['row', 'column', 'box', 'diagonal', 'window', 'hidden-window', 'group', 'extra', 'cage'];
    expect(kinds({ ...all, cages: [{ cells: [3, 4], sum: 5 }] })).toEqual(expected);
    for (const { kind, cells } of housesOf(createLayout(all))) expect([kind, cells.length]).toEqual([kind, 9]);
    expect(kinds(ownOptions['jigsaw'])).toEqual(['row', 'column', 'region']);
  });

  test('a windoku has five hidden windows, which with the windows tile the grid; 16×16 has seven', () => {
    const windows = (size: number) =>
      housesOf(createLayout({ size, windows: true })).filter(({ kind }) => kind.endsWith('window'));
    for (const [size, count] of [
      [9, 9],
      [16, 16],
    ]) {
      const houses = windows(size);
      expect(houses.length).toBe(count);
      expect(new Set(houses.flatMap(({ cells }) => cells)).size).toBe(size * size);
    }
    expect(windows(6).length).toBe(2);
  });
});

describe('what is no layout is refused with its place', () => {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  test.each<[LayoutOptions, string]>([
    [{ size: 3 }, 'bad-size: options.size is 3: expected an integer from 4 to 16'],
    [{ size: 17 }, 'bad-size: options.size is 17: expected an integer from 4 to 16'],
    [{ size: 7 }, 'bad-box: options.size is 7: expected regions, or a size that boxes can have'],
    [{ boxRows: 2 }, 'bad-box: options.boxCols is 4.5: expected an integer from 1 to 9'],
    [{ boxRows: 3, boxCols: 4 }, 'bad-box: options.boxRows is 3: expected boxes of 9 cells, not 12'],
    [{ regions: [0] }, 'bad-length: options.regions has length 1: expected 81 to 81'],
    [
      { size: 4, regions: new Array(16).fill(0) },
      'bad-regions: options.regions[4] (row 1, column 0) is 0: expected no region with more than 4 cells',
    ],
    [
      { size: 4, regions: new Array(16).fill(4) },
      'bad-regions: options.regions[0] (row 0, column 0) is 4: expected a region, an integer from 0 to 3',
    ],
    [
      { size: 4, boxRows: 2, regions: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] },
      'contradictory-options: options.regions[4] (row 1, column 0) is 1: expected the box of options.boxRows and options.boxCols, 0',
    ],
    [
      { ...ownOptions['jigsaw'], windows: true },
      'contradictory-options: options contradict each other: windows need boxes',
    ],
    [{ extraHouses: [[0, 1]] }, 'bad-length: options.extraHouses[0] has length 2: expected 9'],
    [{ extraHouses: [[0, ...nine]] }, 'bad-cell: options.extraHouses[0][1] is 0: expected no cell twice'],
    [{ extraHouses: [[81]] }, 'bad-cell: options.extraHouses[0][0] is 81: expected an integer from 0 to 80'],
    [{ cages: [{ cells: [] }] }, 'bad-length: options.cages[0].cells has length 0: expected 1 to 9'],
    [
      { cages: [{ cells: [0, 1] }, { cells: [1, 2] }] },
      'bad-cage: options.cages[1].cells has the cell 1 (row 0, column 1): it lies in options.cages[0] too',
    ],
    [
      { cages: [{ cells: [0, 1], sum: 2 }] },
      'bad-cage: options.cages[0].sum is 2: expected what 2 different digits add up to, 3 to 17',
    ],
    [
      { cages: [{ cells: [0, 1], sum: 18 }] },
      'bad-cage: options.cages[0].sum is 18: expected what 2 different digits add up to, 3 to 17',
    ],
  ])('%j', (options, expected) => {
    expect(refusal(options)).toBe(expected);
  });

  test('the least and the greatest sum are none of these', () => {
    expect(
      refusal({
        cages: [
          { cells: [0, 1], sum: 3 },
          { cells: [2, 3], sum: 17 },
        ],
      }),
    ).toBe('none');
  });
});
