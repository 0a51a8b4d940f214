import { describe, expect, test } from 'vitest';
import { allCells, cellsIn, holds, kindOf, sees } from '../../src/verify/geometry.js';

describe('the board', () => {
  test('has 27 houses of nine cells, and each cell lies in a row, a column and a box', () => {
    const houses = Array.from({ length: 27 }, (_, house) => house);
    for (const house of houses) expect(cellsIn(house)).toEqual(allCells().filter((cell) => holds(house, cell)));
    for (const cell of allCells()) {
      const around = houses.filter((house) => cellsIn(house).includes(cell));
      expect(around.map(kindOf)).toEqual(['row', 'column', 'box']);
    }
    expect(cellsIn(18 + 5)).toEqual([33, 34, 35, 42, 43, 44, 51, 52, 53]);
  });

  test('lets each cell see twenty others', () => {
    for (const cell of allCells()) expect(allCells().filter((other) => sees(cell, other))).toHaveLength(20);
    expect([sees(0, 80), sees(0, 0), sees(0, 8), sees(0, 72), sees(0, 20)]).toEqual([false, false, true, true, true]);
  });
});
