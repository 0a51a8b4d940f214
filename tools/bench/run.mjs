// `npm run bench` runs every package's benchmark, `npm run bench -- link-path` one, `npm run bench -- commands` times the two
// commands of the README from a clean clone, `npm run bench -- slices` lists the longest slice of every search. Each writes
// its own results; the page is assembled from those. With `--check` nothing is written: the ratios to the peers are compared
// with those in the repository, and the command fails where one fell by more than 15 %.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageManager } from '../checks/places.mjs';
import { assemblePage } from './assemble-page.mjs';
import { compareRatios } from './compare-ratios.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const benched = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'bench', 'run.ts')),
);
const checks = process.argv.includes('--check');
const asked = process.argv.slice(2).filter((name) => name !== '--check');
const ours = {
  commands: [process.execPath, ['tools/bench/commands.mjs'], root],
  slices: [process.execPath, [tsx, 'tools/bench/slices.ts'], root],
};
// What a process frees stays with it. A fresh page of memory was seen to cost 14 µs, one that is had already 0.2, and whose turn
// it is when a piece is given back and asked for anew is chance: that made one build take 3.5 or 18 ms. Only glibc reads this.
const keepsMemory = { MALLOC_MMAP_THRESHOLD_: String(2 ** 32), MALLOC_TRIM_THRESHOLD_: String(2 ** 34) };
const unknown = asked.filter((name) => !(Object.hasOwn(ours, name) || benched.includes(name)));
if (unknown.length > 0) {
  console.error(`No benchmark called ${unknown.join(', ')}: one of ${[...benched, ...Object.keys(ours)].join(', ')}`);
  process.exit(2);
}

must(
  'npx',
  ['--yes', packageManager, 'exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'],
  root,
);
let fallen = 0;
// One after the other: two benchmarks at a time would measure each other.
for (const name of asked.length > 0 ? asked : benched) {
  if (Object.hasOwn(ours, name)) must(...ours[name]);
  else if (checks) fallen += check(name);
  else bench(name);
}
if (!checks) assemblePage();
process.exitCode = fallen > 0 ? 1 : 0;

function bench(name) {
  must(process.execPath, [tsx, 'run.ts'], join(root, 'packages', name, 'bench'), keepsMemory);
}

/** Runs a benchmark, puts its former results back, and says which ratios fell. */
function check(name) {
  const file = join(root, 'packages', name, 'bench', 'results.json');
  const before = readFileSync(file, 'utf8');
  try {
    bench(name);
    const { compared, fallen } = compareRatios(JSON.parse(before), JSON.parse(readFileSync(file, 'utf8')));
    console.log(
      `\n${name}: ${compared} ratios, ${fallen.length} fell by more than 15 %${fallen.map((line) => `\n  ${line}`).join('')}`,
    );
    return fallen.length;
  } finally {
    writeFileSync(file, before);
  }
}

function must(program, args, cwd, env = {}) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
}
