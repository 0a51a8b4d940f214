import { describe, expect, test } from 'vitest';
import { exocet, findSolution, findSteps, type Position, parsePuzzle, type Step } from '../../../src/index.js';
import { boxOf, cells, choose, colOf, digits, fixture, houses, keyOf, puzzle, rowOf, sees } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';

const goldenNugget = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

const positions = [puzzle(goldenNugget), ...techniqueCases('exocet').map(({ position }) => position)];

const cellsOfRole = ({ pattern }: Step, role: string) =>
  [...new Set(pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell))].sort((a, b) => a - b);

/** Bases and targets by the book: each base digit's places on the cross-lines lie in two lines that cover them. */
function shapes(position: Position): string[] {
  const found: string[] = [];
  const holds = (cell: number, digit: number) =>
    position.values[cell] === digit || (position.candidates[cell] & (1 << (digit - 1))) !== 0;
  for (const [lineOf, crossOf, crossHouses, lines] of [
    [rowOf, colOf, houses.slice(9, 18), houses.slice(0, 9)],
    [colOf, rowOf, houses.slice(0, 9), houses.slice(9, 18)],
  ] as const) {
    for (const base of choose(cells, 2)) {
      const [a, b] = base;
      if (lineOf(a) !== lineOf(b) || boxOf(a) !== boxOf(b) || base.some((cell) => position.values[cell] !== 0))
        continue;
      const baseDigits = digits.filter((digit) => base.some((cell) => holds(cell, digit)));
      if (baseDigits.length < 3 || baseDigits.length > 4) continue;
      const band = cells.filter((cell) => Math.floor(lineOf(cell) / 3) === Math.floor(lineOf(a) / 3));
      const canTarget = band.filter((cell) => {
        if (lineOf(cell) === lineOf(a) || boxOf(cell) === boxOf(a)) return false;
        const companion = band.find(
          (other) => crossOf(other) === crossOf(cell) && other !== cell && lineOf(other) !== lineOf(a),
        ) as number;
        const isOpen = position.values[cell] === 0 && baseDigits.some((digit) => holds(cell, digit));
        return isOpen && !baseDigits.some((digit) => holds(companion, digit));
      });
      const third = band.find(
        (cell) => boxOf(cell) === boxOf(a) && crossOf(cell) !== crossOf(a) && crossOf(cell) !== crossOf(b),
      ) as number;
      for (const targets of choose(canTarget, 2)) {
        if (boxOf(targets[0]) === boxOf(targets[1])) continue;
        const crossing = [third, ...targets].map((cell) =>
          crossHouses[crossOf(cell)].filter((other) => !band.includes(other)),
        );
        const areCovered = baseDigits.every((digit) => {
          const places = crossing.flat().filter((cell) => holds(cell, digit));
          return choose([...lines, ...crossing], 2).some((pair) =>
            places.every((cell) => pair.some((line) => line.includes(cell))),
          );
        });
        if (areCovered) found.push(`${base} ${targets}`);
      }
    }
  }
  return found.sort();
}

describe('exocet', () => {
  test('has base r12c7 and targets r4c8 and r7c9 in Golden Nugget, as published', () => {
    const [step] = findSteps(parsePuzzle(goldenNugget), [exocet]);
    expect(cellsOfRole(step, 'base')).toEqual([6, 15]);
    expect(cellsOfRole(step, 'target')).toEqual([34, 62]);
    expect(keyOf(step.eliminations)).toBe('3r7c9');
  });

  test('holds: the digits of the base are those of the targets; it is where the book has one', () => {
    let steps = 0;
    for (const position of [...positions, ...fixture('hardest.txt').slice(0, 2).map(puzzle)]) {
      const solution = findSolution(position) as number[];
      const expected = shapes(position);
      for (const step of findSteps(position, [exocet])) {
        const [base, targets] = ['base', 'target'].map((role) => cellsOfRole(step, role));
        const solved = (list: readonly number[]) => list.map((cell) => solution[cell]).sort();
        expect(solved(base)).toEqual(solved(targets));
        expect(expected).toContain(`${base} ${targets}`);
        expect(sees(targets[0], base[0]) || sees(targets[1], base[1])).toBe(false);
        steps++;
      }
      for (const shape of expected) {
        const [base, targets] = shape.split(' ').map((list) =>
          list
            .split(',')
            .map((cell) => solution[Number(cell)])
            .sort(),
        );
        expect(base).toEqual(targets);
      }
    }
    expect(steps).toBeGreaterThan(3);
  });

  test('strikes out all that the books say: other digits in the targets, and base digits that miss both', () => {
    for (const position of positions) {
      for (const step of findSteps(position, [exocet])) {
        const gone = new Set(step.eliminations.map((one) => keyOf([one])));
        const [base, targets] = ['base', 'target'].map((role) => cellsOfRole(step, role));
        const at = (cell: number) => digits.filter((digit) => position.candidates[cell] & (1 << (digit - 1)));
        const baseDigits = new Set(base.flatMap(at));
        for (const cell of targets)
          for (const digit of at(cell)) if (!baseDigits.has(digit)) expect(gone).toContain(keyOf([{ cell, digit }]));
        for (const cell of base)
          for (const digit of at(cell))
            if (!targets.some((target) => at(target).includes(digit))) expect(gone).toContain(keyOf([{ cell, digit }]));
      }
    }
  });
});

test('houses, base and targets are told in order', () => {
  for (const { position, options } of techniqueCases('exocet')) {
    const steps = findSteps(position, [exocet], options);
    expect(steps.length).toBeGreaterThan(0);
    for (const { pattern, message } of steps) {
      const { base, targets } = message.params as Record<string, { readonly cells: readonly number[] }>;
      for (const list of [pattern.houses.map(({ house }) => house), base.cells, targets.cells])
        expect(list).toEqual([...list].sort((a, b) => a - b));
    }
  }
});
