import { spawnSync } from 'node:child_process';

/** Runs named checks one after the other, says how each went, and counts. */
export class Tally {
  passed = 0;
  failed = 0;

  /** A check passes unless it throws; what it returns is shown behind its name. Returns whether it passed. */
  check(name, action, started = performance.now()) {
    try {
      const remark = action();
      this.passed++;
      console.log(`ok      ${name}${remark ? ` (${remark})` : ''} ${Math.round(performance.now() - started)} ms`);
      return true;
    } catch (error) {
      this.failed++;
      console.log(`FAILED  ${name}\n${String(error.message ?? error).replace(/^/gm, '        ')}`);
      return false;
    }
  }

  /** The same for a check that takes its time. */
  async checkAsync(name, action) {
    const started = performance.now();
    const outcome = await action().then(
      (remark) => () => remark,
      (error) => () => {
        throw error;
      },
    );
    this.check(name, outcome, started);
  }

  /** The closing line, and the exit status that goes with it. */
  close() {
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}

/** Runs a program to its end and returns what it printed; throws with its output if it fails. */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26, ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    throw new Error(`${program} ${args.join(' ')} ended with ${result.status}\n${result.stdout}${result.stderr}`);
  }
  return result.stdout;
}

/** Throws unless the condition holds. */
export function must(condition, message) {
  if (!condition) throw new Error(message);
}
