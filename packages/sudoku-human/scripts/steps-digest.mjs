// Every step of `solve` on lists of puzzles as one digest a list, and what it takes: `node scripts/steps-digest.mjs [list …]` in
// the package; of the collections (see config/corpora.ts) where no lists are named. Equal digests: no step has changed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaFolder } from '../../../config/corpora-folder.mjs';
import { loadKit } from './load-kit.mjs';

const lists = [
  'top1465-odd.txt',
  'hodoku220-scores-odd.tsv',
  'se121-forge-ratings-odd.tsv',
  'cbg000-ser.tsv',
  'csp-rules-even.tsv',
];
const kit = await loadKit();
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : lists) {
  const file = readFileSync(join(corporaFolder, 'sudoku-human', name), 'utf8');
  const puzzles = file.match(/(?<![\d.])[\d.]{81}(?![\d.])/g) ?? [];
  const digest = createHash('sha256');
  let steps = 0;
  const start = process.cpuUsage();
  for (const puzzle of puzzles) {
    const solved = kit.solve(kit.parsePuzzle(puzzle));
    steps += solved.steps.length;
    digest.update(JSON.stringify([solved.status, solved.steps]));
  }
  const ms = process.cpuUsage(start).user / 1000;
  console.log(
    `${name}: ${puzzles.length} puzzles, ${steps} steps, ${digest.digest('hex').slice(0, 16)},`,
    `${(ms / puzzles.length).toFixed(1)} ms a puzzle`,
  );
}
