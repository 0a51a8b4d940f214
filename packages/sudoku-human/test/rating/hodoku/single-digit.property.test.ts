import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { emptyRectangle, skyscraper, twoStringKite } from '../../../src/rating/hodoku/single-digit.js';
import { boxOf, choose, colOf, houses, rowOf, sees } from '../../techniques/positions.js';
import { nine, type PlainBoard } from '../explainer/plain-explainer.js';
import { plainOf, wildPaths } from './drawn-paths.js';

type Rule = (board: PlainBoard, digit: number) => unknown;
const columns = nine.map((i) => 9 + i);

/** Lines in which the digit has two places. */
const pairsOf = ({ places }: PlainBoard, digit: number, lines: readonly number[]) =>
  lines.map((house) => ({ house, ends: places[house][digit] })).filter(({ ends }) => ends.length === 2);
const anywhere = ({ places }: PlainBoard, digit: number) => nine.flatMap((row) => places[row][digit]);
const struck = (technique: string, cells: readonly number[], digit: number, shape: object) => ({
  technique,
  placed: -1,
  effects: cells.map((cell) => cell * 9 + digit),
  shape,
});

/** Two parallel lines whose first or second ends are aligned, and not both. */
const skyscraperOf =
  (lines: readonly number[], across: (cell: number) => number): Rule =>
  (board, digit) => {
    for (const [one, two] of choose(pairsOf(board, digit, lines), 2)) {
      const aligned = [0, 1].filter((at) => across(one.ends[at]) === across(two.ends[at]));
      if (aligned.length !== 1) continue;
      const [joint, end] = [aligned[0], 1 - aligned[0]];
      const gone = anywhere(board, digit).filter((cell) => sees(cell, one.ends[end]) && sees(cell, two.ends[end]));
      const cells = [one.ends[end], one.ends[joint], two.ends[joint], two.ends[end]];
      const houses = [one.house, two.house];
      if (gone.length > 0) return struck('skyscraper', gone, digit, { form: 'turbot', digit, cells, houses });
    }
    return undefined;
  };

/** A row and a column, an end of each in one box; the first ends first. */
const kite: Rule = (board, digit) => {
  for (const row of pairsOf(board, digit, nine)) {
    for (const column of pairsOf(board, digit, columns)) {
      if (row.ends.some((cell) => column.ends.includes(cell))) continue;
      for (const i of [0, 1]) {
        for (const j of [0, 1]) {
          if (boxOf(row.ends[i]) !== boxOf(column.ends[j])) continue;
          const cell = rowOf(column.ends[1 - j]) * 9 + colOf(row.ends[1 - i]);
          if (!board.digits[cell].includes(digit)) continue;
          const cells = [row.ends[1 - i], row.ends[i], column.ends[j], column.ends[1 - j]];
          const lines = [row.house, column.house];
          return struck('two-string-kite', [cell], digit, { form: 'turbot', digit, cells, houses: lines });
        }
      }
    }
  }
  return undefined;
};

/**
 * Boxes whose places lie in a row and a column, each of which has one beyond the crossing, and the two together more than
 * these two. From the last crossing to the first; along the row first, then along the column.
 */
const rectangle: Rule = (board, digit) => {
  const { places, digits } = board;
  for (const box of nine) {
    const own = places[18 + box][digit];
    for (const crossing of houses[18 + box].toReversed()) {
      const [row, column] = [rowOf(crossing), colOf(crossing)];
      const inRow = own.filter((cell) => rowOf(cell) === row);
      const inColumn = own.filter((cell) => colOf(cell) === column);
      if (!own.every((cell) => inRow.includes(cell) || inColumn.includes(cell))) continue;
      if (![inRow, inColumn].every((list) => list.some((cell) => cell !== crossing))) continue;
      if (inRow.length === 1 && inColumn.length === 1) continue;
      const beyond = (house: number) => places[house][digit].filter((cell) => boxOf(cell) !== box);
      const ways = [
        ...beyond(row).map((near) => ({ near, house: 9 + colOf(near) })),
        ...beyond(9 + column).map((near) => ({ near, house: rowOf(near) })),
      ];
      for (const { near, house } of ways) {
        if (places[house][digit].length !== 2) continue;
        const far = places[house][digit].find((cell) => cell !== near) as number;
        const cell = house < 9 ? row * 9 + colOf(far) : rowOf(far) * 9 + column;
        if (boxOf(cell) === box || !digits[cell].includes(digit)) continue;
        return struck('empty-rectangle', [cell], digit, { form: 'rectangle', digit, box: 18 + box, line: house });
      }
    }
  }
  return undefined;
};

const first = (rule: Rule, board: PlainBoard) =>
  nine.map((digit) => rule(board, digit)).find((found) => found !== undefined);

test('skyscraper, kite and empty rectangle: the first of the digits', () => {
  const seen = [0, 0, 0];
  fc.assert(
    fc.property(wildPaths(3, 9), (path) => {
      const board = plainOf(path);
      const expected = [
        first(skyscraperOf(nine, colOf), board) ?? first(skyscraperOf(columns, rowOf), board),
        first(kite, board),
        first(rectangle, board),
      ];
      expect([skyscraper(path), twoStringKite(path), emptyRectangle(path)]).toEqual(expected);
      for (const [at, found] of expected.entries()) if (found) seen[at]++;
    }),
    { numRuns: runs(100, 5000, 30), endOnFailure: true },
  );
  expect(Math.min(...seen)).toBeGreaterThan(isQuick ? 5 : 20);
});
