import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { rectanglesOf } from '../../../src/rating/hodoku/rectangles.js';
import { uniqueRectangle } from '../../../src/rating/hodoku/unique-rectangles.js';
import { cells, colOf, houses, rowOf, sees } from '../../techniques/positions.js';
import { housesOf, type PlainBoard, union } from '../explainer/plain-explainer.js';
import { plainOf } from './drawn-paths.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

type Rectangle = ReturnType<typeof rectanglesOf>[number];
type Outcome = { effects: number[]; houses?: number[]; subset?: number[] } | undefined;
type Rule = (board: PlainBoard, rectangle: Rectangle) => Outcome;

const isInLine = ([a, b]: readonly number[]) => rowOf(a) === rowOf(b) || colOf(a) === colOf(b);
const lineOf = ([a, b]: readonly number[]) => (rowOf(a) === rowOf(b) ? rowOf(a) : 9 + colOf(a));
const furtherOf = ({ digits }: PlainBoard, { extra, pair }: Rectangle) =>
  union(extra.map((cell) => digits[cell])).filter((digit) => !pair.includes(digit));
const digitsIn = ({ digits }: PlainBoard, list: readonly number[], wanted: readonly number[]) =>
  list.flatMap((cell) => digits[cell].filter((digit) => wanted.includes(digit)).map((digit) => cell * 9 + digit));
const swapped = ([low, high]: readonly [number, number]) => [
  [low, high],
  [high, low],
];

const type1: Rule = (board, { extra, pair }) =>
  extra.length === 1 ? { effects: digitsIn(board, extra, pair) } : undefined;

/** All corners with more have the same further digit: two of them in line, or else. */
const oneDigit =
  (isFive: boolean): Rule =>
  (board, rectangle) => {
    const { extra, clean } = rectangle;
    const further = furtherOf(board, rectangle);
    if (further.length !== 1 || extra.length < 2 || clean.length < 1) return undefined;
    if (isFive === (extra.length === 2 && isInLine(extra))) return undefined;
    const seen = cells.filter((cell) => extra.every((corner) => sees(corner, cell)));
    return { effects: digitsIn(board, seen, further) };
  };

/** The further digits of two corners, as a cell of a naked subset whose other cells have neither digit of the pair. */
const type3: Rule = (board, rectangle) => {
  const { extra, pair } = rectangle;
  const { digits } = board;
  if (extra.length !== 2) return undefined;
  const sharing = (list: readonly number[]) =>
    housesOf[list[0]].filter((house) => list.every((cell) => housesOf[cell].includes(house))).sort((a, b) => a - b);
  for (const house of sharing(extra)) {
    const others = houses[house].filter(
      (cell) => digits[cell].length > 0 && !digits[cell].some((digit) => pair.includes(digit)) && !extra.includes(cell),
    );
    // Sets of cells, each before those that it grows to.
    const grown = (subset: number[], rest: readonly number[]): number[][] =>
      rest.flatMap((cell, i) => [[...subset, cell], ...grown([...subset, cell], rest.slice(i + 1))]);
    for (const subset of grown([], others)) {
      const held = union([furtherOf(board, rectangle), ...subset.map((cell) => digits[cell])]);
      const all = [...extra, ...subset];
      const shared = sharing(all);
      // What lies in a line, too, belongs to the line.
      if (held.length !== subset.length + 1 || (house >= 18 && shared[0] < 18)) continue;
      const rest = (own: number) => houses[own].filter((cell) => !all.includes(cell));
      const effects = digitsIn(board, rest(house), held);
      if (effects.length === 0) continue;
      const box = shared.find((own) => own !== house);
      if (box === undefined) return { effects, houses: [house], subset };
      const beyond = rest(box).filter((cell) => !houses[house].includes(cell));
      return { effects: [...effects, ...digitsIn(board, beyond, held)], houses: [house, box], subset };
    }
  }
  return undefined;
};

/** Two corners in line, and a digit that nothing has that sees both: the other one goes. */
const type4: Rule = (board, { extra, pair }) => {
  if (extra.length !== 2 || !isInLine(extra)) return undefined;
  for (const [locked, gone] of swapped(pair)) {
    if (cells.some((cell) => board.digits[cell].includes(locked) && extra.every((one) => sees(one, cell)))) continue;
    const effects = digitsIn(board, extra, [gone]);
    if (effects.length > 0) return { effects, houses: [lineOf(extra)] };
  }
  return undefined;
};

/** In the row and the column of the cell only corners have the digit. */
const isConfined = ({ places }: PlainBoard, cell: number, digit: number, corners: readonly number[]) =>
  [rowOf(cell), 9 + colOf(cell)].every((house) => places[house][digit].every((place) => corners.includes(place)));

const type6: Rule = (board, { corners, extra, pair }) => {
  if (extra.length !== 2 || isInLine(extra)) return undefined;
  for (const digit of pair) {
    const effects = digitsIn(board, extra, [digit]);
    if (effects.length > 0 && extra.every((cell) => isConfined(board, cell, digit, corners)))
      return { effects, houses: extra.map(rowOf) };
  }
  return undefined;
};

