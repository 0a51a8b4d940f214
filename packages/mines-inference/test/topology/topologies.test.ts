/** Which cells are neighbours, seen from outside: a number counts a mine exactly where it lies next to it. */
import { expect, test } from 'vitest';
import { type Field, newBoard, openCell } from '../../src/index.js';
import { neighborsOfCell } from '../neighbors.js';

/** Which cells show that a mine lies next to them. */
function seersOf(field: Field): number[] {
  const [mine] = field.mineCells;
  let board = newBoard(field);
  for (let cell = 0; cell < field.rows * field.cols; cell++) if (cell !== mine) board = openCell(field, board, cell);
  return board.cells.flatMap((value, cell) => (value === 1 ? [cell] : []));
}

test.each(['square8', 'square4', 'torus', 'hex', 'knight'] as const)(
  'on boards of up to six by six: %s',
  (topology) => {
    for (let rows = 1; rows <= 6; rows++) {
      for (let cols = 1; cols <= 6; cols++) {
        for (let mine = 0; mine < rows * cols; mine++) {
          const around = [...new Set(neighborsOfCell({ rows, cols, topology }, mine))].sort((a, b) => a - b);
          const seers = seersOf({ rows, cols, topology, mineCells: [mine] });
          expect(seers, `${rows}×${cols}, ${mine}`).toEqual(around);
        }
      }
    }
  },
);

test('of five boards by turns, one of them larger than is remembered, each keeps its own neighbours', () => {
  const sizes = [...[2, 3, 4, 5].map((cols) => ({ rows: 1, cols })), { rows: 1, cols: 250_001 }];
  for (const { rows, cols } of [...sizes, ...sizes, { rows: 2, cols: 1 }]) {
    const field = { rows, cols, topology: 'square4', mineCells: [0] } as const;
    const board = openCell(field, newBoard(field), rows * cols - 1);
    expect(board.cells.lastIndexOf(1)).toBe(1);
  }
});

const withNeighbors = (neighbors: readonly (readonly unknown[])[]) =>
  ({ rows: 1, cols: neighbors.length, topology: { neighbors: neighbors as number[][] } }) as const;

test('lists of neighbours are what a number counts, those of the last cell, too', () => {
  const star = withNeighbors([[2, 1], [0], [0], []]);
  expect([0, 1, 2, 3].map((mine) => seersOf({ ...star, mineCells: [mine] }))).toEqual([[1, 2], [0], [0], []]);
  expect(seersOf({ ...withNeighbors([[1], [0, 2], [1]]), mineCells: [2] })).toEqual([1]);
});

test.each([
  ['the cell itself', [[1, 0], [0]], '[0][1] is 0: the cell itself'],
  ['a cell twice', [[1, 1], [0]], '[0][1] is 1: listed twice'],
  ['a text', [['1'], [0]], '[0][0] is "1"'],
  ['a fraction', [[1.5], [0]], '[0][0] is 1.5'],
  ['the name of a member', [['length'], []], '[0][0] is "length"'],
  ['a cell behind the board', [[2], [0]], '[0][0] is 2: expected an integer from 0 to 1'],
  ['a cell before it', [[-1], []], '[0][0] is -1: expected an integer from 0 to 1'],
  ['a cell that sees none', [[1], []], '[0][0] is 1: field.topology.neighbors[1] lacks 0'],
  ['a cell that is not seen', [[], [0]], '[1][0] is 0: field.topology.neighbors[0] lacks 1'],
  ['the last, which sees another', [[2], [2], [1]], '[0][0] is 2: field.topology.neighbors[2] lacks 0'],
  ['the last, which another sees', [[2], [2], [0]], '[1][0] is 2: field.topology.neighbors[2] lacks 1'],
])('as a neighbour %s is refused', (_, neighbors, message) => {
  const field = { ...withNeighbors(neighbors), mineCells: [] };
  expect(() => newBoard(field)).toThrow(`field.topology.neighbors${message}`);
});
