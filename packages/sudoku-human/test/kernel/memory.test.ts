import { describe, expect, test } from 'vitest';
import { cellsIn } from '../../src/kernel/cell-sets.js';
import { classicTables } from '../../src/kernel/geometry.js';
import {
  areAsSeen,
  cellsChanged,
  isAsSeen,
  noCells,
  noDigitSets,
  noHouses,
  noteCells,
  noteSeen,
} from '../../src/kernel/memory.js';
import { createState, eliminate, type State } from '../../src/kernel/state.js';

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

describe('the cells in which a digit has changed', () => {
  test('are not known if it was never seen', () => {
    expect(cellsChanged(noDigitSets(), fresh(), 4)).toBeUndefined();
  });

  test('are those of its candidates that have gone', () => {
    const [state, seen] = [fresh(), noDigitSets()];
    noteSeen(seen, state, 4);
    expect(cellsChanged(seen, state, 4)).toEqual([0, 0, 0]);
    eliminate(state, 0, 4);
    eliminate(state, 80, 4);
    eliminate(state, 40, 3);
    expect(cellsIn(cellsChanged(seen, state, 4) ?? [])).toEqual([0, 80]);
  });
});

describe('a house as it was last seen', () => {
  const cellsOf = (house: number) => classicTables.named[house].cells;
  const isHouseAsSeen = (seen: ReturnType<typeof noHouses>, state: State, house: number) =>
    areAsSeen(seen, state, house, cellsOf(house));

  test('at first none was seen', () => {
    expect(isHouseAsSeen(noHouses(classicTables), fresh(), 5)).toBe(false);
  });

  test('a candidate that goes is noticed in its three houses, and in no other', () => {
    const [state, seen] = [fresh(), noHouses(classicTables)];
    for (let house = 0; house < 27; house++) noteCells(seen, state, house, cellsOf(house));
    eliminate(state, 40, 8);
    const changed = Array.from({ length: 27 }, (_, house) => house).filter(
      (house) => !isHouseAsSeen(seen, state, house),
    );
    expect(changed).toEqual([4, 13, 22]);
  });
});
