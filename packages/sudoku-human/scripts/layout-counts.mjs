// How long it takes to see that a puzzle on a layout has one solution: `node scripts/layout-counts.mjs [kind …]` in the package.
// Reads variants.jsonl of the collections (see config/corpora.ts); prints for each kind of layout the CPU time of
// `countSolutions(…, 2)`, the best of five runs a puzzle: how many a second, on average, and the longest. Ends with an error
// if a puzzle has more solutions than one, or another than the listed one.
import { loadKit } from './load-kit.mjs';
import { readVariants } from './read-variants.mjs';

const kit = await loadKit();
for (const [kind, puzzles] of readVariants(kit, process.argv.slice(2))) {
  const times = puzzles.map(({ id, position, solution }) => {
    if (kit.countSolutions(position, 2) !== 1) throw new Error(`${id} has not one solution`);
    if (`${kit.findSolution(position)}` !== `${solution}`) throw new Error(`${id} has another solution`);
    const runs = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      kit.countSolutions(position, 2);
      return process.cpuUsage(start).user / 1000;
    });
    return Math.min(...runs);
  });
  const mean = times.reduce((sum, time) => sum + time) / times.length;
  const longest = Math.max(...times);
  console.log(
    `${kind.padEnd(20)} ${`${times.length}`.padStart(3)} puzzles`,
    `${mean.toFixed(2)} ms on average (${Math.round(1000 / mean)} a second), longest ${longest.toFixed(1)} ms`,
  );
}
