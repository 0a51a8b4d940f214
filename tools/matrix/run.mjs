// The packed packages everywhere they are said to work: every Node, Bun, Deno, both module systems, every TypeScript and way to
// resolve modules, every bundler, a page (also without a bundler) and a worker. One table: a column per package, and whether
// its answers are equal everywhere.
//
// `npm run test:consumers` runs all of it; the checks of every change run tools/consumers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages } from '../checks/places.mjs';
import { Tally } from '../checks/tally.mjs';
import { installApp, packAll } from '../consumers/tarballs.mjs';
import { underBrowser } from './browser.mjs';
import { underBundlers } from './bundlers.mjs';
import { underRuntimes } from './runtimes.mjs';
import { underTypeScripts } from './type-scripts.mjs';

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'kit-matrix-'));
const tally = new Tally();
try {
  const app = mkdtempSync(join(folder, 'app-'));
  installApp(app, packAll(folder));
  // Two at a time: so many cores are there everywhere.
  const runs = [...underRuntimes(app), ...underTypeScripts(app), ...underBundlers(app), ...underBrowser(app)];
  const columns = [];
  const work = async () => {
    for (let next = runs.shift(); next !== undefined; next = runs.shift()) {
      const { place, label, run } = next;
      columns[place] = { label, results: await run().catch((error) => ({ '*': `${error.message ?? error}` })) };
    }
  };
  for (const [place, run] of runs.entries()) run.place = place;
  await Promise.all([work(), work()]);
  report(columns);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Answers must be equal everywhere; types have only to compile. */
function report(columns) {
  for (const { name } of packages) {
    const expected = columns[0].results[name];
    tally.check(`${name} in ${columns.length} places`, () => {
      const wrong = columns.flatMap(({ label, results }) => {
        const result = results[name] ?? results['*'] ?? 'nothing was seen';
        return result === 'compiles' || result === expected ? [] : [`${label}: ${result}`];
      });
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      return `answers ${expected}`;
    });
  }
  const width = Math.max(...columns.map(({ label }) => label.length));
  console.log(`\n${''.padEnd(width)}  ${packages.map(({ folder: short }) => short).join('  ')}`);
  for (const { label, results } of columns) {
    const marks = packages.map(({ name, folder: short }) => {
      const result = results[name] ?? results['*'];
      const mark = result === 'compiles' || result === columns[0].results[name] ? 'ok' : 'FAILED';
      return mark.padEnd(short.length);
    });
    console.log(`${label.padEnd(width)}  ${marks.join('  ')}`);
  }
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
  tally.close();
}
