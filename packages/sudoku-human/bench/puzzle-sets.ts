import { readFileSync } from 'node:fs';

/** A list of puzzles, each 81 characters with 0 for an empty cell. */
export type PuzzleSet = { readonly name: string; readonly lines: readonly string[] };

/** The sets of the tables, from the tests' fixtures. */
export const puzzleSets: readonly PuzzleSet[] = [
  readSet('qqwing easy', 'qqwing-easy-sample'),
  readSet('top1465', 'top1465-odd'),
  readSet('17 clues', 'seventeen-sample'),
];

function readSet(name: string, file: string): PuzzleSet {
  const text = readFileSync(new URL(`../test/fixtures/${file}.txt`, import.meta.url), 'utf8');
  return { name, lines: text.split('\n').filter((line) => line !== '') };
}

/** Every so many of the lines. */
export function everyNth(lines: readonly string[], stride: number): string[] {
  return lines.filter((_, index) => index % stride === 0);
}
