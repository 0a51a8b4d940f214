import { describe, expect, test } from 'vitest';
import { findSteps, firework, type Position } from '../../../src/index.js';
import { boxOf, cells, colOf, digits, keyOf, rowOf } from '../positions.js';

type Marks = (cell: number, digit: number) => boolean;

/** An empty grid with the candidates of which all the rules say so. */
function marked(...rules: readonly Marks[]): Position {
  const values = cells.map(() => 0);
  const candidates = cells.map((cell) =>
    digits.filter((digit) => rules.every((rule) => rule(cell, digit))).reduce((mask, d) => mask | (1 << (d - 1)), 0),
  );
  return { givens: values, values, candidates };
}

const at = (row: number, col: number): number => (row - 1) * 9 + col - 1;

/** These digits stand in the line of a cell only in its box, or in the wing. */
const inRow =
  (pivot: number, wing: number | undefined, ...some: number[]): Marks =>
  (cell, digit) =>
    !some.includes(digit) || rowOf(cell) !== rowOf(pivot) || boxOf(cell) === boxOf(pivot) || cell === wing;
const inColumn =
  (pivot: number, wing: number | undefined, ...some: number[]): Marks =>
  (cell, digit) =>
    !some.includes(digit) || colOf(cell) !== colOf(pivot) || boxOf(cell) === boxOf(pivot) || cell === wing;
const never =
  (some: readonly number[], gone: readonly number[]): Marks =>
  (cell, digit) =>
    !gone.includes(digit) || !some.includes(cell);

const [pivot, rowWing, colWing] = [at(1, 1), at(1, 5), at(5, 1)];
const three = [inRow(pivot, rowWing, 1, 2, 3), inColumn(pivot, colWing, 1, 2, 3)];
const found = (position: Position) => findSteps(position, [firework]);
const gone = (...lists: [cell: number, digits: number[]][]) =>
  lists.flatMap(([cell, list]) => list.map((digit) => ({ cell, digit })));

describe('a firework of three digits', () => {
  test('leaves nothing else in its three cells, told by cell and digit', () => {
    const others = [4, 5, 6, 7, 8, 9];
    const [step, ...more] = found(marked(...three));
    expect(step.eliminations).toEqual(gone([pivot, others], [rowWing, others], [colWing, others]));
    expect(more).toEqual([]);
  });

  test('may have its wings at the beginning of the line', () => {
    const [right, left, below] = [at(1, 9), at(1, 1), at(5, 9)];
    const steps = found(marked(inRow(right, left, 1, 2, 3), inColumn(right, below, 1, 2, 3)));
    expect(steps.map(({ eliminations }) => keyOf(eliminations))).toEqual([
      keyOf(gone(...[right, left, below].map((cell): [number, number[]] => [cell, [4, 5, 6, 7, 8, 9]]))),
    ]);
    const bottom = [at(9, 9), at(9, 1), at(1, 9)] as const;
    const [step, ...more] = found(
      marked(inRow(bottom[0], bottom[1], 1, 2, 3), inColumn(bottom[0], bottom[2], 1, 2, 3)),
    );
    expect(step.message.params['wings']).toEqual({ type: 'cells', cells: [at(1, 9), at(9, 1)] });
    expect(more).toEqual([]);
  });

  test('is told from what the next row and column have in the same places', () => {
    const next = [inRow(at(2, 2), at(2, 5), 1), inColumn(at(2, 2), at(5, 2), 1)];
    expect(found(marked(...three, ...next)).map(({ eliminations }) => eliminations[0])).toEqual(gone([pivot, [4]]));
  });

  test('has no wing in the box of its pivot', () => {
    for (const [right, below] of [
      [undefined, undefined],
      [rowWing, undefined],
      [undefined, colWing],
    ]) {
      expect(found(marked(inRow(pivot, right, 4, 5, 6), inColumn(pivot, below, 4, 5, 6)))).toEqual([]);
    }
  });

  test('is none where marks contradict each other: a cell without its digits, a digit without its cells', () => {
    expect(found(marked(...three, never([rowWing], [1, 2, 3])))).toEqual([]);
    expect(found(marked(...three, never([pivot, rowWing, colWing], [3])))).toEqual([]);
  });
});
