import { spawnSync } from 'node:child_process';

/** Runs named checks one after the other, says how each went, and counts. */
export class Tally {
  passed = 0;
  failed = 0;
  #say;

  /** Lines go to the console, or to who is told. */
  constructor(say = console.log) {
    this.#say = say;
  }

  /** A check passes unless it throws; what it returns is shown behind its name. Returns whether it passed. */
  check(name, action, started = performance.now()) {
    try {
      const remark = action();
      this.passed++;
      this.#say(`ok      ${name}${remark ? ` (${remark})` : ''} ${Math.round(performance.now() - started)} ms`);
      return true;
    } catch (error) {
      this.failed++;
      this.#say(`FAILED  ${name}\n${String(error.message ?? error).replace(/^/gm, '        ')}`);
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

  /** Series of checks, so many at a time; each says its lines in one piece, in the order of the list. */
  async checkTogether(series, atOnce) {
    const lists = series.map(() => []);
    const waiting = [...series.entries()];
    let said = 0;
    const over = new Set();
    const sayWhatIsOver = () => {
      for (; over.has(said); said++) for (const line of lists[said]) this.#say(line);
    };
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, checks] = next;
        const own = new Tally((line) => lists[index].push(line));
        await checks(own);
        this.passed += own.passed;
        this.failed += own.failed;
        over.add(index);
        sayWhatIsOver();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
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