const hidden: Rule = (board, { corners, clean, pair }) => {
  if (clean.length === 0 || clean.length > 2 || (clean.length === 2 && isInLine(clean))) return undefined;
  for (const cell of clean) {
    const across = corners.find((corner) => rowOf(corner) !== rowOf(cell) && colOf(corner) !== colOf(cell)) as number;
    for (const [confined, gone] of swapped(pair)) {
      const effects = digitsIn(board, [across], [gone]);
      if (effects.length > 0 && isConfined(board, across, confined, corners))
        return { effects, houses: [rowOf(across), 9 + colOf(across)] };
    }
  }
  return undefined;
};

const rules: readonly Rule[] = [hidden, type1, oneDigit(false), type3, type4, oneDigit(true), type6];

/** A rectangle of 1 and 2, some of whose corners have 3 or 4 too, and another one; other cells have few digits or none. */
const drawn = fc.infiniteStream(fc.nat(999)).map((luck) => {
  const next = (below: number) => (luck.next().value as number) % below;
  const lowest = next(4) === 0 ? 0 : 2;
  const digitsOf = (most: number) => maskOf(...Array.from({ length: next(most) }, () => 1 + lowest + next(6 - lowest)));
  const masks = cells.map(() => digitsOf(4));
  const list = [0, 1].map(() => {
    const [line, other, place] = [next(9), (next(6) + 3) % 9, next(9)];
    const near = place - (place % 3) + ((place + 1 + next(2)) % 3);
    const far = other - (other % 3) === line - (line % 3) ? (line + 3) % 9 : other;
    const isTurned = next(2) === 0;
    const cornerAt = (row: number, column: number) => (isTurned ? column * 9 + row : row * 9 + column);
    const corners = [line, far].flatMap((row) => [place, near].map((column) => cornerAt(row, column)));
    for (const corner of corners)
      masks[corner] = [maskOf(1, 2), maskOf(1, 2, 3), maskOf(1, 2, 4), maskOf(1, 2, 3, 4), maskOf(1, 3), maskOf(2, 3)][
        [0, 0, 0, 1, 1, 1, 2, 3, 4, 5][next(10)]
      ];
    return corners.sort((a, b) => a - b);
  });
  const isClean = (cell: number) => (masks[cell] & ~3) === 0;
  const rectangles: Rectangle[] = list
    .filter((corners) => corners.some(isClean))
    .map((corners) => ({
      corners,
      pair: [0, 1],
      clean: corners.filter(isClean),
      extra: corners.filter((cell) => !isClean(cell)),
    }));
  const path = madeUpPath({ ...masks }, 0);
  path.facts.set(rectanglesOf, rectangles);
  return { path, rectangles };
});

test('each type takes the first rectangle in which its definition strikes something out', () => {
  const seen = rules.map(() => 0);
  fc.assert(
    fc.property(drawn, ({ path, rectangles }) => {
      const board = plainOf(path);
      for (const [type, rule] of rules.entries()) {
        const found = rectangles
          .map((rectangle) => ({ rectangle, outcome: rule(board, rectangle) }))
          .find(({ outcome }) => outcome && outcome.effects.length > 0);
        const { corners, pair, extra } = found?.rectangle ?? {};
        const { effects, houses: lines = [], subset = [] } = found?.outcome ?? {};
        const technique = type === 0 ? 'hidden-rectangle' : `unique-rectangle-${type}`;
        const shape = { form: 'deadly', corners, pair, extra, subset, houses: lines };
        expect(uniqueRectangle(path, type)).toEqual(effects && { technique, placed: -1, effects, shape });
        if (effects) seen[type]++;
      }
    }),
    { numRuns: runs(250, 10_000, 60), endOnFailure: true },
  );
  expect(Math.min(...seen)).toBeGreaterThan(isQuick ? 1 : 3);
});

test('type 6: a digit that neither of the two corners has any more strikes out nothing, and it is the turn of the other', () => {
  // r1c1 and r4c2 are clean; 1 and 2 stand nowhere else.
  const corners = { 0: maskOf(1, 2), 1: maskOf(2, 3), 27: maskOf(2, 4), 28: maskOf(1, 2) };
  expect(told(uniqueRectangle(madeUpPath(corners, 0), 6)?.effects)).toEqual(['r1c2≠2', 'r4c1≠2']);
});

describe('type 3: further digits of r1c12 and those of r1c3 make a pair', () => {
  const corners = {
    0: maskOf(1, 2, 3),
    1: maskOf(1, 2, 4),
    27: maskOf(1, 2),
    28: maskOf(1, 2),
    2: maskOf(3, 4),
  };

  test('it goes by the row and by the box that all of it lies in', () => {
    const found = uniqueRectangle(madeUpPath(corners, 0x1ff), 3);
    const row = [4, 5, 6, 7, 8, 9].map((column) => `r1c${column}`);
    const box = [2, 3].flatMap((line) => [1, 2, 3].map((column) => `r${line}c${column}`));
    expect(told(found?.effects)).toEqual([...row, ...box].flatMap((cell) => [`${cell}≠3`, `${cell}≠4`]).sort());
    expect(found?.shape).toMatchObject({ form: 'deadly', subset: [2], houses: [0, 18] });
  });

  test('a pair that lies in the row is not looked for in the box, where the row has nothing to strike', () => {
    const row = Object.fromEntries([3, 4, 5, 6, 7, 8].map((cell) => [cell, 0x1ff & ~maskOf(3, 4)]));
    expect(uniqueRectangle(madeUpPath({ ...corners, ...row }, 0x1ff), 3)).toBeUndefined();
  });
});
