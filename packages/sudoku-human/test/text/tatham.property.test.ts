import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countSolutions,
  createLayout,
  formatPuzzle,
  type Layout,
  type LayoutOptions,
  parsePuzzle,
  positionFromValues,
} from '../../src/index.js';
import { runs } from '../runs.js';
import { errorOf } from './support.js';

const formatted = (options: LayoutOptions, values: readonly number[]): string =>
  formatPuzzle(positionFromValues(values, values, { layout: createLayout(options) }), 'tatham');

/** Numbers by the first region of a cell, so that two layouts with the same regions are equal. */
function renumbered(regions: readonly number[]): number[] {
  const numbers = [...new Set(regions)];
  return regions.map((region) => numbers.indexOf(region));
}

/** A second reader, cell by cell as the program's source describes it: every blank is a character first. */
function readAgain(id: string): { size: number; grid: number[]; groups: string[]; sums: number[] } {
  const [params, rest] = id.split(':');
  const [first, second] = params.split(/[a-z]/).map(Number);
  const isJigsaw = params.includes('j');
  const size = isJigsaw ? first : first * (/^\d+x\d/.test(params) ? second : first);
  const [grid, ...parts] = rest.split(',');
  const numbersOf = (text: string): number[] =>
    text
      .replace(/[a-z]/g, (letter) => ` ${'0 '.repeat(letter.charCodeAt(0) - 96)}`)
      .split(/[ _]+/)
      .filter((piece) => piece !== '')
      .map(Number);
  const groupsOf = (text: string): string => {
    const marks = [...text].map((letter) =>
      letter === 'z' ? '.'.repeat(25) : `${'.'.repeat(letter === '_' ? 0 : letter.charCodeAt(0) - 96)}#`,
    );
    const edges = marks.join('').slice(0, -1);
    const half = size * (size - 1);
    expect(edges).toHaveLength(2 * half);
    const group = Array.from({ length: size * size }, (_, cell) => cell);
    for (let round = 0; round < size * size; round++) {
      for (let at = 0; at < 2 * half; at++) {
        const [line, gap] = [Math.floor((at % half) / (size - 1)), at % (size - 1)];
        const [a, b] =
          at < half ? [line * size + gap, line * size + gap + 1] : [gap * size + line, (gap + 1) * size + line];
        if (edges[at] === '.') group[a] = group[b] = Math.min(group[a], group[b]);
      }
    }
    return group.join();
  };
  const isKiller = params.includes('k');
  const sums = isKiller ? numbersOf(parts.at(-1) as string) : [];
  return { size, grid: numbersOf(grid), groups: (isKiller ? parts.slice(0, -1) : parts).map(groupsOf), sums };
}

/** The groups by the least cell in each. */
function leastOf(groups: readonly number[]): string {
  return groups.map((group) => groups.indexOf(group)).join();
}

const boxes: readonly LayoutOptions[] = [
  { size: 4 },
  { size: 6 },
  { size: 6, boxRows: 3 },
  { size: 8 },
  { size: 9 },
  { size: 9, diagonals: true },
  { size: 12 },
  { size: 12, boxRows: 4, diagonals: true },
  { size: 16 },
];

/** Regions of a board cut into rows, of which some neighbours have exchanged a bend: still joined. */
const jigsaws: readonly LayoutOptions[] = [
  { size: 5, regions: Array.from({ length: 25 }, (_, cell) => Math.floor(cell / 5)) },
  { size: 4, regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] },
  { size: 16, regions: Array.from({ length: 256 }, (_, cell) => cell % 16) },
  { size: 4, regions: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3], diagonals: true },
];

const valuesOf = (size: number) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: size })), {
    minLength: size * size,
    maxLength: size * size,
  });

const drawn = fc
  .constantFrom(...boxes, ...jigsaws)
  .chain((options) => fc.record({ options: fc.constant(options), values: valuesOf(options.size as number) }));

/** Cages of two or more cells that cover the board: snakes through the rows, cut anywhere. */
const killer = fc
  .record({
    size: fc.constantFrom(4, 6, 9),
    cuts: fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 41, maxLength: 41 }),
    extra: fc.nat(5),
  })
  .map(({ size, cuts, extra }): LayoutOptions => {
    const snake = Array.from({ length: size * size }, (_, at) => {
      const [row, col] = [Math.floor(at / size), at % size];
      return row * size + (row % 2 === 0 ? col : size - 1 - col);
    });
    const cages: { cells: number[]; sum: number }[] = [];
    for (let at = 0; at < snake.length; ) {
      const left = snake.length - at;
      const length = left < 6 ? Math.min(left, 4) - (left === 5 ? 2 : 0) : cuts[cages.length];
      const cells = snake.slice(at, at + length);
      const least = (length * (length + 1)) / 2;
      cages.push({ cells, sum: Math.min(least + extra, length * (size + 1) - least) });
      at += length;
    }
    return { size, cages };
  });

