import { readFileSync } from 'node:fs';
import { hasCorpora, readCorpus } from '../../../config/corpora.js';

/** A list of puzzles, each 81 characters with 0 for an empty cell. */
export type PuzzleSet = { readonly name: string; readonly lines: readonly string[] };

/** The sets of the tables: the collections of others where they are, which the figures can be compared by, else our own. */
export const puzzleSets: readonly PuzzleSet[] = hasCorpora
  ? [
      setOf('qqwing easy', readCorpus('sudoku-human', 'qqwing-easy-sample.txt')),
      setOf('top1465', readCorpus('sudoku-human', 'top1465-odd.txt')),
      setOf('17 clues', readCorpus('sudoku-human', 'seventeen-sample.txt')),
    ]
  : [ownSet('easy'), ownSet('hard'), ownSet('few clues')];

console.log(`puzzles: ${hasCorpora ? 'the collections of others' : 'our own lists (no collections of others here)'}`);

function ownSet(name: string): PuzzleSet {
  const file = new URL(`../test/fixtures/${name.replace(' ', '-')}.txt`, import.meta.url);
  return setOf(`own ${name}`, readFileSync(file, 'utf8'));
}

function setOf(name: string, text: string): PuzzleSet {
  return { name, lines: text.split('\n').filter((line) => line !== '') };
}

/** Every so many of the lines. */
export function everyNth(lines: readonly string[], stride: number): string[] {
  return lines.filter((_, index) => index % stride === 0);
}
