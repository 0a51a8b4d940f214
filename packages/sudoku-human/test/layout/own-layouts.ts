import { readFileSync } from 'node:fs';
import {
  createLayout,
  type Layout,
  type LayoutOptions,
  type Position,
  parsePuzzle,
  type SolveResult,
  solve,
} from '@kit/sudoku-human';

/** Layouts of our own, of every kind: `layouts.json`. */
export const ownOptions: Readonly<Record<string, LayoutOptions>> = JSON.parse(
  readFileSync(new URL('../fixtures/layouts.json', import.meta.url), 'utf8'),
);

/** The layout by its name. */
export function ownLayout(name: string): Layout {
  return createLayout(ownOptions[name]);
}

/** The puzzles of `layout-puzzles.txt`, made by the script beside it. */
export const ownPuzzles: readonly { readonly name: string; readonly position: Position }[] = readFileSync(
  new URL('../fixtures/layout-puzzles.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([name, text]) => ({ name, position: parsePuzzle(text, { layout: ownLayout(name) }) }));

const solutions = new Map<Position, SolveResult>();

/** How one of them is solved: some take seconds, so all tests of a worker share the answer. */
export function ownSolution({ position }: (typeof ownPuzzles)[number]): SolveResult {
  const solution = solutions.get(position) ?? solve(position);
  solutions.set(position, solution);
  return solution;
}
