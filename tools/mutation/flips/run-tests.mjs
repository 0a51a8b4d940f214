// Runs a package's tests: once with reports of which test file reaches which flip, then with one flip after the other.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs test files once: `{ file, seconds, reached: flip indices }` of each. */
export async function recordTests(job, flips) {
  const reports = flips.map(({ file, start, end }, index) => ({ file, start, end, index }));
  const { folder, env } = jobFolder({ ...job, reports });
  try {
    const { root, name } = job;
    const config = join(root, 'tools', 'mutation', 'flips', 'vitest.config.mjs');
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--root', join(root, 'packages', name), '--config', config], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, KIT_FLIPS_REACHED: folder },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const status = await endOf(child);
    if (status !== 0) throw new Error(`the tests fail without a flip\n${output}`);
    return readdirSync(folder)
      .filter((file) => file.startsWith('reached-'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tells of one flip after the other whether a test file fails, breaks down, or never ends with it in the sources. */
export class FlipRunner {
  #job;
  #server;
  #quickest;

  constructor(job, quickest) {
    this.#job = job;
    this.#quickest = quickest;
  }

  async isNoticed(flip, tests) {
    if (!this.#server) {
      this.#server = this.#start();
      // A runner that fails at everything would find every flip noticed.
      if (await this.#fails(undefined, [this.#quickest])) throw new Error('the tests fail without a flip');
    }
    return this.#fails(flip, tests);
  }

  async #fails(flip, tests) {
    const { child } = this.#server;
    child.send({ flip, tests: tests.map(({ file, seconds }) => ({ file, seconds })) });
    const answer = await Promise.race([this.#server.ended, new Promise((resolve) => child.once('message', resolve))]);
    // A flip may also fill the memory, which ends the process.
    if (typeof answer === 'object') return answer.failed;
    this.close();
    return true;
  }

  close() {
    if (!this.#server) return;
    this.#server.child.kill('SIGKILL');
    rmSync(this.#server.folder, { recursive: true, force: true });
    this.#server = undefined;
  }

  #start() {
    const { folder, env } = jobFolder(this.#job);
    const child = fork(join(import.meta.dirname, 'server.mjs'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...env, NODE_OPTIONS: '--max-old-space-size=2048' },
    });
    return { child, folder, ended: endOf(child) };
  }
}

function jobFolder(job) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-flips-'));
  writeFileSync(join(folder, 'job.json'), JSON.stringify(job));
  return { folder, env: { ...process.env, KIT_FLIPS: join(folder, 'job.json') } };
}

function endOf(child) {
  return new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
}
