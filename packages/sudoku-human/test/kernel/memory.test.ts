import { describe, expect, test } from 'vitest';
import { areAsSeen, isAsSeen, noCells, noDigitSets, noteCells, noteSeen } from '../../src/kernel/memory.js';
import { createState, eliminate } from '../../src/kernel/state.js';

const fresh = () => createState(new Uint8Array(81), new Uint16Array(81).fill(0x1ff));

describe('a digit as it was last seen', () => {
  test('at first none was seen', () => {
    expect(isAsSeen(noDigitSets(), fresh(), 4)).toBe(false);
  });

  test.each([
    ['the first band', 0],
    ['the second', 40],
    ['the third', 80],
  ])('a candidate that goes in %s is noticed', (_, cell) => {
    const [state, seen] = [fresh(), noDigitSets()];
    noteSeen(seen, state, 4);
    expect(isAsSeen(seen, state, 4)).toBe(true);
    eliminate(state, cell, 4);
    expect(isAsSeen(seen, state, 4)).toBe(false);
  });

  test('noting a digit notes no other', () => {
    const [state, seen] = [fresh(), noDigitSets()];
    for (const digit of [3, 4, 5]) noteSeen(seen, state, digit);
    for (const digit of [3, 5]) eliminate(state, 0, digit);
    noteSeen(seen, state, 4);
    expect([3, 5].map((digit) => isAsSeen(seen, state, digit))).toEqual([false, false]);
  });
});

describe('a list of cells as it was last seen', () => {
  const cells = [3, 30, 60];

  test('at first none was seen', () => {
    expect(areAsSeen(noCells(2, 3), fresh(), 0, cells)).toBe(false);
  });

  test.each(cells)('a candidate that goes from cell %s is noticed', (cell) => {
    const [state, seen] = [fresh(), noCells(2, 3)];
    noteCells(seen, state, 0, cells);
    expect(areAsSeen(seen, state, 0, cells)).toBe(true);
    eliminate(state, cell, 8);
    expect(areAsSeen(seen, state, 0, cells)).toBe(false);
  });

  test('a list that has fewer cells than there is room for', () => {
    const [state, seen] = [fresh(), noCells(2, 4)];
    noteCells(seen, state, 0, cells);
    expect(areAsSeen(seen, state, 0, cells)).toBe(true);
  });

  test('noting a list notes no other', () => {
    const [state, seen] = [fresh(), noCells(2, 3)];
    noteCells(seen, state, 1, [0, 1, 2]);
    noteCells(seen, state, 0, cells);
    expect(areAsSeen(seen, state, 1, [0, 1, 2])).toBe(true);
  });
});
