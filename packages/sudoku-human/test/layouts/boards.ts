import type { Layout, Position } from '@kit/sudoku-human';
import { housesOf } from '@kit/sudoku-human';
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

/** All ways to put a digit into each house once, where it may stand and no two of it see each other. */
export function templatesOf(layout: Layout, places: readonly number[]): number[][] {
  const houses = housesOf(layout).filter(({ kind }) => kind !== 'cage');
  const extend = (chosen: readonly number[]): number[][] => {
    const open = houses.find(({ cells }) => !cells.some((cell) => chosen.includes(cell)));
    if (open === undefined) return [[...chosen]];
    return open.cells
      .filter((cell) => places.includes(cell) && chosen.every((other) => agree(layout, cell, 1, other, 1)))
      .flatMap((cell) => extend([...chosen, cell]));
  };
  return extend([]);
}
