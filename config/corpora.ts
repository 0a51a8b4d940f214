/**
 * The collections of others. They are not ours to pass on, so they are no part of the repository. Tests that need them are
 * files called `*.corpus.test.ts` or `*.soak.ts`: where there is no such folder, the first are left out with one line that
 * says so, and the second ask {@link hasCorpora}.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaFolder } from './corpora-folder.mjs';

/** Are the collections there? */
export const hasCorpora: boolean = existsSync(corporaFolder);

/**
 * The text of a collection.
 *
 * @param name - the package, such as `sudoku-human`
 * @param file - a file of its folder
 */
export function readCorpus(name: string, file: string): string {
  return readFileSync(join(corporaFolder, name, file), 'utf8');
}

/** Says how many cases of a collection a test ran; fails where a filter has left none. */
export function reportCases(name: string, file: string, cases: number): void {
  if (!(cases > 0)) throw new Error(`corpora: no case of ${name}/${file} was run`);
  console.log(`corpora: ${cases} cases of ${name}/${file}`);
}
