/** Positions from seeds, too large for brute force, against a count that shares nothing with the package. */
import { describe, expect, test } from 'vitest';
import {
  type Analysis,
  analyze,
  analyzeSearch,
  countLayouts,
  createAnalyzer,
  parseMines,
  type Topology,
} from '../../src/index.js';
import { exactCount, exactCounts } from '../exact-count.js';
import { scattered } from '../scattered.js';

type Kind = [
  what: string,
  size: { rows: number; cols: number; topology?: Topology },
  density: number,
  isOpen: (row: number, col: number, draw: number) => boolean,
  /** Every so many hidden cells one is counted. */
  every: number,
  seeds?: number,
];

const kinds: Kind[] = [
  ['half open', { rows: 5, cols: 14 }, 0.22, (_r, _c, draw) => draw < 0.5, 3],
  ['few numbers', { rows: 4, cols: 16 }, 0.2, (_r, _c, draw) => draw < 0.12, 5],
  ['a lattice', { rows: 5, cols: 13 }, 0.4, (r, c) => r % 2 === 1 && c % 2 === 1, 5],
  ['squares of four', { rows: 5, cols: 12, topology: 'square4' }, 0.3, (_r, _c, draw) => draw < 0.4, 4],
  ['hexagons', { rows: 4, cols: 14, topology: 'hex' }, 0.3, (_r, _c, draw) => draw < 0.4, 4],
  // One region with more than thirty numbers of mines: the method for wide regions.
  ['a wide ribbon', { rows: 3, cols: 90 }, 0.4, (r, c) => r === 1 && c % 2 === 0, 39, 1],
];

describe.each(kinds)('%s', (_what, size, density, isOpen, every, seeds = 2) => {
  test.each(Array.from({ length: seeds }, (_, seed) => seed))(
    'seed %i: layouts, proofs and chances are exact',
    (seed) => {
      const { board } = scattered(size, density, isOpen, seed);
      const layouts = exactCount(board);
      expect(layouts > 0n).toBe(true);
      expect(countLayouts(board)).toBe(String(layouts));
      const analysis = analyze(board);
      expect(analysis.status).toBe('consistent');
      expect(createAnalyzer().analyze(board)).toEqual(analysis);
      const hidden = board.cells.flatMap((value, cell) => (value === -1 ? [cell] : []));
      const asked = hidden.filter((cell, at) => at % every === 0 || analysis.safeCells.includes(cell));
      for (const cell of asked.slice(0, 16)) {
        const withMine = exactCount(board, new Map([[cell, 1]]));
        expect(analysis.safeCells.includes(cell)).toBe(withMine === 0n);
        expect(analysis.mineCells.includes(cell)).toBe(withMine === layouts);
        const chance = Number((withMine * 10n ** 17n) / layouts) / 1e17;
        expect(analysis.probabilities[cell]).toBeCloseTo(chance, 12);
      }
    },
  );
});

test('a wide region whose number of mines is bounded by the total: safe and mine are exact there, too', () => {
  const { board } = scattered({ rows: 3, cols: 80 }, 0.4, (row, col) => row === 1 && col % 2 === 0, 6);
  const counts = exactCounts(board);
  const fewest = Math.min(...counts.keys());
  expect(counts.size, 'a narrow region').toBeGreaterThan(30);
  expect(analyze({ ...board, mines: fewest - 1 }).status).toBe('inconsistent');
  const tight = { ...board, mines: fewest };
  const layouts = counts.get(fewest)!;
  const { safeCells, mineCells } = analyze(tight);
  expect(countLayouts(tight)).toBe(String(layouts));
  expect(Math.min(safeCells.length, mineCells.length)).toBeGreaterThan(0);
  const hidden = tight.cells.flatMap((value, cell) => (value === -1 ? [cell] : []));
  for (const cell of [...hidden.filter((_, at) => at % 23 === 0), safeCells[0], mineCells[0]]) {
    const withMine = exactCount(tight, new Map([[cell, 1]]));
    const proven = [safeCells.includes(cell), mineCells.includes(cell)];
    expect(proven, `cell ${cell}`).toEqual([withMine === 0n, withMine === layouts]);
  }
});

