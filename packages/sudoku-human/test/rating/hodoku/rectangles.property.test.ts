import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { naturalMasks, otherCorners, rectanglesOf } from '../../../src/rating/hodoku/rectangles.js';
import { boxOf, cells, colOf, houses, rowOf, sees } from '../../techniques/positions.js';
import { nine, type PlainBoard, union } from '../explainer/plain-explainer.js';
import { plainOf, soundPaths } from './drawn-paths.js';

const maskOf = (digits: readonly number[]) => digits.reduce((mask, digit) => mask | (1 << digit), 0);

/** The digits that an open cell sees nowhere. */
const natural = ({ values }: PlainBoard, cell: number) =>
  nine.filter((digit) => values[cell] === 0 && !cells.some((one) => sees(cell, one) && values[one] === digit + 1));

/** Second, third and fourth corners: the second in the start's box and in its row or column, the others across, by line. */
function corners(start: number): number[][] {
  return houses[18 + boxOf(start)].flatMap((second) => {
    if (second === start) return [];
    const inRow = rowOf(second) === rowOf(start);
    if (!inRow && colOf(second) !== colOf(start)) return [];
    const across = nine.map((line) =>
      inRow ? [line * 9 + colOf(start), line * 9 + colOf(second)] : [rowOf(start) * 9 + line, rowOf(second) * 9 + line],
    );
    return across.filter(([third]) => boxOf(third) !== boxOf(start)).map((two) => [second, ...two]);
  });
}

/** From each cell of two digits, the rectangles at whose open corners no other cell shows one of them; each once. */
function plainRectangles(board: PlainBoard) {
  const known = new Set<string>();
  return cells
    .filter((cell) => board.digits[cell].length === 2)
    .flatMap((start) =>
      corners(start).flatMap((others) => {
        const pair = board.digits[start];
        const all = [start, ...others].sort((a, b) => a - b);
        if (known.has(all.join())) return [];
        if (!others.every((cell) => pair.every((digit) => natural(board, cell).includes(digit)))) return [];
        known.add(all.join());
        const isClean = (cell: number) => union([board.digits[cell], pair]).length === 2;
        return [{ corners: all, pair, clean: all.filter(isClean), extra: all.filter((cell) => !isClean(cell)) }];
      }),
    );
}

test('the other corners of a rectangle over two boxes, in order', () => {
  for (const start of cells) expect(otherCorners(start)).toEqual(corners(start));
});

test('rectangles whose corners may all hold the two digits of one of them, pencilled in or not', () => {
  let seen = 0;
  fc.assert(
    fc.property(soundPaths(0, 20), (path) => {
      const board = plainOf(path);
      expect([...naturalMasks(path.board)]).toEqual(cells.map((cell) => maskOf(natural(board, cell))));
      const expected = plainRectangles(board);
      expect(rectanglesOf(path.board)).toEqual(expected);
      seen += expected.length;
    }),
    { numRuns: runs(60, 3000, 15), endOnFailure: true },
  );
  expect(seen).toBeGreaterThan(isQuick ? 40 : 200);
});
