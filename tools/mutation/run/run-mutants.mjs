// Which mutants does no test notice? All are in one bundle behind switches, so that trying one is running the tests that reach
// it, and nothing is read, compiled or loaded again.
//
// A mutant in what is computed only once, when a module is loaded or at the first call, can't be seen that way: whatever
// nobody notices is tried again in a process of its own, where the mutant is there from the beginning.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleTests } from './bundle.mjs';

/** Processor time that a test may take with a mutant: so much more than without one that it never ends. */
const patience = (seconds) => 1 + 8 * seconds;
/** A test that waits for ever takes no processor time: nearly none in so many milliseconds. */
const idle = 15_000;
const nearlyNone = 0.1;
/** Bytes beyond those before it: a mutant that takes more would take all, and the whole process with it. */
const mostMemory = 1.5e9;

/**
 * Tries mutants, `{ index, mutants: how many, switched, recorded }`: `switched` and `recorded` give a source's text with
 * switches and with reports of what is reached. Of the tests that reach a mutant the cheapest are run, `seconds` of them.
 * Those that noticed another mutant of the same file (`fileOf` names it) come first. Calls `report(index, noticed, why)` for
 * each.
 */
export async function runMutants({ root, files, count, wanted, switched, recorded, seconds, fileOf, report, say }) {
  const folder = mkdtempSync(join(root, '.cache', 'mutation', 'run-'));
  const job = { root, files, folder };
  try {
    say('finding out what each test reaches …');
    const { tests, loading } = await record(await written(job, 'recorded.mjs', recorded), count);
    const failing = tests.filter(({ error }) => error);
    if (failing.length === tests.length) throw new Error(`all tests fail without a mutant\n${failing[0]?.error}`);
    for (const { file, name: test, error } of failing) say(`left out, since it fails here: ${file} ${test}\n${error}`);
    for (const { file, name, asserts, error } of tests) if (!asserts && !error) say(`asserts nothing: ${file} ${name}`);
    const bundle = await written(job, 'switched.mjs', switched);
    const shared = new TestWorker(bundle, count);
    const passing = tests.filter(({ error }) => !error);
    // A test that needs those before it (that they have counted something, say) would fail whatever the mutant is.
    const dependent = await shared.failing(passing.toReversed());
    for (const { file, name } of dependent) say(`left out, since it needs the tests before it: ${file} ${name}`);
    const usable = passing.filter((test) => !dependent.includes(test)).sort((a, b) => a.seconds - b.seconds);
    const sharpFirst = new SharpTests();
    for (const [nth, mutant] of wanted.entries()) {
      const comeHere = usable.filter(({ reached }) => reached.has(mutant));
      const reaching = sharpFirst.order(fileOf(mutant), cheapest(comeHere, seconds));
      const early = loading.has(mutant);
      let by = await shared.noticedBy(mutant, reaching);
      if (by === undefined && (early || reaching.length > 0)) {
        const alone = new TestWorker(bundle, count, mutant);
        // What a table is asked for is seen by the other tests of those files, too.
        const near = new Set(reaching.map(({ file }) => file));
        by = await alone.noticedBy(
          mutant,
          cheapest(early ? usable : usable.filter(({ file }) => near.has(file)), seconds),
        );
        alone.close();
      }
      sharpFirst.remember(fileOf(mutant), by);
      report(
        mutant,
        by !== undefined,
        reaching.length > 0 || early
          ? `none of ${reaching.length} tests fails${reaching.length < comeHere.length ? `, of ${comeHere.length} that come here` : ''}`
          : 'no test comes here',
      );
      if ((nth + 1) % 250 === 0) say(`${nth + 1} of ${wanted.length}`);
    }
    shared.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whatever notices one mutant of a file notices the next one often, too, and then no other test has to run. */
class SharpTests {
  #byFile = new Map();

  order(file, tests) {
    const sharp = this.#byFile.get(file) ?? [];
    const rank = (test) => {
      const at = sharp.lastIndexOf(test.index);
      return at === -1 ? sharp.length : sharp.length - 1 - at;
    };
    return tests.toSorted((a, b) => rank(a) - rank(b));
  }

  remember(file, by) {
    if (by === undefined) return;
    const others = (this.#byFile.get(file) ?? []).filter((index) => index !== by);
    this.#byFile.set(file, [...others, by]);
  }
}

/** The first of tests in the order of their time that take so many seconds in all; at least one. */
function cheapest(tests, seconds) {
  let sum = 0;
  const enough = tests.findIndex((test) => (sum += test.seconds) > seconds);
  return enough === -1 ? tests : tests.slice(0, Math.max(1, enough));
}

async function written({ folder, ...job }, file, texts) {
  const path = join(folder, file);
  writeFileSync(path, await bundleTests({ ...job, switched: texts }));
  return pathToFileURL(path).href;
}

async function record(bundle, count) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), options(bundle, count, -1));
  return new Promise((resolve, reject) => {
    const tests = [];
    let loading;
    worker.on('error', reject);
    worker.on('message', (message) => {
      if (message.tests) {
        tests.push(...message.tests);
        loading = new Set(message.reached);
        worker.postMessage({ record: true, indices: [...tests.keys()] });
      } else if (message.done) {
        void worker.terminate();
        resolve({ tests, loading });
      } else {
        const { index, reached } = message;
        Object.assign(tests[index], message, { reached: new Set(reached) });
      }
    });
  });
}

