// `npm run mutation -- <package> [files or globs below its src]`: changes the code in one small way after the other, and shows
// which changes no test notices. It is Stryker as it comes; what can't change a result is marked in the source:
// `// Stryker disable next-line EqualityOperator: both ways give the same list`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = join(import.meta.dirname, '..', '..');
const [name = '', ...globs] = process.argv.slice(2);
const home = join(root, 'packages', name);
if (!name || !existsSync(home)) {
  console.error(`usage: npm run mutation -- <${readdirSync(join(root, 'packages')).join('|')}> [files below its src]`);
  process.exit(2);
}
process.chdir(home);
const results = await new Stryker({
  mutate: (globs.length > 0 ? globs : ['**/*.ts']).map((glob) => `src/${glob}`),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'].map((plugin) => import.meta.resolve(plugin)),
  vitest: { configFile: 'vitest.config.ts' },
  inPlace: true,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only'],
  tempDirName: join(root, '.cache', 'mutation'),
}).runMutationTest();
process.exitCode = results.some(({ status }) => status === 'Survived' || status === 'NoCoverage') ? 1 : 0;
