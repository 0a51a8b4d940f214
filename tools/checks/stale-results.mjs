// Is every result of `npm test` taken from the cache only where nothing that its task reads has changed? Changes one file after
// the other in a copy of the repository and asks turbo for the hashes of the tasks, without running any.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { turboInputs } from '../turbo-inputs.mjs';
import { packages, root } from './places.mjs';
import { must, run, Tally } from './tally.mjs';

const tests = [...packages.map(({ name }) => `${name}#test`), '@kit/demo#test'];
const testOf = (folder) => [`@kit/${folder}#test`, '@kit/demo#test'];
const ofTexts = ['//#check:examples', '//#test:examples', '//#check:types'];

/** What is changed, and the tasks that must run again then. */
const changes = [
  ...packages.map(({ folder }) => ({
    file: `packages/${folder}/src/index.ts`,
    tasks: [...testOf(folder), ...ofTexts, '//#check:gates', '//#check:lint'],
  })),
  { file: 'packages/grid/src/grid.ts', tasks: [...tests, ...ofTexts] },
  { file: 'packages/sudoku-human/src/explain/en.ts', tasks: [...testOf('sudoku-human'), ...ofTexts] },
  { file: 'packages/grid/test/support.ts', tasks: ['@kit/grid#test', '//#check:types', '//#check:gates'] },
  { file: 'packages/rect-pack/test/fixtures/new.json', tasks: ['@kit/rect-pack#test'] },
  { file: 'packages/grid/README.md', tasks: [...ofTexts, '//#check:gates'] },
  { file: 'docs/guide/sudoku.md', tasks: [...ofTexts, '//#check:gates'] },
  { file: 'docs/method/sudoku-human.md', tasks: ofTexts },
  { file: 'docs/demo/src/main.ts', tasks: ['@kit/demo#test', '//#check:types'] },
  { file: 'docs/demo/test/demo.test.ts', tasks: ['@kit/demo#test', '//#check:types', '//#check:gates'] },
  { file: 'docs/playground/src/loader.ts', tasks: ['//#check:types'] },
  { file: 'config/vitest.ts', tasks: [...tests, ...ofTexts] },
  { file: 'config/work.ts', tasks: tests },
  { file: 'tsconfig.base.json', tasks: [...tests, ...ofTexts] },
  { file: 'tsconfig.examples.json', tasks: ['//#check:types'] },
  { file: 'tools/examples/extract.mjs', tasks: ofTexts },
  { file: 'tools/gates/run.mjs', tasks: ['//#check:gates'] },
  { file: 'corpora/puzzles.txt', tasks: tests },
];

const tally = new Tally();
tally.check('no result is taken from the cache where what it depends on has changed', checkStaleResults);
tally.close();

/** Throws with what stays in the cache although a file that it reads has changed. */
function checkStaleResults() {
  const folder = mkdtempSync(join(tmpdir(), 'kit-stale-'));
  try {
    const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root }).split('\n');
    for (const file of files.filter(Boolean)) cpSync(join(root, file), join(folder, file));
    run('git', ['init', '--quiet'], { cwd: folder });
    // What git has in its index turbo need not hash itself, 23 times over.
    run('git', ['add', '--all'], { cwd: folder });
    const corpora = join(folder, 'corpora');
    mkdirSync(corpora);
    const hashes = () => taskHashes(folder, corpora);
    let before = hashes();
    const stale = [];
    for (const { file, tasks } of changes) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      appendFileSync(join(folder, file), '\n');
      const after = hashes();
      for (const task of tasks) {
        must(after[task], `turbo knows no task ${task}`);
        if (after[task] === before[task]) stale.push(`${task} doesn't see ${file}`);
      }
      before = after;
    }
    must(stale.length === 0, stale.join('\n'));
    return `${changes.length} changes, ${Object.keys(before).length} tasks`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function taskHashes(folder, corpora) {
  const turbo = join(root, 'node_modules', '.bin', 'turbo');
  const tasks = ['test', 'check:lint', 'check:gates', 'check:types', 'test:examples'];
  const env = { ...process.env, ...turboInputs(corpora), TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };
  const output = run(turbo, ['run', ...tasks, '--dry=json'], { cwd: folder, env });
  return Object.fromEntries(
    JSON.parse(output.slice(output.indexOf('{'))).tasks.map(({ taskId, hash }) => [taskId, hash]),
  );
}
