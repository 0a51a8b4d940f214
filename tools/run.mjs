// The one door behind every `npm run …`: installs what the command needs, then runs it.
//
// A fresh machine has Node and npm only, so pnpm comes through npx, pinned, and is on the PATH of all that runs. The
// install is skipped when the lockfile and the manifests are those of the last install, which keeps the warm commands quick.
// `demo` and `test` install the packages and the demo, `test` the compiler and the playground too; what the benchmarks and
// the release checks need comes with them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpmFolder } from './pnpm-folder.mjs';
import { turboInputs } from './turbo-inputs.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// What follows `+` is the hash that Corepack asks for.
const [packageManager] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('+');
const windows = process.platform === 'win32';
const core = ['{.}', './packages/*', './docs/demo'];
const site = ['./docs/site', './docs/playground'];

/** What each command installs beyond the core, and what it then runs (each entry: a program in node_modules/.bin or node). */
const commands = {
  demo: { run: (args) => [silent(turbo('build:demo')), node('docs/demo/dist/main.js', ...args)] },
  test: {
    env: { KIT_QUICK: '1' },
    more: ['./tools/types', './tools/layers', './docs/playground'],
    run: (args) => [
      turbo(
        'check:lint',
        'check:gates',
        'check:layers',
        'check:types',
        'test',
        'test:examples',
        '--output-logs=new-only',
        ...args,
      ),
    ],
  },
  build: { run: (args) => [turbo('build', '--filter=./packages/*', ...args)] },
  lint: { run: () => [turbo('check:lint', 'check:gates')] },
  format: { run: () => [bin('biome', 'check', '--write', '.')] },
  soak: { run: (args) => [bin('vitest', 'run', '--config', 'config/vitest.soak.ts', ...args)] },
  bench: { more: ['./packages/*/bench', './tools/bench'], run: (args) => [node('tools/bench/run.mjs', ...args)] },
  // Any script of a package: what chose a number, or measures one thing.
  script: {
    more: ['./packages/*/bench', './tools/bench'],
    run: (args) => [
      silent(turbo('build', '--filter=./packages/*')),
      node('tools/bench/node_modules/tsx/dist/cli.mjs', ...args),
    ],
  },
  docs: { more: site, run: () => [turbo('build', '--filter=./packages/*'), node('docs/site/build.mjs')] },
  'docs:serve': {
    more: site,
    run: (args) => [
      turbo('build', '--filter=./packages/*'),
      node('docs/site/build.mjs'),
      node('docs/site/serve.mjs', ...args),
    ],
  },
  'test:browser': {
    more: site,
    run: (args) => [
      turbo('build', '--filter=./packages/*'),
      node('docs/site/build.mjs'),
      node('docs/playground/test/run.mjs', ...args),
    ],
  },
  'test:consumers': {
    more: ['./tools/matrix', './tools/consumers', './tools/release'],
    run: () => [turbo('build', '--filter=./packages/*'), node('tools/matrix/run.mjs')],
  },
  coverage: { more: ['./tools/coverage'], run: (args) => [node('tools/coverage/run.mjs', ...args)] },
  mutation: { more: ['./tools/mutation'], run: (args) => [node('tools/mutation/run.mjs', ...args)] },
  changeset: {
    more: ['./tools/release'],
    // `changeset publish` finds pnpm by what started it: only pnpm writes real versions in place of `workspace:^`.
    run: (args) => [
      pnpm('exec', 'node', 'tools/release/node_modules/@changesets/cli/bin.js', ...args),
      // New versions are written in another style than the lint's, which would turn the release's own pull request red.
      ...(args[0] === 'version' ? [bin('biome', 'check', '--write', 'packages')] : []),
    ],
  },
  api: {
    more: ['./tools/api'],
    run: () => [turbo('build', '--filter=./packages/*'), node('tools/api/run.mjs')],
  },
  // Packs what would be published; `-- --publish` publishes it.
  release: {
    more: ['./tools/consumers', './tools/release'],
    run: (args) => [
      turbo('build', '--filter=./packages/*'),
      node('tools/release/pack.mjs'),
      node('tools/release/jsr.mjs'),
      node('tools/release/publish.mjs', 'release', ...args),
    ],
  },
  checks: {
    more: [...site, './tools/*', '!./tools/matrix', './packages/*/bench'],
    run: (args) => [node('tools/checks/run.mjs', ...args)],
  },
};

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command ${JSON.stringify(name)}: one of ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
install([...core, ...(command.more ?? [])]);
for (const step of command.run(args)) {
  const status = start(step);
  if (status !== 0) process.exit(status);
}

function turbo(...turboArgs) {
  return bin('turbo', 'run', ...turboArgs);
}

function pnpm(...command) {
  return ['pnpm', ...command];
}

/** A program that the root's manifest names. */
function bin(program, ...programArgs) {
  return [program, ...programArgs];
}

function node(script, ...scriptArgs) {
  return [process.execPath, script, ...scriptArgs];
}

/** The same step, but what it prints is shown only if it fails: who runs the demo came for the games. */
function silent(step) {
  return Object.assign(step, { silent: true });
}

function start(step) {
  const [program, ...programArgs] = step;
  // On Windows these are .cmd files, which only a shell can start.
  const shell = windows && program !== process.execPath;
  const result = spawnSync(program, programArgs, {
    cwd: root,
    stdio: step.silent ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    shell,
    env: {
      ...process.env,
      ...command.env,
      ...path(),
      ...turboInputs(),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
    },
  });
  if (result.error) console.error(`${program}: ${result.error.message}`);
  const status = result.status ?? 1;
  if (step.silent && status !== 0) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return status;
}

/** The PATH with our programs and the pinned pnpm first; Windows has the name in another case. */
function path() {
  const name = Object.keys(process.env).find((each) => each.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    [name]: [join(root, 'node_modules', '.bin'), pnpmFolder(root, packageManager), process.env[name]].join(delimiter),
  };
}

function install(filters) {
  const stampFile = join(root, 'node_modules', '.cache', 'kit-install.json');
  const key = installKey();
  const done = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : { key: '', filters: [] };
  const known = done.key === key ? done.filters : [];
  if (filters.every((filter) => known.includes(filter))) return;
  const wanted = [...new Set([...known, ...filters])];
  // The lockfile pins every file by its hash. Asking the registry again how old each version is takes a minute on an empty
  // cache; that check stays on where versions are chosen (`pnpm add`, `pnpm update`).
  const status = start([
    ...pnpm('install'),
    '--frozen-lockfile',
    '--prefer-offline',
    '--config.minimumReleaseAge=0',
    '--reporter=append-only',
    '--loglevel=warn',
    ...wanted.flatMap((filter) => ['--filter', filter]),
  ]);
  if (status !== 0) process.exit(status);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ key, filters: wanted }));
}

/** A digest of everything that decides what an install would do. */
function installKey() {
  const hash = createHash('sha256').update(process.version);
  const folders = [
    '',
    ...['packages', 'docs', 'tools'].flatMap((parent) =>
      readdirSync(join(root, parent)).map((child) => `${parent}/${child}`),
    ),
  ];
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...folders.map((folder) => join(folder, 'package.json')),
  ]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}
