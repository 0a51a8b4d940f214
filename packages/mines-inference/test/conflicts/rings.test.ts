/** Numbers between hidden cells on a ring, each of them 1: only an even ring has layouts, with half as many mines as cells. */
import { expect, test } from 'vitest';
import { analyze, type Board, countLayouts } from '../../src/index.js';

function ring(cells: number, mines: number): Board {
  const size = 2 * cells;
  const neighbors = Array.from({ length: size }, (_, at) => [(at + 1) % size, (at + size - 1) % size]);
  const shown = Array.from({ length: size }, (_, at) => (at % 2 === 0 ? -1 : 1));
  return { rows: 1, cols: size, mines, cells: shown, topology: { neighbors } };
}

test('an odd ring fits nothing, all of its numbers are why, and one less would do', () => {
  for (const cells of [3, 5, 41]) {
    const board = ring(cells, (cells - 1) / 2);
    const { status, conflicts } = analyze(board);
    expect(countLayouts(board)).toBe('0');
    expect([status, conflicts.core.length, conflicts.usesTotal]).toEqual(['inconsistent', cells, false]);
    for (const open of [1, 2 * cells - 1]) {
      expect(analyze({ ...board, cells: board.cells.with(open, -1), mines: (cells + 1) / 2 }).status).toBe(
        'consistent',
      );
    }
  }
});

test('an even ring fits half as many mines, and with others the number of mines is part of why not', () => {
  for (const cells of [6, 40]) {
    expect(analyze(ring(cells, cells / 2)).status).toBe('consistent');
    expect(countLayouts(ring(cells, cells / 2))).toBe('2');
    for (const mines of [cells / 2 - 1, cells / 2 + 1]) {
      const { status, conflicts } = analyze(ring(cells, mines));
      expect([status, conflicts.usesTotal]).toEqual(['inconsistent', true]);
    }
  }
});

test('with too few states it is not known whether a ring fits', () => {
  expect(analyze(ring(6, 3), { maxStates: 2 }).status).toBe('limit');
});