describe('ids of Simon Tatham’s Solo', () => {
  test('come back, and a second reader reads the same', () => {
    fc.assert(
      fc.property(drawn, ({ options, values }) => {
        const layout = createLayout(options);
        const id = formatted(options, values);
        const read = parsePuzzle(id);
        expect([read.givens, read.values], id).toEqual([values, values]);
        const { regions, ...rest } = read.layout ?? createLayout();
        expect({ ...rest, regions: renumbered(regions) }).toEqual({ ...layout, regions: renumbered(layout.regions) });
        const again = readAgain(id);
        expect([again.size, again.grid]).toEqual([layout.size, values]);
        if (layout.boxRows === undefined) expect(again.groups).toEqual([leastOf(layout.regions)]);
      }),
      { numRuns: runs(60, 20) },
    );
  });

  test('with cages', () => {
    fc.assert(
      fc.property(killer, (options) => {
        const layout = createLayout(options);
        const id = formatted(options, new Array<number>(layout.size ** 2).fill(0));
        const read = parsePuzzle(id).layout as Layout;
        const cagesOf = ({ cages }: Layout) => cages.map(({ cells, sum }) => `${cells.join()} ${sum}`).sort();
        expect(cagesOf(read), id).toEqual(cagesOf(layout));
        const { groups, sums } = readAgain(id);
        const cageOf = layout.regions.map((_, cell) => layout.cages.findIndex(({ cells }) => cells.includes(cell)));
        expect(groups).toEqual([leastOf(cageOf)]);
        expect(sums.filter((sum) => sum > 0).sort()).toEqual(layout.cages.map(({ sum }) => sum).sort());
      }),
      { numRuns: runs(40, 10) },
    );
  });

  test('of our own making', () => {
    expect(parsePuzzle('2x2:1b4h2b3').values.join('')).toBe('1004000000002003');
    expect(parsePuzzle('4j:p,abbbbbbba').layout?.boxRows).toBe(2);
    expect(parsePuzzle('4j:p,l____________').layout?.regions.join('')).toBe('0000111122223333');
    const flat = parsePuzzle('2x2k:p,abbba____________,3a7a7a3a3a7a7a3a').layout?.cages;
    expect(flat?.map(({ cells, sum }) => [...cells, sum])).toEqual([
      [0, 1, 3],
      [2, 3, 7],
      [4, 5, 7],
      [6, 7, 3],
      [8, 9, 3],
      [10, 11, 7],
      [12, 13, 7],
      [14, 15, 3],
    ]);
    expect(countSolutions(parsePuzzle('2x2k:p,abbba____________,3a7a7a3a3a7a7a3a'), 100)).toBeGreaterThan(1);
    // Three columns of boxes that are two wide and three high.
    expect(parsePuzzle('3x2:zj').layout).toMatchObject({ size: 6, boxRows: 3, boxCols: 2 });
    expect(parsePuzzle('3:zzzc').layout).toBeUndefined();
    expect(parsePuzzle('3x3xdt:zzzc').layout?.diagonals).toBe(true);
    expect(formatPuzzle(parsePuzzle('.'.repeat(81)), 'tatham')).toBe('3x3:zzzc');
    expect(formatPuzzle(parsePuzzle(`12${'.'.repeat(79)}`), 'tatham')).toBe('3x3:1_2zzza');
  });

  test('runs of more than 25 open borders, as the program writes them and as some of its versions read them', () => {
    // 16 columns: every border inside a row is an edge, none inside a column.
    const edges = '_'.repeat(240);
    for (const run of [`${'z'.repeat(9)}o`, `${'z'.repeat(9)}f`]) {
      expect(parsePuzzle(`16j:${'z'.repeat(9)}v,${edges}${run}`).layout?.regions.slice(0, 16)).toEqual(
        Array.from({ length: 16 }, (_, col) => col),
      );
    }
  });

  test.each([
    ' 2x2:1b4h2b3\n',
    '"2x2:1b4h2b3"',
    '(2x2:1b4h2b3)',
    'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#2x2:1b4h2b3',
    '<https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#2x2:1b4h2b3>',
  ])('%j', (text) => {
    expect(parsePuzzle(text).values.join('')).toBe('1004000000002003');
  });

  test('a size that boxes cannot have is that of the board', () => {
    for (const [size, boxes] of [
      [6, '2x3'],
      [9, '3x3'],
      [16, '4x4'],
    ] as const) {
      const grid = `${size}_1${'z'.repeat(Math.floor((size * size - 2) / 26))}${String.fromCharCode(96 + ((size * size - 2) % 26))}`;
      expect(parsePuzzle(`${size}x${size}:${grid}`)).toEqual(parsePuzzle(`${boxes}:${grid}`));
    }
  });

  test.each([
    ['2x2:1b4h2b', 'bad-length', 'text: 15 cells found, 16 expected', { offset: 10 }],
    ['2x2:1b4h2b3a', 'bad-length', 'text: 17 cells found, 16 expected', { offset: 12 }],
    ['2x2:p1', 'bad-length', 'text: 17 cells found, 16 expected', { offset: 6 }],
    ['2x2:1b5h2b3', 'bad-text', 'text[6] (row 0, column 3) is "5": expected a number from 1 to 4', {}],
    ['2x2:1b4_h2b3', 'bad-text', 'text[7] is "_": expected numbers, letters from a to z, or _ between two numbers', {}],
    ['2x2:1B4h2b3', 'bad-text', 'text[5] is "B": expected numbers, letters from a to z, or _ between two numbers', {}],
    ['2x2:1b4h2b3,a', 'bad-length', 'text: 2 parts between commas found, 1 expected', { offset: 12 }],
    ['4j:p', 'bad-length', 'text: 1 part between commas found, 2 expected', { offset: 4 }],
    ['4j:p,abbbbbbb', 'bad-length', 'text: 23 edges found, 25 expected', {}],
    ['4j:p,abbbb3', 'bad-text', 'text[10] is "3": expected _ or a letter from a to z', {}],
    [
      '2x2k:p,abbba____________,3a7a7a3a3a7a7c',
      'bad-cage',
      'text[25] (row 3, column 2) begins the sums: expected one in each cage',
      {},
    ],
    [
      '2x2k:p,abbba____________,3_1_7a7a3a3a7a7a3a',
      'bad-cage',
      'text[25] (row 0, column 1) begins the sums: expected one in each cage',
      {},
    ],
    ['6x6:a', 'bad-length', 'text: 1 cell found, 36 expected', { offset: 5 }],
    ['4x5:a', 'bad-size', 'text[0] begins a board of 20 rows: expected 4 to 16', { offset: 0 }],
    ['17x17:a', 'bad-size', 'text[0] begins a board of 17 rows: expected 4 to 16', { offset: 0 }],
    ['4x1:p', 'bad-size', 'text[0] is "4x1": expected boxes of two rows and columns', { offset: 0 }],
    [
      '3x3#1234',
      'unknown-link',
      'text is a number from which only the program can make the puzzle: copy the id with the colon instead',
      {},
    ],
  ])('%s is refused', (text, code, message, at) => {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({ code, message, at });
  });

  test.each<[LayoutOptions, string]>([
    [{ size: 4, antiKnight: true }, 'antiKnight'],
    [{ size: 4, extraHouses: [[0, 1, 4, 6]] }, 'extraHouses'],
    [{ size: 4, regions: [0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3] }, 'a region in several pieces'],
    [{ size: 4, cages: [{ cells: [0, 1], sum: 3 }] }, 'cells without a cage'],
    [{ size: 4, cages: [{ cells: [0, 1] }] }, 'a cage without a sum'],
    [{ size: 4, cages: [{ cells: [0], sum: 3 }] }, 'a cage of one cell'],
    [
      {
        size: 4,
        cages: [0, 4, 8, 12].map((row) => ({ cells: [0, 1, 2, 3].map((col) => (row + col * 5) % 16), sum: 10 })),
      },
      'a cage in several pieces',
    ],
  ])('%j has no id', (options, what) => {
    const { code, message } = errorOf(() => formatted(options, new Array<number>(16).fill(0)));
    expect([code, message]).toEqual([
      'bad-layout',
      `position.layout has ${what}: expected boxes or joined regions, diagonals, and cages as in Simon Tatham's Solo`,
    ]);
  });
});
