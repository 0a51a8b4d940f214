// How long it takes to see that a puzzle on a layout has one solution: `node scripts/layout-counts.mjs [kind …]` in the package.
// Reads variants.jsonl of the collections (see config/corpora.ts); prints for each kind of layout the CPU time of
// `countSolutions(…, 2)`, the best of five runs a puzzle: how many a second, on average, and the longest. Ends with an error
// if a puzzle has more solutions than one, or another than the listed one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaFolder } from '../../../config/corpora-folder.mjs';
import { loadKit } from './load-kit.mjs';

const kit = await loadKit();
const wanted = process.argv.slice(2);
const kinds = new Map();
for (const line of readFileSync(join(corporaFolder, 'sudoku-human', 'variants.jsonl'), 'utf8')
  .trim()
  .split('\n')) {
  const { id, origin: _, givens, solution, thermometers, arrows, ...rules } = JSON.parse(line);
  const kind = id.replace(/-\d+$/, '');
  const cells = (rules.cages ?? []).flatMap(({ cells }) => cells);
  if (thermometers || arrows || new Set(cells).size < cells.length) continue;
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  const position = kit.positionFromValues(givens, givens, { layout: kit.createLayout(rules) });
  if (kit.countSolutions(position, 2) !== 1) throw new Error(`${id} has not one solution`);
  if (`${kit.findSolution(position)}` !== `${solution}`) throw new Error(`${id} has another solution`);
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    kit.countSolutions(position, 2);
    return process.cpuUsage(start).user / 1000;
  });
  kinds.set(kind, [...(kinds.get(kind) ?? []), Math.min(...times)]);
}
for (const [kind, times] of kinds) {
  const mean = times.reduce((sum, time) => sum + time) / times.length;
  const longest = Math.max(...times);
  console.log(
    `${kind.padEnd(20)} ${`${times.length}`.padStart(3)} puzzles`,
    `${mean.toFixed(2)} ms on average (${Math.round(1000 / mean)} a second), longest ${longest.toFixed(1)} ms`,
  );
}
