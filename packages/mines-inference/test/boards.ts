/** Random boards and fields, small enough for brute force. */
import fc from 'fast-check';
import type { Board, Topology } from '../src/index.js';
import { neighborsOfCell } from './neighbors.js';

const topologies: fc.Arbitrary<Topology | undefined> = fc.constantFrom(
  undefined,
  'square8',
  'square4',
  'torus',
  'hex',
  'knight',
);

/** A graph of one's own: a ring with chords. */
function ring(count: number, chord: number): Topology {
  const neighbors = Array.from({ length: count }, (_, cell) =>
    [...new Set([cell + 1, cell - 1, cell + chord, cell - chord].map((other) => (other + count * 4) % count))]
      .filter((other) => other !== cell)
      .sort((a, b) => a - b),
  );
  return { neighbors };
}

/** A consistent position: some cells of a random field opened, some mines flagged; perhaps then spoilt. */
export function smallBoards({
  spoil = true,
  maxHidden = 13,
} = {}): fc.Arbitrary<Board & { readonly mineCells: number[] }> {
  return fc
    .record({
      rows: fc.integer({ min: 1, max: 5 }),
      cols: fc.integer({ min: 1, max: 6 }),
      topology: fc.oneof(
        { weight: 6, arbitrary: topologies },
        { weight: 1, arbitrary: fc.integer({ min: 2, max: 4 }) },
      ),
      bits: fc.array(fc.nat(99), { minLength: 30, maxLength: 30 }),
      looks: fc.array(fc.nat(99), { minLength: 30, maxLength: 30 }),
      density: fc.constantFrom(0, 10, 20, 30, 50, 90),
      openness: fc.constantFrom(20, 50, 80, 100),
      wrong: fc.nat(40),
    })
    .map(({ rows, cols, topology, bits, looks, density, openness, wrong }) => {
      const count = rows * cols;
      const own = typeof topology === 'number' ? ring(count, topology) : topology;
      const shape = { rows, cols, ...(own === undefined ? {} : { topology: own }) };
      const mineCells = Array.from({ length: count }, (_, cell) => cell).filter((cell) => bits[cell] < density);
      let hidden = 0;
      const cells = Array.from({ length: count }, (_, cell) => {
        if (mineCells.includes(cell)) {
          if (looks[cell] < 12) return -2;
          if (looks[cell] > 96) return -3;
        } else if (looks[cell] < openness || hidden >= maxHidden) {
          return neighborsOfCell(shape, cell).filter((other) => mineCells.includes(other)).length;
        }
        hidden++;
        return -1;
      });
      let mines = mineCells.length;
      if (spoil && wrong === 0 && mines > 0) mines--;
      if (spoil && wrong === 1 && mines < count) mines++;
      const spoilt = cells.findIndex((value) => value >= 0 && value < neighborsOfCell(shape, 0).length);
      if (spoil && wrong === 2 && spoilt >= 0 && cells[spoilt] + 1 <= neighborsOfCell(shape, spoilt).length)
        cells[spoilt]++;
      return { ...shape, mines, cells, mineCells };
    })
    .filter(({ cells }) => cells.filter((value) => value === -1).length <= maxHidden + 2);
}
