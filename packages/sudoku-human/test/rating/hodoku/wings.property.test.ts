import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { countSolutions, findSolution, parsePuzzle } from '../../../src/index.js';
import { bugPlusOne, wWing, xyWing, xyzWing } from '../../../src/rating/hodoku/wings.js';
import { cells, choose, houses, sees, solvedPosition } from '../../techniques/positions.js';
import { nine, type PlainBoard, union } from '../explainer/plain-explainer.js';
import { plainOf, wildPaths } from './drawn-paths.js';
import { madeUpPath, maskOf } from './made-up-path.js';

const bivalue = ({ digits }: PlainBoard) => cells.filter((cell) => digits[cell].length === 2);
const seenByAll = ({ digits }: PlainBoard, digit: number, list: readonly number[]) =>
  cells.filter((cell) => digits[cell].includes(digit) && list.every((one) => sees(one, cell)));
const struck = (technique: string, gone: readonly number[], digit: number, shape: object) => ({
  technique,
  placed: -1,
  effects: gone.map((cell) => cell * 9 + digit),
  shape,
});

/** Of two equal cells one takes the lower digit, or else the higher: the two places in a house for the other one see them. */
function plainWWing(board: PlainBoard) {
  const { digits, places } = board;
  for (const [a, b] of choose(bivalue(board), 2)) {
    if (digits[a].join() !== digits[b].join()) continue;
    for (const gone of digits[a]) {
      const effects = seenByAll(board, gone, [a, b]);
      if (effects.length === 0) continue;
      const other = digits[a].find((digit) => digit !== gone) as number;
      for (const house of houses.keys()) {
        const bridge = places[house][other];
        if (bridge.length !== 2 || bridge.includes(a) || bridge.includes(b)) continue;
        // HoDoKu lets a place that sees both stand for the first.
        const ends = bridge.map((cell) => (sees(cell, a) ? 'a' : sees(cell, b) ? 'b' : ''));
        if (!ends.includes('a') || !ends.includes('b')) continue;
        return struck('w-wing', effects, gone, { form: 'w-wing', wings: [a, b], bridge, house, struck: gone, other });
      }
    }
  }
  return undefined;
}

/** Three cells that have each two of three digits between them; one of them sees the others. */
function plainXyWing(board: PlainBoard) {
  const { digits } = board;
  for (const triple of choose(bivalue(board), 3)) {
    const pairs = new Set(triple.map((cell) => digits[cell].join()));
    if (pairs.size < 3 || union(triple.map((cell) => digits[cell])).length !== 3) continue;
    for (const pivot of triple) {
      const wings = triple.filter((cell) => cell !== pivot);
      if (!wings.every((cell) => sees(cell, pivot))) continue;
      const gone = digits[wings[0]].find((digit) => digits[wings[1]].includes(digit)) as number;
      const effects = seenByAll(board, gone, wings);
      if (effects.length > 0) return struck('xy-wing', effects, gone, { form: 'wing', pivot, wings, struck: gone });
    }
  }
  return undefined;
}

/** A cell of three digits that sees two different cells of two of them. */
function plainXyzWing(board: PlainBoard) {
  const { digits } = board;
  for (const pivot of cells.filter((cell) => digits[cell].length === 3)) {
    const fits = (cell: number) => sees(cell, pivot) && digits[cell].every((digit) => digits[pivot].includes(digit));
    for (const wings of choose(bivalue(board).filter(fits), 2)) {
      const both = digits[wings[0]].filter((digit) => digits[wings[1]].includes(digit));
      if (both.length !== 1) continue;
      const effects = seenByAll(board, both[0], [pivot, ...wings]);
      const shape = { form: 'wing', pivot, wings, struck: both[0] };
      if (effects.length > 0) return struck('xyz-wing', effects, both[0], shape);
    }
  }
  return undefined;
}

test('W-Wing, XY-Wing and XYZ-Wing: the first of their definition', () => {
  const seen = [0, 0, 0];
  fc.assert(
    fc.property(wildPaths(3, 6), (path) => {
      const board = plainOf(path);
      const expected = [plainWWing(board), plainXyWing(board), plainXyzWing(board)];
      expect([wWing(path), xyWing(path), xyzWing(path)]).toEqual(expected);
      for (const [at, found] of expected.entries()) if (found) seen[at]++;
    }),
    { numRuns: runs(60, 5000, 15), endOnFailure: true },
  );
  expect(Math.min(...seen)).toBeGreaterThan(isQuick ? 3 : 20);
});

/** All open cells have two digits but one, which has three; more than two places has only one of its digits, in its houses. */
function plainBug({ values, digits, places }: PlainBoard) {
  const odd = cells.filter((cell) => values[cell] === 0 && digits[cell].length !== 2);
  if (odd.length !== 1 || digits[odd[0]].length !== 3) return undefined;
  const crowded = houses.flatMap((_, house) =>
    nine.filter((digit) => places[house][digit].length > 2).map((digit) => ({ digit, own: places[house][digit] })),
  );
  if (!crowded.every(({ digit, own }) => own.length === 3 && own.includes(odd[0]) && digit === crowded[0].digit))
    return undefined;
  const extra = crowded[0].digit;
  const rest = digits[odd[0]].filter((digit) => digit !== extra);
  const effects = rest.map((digit) => odd[0] * 9 + digit);
  return { technique: 'bug-plus-1', placed: -1, effects, shape: { form: 'bug', cell: odd[0], extra } };
}

