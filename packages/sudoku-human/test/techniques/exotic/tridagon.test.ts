import { describe, expect, test } from 'vitest';
import { findSolution, findSteps, tridagon } from '../../../src/index.js';
import { boxOf, cells, choose, colOf, digits, keyOf, patternKey, rowOf, sees } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Three cells on three rows and columns of a box, for each order of the columns. */
function diagonals(box: number): number[][] {
  const corner = Math.floor(box / 3) * 27 + (box % 3) * 3;
  return orders.map((order) => order.map((col, row) => corner + row * 9 + col));
}

/** Can the cells hold three digits, no two equal in sight? */
function canFill(list: readonly number[], filled: readonly number[] = []): boolean {
  if (filled.length === list.length) return true;
  return [0, 1, 2].some(
    (digit) =>
      !filled.some((other, i) => other === digit && sees(list[i], list[filled.length])) &&
      canFill(list, [...filled, digit]),
  );
}

const rectangles = choose([0, 1, 2], 2).flatMap((bands) =>
  choose([0, 1, 2], 2).map((stacks) => bands.flatMap((band) => stacks.map((stack) => band * 3 + stack))),
);

describe('tridagon', () => {
  const positions = techniqueCases('tridagon').map(({ position }) => position);

  test("half of the 1,296 choices of diagonals in four boxes can't be filled, the odd ones", () => {
    const isOdd = (order: readonly number[]) => choose([0, 1, 2], 2).filter(([i, j]) => order[i] > order[j]).length % 2;
    for (const a of [0, 1]) {
      // The first box may be taken with one even and one odd diagonal: the others follow by shuffling rows.
      for (let rest = 0; rest < 216; rest++) {
        const chosen = [a, rest % 6, Math.floor(rest / 6) % 6, Math.floor(rest / 36)];
        const list = [0, 1, 3, 4].flatMap((box, i) => diagonals(box)[chosen[i]]);
        const odd = chosen.reduce((sum, i) => sum + isOdd(orders[i]), 0) % 2;
        expect(canFill(list)).toBe(odd === 0);
      }
    }
  });

  test('is found wherever the definition has one, with all that its guardians exclude', () => {
    const [, position] = positions;
    const found = new Set<string>();
    const at = (cell: number) => digits.filter((digit) => position.candidates[cell] & (1 << (digit - 1)));
    const impossible = new Map<string, boolean>();
    for (const triple of choose(digits, 3)) {
      const fits = (cell: number) => at(cell).filter((digit) => triple.includes(digit)).length >= 2;
      for (const boxes of rectangles) {
        const choices = boxes.map((box) => diagonals(box).filter((list) => list.every(fits)));
        const lists = choices.reduce(
          (sets: number[][], own) => sets.flatMap((set) => own.map((list) => [...set, ...list])),
          [[]],
        );
        for (const list of lists) {
          const key = list.join();
          if (!impossible.has(key)) impossible.set(key, !canFill(list));
          const guardians = list.flatMap((cell) =>
            at(cell)
              .filter((digit) => !triple.includes(digit))
              .map((digit) => ({ cell, digit })),
          );
          if (!impossible.get(key) || guardians.length > 6) continue;
          const gone = cells
            .flatMap((cell) => at(cell).map((digit) => ({ cell, digit })))
            .filter((one) =>
              guardians.every((guardian) =>
                guardian.cell === one.cell
                  ? guardian.digit !== one.digit
                  : guardian.digit === one.digit && sees(guardian.cell, one.cell),
              ),
            );
          const own = list.flatMap((cell) =>
            at(cell)
              .filter((digit) => triple.includes(digit))
              .map((digit) => ({ cell, digit })),
          );
          if (guardians.length > 1 && gone.length > 0) found.add([own, guardians, gone].map(keyOf).join(' | '));
          if (guardians.length === 1) found.add([own, guardians, []].map(keyOf).join(' | '));
        }
      }
    }
    const steps = findSteps(position, [tridagon]);
    expect(steps.map((step) => patternKey(step, ['tridagon', 'guardian'])).sort()).toEqual([...found].sort());
    expect(steps.length).toBeGreaterThan(0);
  });

  test('concludes nothing from marks that no guardian saves: there is no solution', () => {
    for (const position of positions) {
      const [{ pattern }] = findSteps(position, [tridagon]);
      const candidates = [...position.candidates];
      for (const { cell, digit, role } of pattern.candidates)
        if (role === 'guardian') candidates[cell] &= ~(1 << (digit - 1));
      const own = new Set(pattern.candidates.map(({ cell }) => cell));
      const steps = findSteps({ ...position, candidates }, [tridagon]);
      const same = steps.filter((step) => step.pattern.candidates.every(({ cell }) => own.has(cell)));
      expect(same).toEqual([]);
    }
  });

  test('sets a single guardian, clears the cell of several, or clears what sees them all', () => {
    const kinds = new Set<string>();
    for (const position of positions) {
      const solution = findSolution(position) as number[];
      for (const { placements, eliminations, pattern } of findSteps(position, [tridagon])) {
        const guardians = pattern.candidates.filter(({ role }) => role === 'guardian');
        expect(guardians.some(({ cell, digit }) => solution[cell] === digit)).toBe(true);
        if (placements.length > 0)
          expect(placements.map(({ cell, digit }) => solution[cell] === digit)).toEqual([true]);
        const inOneCell = new Set(guardians.map(({ cell }) => cell)).size === 1;
        kinds.add(placements.length > 0 ? 'set' : inOneCell ? 'cell' : 'seen');
        const boxes = new Set(pattern.candidates.map(({ cell }) => boxOf(cell)));
        const lines = new Set(pattern.candidates.flatMap(({ cell }) => [rowOf(cell), 9 + colOf(cell)]));
        expect([boxes.size, lines.size]).toEqual([4, 12]);
        expect(eliminations.every(({ cell, digit }) => solution[cell] !== digit)).toBe(true);
      }
    }
    expect([...kinds].sort()).toEqual(['cell', 'seen', 'set']);
  });
});