/** Runs tests with a mutant, in a thread that is started again whenever a mutant has broken it. */
class TestWorker {
  #bundle;
  #count;
  #alone;
  #worker;

  constructor(bundle, count, alone = -1) {
    this.#bundle = bundle;
    this.#count = count;
    this.#alone = alone;
  }

  /** The index of the test that notices a mutant, or undefined. */
  async noticedBy(mutant, tests) {
    if (tests.length === 0) return undefined;
    const first = await this.#run(mutant, tests);
    if (!first.spoilt || this.#alone !== -1) return first.by;
    // Perhaps the one before it is to blame: only what a fresh worker says counts.
    this.close();
    const second = await this.#run(mutant, tests);
    if (second.spoilt) this.close();
    return second.by;
  }

  /** Which tests fail without a mutant, in this order? */
  async failing(tests) {
    const failing = [];
    for (let rest = tests; rest.length > 0; ) {
      const { by } = await this.#run(-1, rest);
      const at = by === undefined ? rest.length : rest.findIndex(({ index }) => index === by);
      // Alone again: on a busy machine one may only have waited too long for its turn.
      if (by !== undefined && (await this.#run(-1, [rest[at]])).by !== undefined) failing.push(rest[at]);
      rest = rest.slice(at + 1);
    }
    this.close();
    return failing;
  }

  close() {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start() {
    const worker = new Worker(
      new URL('./worker.mjs', import.meta.url),
      options(this.#bundle, this.#count, this.#alone),
    );
    // A thread that was given up may still run out of memory before it ends; that is nobody's error any more.
    worker.on('error', () => {});
    return worker;
  }

  #run(mutant, tests) {
    let running = tests[0].index;
    const broken = () => {
      this.close();
      return { by: running, spoilt: false };
    };
    const seconds = new Map(tests.map((test) => [test.index, test.seconds]));
    return new Promise((resolve) => {
      // Loading may take long, too, or never end.
      let limit = patience(5);
      let since = { cpu: process.cpuUsage(), wall: performance.now() };
      const memory = process.memoryUsage.rss();
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - memory > mostMemory) return end(broken());
        const { user, system } = process.cpuUsage(since.cpu);
        const used = (user + system) / 1e6;
        if (used > limit || (used < nearlyNone && performance.now() - since.wall > idle)) end(broken());
      }, 100);
      const isNew = !this.#worker;
      this.#worker ??= this.#start();
      const worker = this.#worker;
      const ask = () => worker.postMessage({ mutant, indices: tests.map(({ index }) => index) });
      const onBroken = () => end(broken());
      const onMessage = (message) => {
        if (message.tests) ask();
        else if (message.done) end(message);
        else {
          running = message.running;
          since = { cpu: process.cpuUsage(), wall: performance.now() };
          limit = patience(seconds.get(running));
        }
      };
      const end = (answer) => {
        clearInterval(watch);
        worker.off('error', onBroken).off('exit', onBroken).off('message', onMessage);
        resolve(answer);
      };
      worker.on('error', onBroken).on('exit', onBroken).on('message', onMessage);
      if (!isNew) ask();
    });
  }
}

function options(bundle, mutants, active) {
  return {
    workerData: { bundle, mutants, active },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  };
}
