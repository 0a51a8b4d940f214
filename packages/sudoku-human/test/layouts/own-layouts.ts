import { readFileSync } from 'node:fs';
import { createLayout, type Layout, type LayoutOptions, type Position, parsePuzzle } from '@kit/sudoku-human';

const squiggles = '000011222000111222001111222333445555333444555333444455666677888666777888667777888';
const five = '0001100111223332233424444';
const digitsOf = (text: string): number[] => [...text].map(Number);

/** Cages over part of a grid of the layout `six`. */
const cages: [number[], number][] = [
  [[0, 1], 7],
  [[2, 3], 7],
  [[4, 5], 7],
  [[6, 7, 12], 12],
  [[8, 9], 5],
  [[10, 11, 17], 9],
  [[13, 14], 9],
  [[15, 16], 7],
  [[18, 19], 3],
  [[24, 30], 7],
  [[20, 21, 22], 13],
  [[23, 29], 9],
  [[25, 26], 4],
  [[27, 28], 11],
];

/** Layouts of our own, of every kind. */
export const ownOptions: Readonly<Record<string, LayoutOptions>> = {
  small: { size: 4 },
  six: { size: 6 },
  eight: { size: 8 },
  'jigsaw-5': { size: 5, regions: digitsOf(five) },
  jigsaw: { regions: digitsOf(squiggles) },
  x: { diagonals: true },
  windoku: { windows: true },
  groups: { disjointGroups: true },
  extra: { extraHouses: [Array.from({ length: 9 }, (_, i) => i * 10)] },
  knight: { antiKnight: true },
  king: { antiKing: true },
  'non-consecutive': { nonConsecutive: true },
  killer: { size: 6, cages: cages.map(([cells, sum]) => ({ cells, sum })) },
};

/** The layout by its name. */
export function ownLayout(name: string): Layout {
  return createLayout(ownOptions[name]);
}

/** The puzzles of `layout-puzzles.txt`, made by `generatePuzzle` with seeds up to 2. */
export const ownPuzzles: readonly { readonly name: string; readonly position: Position }[] = readFileSync(
  new URL('../fixtures/layout-puzzles.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([name, text]) => ({ name, position: parsePuzzle(text, { layout: ownLayout(name) }) }));
