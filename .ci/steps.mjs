// What `.ci/run` runs, three steps at a time on two cores. Each is a command for the root of the repository;
// `npm run checks -- <name>` installs what it needs and runs it alone. `after` names the steps that write what a step reads.
import { games } from '../docs/playground/build.mjs';
import { packages } from '../tools/checks/places.mjs';

export const steps = [
  { name: 'build', command: 'npm run -s build' },
  // Before the site, which writes that page anew.
  { name: 'benchmarks-page', command: 'node tools/bench/assemble-page.mjs' },
  { name: 'stale-results', command: 'node tools/checks/stale-results.mjs' },
  { name: 'pack', command: 'node tools/release/pack.mjs', after: ['build'] },
  { name: 'site', command: 'node docs/site/build.mjs', after: ['build', 'benchmarks-page'] },
  // The long ones first, so that no core is idle at the end.
  ...packages.toReversed().map(({ folder }) => ({
    name: `coverage-${folder}`,
    command: `node tools/coverage/run.mjs ${folder}`,
  })),
  ...[...games, 'guides'].map((page) => ({
    name: `browser-${page}`,
    command: `node docs/playground/test/run.mjs ${page}`,
    after: ['site'],
  })),
  // What the coverage leaves out: tests on sources that count their work, and those on the collections of others.
  ...packages.map(({ folder }) => ({
    name: `slices-${folder}`,
    command: `npx vitest run --root packages/${folder} --passWithNoTests .slices. .corpus.`,
  })),
  { name: 'consumers', command: 'node tools/consumers/run.mjs', after: ['pack'] },
  { name: 'extract', command: 'npm run -s check:examples' },
  { name: 'one-install', command: 'node tools/consumers/one-install.mjs', after: ['pack', 'extract'] },
  { name: 'tarballs', command: 'node tools/consumers/check-tarballs.mjs', after: ['pack'] },
  // It writes beside what is packed.
  { name: 'api', command: 'node tools/api/run.mjs --check', after: ['pack'] },
  { name: 'sizes', command: 'cd tools/checks && npx size-limit', after: ['build'] },
  { name: 'types', command: 'npm run -s check:types', after: ['extract'] },
  { name: 'types-of-tools', command: 'tools/types/node_modules/.bin/tsc -p tsconfig.tools.json' },
  { name: 'examples', command: 'npm run -s test:examples', after: ['extract'] },
  { name: 'demo', command: 'npx vitest run --root docs/demo' },
  { name: 'playground', command: 'npx vitest run --root docs/playground' },
  { name: 'lint', command: 'npm run -s check:lint' },
  { name: 'gates', command: 'npm run -s check:gates' },
  { name: 'layers', command: 'npm run -s check:layers' },
  { name: 'knip', command: 'tools/checks/node_modules/.bin/knip' },
];
