import { readFileSync } from 'node:fs';
import * as kit from '@kit/sudoku-human';

/** Layouts of our own, of every kind: `layouts.json`. */
export const ownOptions: Readonly<Record<string, kit.LayoutOptions>> = JSON.parse(
  readFileSync(new URL('../fixtures/layouts.json', import.meta.url), 'utf8'),
);

/** The layout by its name. */
export function ownLayout(name: string): kit.Layout {
  return kit.createLayout(ownOptions[name]);
}

/** The puzzles of `layout-puzzles.txt`, made by the script beside it. */
export const ownPuzzles: readonly { readonly name: string; readonly position: kit.Position }[] = readFileSync(
  new URL('../fixtures/layout-puzzles.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([name, text]) => ({ name, position: kit.parsePuzzle(text, { layout: ownLayout(name) }) }));

const solutions = new Map<kit.Position, kit.SolveResult>();

/** How one of them is solved: some take seconds, so all tests of a worker share the answer. */
export function ownSolution({ position }: (typeof ownPuzzles)[number]): kit.SolveResult {
  const solution = solutions.get(position) ?? kit.solve(position);
  solutions.set(position, solution);
  return solution;
}
