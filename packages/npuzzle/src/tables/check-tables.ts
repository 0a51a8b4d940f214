/**
 * Are tables true? Values of tables are drawn and derived again from what they mean, by a search that knows nothing of how
 * tables are built: no blocks, no ranks of orders but the one that says where a value stands.
 *
 * The search goes from the drawn placement and from home at once. Around home all states are listed to some distance,
 * once for each pattern; from a placement it goes breadth first until it meets that ball, so each side only has to go
 * half of the distance.
 */
import {
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  type OptionName,
  type Pace,
  type Random,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { type NumberMap, numberMap } from '../kernel/number-map.js';
import type { Tally } from '../kernel/tally.js';
import type { CheckTablesOptions, Tables, TablesCheck } from '../types.js';
import { checkTablesShape } from './check-tables-fit.js';
import { type PatternGraph, patternGraph } from './pattern-graph.js';

const optionNames: readonly OptionName<CheckTablesOptions>[] = ['samples', 'seed', 'maxNodes'];

/** States of the ball around home, at most about. */
const ballStates = 100_000;

/** What a state takes whose neighbours are listed, in units of the pace, and what else takes time, counted in such states. */
const stateWork = 1250;
const lookupWork = 1 / 50;
const drawWork = 3;

/**
 * Draws values of tables and derives each again from its definition. `importTables` finds damage, but who made the bytes
 * can make a checksum too; with wrong values `solve` may call a solution `optimal` that is not.
 *
 * Of tables in which one value in k is wrong, n samples find one with the probability 1 − (1 − 1/k)ⁿ. With patterns of six
 * tiles on 4×4 a sample takes about a tenth of a second, with larger ones much longer.
 *
 * @param tables - what {@link buildTables} or {@link importTables} gave
 * @param options - how many values, seed and limit
 * @returns whether all that were drawn are true, or the first that is not
 * @throws {@link InvalidInputError} `bad-tables`, `bad-options`, `unknown-option`, `bad-number`, `bad-seed`
 *
 * @example
 * ```ts
 * import { buildTables, checkTables } from '@kit/npuzzle';
 *
 * const tables = buildTables({ rows: 3, cols: 3 });
 * checkTables(tables); // => { status: 'consistent', checked: 20 }
 * const tampered = { ...tables, values: tables.values.map((value) => value + 2) };
 * checkTables(tampered).status; // => 'wrong'
 * ```
 */
export function checkTables(tables: Tables, options: CheckTablesOptions = {}): TablesCheck {
  return runSync(checkTablesSearch(tables, options));
}

/**
 * {@link checkTables} as a search, to share the event loop by `runAsync`; the arguments are checked by the call itself. Its
 * progress has the states so far, and as `best` the number of values that were derived.
 *
 * @param tables - what {@link buildTables} or {@link importTables} gave
 * @param options - as for {@link checkTables}
 * @returns a generator that returns what {@link checkTables} does
 * @throws {@link InvalidInputError} as {@link checkTables}
 *
 * @example
 * ```ts
 * import { buildTables, checkTablesSearch, runAsync } from '@kit/npuzzle';
 *
 * (await runAsync(checkTablesSearch(buildTables({ rows: 2, cols: 3 }), { samples: 5 }))).status; // => 'consistent'
 * ```
 */
export function checkTablesSearch(tables: Tables, options?: CheckTablesOptions): Search<TablesCheck> {
  return search(tables, options);
}

const search = /* @__PURE__ */ defineSearch({
  read: (tables: Tables, options: CheckTablesOptions = {}): CheckJob => {
    checkTablesShape(tables, 'tables');
    checkOptions(options, optionNames);
    return {
      tables,
      samples: checkInteger(options.samples ?? 20, 'options.samples', 1, 1_000_000),
      random: createRandom(checkSeed(options.seed ?? 0, 'options.seed')),
      maxNodes: checkInteger(options.maxNodes ?? 20_000_000, 'options.maxNodes', 0),
      nodes: 0,
      checked: 0,
    };
  },
  *work(job, pace): Slices<TablesCheck> {
    const judging = judgeSamples(job, pace);
    while (job.checked < job.samples) {
      const { value } = judging.next();
      if (value?.status === 'wrong') return { ...value, checked: job.checked + 1 };
      if (value) job.checked++;
      else if (job.nodes > job.maxNodes) return soFar(job);
      else yield;
    }
    return { status: 'consistent', checked: job.checked };
  },
  report: (job) => ({ nodes: Math.floor(job.nodes), best: soFar(job) }),
  stopped: soFar,
});

/** What is checked, and how far that has come. */
type CheckJob = Tally & {
  readonly tables: Tables;
  readonly samples: number;
  readonly random: Random;
  readonly maxNodes: number;
  checked: number;
};

function soFar({ checked }: CheckJob): TablesCheck {
  return { status: 'limit', checked };
}

/** Distances of states around home, all up to a radius. */
type Ball = { readonly distances: NumberMap; readonly isAll: boolean };

/** Counts work; is it time to yield, or enough? */
function isTime(job: CheckJob, pace: Pace, work: number): boolean {
  job.nodes += work;
  return spend(pace, work * stateWork) || job.nodes > job.maxNodes;
}

/** What is said of a value that was drawn. */
type Judged = { readonly status: 'right' } | Omit<Extract<TablesCheck, { status: 'wrong' }>, 'checked'>;

/** Draws values and derives them, without an end; yields what is said of each, and nothing where it may pause. */
function* judgeSamples(job: CheckJob, pace: Pace): Generator<Judged | undefined, never> {
  const { tables, random } = job;
  const graphs: PatternGraph[] = [];
  for (const pattern of tables.patterns.keys()) graphs.push(yield* patternGraph(tables, pattern, pace));
  const balls: (Ball | undefined)[] = graphs.map(() => undefined);
  for (;;) {
    const pattern = random.int(graphs.length);
    const graph = graphs[pattern];
    const { cells, states, value } = graph.draw(random);
    if (isTime(job, pace, drawWork)) yield;
    const ball = balls[pattern] ?? (yield* ballAround(graph, job, pace));
    balls[pattern] = ball;
    const distance = yield* distanceTo(graph, ball, states, job, pace);
    const expected = distance === undefined ? value : distance + graph.atHome;
    // A placement that no board has may hold anything.
    yield value === expected ? { status: 'right' } : { status: 'wrong', pattern, cells, value, expected };
  }
}

function* ballAround(graph: PatternGraph, job: CheckJob, pace: Pace): Slices<Ball> {
  const distances = numberMap(2 * ballStates);
  let level = graph.home;
  for (const state of level) distances.add(state, 0);
  for (let radius = 1; level.length > 0 && distances.count() < ballStates; radius++) {
    level = yield* nextLevel(graph, level, { seen: distances, value: radius }, job, pace);
  }
  return { distances, isAll: level.length === 0 };
}

/** How far the nearest of some states is from home; undefined if it can't be reached. */
function* distanceTo(
  graph: PatternGraph,
  { distances, isAll }: Ball,
  states: readonly number[],
  job: CheckJob,
  pace: Pace,
): Slices<number | undefined> {
  // Most are inside of the ball, and need no room.
  const seen = numberMap(states.length);
  for (const state of states) seen.add(state, 0);
  let level = states;
  for (let steps = 0; level.length > 0; steps++) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const state of level) {
      nearest = Math.min(nearest, distances.get(state) ?? nearest);
      if (isTime(job, pace, lookupWork)) yield;
    }
    if (nearest < Number.POSITIVE_INFINITY) return steps + nearest;
    if (isAll) break;
    level = yield* nextLevel(graph, level, { seen, value: 0 }, job, pace);
  }
  return undefined;
}

/** The states one move from those of a level that haven't been seen; they are noted with a value. */
function* nextLevel(
  graph: PatternGraph,
  level: readonly number[],
  { seen, value }: { readonly seen: NumberMap; readonly value: number },
  job: CheckJob,
  pace: Pace,
): Slices<number[]> {
  const next: number[] = [];
  for (const state of level) {
    const states = graph.around(state);
    if (!seen.hasRoom(states.length)) yield* seen.grow(states.length, pace);
    for (const to of states) if (seen.add(to, value)) next.push(to);
    if (isTime(job, pace, 1)) yield;
  }
  return next;
}
