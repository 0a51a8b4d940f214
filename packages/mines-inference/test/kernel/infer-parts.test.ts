/** Chances that differ from 0 and 1 by less than a double can say: they are no proofs and must not look like one. */
import { expect, test } from 'vitest';
import { analyze, type Board, countLayouts } from '../../src/index.js';

/** A board of lone cells and of numbers that see some of them: `[what it shows, the cells it sees]`. */
function board(
  cells: number,
  numbers: readonly (readonly [shows: number, sees: readonly number[]])[],
  mines: number,
): Board {
  const neighbors: number[][] = Array.from({ length: cells }, () => []);
  for (const [, sees] of numbers) {
    for (const cell of sees) neighbors[cell]!.push(neighbors.length);
    neighbors.push([...sees]);
  }
  const shown = [...new Array<number>(cells).fill(-1), ...numbers.map(([shows]) => shows)];
  return { rows: 1, cols: shown.length, mines, cells: shown, topology: { neighbors } };
}
const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

test('a middle that is a mine in all but one of 10²⁰ layouts is not proven to be one, nor are its ends safe', () => {
  // The middle, or eight ends; and 4,000 cells that nobody sees.
  const ends = range(1, 8);
  const star = board(
    4009,
    ends.map((end) => [1, [0, end]] as const),
    8,
  );
  const { safeCells, mineCells, probabilities } = analyze(star);
  expect([safeCells, mineCells]).toEqual([[], []]);
  expect(probabilities[0]).toBeLessThan(1);
  expect(probabilities[0]).toBeGreaterThan(1 - 1e-15);
  expect(probabilities[1]).toBeGreaterThan(0);
  expect(probabilities[1]).toBeLessThan(1e-15);
});

test('cells that no number sees are mines in all but one of 10²⁰ layouts: not proven either', () => {
  // Ten numbers 70, each over the same 50 cells and over 70 of its own. One mine among the common cells spares each of the
  // ten one of its own: nine mines fewer, in 50 · 70¹⁰ ways, and all nine of the rest. None among them: one layout.
  const common = range(0, 50);
  const numbers = range(0, 10).map((at) => [70, [...common, ...range(50 + 70 * at, 70)]] as const);
  const position = board(759, numbers, 700);
  expect(countLayouts(position)).toBe(String(50n * 70n ** 10n + 1n));
  const { status, safeCells, mineCells, probabilities } = analyze(position);
  expect([status, safeCells, mineCells]).toEqual(['consistent', [], []]);
  expect(probabilities[750]).toBeLessThan(1);
  expect(probabilities[750]).toBeGreaterThan(1 - 1e-15);
  expect(probabilities[0]).toBeCloseTo(1 / 50, 12);
  expect(probabilities[50]).toBeCloseTo(69 / 70, 12);
});

test('nor what has a chance that is smaller than any double', () => {
  // Two hubs that are mines together or not at all, through 1; each is seen by 90 numbers 1, over 100 cells of its own
  // each. With the hubs the rest is full, in one layout; without them it is empty, in 100¹⁸⁰.
  const numbers = [0, 2].flatMap((hub, side) =>
    range(0, 90).map((at) => [1, [hub, ...range(3 + 100 * (90 * side + at), 100)]] as const),
  );
  const links = [[1, [0, 1]] as const, [1, [1, 2]] as const];
  const first = 3 + 18_000;
  const { safeCells, mineCells, probabilities } = analyze(board(first + 179, [...numbers, ...links], 181));
  expect([safeCells, mineCells]).toEqual([[], []]);
  for (const cell of [0, 2, first, first + 178]) {
    expect(probabilities[cell]).toBeGreaterThan(0);
    expect(probabilities[cell]).toBeLessThan(1e-300);
  }
  expect(probabilities[1]).toBeLessThan(1);
  expect(probabilities[3]).toBeCloseTo(1 / 100, 12);
});

test('what a region proves is its own, and not that of the next one, which is too large for the limit', () => {
  // Either of two, and both or the third: no number alone says that 2 is safe, and that 0 and 1 have the same mine.
  const small = [[1, [0, 1]] as const, [1, [0, 1, 2]] as const];
  const large = range(0, 12).flatMap((at) => [[1, [3 + at, 4 + at, 5 + at]] as const]);
  const found = analyze(board(17, [...small, ...large], 6), { maxStates: 5 });
  expect(found.status).toBe('limit');
  expect(found.safeCells).toEqual([2]);
  expect(found.mineCells).toEqual([]);
});
