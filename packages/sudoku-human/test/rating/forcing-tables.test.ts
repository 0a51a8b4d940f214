import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createSolver, findSolution, type Position, parsePuzzle, techniques } from '../../src/index.js';
import { provedLiterals } from '../../src/rating/forcing-tables.js';
import { guessScore, withGuess } from '../../src/rating/guess.js';
import { stateOf } from '../../src/solver/step-state.js';
import { fixture, houses } from '../techniques/positions.js';

/** The first hard puzzles after all singles, locked candidates and subsets. */
function positions(count: number): Position[] {
  const easy = createSolver(techniques.slice(0, 13));
  return fixture('hard.txt')
    .slice(0, 40)
    .map((line) => easy.solve(parsePuzzle(line)))
    .filter(({ status }) => status === 'stuck')
    .slice(0, count)
    .map(({ position }) => position);
}

const literal = (cell: number, digit: number, isTrue: boolean) => (cell * 9 + digit - 1) * 2 + (isTrue ? 1 : 0);

test('what tables prove is so in the solution, and more rounds prove no less', () => {
  let proved = 0;
  for (const position of positions(8)) {
    const solution = findSolution(position) as number[];
    let before: number[] = [];
    for (const rounds of [0, 1, 4]) {
      const literals = runSlices(provedLiterals(stateOf(position), rounds));
      for (const each of literals) {
        const isTrue = solution[Math.floor(each / 18)] === ((each >> 1) % 9) + 1;
        expect(isTrue).toBe(each % 2 === 1);
      }
      expect(before.filter((each) => !literals.includes(each))).toEqual([]);
      before = literals;
      proved += literals.length;
    }
  }
  expect(proved).toBeGreaterThan(100);
});

test('tables of chains prove what walking from literal to literal does', () => {
  let proved = 0;
  for (const position of positions(5)) {
    const expected = provedByWalking(position);
    expect(runSlices(provedLiterals(stateOf(position), 0))).toEqual(expected);
    proved += expected.length;
  }
  expect(proved).toBeGreaterThan(20);
});

test('a guess fills the middle open cell from the solution', () => {
  const puzzle = parsePuzzle(fixture('hardest.txt')[0]);
  const solution = findSolution(puzzle) as number[];
  const guessed = runSlices(withGuess(puzzle));
  const filled = guessed.values.flatMap((value, cell) => (value !== puzzle.values[cell] ? [cell] : []));
  const open = puzzle.values.flatMap((value, cell) => (value === 0 ? [cell] : []));
  expect(filled).toEqual([open[Math.floor(open.length / 2)]]);
  expect(guessed.values[filled[0]]).toBe(solution[filled[0]]);
  expect(guessScore).toBe(10_000);
});

/** The same by definition: units of candidates of which one is true, walks over sets of literals, and no bits. */
function provedByWalking({ candidates }: Position): number[] {
  const has = (cell: number, digit: number) => (candidates[cell] & (1 << (digit - 1))) !== 0;
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const units = [
    ...candidates.map((_, cell) => nine.filter((digit) => has(cell, digit)).map((digit) => ({ cell, digit }))),
    ...houses.flatMap((house) =>
      nine.map((digit) => house.filter((cell) => has(cell, digit)).map((cell) => ({ cell, digit }))),
    ),
  ].filter((unit) => unit.length > 1);
  const next = new Map<number, Set<number>>();
  for (const unit of units) {
    for (const a of unit) {
      for (const b of unit.filter((other) => other !== a)) {
        const [on, off] = [literal(a.cell, a.digit, true), literal(a.cell, a.digit, false)];
        next.set(on, (next.get(on) ?? new Set()).add(literal(b.cell, b.digit, false)));
        next.set(off, next.get(off) ?? new Set());
        if (unit.length === 2) next.get(off)?.add(literal(b.cell, b.digit, true));
      }
    }
  }
  const reached = new Map([...next.keys()].map((start) => [start, walkFrom(next, start)]));
  const at = (start: number) => reached.get(start) as Set<number>;
  const proved = new Set<number>();
  for (const [start, all] of reached) {
    const isTorn = [...all].some((each) => all.has(each ^ 1));
    const isEmptied = units.some((unit) => unit.every(({ cell, digit }) => all.has(literal(cell, digit, false))));
    if (isTorn || isEmptied) proved.add(start ^ 1);
  }
  const cases = [
    ...units.map((unit) => unit.map(({ cell, digit }) => literal(cell, digit, true))),
    ...[...next.keys()].filter((start) => start % 2 === 0).map((start) => [start, start + 1]),
  ];
  for (const starts of cases) {
    for (const each of at(starts[0])) if (starts.every((start) => at(start).has(each))) proved.add(each);
  }
  return [...proved].sort((a, b) => a - b);
}

/** All literals that the start leads to, itself included. */
function walkFrom(next: ReadonlyMap<number, ReadonlySet<number>>, start: number): Set<number> {
  const all = new Set([start]);
  for (const each of all) for (const other of next.get(each) ?? []) all.add(other);
  return all;
}
