// Builds the packages and checks what is built, after `npm test`: what a registry, a bundler, a compiler and a reader get.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPlaygrounds } from '../../docs/playground/test/run.mjs';
import { checkApi } from '../api/run.mjs';
import { isPageAssembled } from '../bench/assemble-page.mjs';
import { checkOneInstall } from '../consumers/one-install.mjs';
import { checkConsumers } from '../consumers/run.mjs';
import { checkTarballs, packAll } from '../consumers/tarballs.mjs';
import { startCoverage } from './coverage-beside.mjs';
import { packageManager, packages, program, root } from './places.mjs';
import { checkStaleResults } from './stale-results.mjs';
import { must, run, Tally } from './tally.mjs';

const tally = new Tally();
const checkCoverage = startCoverage(packages.map(({ folder }) => folder));
const tests = process.argv.find((argument) => argument.startsWith('--tests='))?.slice('--tests='.length);
if (tests !== undefined) {
  tally.check('npm test', () => {
    if (tests !== 'passed') throw new Error('see above');
  });
}

tally.check('the benchmarks page is what the benchmarks wrote, with nothing added by hand', () => {
  must(isPageAssembled(), 'docs/guide/benchmarks.md differs: change the results or what assembles them');
});
tally.check('no result is taken from the cache where what it depends on has changed', checkStaleResults);
const packed = mkdtempSync(join(tmpdir(), 'kit-packed-'));
const isBuilt = tally.check('build', build);
if (isBuilt) await toItsEnd(checkWhatIsBuilt);
// Before the pages: they are driven by people's patience, on a machine that does nothing else.
await checkCoverage(tally);
if (isBuilt) await toItsEnd(checkPages);
rmSync(packed, { recursive: true, force: true });
tally.close();

/** The closing count is there whatever goes wrong. */
async function toItsEnd(part) {
  await part().catch((error) => {
    tally.check('the checks run to their end', () => {
      throw error;
    });
  });
}

function build() {
  const turbo = ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'];
  run('npx', ['--yes', packageManager, ...turbo], { cwd: root });
}

async function checkWhatIsBuilt() {
  const tarballs = packAll(packed);
  for (const { name } of packages) {
    const tarball = tarballs.get(name);
    tally.check(`publint --strict ${name}`, () => {
      run(program('publint', 'tools/checks'), ['--strict', tarball], { cwd: root });
    });
    tally.check(`attw ${name}`, () => {
      run(program('attw', 'tools/checks'), [tarball], { cwd: root });
    });
  }
  checkTarballs(tally, tarballs);
  checkApi(tally);
  await checkConsumers(tally, tarballs);
  checkOneInstall(tally, tarballs);
  tally.check('size budgets', () => {
    const report = run(program('size-limit', 'tools/checks'), ['--json'], { cwd: join(root, 'tools', 'checks') });
    return JSON.parse(report)
      .map(({ name, size }) => `${name} ${size} B`)
      .join(', ');
  });
  tally.check(
    'types of the benchmarks and the playgrounds',
    () => void run(program('tsc', 'tools/types'), ['-p', 'tsconfig.tools.json'], { cwd: root }),
  );
  tally.check(
    'knip: nothing unused, nothing unlisted',
    () => void run(program('knip', 'tools/checks'), [], { cwd: root }),
  );
}

async function checkPages() {
  tally.check(
    'the site builds without a warning',
    () => void run(process.execPath, ['docs/site/build.mjs'], { cwd: root }),
  );
  await checkPlaygrounds(tally);
}
