import type { Layout, Position } from '@kit/sudoku-human';
import { lcg } from '../lcg.js';
import { agree } from './oracle.js';

/** A board of marks by chance, each digit alike; nothing says that it has a solution. */
export function scatteredMarks(layout: Layout, seed: number, share: number): Position {
  const next = lcg(seed);
  const zeros = Array.from({ length: layout.size ** 2 }, () => 0);
  const candidates = zeros.map(() => {
    const marks = Array.from({ length: layout.size }, (_, digit) => (next() < share ? 1 << digit : 0));
    return marks.reduce((mask, mark) => mask | mark, 0) || 1;
  });
  return { givens: zeros, values: zeros, candidates, layout };
}

/** As `scatteredMarks`, but some cells hold a digit, and what sees it has no such mark. */
export function marksAndValues(layout: Layout, seed: number, share: number): Position {
  const { candidates: scattered } = scatteredMarks(layout, seed, share);
  const next = lcg(seed + 17);
  const values = scattered.map(() => 0);
  for (const cell of values.keys()) {
    const digit = next() < 0.15 ? 1 + Math.floor(next() * layout.size) : 0;
    if (digit > 0 && values.every((other, at) => other === 0 || agree(layout, cell, digit, at, other)))
      values[cell] = digit;
  }
  const candidates = scattered.map((mask, cell) =>
    values[cell] > 0
      ? 0
      : digitsIn(mask).reduce(
          (left, digit) =>
            values.every((other, at) => other === 0 || agree(layout, cell, digit, at, other))
              ? left | (1 << (digit - 1))
              : left,
          0,
        ),
  );
  return { givens: values, values, candidates, layout };
}

/** The digits of a cell's marks. */
export function digitsIn(mask: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; mask >> (digit - 1) > 0; digit++) if ((mask >> (digit - 1)) % 2 === 1) digits.push(digit);
  return digits;
}

/** All choices of so many of the list. */
export function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((item, i) => choices(list.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