/** In a full grid some digits change places; a cell or two have a third candidate, and a digit or two are another one. */
const nearBugs = fc
  .tuple(solvedPosition(), fc.shuffledSubarray([...nine], { minLength: 3 }), fc.infiniteStream(fc.nat(999)))
  .map(([{ solution }, moved, luck]) => {
    const next = () => luck.next().value as number;
    const open = cells.filter((cell) => moved.includes(solution[cell] - 1));
    const other = (digit: number) => moved[(moved.indexOf(digit) + 1) % moved.length];
    const masks = Object.fromEntries(
      open.map((cell) => [cell, (1 << (solution[cell] - 1)) | (1 << other(solution[cell] - 1))]),
    );
    const some = () => open[next() % open.length];
    for (let i = 1 + Number(next() % 8 === 0); i > 0; i--) masks[some()] |= 1 << moved[next() % moved.length];
    if (next() % 3 === 0) {
      const cell = some();
      masks[cell] = (masks[cell] & (masks[cell] - 1)) | (1 << moved[next() % moved.length]);
    }
    const values = Object.fromEntries(cells.filter((cell) => !open.includes(cell)).map((c) => [c, solution[c]]));
    return madeUpPath(masks, 0, values);
  });

test('BUG+1: the digit that stands three times in the houses of the cell with three', () => {
  let [seen, none] = [0, 0];
  fc.assert(
    fc.property(nearBugs, (path) => {
      const expected = plainBug(plainOf(path));
      expect(bugPlusOne(path)).toEqual(expected);
      if (expected) seen++;
      else none++;
    }),
    { numRuns: runs(150, 5000, 50), endOnFailure: true },
  );
  expect(Math.min(seen, none)).toBeGreaterThan(isQuick ? 5 : 20);
});

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const solution = findSolution(parsePuzzle(article)) as number[];

/** Each cell has its digit of a grid and the next one, so that every digit stands twice in every house. */
const pairs = solution.map((digit) => maskOf(digit, (digit % 9) + 1));
const found = (masks: readonly number[]) => bugPlusOne(madeUpPath({ ...masks }, 0));

describe('two digits in every cell', () => {
  test('and none has a third: there are two solutions, and nothing follows', () => {
    expect(found(pairs)).toBeUndefined();
    const none = cells.map(() => 0);
    expect(countSolutions({ givens: none, values: none, candidates: pairs }, 2)).toBe(2);
  });

  test('but one has a third, which stands three times in its houses: that is its digit', () => {
    for (const cell of [0, 40, 75]) {
      const extra = (solution[cell] + 4) % 9;
      const shape = { form: 'bug', cell, extra };
      const effects = [solution[cell] - 1, solution[cell] % 9].map((digit) => cell * 9 + digit).sort((a, b) => a - b);
      const one = pairs.with(cell, pairs[cell] | (1 << extra));
      expect(found(one)).toEqual({ technique: 'bug-plus-1', placed: -1, effects, shape });
    }
  });

  test('a digit that stands three times where the cell with a third isn’t: its digit need not be the third', () => {
    const none = cells.map(() => 0);
    const odd = pairs.with(0, pairs[0] | (1 << ((solution[0] + 4) % 9)));
    let checked = 0;
    for (const cell of [40, 44, 60, 80]) {
      const candidates = odd.with(cell, maskOf(solution[cell], ((solution[cell] + 1) % 9) + 1));
      expect(found(candidates)).toBeUndefined();
      const position = { givens: none, values: none, candidates };
      expect(findSolution(position)?.[0]).toBe(solution[0]);
      checked += countSolutions(position, 2) === 1 ? 1 : 0;
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('its row says one digit, and its column another: nothing follows', () => {
    const [r1c1, r1c2, r1c3, r2c1, r3c1] = [0, 1, 2, 9, 18];
    const row = { [r1c2]: maskOf(1, 4), [r1c3]: maskOf(1, 5) };
    const column = { [r2c1]: maskOf(2, 4), [r3c1]: maskOf(2, 5) };
    const masks = { [r1c1]: maskOf(1, 2, 3), ...row, ...column };
    const values = Object.fromEntries(cells.filter((cell) => !Object.hasOwn(masks, cell)).map((cell) => [cell, 9]));
    expect(bugPlusOne(madeUpPath(masks, 0, values))).toBeUndefined();
    const byRow = { ...masks, [r2c1]: maskOf(6, 7) };
    expect(bugPlusOne(madeUpPath(byRow, 0, values))?.shape).toEqual({ form: 'bug', cell: r1c1, extra: 0 });
  });
});
