import { describe, expect, test } from 'vitest';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { narrowInput, planesOf, wideInput } from '../../src/request/bit-input.js';
import { pathRequest } from '../../src/request/path-request.js';
import { drawPlanes } from '../kernel/draw.js';

describe('planes', () => {
  test('name the types from 1 in their order, and the empty cells 0', () => {
    const shape = narrowShape(2, 3);
    const { board, types, orbs } = planesOf([7, -1, 2, 14, 7, 0], shape.bitOf);
    expect([types, orbs]).toEqual([4, 5]);
    expect(drawPlanes(board, shape)).toBe('3.2\n431');
  });
  test('are four words up to 32 cells, eight beyond', () => {
    const words = (rows: number, cols: number) => {
      const { bitOf } = rows * cols > 32 ? wideShape(rows, cols) : narrowShape(rows, cols);
      return planesOf(Array<number>(rows * cols).fill(3), bitOf).board.length;
    };
    expect([words(1, 1), words(4, 8), words(8, 4), words(5, 7), words(8, 8)]).toEqual([4, 4, 4, 8, 8]);
  });
});

test.each([
  [3, 4, 4],
  [3, 4, 8],
  [5, 7, 4],
  [8, 8, 8],
] as const)(
  'the neighbours of %i×%i in %i directions are bits, and so are starts and ends',
  (rows, cols, directions) => {
    const cells = Array.from({ length: rows * cols }, (_, cell) => cell % 5);
    const options = { rules: { directions, blocked: [1] }, start: [2, 0], end: 5 };
    const request = pathRequest({ rows, cols, cells }, options);
    const { neighbors, branching, starts, ends, shape } = rows * cols > 32 ? wideInput(request) : narrowInput(request);
    const { bitOf, cellOf } = shape;
    expect(starts).toEqual([bitOf[2], bitOf[0]]);
    expect(ends.indexOf(1)).toBe(bitOf[5]);
    expect(ends.reduce((sum, end) => sum + end)).toBe(1);
    let most = 1;
    for (const [cell, bit] of bitOf.entries()) {
      const near = cells.flatMap((_, to) => {
        const down = Math.abs(Math.floor(to / cols) - Math.floor(cell / cols));
        const right = Math.abs((to % cols) - (cell % cols));
        const isNear = directions === 4 ? down + right === 1 : Math.max(down, right) === 1;
        return isNear && to !== 1 ? [to] : [];
      });
      most = Math.max(most, near.length);
      const listed = [...neighbors.subarray(bit * 8, bit * 8 + 8)];
      expect(listed.filter((to) => to >= 0).map((to) => cellOf[to])).toEqual(near);
      expect(listed.slice(near.length).every((to) => to === -1)).toBe(true);
    }
    expect(branching).toBe(most);
  },
);

test('the target is what the goal asks for, or the most that there can be', () => {
  const board = { rows: 2, cols: 3, cells: [0, 0, 0, 1, 1, 1] };
  const target = (options: Parameters<typeof pathRequest>[1]) => narrowInput(pathRequest(board, options)).target;
  expect([target({}), target({ goal: { kind: 'at-least', combos: 1 } })]).toEqual([2, 1]);
});
