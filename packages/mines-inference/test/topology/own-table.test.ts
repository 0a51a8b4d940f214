import { expect, test } from 'vitest';
import { ownTable } from '../../src/topology/own-table.js';

const tableOf = (neighbors: readonly (readonly unknown[])[]) =>
  ownTable({ rows: 1, cols: neighbors.length }, { neighbors: neighbors as number[][] }, 'topology');

test('the lists one after the other', () => {
  const { starts, cells } = tableOf([[2, 1], [0], [0], []]);
  expect([...starts]).toEqual([0, 2, 3, 4, 4]);
  expect([...cells]).toEqual([2, 1, 0, 0]);
});

test('the last cell may have neighbours, too', () => {
  expect([...tableOf([[1], [0, 2], [1]]).cells]).toEqual([1, 0, 2, 1]);
});

test('the cell itself is no neighbour, and no cell is one twice', () => {
  expect(() => tableOf([[1, 0], [0]])).toThrow('topology.neighbors[0][1] is 0: the cell itself');
  expect(() => tableOf([[1, 1], [0]])).toThrow('topology.neighbors[0][1] is 1: listed twice');
});

test('what is no cell of the board is refused', () => {
  expect(() => tableOf([['1'], [0]])).toThrow('topology.neighbors[0][0] is "1"');
  expect(() => tableOf([[1.5], [0]])).toThrow('topology.neighbors[0][0] is 1.5');
  expect(() => tableOf([['length'], []])).toThrow('topology.neighbors[0][0] is "length"');
  expect(() => tableOf([[2], [0]])).toThrow('topology.neighbors[0][0] is 2: expected an integer from 0 to 1');
  expect(() => tableOf([[-1], []])).toThrow('topology.neighbors[0][0] is -1: expected an integer from 0 to 1');
});

test('a cell that is seen back by none, or by its neighbours only, is refused', () => {
  expect(() => tableOf([[1], []])).toThrow('topology.neighbors[0][0] is 1: topology.neighbors[1] lacks 0');
  expect(() => tableOf([[], [0]])).toThrow('topology.neighbors[1][0] is 0: topology.neighbors[0] lacks 1');
  // The last cell sees the one after the first, or the one before the second.
  expect(() => tableOf([[2], [2], [1]])).toThrow('topology.neighbors[0][0] is 2: topology.neighbors[2] lacks 0');
  expect(() => tableOf([[2], [2], [0]])).toThrow('topology.neighbors[1][0] is 2: topology.neighbors[2] lacks 1');
});
