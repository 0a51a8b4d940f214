// Runs tests of a package on flipped sources, each time in a process of its own: state can't pass from flip to flip, and
// a flip that never ends is stopped by the processor time it takes, which a busy machine doesn't change.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs all tests once and returns them, the quickest first: `{ file, seconds, reached: flip indices }`. */
export async function recordTests(job, flips) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-reached-'));
  try {
    const reports = flips.map(({ file, start, end }, index) => ({ file, start, end, index }));
    const { failed, output } = await runTests({ ...job, reports }, { KIT_FLIPS_REACHED: folder });
    if (failed) throw new Error(`the tests fail without a flip\n${output}`);
    return readdirSync(folder)
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
      .sort((a, b) => a.seconds - b.seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does one of the test files fail, or never end, with the flip in the sources? */
export async function isNoticed(job, flip, tests) {
  const files = tests.map(({ file }) => file);
  const seconds = tests.reduce((sum, test) => sum + test.seconds, 0);
  return (await runTests({ ...job, files, flip }, {}, Math.ceil(20 + 4 * seconds))).failed;
}

async function runTests(job, env, processorSeconds) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-flips-'));
  try {
    const file = join(folder, 'job.json');
    writeFileSync(file, JSON.stringify(job));
    const home = join(job.root, 'packages', job.name);
    const config = join(job.root, 'tools', 'mutation', 'flips', 'vitest.config.mjs');
    const vitest = join(job.root, 'node_modules', 'vitest', 'vitest.mjs');
    const command = [process.execPath, vitest, 'run', '--root', home, '--config', config];
    const limited = processorSeconds && process.platform !== 'win32';
    const [program, ...args] = limited
      ? ['sh', '-c', `ulimit -t ${processorSeconds}; exec "$@"`, 'sh', ...command]
      : command;
    return await new Promise((resolve) => {
      const child = spawn(program, args, {
        cwd: home,
        stdio: ['ignore', 'pipe', 'pipe'],
        // A flip may also fill the memory.
        env: { ...process.env, ...env, KIT_FLIPS: file, NODE_OPTIONS: '--max-old-space-size=2048' },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
      const stop = () => child.kill();
      process.once('exit', stop);
      child.once('close', (status) => {
        process.off('exit', stop);
        resolve({ failed: status !== 0, output });
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
