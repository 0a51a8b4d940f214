/** The symmetries of Sudoku: other digits, rows and columns shuffled inside bands and stacks, rows for columns. */

import type { Candidate, ChainNode, House, Link, Position, Step } from '@kit/sudoku-human';
import fc from 'fast-check';
import { houses } from '../techniques/positions.js';

export type Relabelling = { readonly digitOf: readonly number[]; readonly cellOf: readonly number[] };

const shuffled = (n: number): fc.Arbitrary<number[]> =>
  fc.shuffledSubarray(
    Array.from({ length: n }, (_, i) => i),
    { minLength: n },
  );

const lines: fc.Arbitrary<number[]> = fc
  .tuple(shuffled(3), shuffled(3), shuffled(3), shuffled(3))
  .map(([bands, ...inner]) => bands.flatMap((band, at) => inner[at].map((line) => 3 * band + line)));

/** A random symmetry. */
export const relabelling: fc.Arbitrary<Relabelling> = fc
  .tuple(shuffled(9), lines, lines, fc.boolean())
  .map(([digits, rows, cols, turned]) => ({
    digitOf: [0, ...digits.map((digit) => digit + 1)],
    cellOf: Array.from({ length: 81 }, (_, cell) => {
      const row = rows[Math.floor(cell / 9)];
      const col = cols[cell % 9];
      return turned ? 9 * col + row : 9 * row + col;
    }),
  }));

export function relabelPosition(position: Position, { digitOf, cellOf }: Relabelling): Position {
  const givens = position.givens.slice();
  const values = position.values.slice();
  const candidates = position.candidates.slice();
  for (let cell = 0; cell < 81; cell++) {
    givens[cellOf[cell]] = digitOf[position.givens[cell]];
    values[cellOf[cell]] = digitOf[position.values[cell]];
    candidates[cellOf[cell]] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => position.candidates[cell] & (1 << (digit - 1)))
      .reduce((mask, digit) => mask | (1 << (digitOf[digit] - 1)), 0);
  }
  return { givens, values, candidates };
}

export function relabelStep(step: Step, { digitOf, cellOf }: Relabelling): Step {
  const candidate = <T extends Candidate>(old: T): T => ({ ...old, cell: cellOf[old.cell], digit: digitOf[old.digit] });
  const node = ({ cells, digit }: ChainNode): ChainNode => ({
    cells: cells.map((cell) => cellOf[cell]),
    digit: digitOf[digit],
  });
  const link = ({ from, to, type }: Link): Link => ({ from: node(from), to: node(to), type });
  const house = (old: House): House => {
    const moved = houses[old].map((cell) => cellOf[cell]);
    return houses.findIndex((cells) => moved.every((cell) => cells.includes(cell)));
  };
  return {
    ...step,
    placements: step.placements.map(candidate),
    eliminations: step.eliminations.map(candidate),
    pattern: {
      ...step.pattern,
      candidates: step.pattern.candidates.map(candidate),
      houses: step.pattern.houses.map((entry) => ({ ...entry, house: house(entry.house) })),
      links: step.pattern.links.map(link),
    },
  };
}
