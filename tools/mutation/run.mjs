// `npm run mutation -- <package> [file or glob below its src …]`: changes the code in many small ways and runs the tests and
// the examples that cover each change. A survivor is a change that no test notices. It takes seconds a mutant, so it is no part of `npm test`:
// point it at the files that you work on. `npm run mutation -- flips …` does the same for comparisons only, and quickly: see flips.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = join(import.meta.dirname, '..', '..');
const [name, ...files] = process.argv.slice(2);
if (name === 'flips') {
  process.argv.splice(2, 1);
  await import('./flips.mjs');
  process.exit();
}
if (!name || !existsSync(join(root, 'packages', name, 'src'))) {
  console.error('usage: npm run mutation -- <package> [files below its src, such as board/**]');
  process.exit(2);
}
process.chdir(root);
process.env.KIT_MUTATION_ROOT = root;
process.env.KIT_MUTATION_PACKAGE = name;
const extracted = spawnSync(process.execPath, ['tools/examples/extract.mjs'], { stdio: 'inherit' });
if (extracted.status !== 0) process.exit(extracted.status ?? 1);
const globs = files.length > 0 ? files : ['**/*.ts'];
const results = await new Stryker({
  mutate: globs.map((glob) => `packages/${name}/src/${glob}`),
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/with-examples.config.mjs' },
  // The packages find each other's sources by relative paths, which a copied sandbox would break. Files are put back at the end.
  inPlace: true,
  // Vitest doesn't check types; this would write a line into every file of the repository.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.json`,
  tempDirName: '.cache/mutation/tmp',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: process.stdout.isTTY ?? false, logTests: false },
  timeoutMS: 20_000,
}).runMutationTest();
const survivors = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
console.log(`${results.length} mutants, ${survivors} survived`);