describe('the list of chances', () => {
  const listed = (text: string) => analyze(parseMines(text)).probabilities;

  test('has 0 and 1 where something is proven, null where a cell is open', () => {
    expect(listed('mines 2\nF 1 # # #')).toEqual([1, null, 0, 0.5, 0.5]);
    expect(listed('mines 3\n# 1 1 * #')).toEqual([1, null, null, null, 1]);
  });

  test('has 0 everywhere where no mine is left, and 1 where nothing else is', () => {
    expect(listed('mines 1\nF 1 # # #')).toEqual([1, null, 0, 0, 0]);
    expect(listed('mines 0\n# #')).toEqual([0, 0]);
    expect(listed('mines 2\n# #')).toEqual([1, 1]);
  });
});

test('stopped, an analysis tells nothing at first, then what single numbers prove, and never what is not so', () => {
  const size = { rows: 150, cols: 150 };
  const { board } = scattered(size, 0.15, (_row, _col, draw) => draw < 0.5);
  const whole = analyze(board);
  const [safe, mines] = [new Set(whole.safeCells), new Set(whole.mineCells)];
  const told: number[] = [];
  for (let pauses = 1; pauses <= 12; pauses++) {
    const search = analyzeSearch(board);
    for (let pause = 0; pause < pauses; pause++) expect(search.next().done).toBe(false);
    const { value } = search.next('stop');
    const { status, safeCells, mineCells, probabilities, conflicts } = value as Analysis;
    expect([status, conflicts]).toEqual(['limit', { flags: [], core: [], usesTotal: false }]);
    expect(safeCells.every((cell) => safe.has(cell)) && mineCells.every((cell) => mines.has(cell))).toBe(true);
    const expected = new Array<number | null>(board.cells.length).fill(null);
    for (const cell of safeCells) expected[cell] = 0;
    for (const cell of mineCells) expected[cell] = 1;
    expect(probabilities).toEqual(expected);
    told.push(safeCells.length + mineCells.length);
  }
  expect(told[0]).toBe(0);
  expect(told.at(-1)).toBeGreaterThan(1000);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

describe('an analyser and neighbours of one\u2019s own', () => {
  // Cell 0 sees two of the three others; all cells have two neighbours each, so the tables differ in their cells only.
  const around = (neighbors: number[][]) => {
    return { rows: 1, cols: 4, mines: 1, cells: [1, -1, -1, -1], topology: { neighbors } };
  };
  const listsOf = (text: string) => text.split(' ').map((list) => [...list].map(Number));
  const [sees13, sees23] = [listsOf('13 02 13 02'), listsOf('23 23 01 01')];

  test('another table is seen, even if every cell has as many neighbours as before', () => {
    const analyzer = createAnalyzer();
    expect(analyzer.analyze(around(sees13)).safeCells).toEqual([2]);
    expect(analyzer.analyze(around(sees23)).safeCells).toEqual([1]);
    expect(analyzer.analyze(around(sees23.map((list) => [...list]))).safeCells).toEqual([1]);
  });

  test('so is one that was changed in place', () => {
    const neighbors = sees13.map((list) => [...list]);
    const board = around(neighbors);
    const analyzer = createAnalyzer();
    expect(analyzer.analyze(board).safeCells).toEqual([2]);
    for (const [cell, list] of sees23.entries()) neighbors[cell] = list;
    expect(analyzer.analyze(board).safeCells).toEqual([1]);
  });

  test('and one of another length', () => {
    const analyzer = createAnalyzer();
    const path = [[1], [0, 2], [1, 3], [2]];
    expect(analyzer.analyze(around(path)).mineCells).toEqual([1]);
    expect(analyzer.analyze(around(sees23)).safeCells).toEqual([1]);
    expect(analyzer.analyze(around(path)).mineCells).toEqual([1]);
  });
});
