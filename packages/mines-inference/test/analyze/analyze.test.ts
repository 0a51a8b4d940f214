/** Positions from seeds, too large for brute force, against a count that shares nothing with the package. */
import { describe, expect, test } from 'vitest';
import { analyze, countLayouts, createAnalyzer, type Topology } from '../../src/index.js';
import { exactCount, exactCounts } from '../exact-count.js';
import { scattered } from '../scattered.js';

type Kind = {
  readonly what: string;
  readonly size: { rows: number; cols: number; topology?: Topology };
  readonly density: number;
  readonly isOpen: (row: number, col: number, draw: number) => boolean;
  readonly seeds: number;
  /** Every so many hidden cells one is counted. */
  readonly every: number;
};

const kinds: Kind[] = [
  {
    what: 'half open',
    size: { rows: 5, cols: 14 },
    density: 0.22,
    isOpen: (_r, _c, draw) => draw < 0.5,
    seeds: 2,
    every: 3,
  },
  {
    what: 'few numbers',
    size: { rows: 4, cols: 16 },
    density: 0.2,
    isOpen: (_r, _c, draw) => draw < 0.12,
    seeds: 2,
    every: 5,
  },
  {
    what: 'a lattice',
    size: { rows: 5, cols: 13 },
    density: 0.4,
    isOpen: (r, c) => r % 2 === 1 && c % 2 === 1,
    seeds: 2,
    every: 5,
  },
  {
    what: 'squares of four',
    size: { rows: 5, cols: 12, topology: 'square4' },
    density: 0.3,
    isOpen: (_r, _c, draw) => draw < 0.4,
    seeds: 2,
    every: 4,
  },
  {
    what: 'hexagons',
    size: { rows: 4, cols: 14, topology: 'hex' },
    density: 0.3,
    isOpen: (_r, _c, draw) => draw < 0.4,
    seeds: 2,
    every: 4,
  },
  // One region with more than thirty numbers of mines: the method for wide regions.
  {
    what: 'a wide ribbon',
    size: { rows: 3, cols: 90 },
    density: 0.4,
    isOpen: (r, c) => r === 1 && c % 2 === 0,
    seeds: 1,
    every: 39,
  },
];

describe.each(kinds)('$what', ({ size, density, isOpen, seeds, every }) => {
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
    expect([cell, safeCells.includes(cell), mineCells.includes(cell)]).toEqual([
      cell,
      withMine === 0n,
      withMine === layouts,
    ]);
  }
});
