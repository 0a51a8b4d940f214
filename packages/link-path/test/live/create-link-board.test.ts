import { createLinkBoard, isInvalidInputError, parseGrid } from '@kit/link-path';
import { expect, test } from 'vitest';

test('a pair that can not be matched stays, and nothing is there to undo', () => {
  const live = createLinkBoard(parseGrid('1 2\n2 1'));
  expect(live.removePair(0, 3)).toBe(false);
  expect(live.removePair(0, 0)).toBe(false);
  expect(live.findLink(0, 3)).toBeUndefined();
  expect(live.undo()).toBeUndefined();
  expect(live.board()).toEqual(parseGrid('1 2\n2 1'));
});

test.each([-1, 4, 0.5, Number.NaN, Symbol('cell') as never])('%s is no cell of four', (cell) => {
  const live = createLinkBoard(parseGrid('1 2\n2 1'));
  const refusal = (call: () => unknown): unknown => {
    try {
      return call();
    } catch (error) {
      return isInvalidInputError(error) ? [error.code, error.at.name] : error;
    }
  };
  expect(refusal(() => live.isLinked(cell, 0))).toEqual(['bad-cell', 'a']);
  expect(refusal(() => live.isLinked(0, cell))).toEqual(['bad-cell', 'b']);
  expect(refusal(() => live.findLink(cell, 0))).toEqual(['bad-cell', 'a']);
  expect(refusal(() => live.removePair(0, cell))).toEqual(['bad-cell', 'b']);
});

test('what the very first tile has stood in the way of can be matched once it has gone', () => {
  const live = createLinkBoard({ rows: 2, cols: 5, cells: [1, 2, -1, -1, 1, 2, -1, -1, -1, -1] });
  expect(live.pairs()).toEqual([{ a: 0, b: 4 }]);
  expect(live.removePair(0, 4)).toBe(true);
  expect(live.pairs()).toEqual([{ a: 1, b: 5 }]);
});

test('two tiles of the first row can be matched once what stood between them has gone', () => {
  const live = createLinkBoard({ rows: 2, cols: 3, cells: [1, 2, 1, -1, 2, -1] }, { margin: false });
  expect(live.pairs()).toEqual([{ a: 1, b: 4 }]);
  expect(live.removePair(1, 4)).toBe(true);
  expect(live.pairs()).toEqual([{ a: 0, b: 2 }]);
});

test('what opens beside the very first tile opens its line to a tile that is out of sight', () => {
  const cells = [1, 2, 0, -1, -1, 2, 0, -1, -1, -1, 0, 1];
  const live = createLinkBoard({ rows: 3, cols: 4, cells }, { margin: false });
  expect(live.pairs()).toEqual([{ a: 1, b: 5 }]);
  expect(live.removePair(1, 5)).toBe(true);
  expect(live.pairs()).toEqual([{ a: 0, b: 11 }]);
});
