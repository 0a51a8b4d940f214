// `npm run bench -- slices`: how long every search of every package keeps its thread at a time, on the largest and nastiest
// inputs that the packages name in test/hard-searches.ts. The slices tests count the work of the same searches; here
// the sources run as they are.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HardSearch } from '../../config/work.js';
import { writeResults } from './write-results.mjs';

type Table = { title: string; note: string; columns: string[]; rows: Row[] };

type Row = [search: string, input: string, yields: number, p99: string, cold: string, warm: string];

/** How often a search runs: the first time cold, and of all times the least that each slice took. */
const runs = 3;

const packages = new URL('../../packages/', import.meta.url);
const tables: Table[] = [];
for (const name of readdirSync(packages).sort()) {
  const file = fileURLToPath(new URL(`${name}/test/hard-searches.ts`, packages));
  if (!existsSync(file)) {
    console.log(`${name}: names no hard searches`);
    continue;
  }
  const { hardSearches } = (await import(pathToFileURL(file).href)) as { hardSearches: readonly HardSearch[] };
  const rows = hardSearches.map(measure);
  tables.push({
    title: `Slices of @kit/${name}, ms`,
    note: 'A search promises to yield at least every 10 ms. Cold: run for the first time in this process, when the engine has still to compile it. Warm: the longest slice, each taken as the best of three runs.',
    columns: ['search', 'input', 'yields', '99 % of cold slices below', 'longest, cold', 'longest, warm'],
    rows,
  });
}
writeResults(new URL('slices.json', import.meta.url), { title: 'The longest slice of every search', tables });

/** Runs a search as `runAsync` would and times what happens between two yields, before the first and after the last. */
function measure(hard: HardSearch): Row {
  const all = Array.from({ length: runs }, () => slicesOf(hard));
  const warm = Math.max(...all[0].map((_, at) => Math.min(...all.flatMap((slices) => slices[at] ?? []))));
  const cold = all[0].sort((a, b) => a - b);
  const longest = cold.at(-1) ?? 0;
  const p99 = cold[Math.ceil(cold.length * 0.99) - 1] ?? 0;
  const { name, input } = hard;
  // One slice begins the search, and one ends it.
  const yields = cold.length - 2;
  console.log(
    `${name}, ${input}: ${longest.toFixed(2)} ms cold, ${warm.toFixed(2)} ms warm, of ${yields}${warm > 10 ? '  TOO LONG' : ''}`,
  );
  return [name, input, yields, p99.toFixed(2), longest.toFixed(2), warm.toFixed(2)];
}

function slicesOf({ start, stopAfter = Number.POSITIVE_INFINITY }: HardSearch): number[] {
  const slices: number[] = [];
  let yields = 0;
  const search = timed(start, slices);
  while (!timed(() => search.next(yields >= stopAfter ? 'stop' : undefined), slices).done) yields++;
  return slices;
}

/** By the clock or by the processor's time, whichever is less: the one counts other programs, the other helping threads. */
function timed<R>(action: () => R, slices: number[]): R {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const result = action();
  const elapsed = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  slices.push(Math.min(elapsed, (user + system) / 1_000));
  return result;
}
