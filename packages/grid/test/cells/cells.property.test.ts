import fc from 'fast-check';
import { describe, test as example, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalCode } from '../../../../config/refusals.js';
import {
  colOf,
  inBounds,
  indexOf,
  neighbors4,
  neighbors8,
  neighborTable,
  offsets4,
  offsets8,
  rowOf,
} from '../../src/index.js';

const size = fc.integer({ min: 1, max: 9 });
const shapes = fc.record({ rows: size, cols: size });
const shapesWithCell = shapes.chain((shape) =>
  fc.tuple(fc.constant(shape), fc.integer({ min: 0, max: shape.rows * shape.cols - 1 })),
);
const step = fc.integer({ min: -3, max: 3 });
const offsetLists = fc.array(fc.record({ row: step, col: step }), { maxLength: 9 });

describe('rows, columns and cells', () => {
  prop([shapesWithCell])('a cell is at its row and column', ([shape, cell]) => {
    expect(indexOf(shape, rowOf(shape, cell), colOf(shape, cell))).toBe(cell);
  });

  prop([shapes, fc.integer({ min: -2, max: 10 }), fc.integer({ min: -2, max: 10 })])(
    'a row and a column on the board have a cell, others are refused',
    (shape, row, col) => {
      if (inBounds(shape, row, col)) {
        const cell = indexOf(shape, row, col);
        expect([rowOf(shape, cell), colOf(shape, cell)]).toEqual([row, col]);
      } else {
        expect(refusalCode(() => indexOf(shape, row, col))).toBe('bad-cell');
      }
    },
  );

  example('a cell outside of the board is refused', () => {
    expect(refusalCode(() => rowOf({ rows: 2, cols: 2 }, 4))).toBe('bad-cell');
    expect(refusalCode(() => colOf({ rows: 2, cols: 2 }, -1))).toBe('bad-cell');
    expect(refusalCode(() => neighbors4({ rows: 2, cols: 2 }, 0.5))).toBe('bad-cell');
    expect(refusalCode(() => inBounds({ rows: 2, cols: 2 }, Number.NaN, 0))).toBe('bad-number');
  });
});

describe('neighbours', () => {
  prop([shapesWithCell])('four share a side, eight a side or a corner', ([shape, cell]) => {
    const distances = Array.from({ length: shape.rows * shape.cols }, (_, other) => ({
      other,
      rows: Math.abs(rowOf(shape, other) - rowOf(shape, cell)),
      cols: Math.abs(colOf(shape, other) - colOf(shape, cell)),
    }));
    const bySide = distances.filter(({ rows, cols }) => rows + cols === 1);
    const around = distances.filter(({ rows, cols }) => Math.max(rows, cols) === 1);
    expect(neighbors4(shape, cell)).toEqual(bySide.map(({ other }) => other));
    expect(neighbors8(shape, cell)).toEqual(around.map(({ other }) => other));
  });

  prop([shapesWithCell, offsetLists])('the table holds the steps that stay on the board', ([shape, cell], steps) => {
    const { starts, cells } = neighborTable(shape, steps);
    const reached = steps
      .map(({ row, col }) => ({ row: rowOf(shape, cell) + row, col: colOf(shape, cell) + col }))
      .filter(({ row, col }) => inBounds(shape, row, col))
      .map(({ row, col }) => indexOf(shape, row, col));
    expect([...cells.subarray(starts[cell], starts[cell + 1])]).toEqual(reached);
    expect(starts.length).toBe(shape.rows * shape.cols + 1);
    expect(starts.at(-1)).toBe(cells.length);
  });

  prop([shapesWithCell])('the tables of the two usual sets agree with the functions', ([shape, cell]) => {
    const four = neighborTable(shape, offsets4);
    const eight = neighborTable(shape, offsets8);
    expect([...four.cells.subarray(four.starts[cell], four.starts[cell + 1])]).toEqual(neighbors4(shape, cell));
    expect([...eight.cells.subarray(eight.starts[cell], eight.starts[cell + 1])]).toEqual(neighbors8(shape, cell));
  });

  example('very long steps leave every board', () => {
    const far = { row: Number.MAX_SAFE_INTEGER, col: Number.MIN_SAFE_INTEGER };
    expect(neighborTable({ rows: 2, cols: 2 }, [far]).cells.length).toBe(0);
  });

  example('a table that would exhaust the memory is refused', () => {
    expect(refusalCode(() => neighborTable({ rows: 1024, cols: 1024 }, new Array(65).fill(offsets4[0])))).toBe(
      'bad-size',
    );
  });
});
