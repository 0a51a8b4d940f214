import { expect, test } from 'vitest';
import { createState, place } from '../../src/kernel/state.js';
import { houses } from '../techniques/positions.js';

test.each([0, 8, 40, 72, 80])(
  'each house knows how many of its cells are open, after a digit in cell %i too',
  (cell) => {
    const state = createState(new Uint8Array(81), new Uint16Array(81).fill(0x1ff));
    expect([...state.openCells]).toEqual(houses.map(() => 9));
    place(state, cell, 4);
    const left = houses.map((house) => (house.includes(cell) ? 8 : 9));
    expect([...state.openCells]).toEqual(left);
    expect([...createState(state.values, state.masks).openCells]).toEqual(left);
  },
);
