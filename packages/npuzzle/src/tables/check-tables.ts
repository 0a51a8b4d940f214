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
  type OptionName,
  type Random,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import { type NumberMap, numberMap } from '../kernel/number-map.js';
import type { CheckTablesOptions, Tables, TablesCheck } from '../types.js';
import { checkTablesShape } from './check-tables-fit.js';
import { type PatternGraph, patternGraph } from './pattern-graph.js';

const optionNames: readonly OptionName<CheckTablesOptions>[] = ['samples', 'seed', 'maxNodes'];

/** States of the ball around home, at most about. */
const ballStates = 100_000;

/** States between two yields; of those that are only looked up fifty times as many. */
const slice = 200;

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
 * {@link checkTables} as a search, to share the event loop by `runAsync`; the arguments are checked by the call itself.
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
export function checkTablesSearch(tables: Tables, options: CheckTablesOptions = {}): Search<TablesCheck> {
  checkTablesShape(tables, 'tables');
  checkOptions(options, optionNames);
  const samples = checkInteger(options.samples ?? 20, 'options.samples', 1, 1_000_000);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const maxNodes = checkInteger(options.maxNodes ?? 20_000_000, 'options.maxNodes', 0);
  return checkSamples(tables, samples, random, maxNodes);
}

/** Distances of states around home, all up to a radius. */
type Ball = { readonly distances: NumberMap; readonly isAll: boolean };

function* checkSamples(tables: Tables, samples: number, random: Random, maxNodes: number): Search<TablesCheck> {
  const graphs = tables.patterns.map((_, pattern) => patternGraph(tables, pattern));
  const balls: (Ball | undefined)[] = graphs.map(() => undefined);
  let nodes = 0;
  for (let checked = 0; checked < samples; checked++) {
    const pattern = random.int(graphs.length);
    const graph = graphs[pattern];
    const { cells, states, value } = graph.draw(random);
    const hasRoom = () => (nodes += slice) <= maxNodes;
    const ball = yield* within(ballAround(graph, balls[pattern]), hasRoom, () => ({ nodes }));
    if (!ball) return { status: 'limit', checked };
    balls[pattern] = ball;
    const found = yield* within(distanceTo(graph, ball, states), hasRoom, () => ({ nodes }));
    if (!found) return { status: 'limit', checked };
    const { distance } = found;
    const expected = distance === undefined ? value : distance + graph.atHome;
    // A placement that no board has may hold anything.
    if (value !== expected) {
      return { status: 'wrong', checked: checked + 1, pattern, cells, value, expected };
    }
  }
  return { status: 'consistent', checked: samples };
}

/** Work as long as there is room for it; `undefined` if there was no more, or it was told to stop. */
function* within<R, P>(
  work: Slices<R>,
  hasRoom: () => boolean,
  report: () => P,
): Generator<P, R | undefined, 'stop' | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (!hasRoom() || (yield report()) === 'stop') return undefined;
  }
}

/** The ball around home, if it isn't there already. */
function* ballAround(graph: PatternGraph, known: Ball | undefined): Slices<Ball> {
  if (known) return known;
  const distances = numberMap(2 * ballStates);
  let level = graph.home;
  for (const state of level) distances.add(state, 0);
  for (let radius = 1; level.length > 0 && distances.count() < ballStates; radius++) {
    level = yield* nextLevel(graph, level, distances, radius);
  }
  return { distances, isAll: level.length === 0 };
}

/** How far the nearest of some states is from home; undefined if it can't be reached. */
function* distanceTo(
  graph: PatternGraph,
  { distances, isAll }: Ball,
  states: readonly number[],
): Slices<{ readonly distance: number | undefined }> {
  const seen = numberMap();
  for (const state of states) seen.add(state, 0);
  let level = states;
  let looked = 0;
  for (let steps = 0; level.length > 0; steps++) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const state of level) {
      nearest = Math.min(nearest, distances.get(state) ?? nearest);
      if (++looked % (50 * slice) === 0) yield;
    }
    if (nearest < Number.POSITIVE_INFINITY) return { distance: steps + nearest };
    if (isAll) break;
    level = yield* nextLevel(graph, level, seen, 0);
  }
  return { distance: undefined };
}

/** The states one move from those of a level that haven't been seen; they are noted with a value. */
function* nextLevel(graph: PatternGraph, level: readonly number[], seen: NumberMap, value: number): Slices<number[]> {
  const next: number[] = [];
  for (let index = 0; index < level.length; index++) {
    const states = graph.around(level[index]);
    if (!seen.hasRoom(states.length)) yield* seen.grow(states.length);
    for (const to of states) if (seen.add(to, value)) next.push(to);
    if (index % slice === slice - 1) yield;
  }
  return next;
}
