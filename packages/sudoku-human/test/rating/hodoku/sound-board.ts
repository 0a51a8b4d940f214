import type { Path } from '../../../src/rating/hodoku/search.js';
import { lcg } from '../../lcg.js';
import { cells, colOf, rowOf, sees } from '../../techniques/positions.js';
import { madeUpPath } from './made-up-path.js';

/** A grid of a seed: lines of one pattern in another order, digits under other names. */
function gridOf(random: () => number): number[] {
  const shuffled = (list: readonly number[]) =>
    list
      .map((one) => [random(), one])
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
  const lines = () => shuffled([0, 1, 2]).flatMap((band) => shuffled([0, 1, 2]).map((line) => band * 3 + line));
  const [rows, cols, names] = [lines(), lines(), shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])];
  return cells.map((cell) => {
    const [row, col] = [rows[rowOf(cell)], cols[colOf(cell)]];
    return names[(row * 3 + Math.floor(row / 3) + col) % 9];
  });
}

/**
 * A board of a seed: so many cells of a grid are open, and each has its digit and, by this chance, each of the others that
 * its neighbours leave. What is proved on it must be so in the grid.
 */
export function soundBoard(seed: number, open: number, chance: number): { path: Path; solution: readonly number[] } {
  const random = lcg(seed);
  const solution = gridOf(random);
  const order = cells.map((cell) => [random(), cell]).sort(([a], [b]) => a - b);
  const isOpen = new Set(order.slice(0, open).map(([, cell]) => cell));
  const values = solution.map((digit, cell) => (isOpen.has(cell) ? 0 : digit));
  const masks = solution.map((digit, cell) => {
    let mask = 1 << (digit - 1);
    for (let other = 0; other < 9; other++) if (random() < chance) mask |= 1 << other;
    return cells.reduce((left, peer) => (sees(cell, peer) ? left & ~((1 << values[peer]) >> 1) : left), mask);
  });
  return { path: madeUpPath({ ...masks }, 0, { ...values }), solution };
}

/** The digits (0–8) of a mask. */
export function bitsOf(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => mask & (1 << digit));
}

/** The places of a digit (0–8) in these cells. */
export function placesAmong(masks: ArrayLike<number>, digit: number, among: readonly number[] = cells): number[] {
  return among.filter((cell) => masks[cell] & (1 << digit));
}

/** The candidates of a digit that see all the cells, by cell. */
export function seenByAll(masks: ArrayLike<number>, digit: number, all: readonly number[]): number[] {
  return placesAmong(masks, digit)
    .filter((cell) => all.every((one) => sees(one, cell)))
    .map((cell) => cell * 9 + digit);
}

/** Does the grid bear out that these candidates go? */
export function isBorneOut(effects: readonly number[], solution: readonly number[]): boolean {
  return effects.every((effect) => solution[Math.floor(effect / 9)] !== (effect % 9) + 1);
}

/**
 * So many cells of a grid with pencil marks, and nothing else on the board: most have two or three of the first digits, some
 * have many, and none is a single. What hangs on cells must be so in the grid; a house may lack the place of a digit.
 */
export function scatteredBoard(seed: number, open: number, names = 9): { path: Path; solution: readonly number[] } {
  const random = lcg(seed);
  const solution = gridOf(random);
  const among = cells.filter((cell) => solution[cell] <= names);
  const order = among.map((cell) => [random(), cell]).sort(([a], [b]) => a - b);
  const masks: Record<number, number> = {};
  for (const [, cell] of order.slice(0, open)) {
    const luck = random();
    const wanted = luck < 0.5 ? 2 : luck < 0.75 ? 3 : Math.min(6, names);
    let mask = 1 << (solution[cell] - 1);
    while (bitsOf(mask).length < wanted) mask |= 1 << Math.floor(random() * names);
    masks[cell] = mask;
  }
  return { path: madeUpPath(masks, 0), solution };
}

/**
 * A board of a seed that several grids fit: two lines of a band or stack may change places, or two digits, and for odd seeds
 * a few cells more are open. Each of the other marks that the digits leave is there by this chance. What is proved must be
 * so in all the grids.
 */
export function undecidedBoard(seed: number, chance: number): { path: Path; grids: readonly (readonly number[])[] } {
  const random = lcg(seed);
  const grid = gridOf(random);
  const [row, column, digit] = [0, 0, 0].map(() => 3 * Math.floor(random() * 3));
  const swapped = (line: number, first: number) => (line === first ? first + 1 : line === first + 1 ? first : line);
  const variants = [
    grid,
    cells.map((cell) => grid[9 * swapped(rowOf(cell), row) + colOf(cell)]),
    cells.map((cell) => grid[9 * rowOf(cell) + swapped(colOf(cell), column)]),
    grid.map((one) => 1 + swapped(one - 1, digit)),
  ];
  const grids = variants.slice(0, 2 + Math.floor(random() * 3));
  const further = seed % 2 === 0 ? 0 : 0.1;
  const isOpen = cells.map((cell) => random() < further || grids.some((one) => one[cell] !== grid[cell]));
  const values = grid.map((one, cell) => (isOpen[cell] ? 0 : one));
  const masks = cells.map((cell) => {
    let mask = 0;
    for (let other = 0; other < 9; other++) {
      const isPossible = grids.some((one) => one[cell] === other + 1);
      if (isPossible || random() < chance) mask |= 1 << other;
    }
    return cells.reduce((left, peer) => (sees(cell, peer) ? left & ~((1 << values[peer]) >> 1) : left), mask);
  });
  return { path: madeUpPath({ ...masks }, 0, { ...values }), grids };
}
