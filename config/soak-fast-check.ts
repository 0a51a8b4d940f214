/**
 * `fast-check` in a soak: each property is tried with one seed after the other, for so many seconds or so many cases, and
 * what a test says of its number of runs counts for the first seed alone. A failure names the seed that repeats it.
 */
import real from 'fast-check';
import { afterAll } from 'vitest';
import { noteCases } from './soak-cases.js';

export * from 'fast-check';

const seconds = Number(process.env['KIT_SECONDS'] ?? 8);
const mostCases = Number(process.env['KIT_CASES'] ?? 200_000);
let tried = 0;

afterAll(() => {
  noteCases(tried);
  tried = 0;
});

/** The rounds of one property: how many cases each has, and its seed. */
function* rounds(parameters: real.Parameters<unknown>): Generator<real.Parameters<unknown>> {
  const { numRuns = 100, seed = 0 } = { ...real.readConfigureGlobal(), ...parameters };
  const { examples = [] } = parameters;
  const start = process.cpuUsage().user;
  for (let round = 0, cases = 0, runs = numRuns; ; round++, runs *= 2) {
    yield { ...parameters, examples: round > 0 ? [] : examples, numRuns: runs, seed: seed + round };
    cases += runs;
    tried += runs;
    if (cases >= mostCases || process.cpuUsage().user - start >= seconds * 1e6) return;
  }
}

function assert<T>(property: real.IRawProperty<T>, parameters: real.Parameters<T> = {}): Promise<void> | void {
  const all = rounds(parameters as real.Parameters<unknown>) as Generator<real.Parameters<T>>;
  if (property.isAsync()) return assertAll(property, all);
  for (const round of all) real.assert(property as real.IProperty<T>, round);
}

async function assertAll<T>(property: real.IRawProperty<T>, all: Generator<real.Parameters<T>>): Promise<void> {
  for (const round of all) await real.assert(property as real.IAsyncProperty<T>, round);
}

export default { ...real, assert };
