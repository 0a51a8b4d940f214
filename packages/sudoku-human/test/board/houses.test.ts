import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { boxOfCell } from '../../src/board/geometry.js';
import { bringLayouts, doorsBeside, doorsFor } from '../../src/board/layout-doors.js';
import { errorOf } from '../text/support.js';

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

test('rows, columns and boxes have their cells, ascending', () => {
  for (const at of nine) {
    expect(kit.cellsOfHouse(at)).toEqual(nine.map((i) => 9 * at + i));
    expect(kit.cellsOfHouse(9 + at)).toEqual(nine.map((i) => 9 * i + at));
    const [top, left] = [at - (at % 3), 3 * (at % 3)];
    expect(kit.cellsOfHouse(18 + at)).toEqual(nine.map((i) => 9 * (top + Math.floor(i / 3)) + left + (i % 3)));
    expect(kit.cellsOfHouse(18 + at).map(boxOfCell)).toEqual(Array(9).fill(at));
  }
});

test('the cells are the caller’s own', () => {
  kit.cellsOfHouse(3).fill(-1);
  expect(kit.cellsOfHouse(3)).toEqual([27, 28, 29, 30, 31, 32, 33, 34, 35]);
});

test.each([-1, 27, 0.5])('house %j is none', (house) => {
  expect(errorOf(() => kit.cellsOfHouse(house))).toMatchObject({
    code: 'bad-house',
    message: `house is ${house}: expected an integer from 0 to 26`,
    at: { name: 'house' },
  });
});

test('on a layout a house is one of its own', () => {
  const layout = kit.createLayout({ size: 4 });
  expect(kit.cellsOfHouse(11, { layout })).toEqual([10, 11, 14, 15]);
});

test('before createLayout there are no layouts: what has none is answered, what has one is refused', () => {
  const layout = kit.createLayout({ size: 4 });
  bringLayouts(undefined as never);
  try {
    expect([doorsBeside({}), doorsBeside(undefined as never), doorsFor({}), doorsFor(undefined)]).toEqual(Array(4));
    for (const act of [() => doorsBeside({ layout }), () => kit.cellsOfHouse(0, { layout })]) {
      expect(errorOf(act)).toMatchObject({ code: 'bad-layout', message: 'layout: expected createLayout before' });
    }
  } finally {
    // Brings them again.
    kit.createLayout(layout);
  }
});
