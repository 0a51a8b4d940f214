/** Games whose clues are more than plain counts, counted as exactly as the usual one. */
import {
  checkInteger,
  checkOptions,
  defineSearch,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { type Constraints, constraintsOn } from '../kernel/constraints.js';
import { defaultMaxStates, newEffort, stepsOf } from '../kernel/effort.js';
import { infer } from '../kernel/infer.js';
import type { Rules, RulesAnalysis, RulesOptions } from '../types.js';
import { type CompiledRules, compileRules } from './compile-rules.js';
import { type CheckedRules, readRules } from './read-rules.js';

/**
 * What is certain, and the exact chance of each number of mines in each cell, under rules of one's own: cells that hold
 * several mines, clues that allow several sums (liars, parity, at least, at most, either of two), mines that count twice, or
 * against the others.
 *
 * Every layout that fits is equally likely; a layout says how many mines each cell holds. The rules are written in plain
 * cells and counts, so that the kernel of {@link analyze} does the work; a clue that allows many sums of many cells makes it
 * wider by as many helpers.
 *
 * @param rules - the cells, what they may hold, and the clues: at most 65,536 cells, 8 mines in a cell, weights from -8 to 8,
 * in a clue at most 4,096 mines, each by its weight
 * @param options - the limit of work
 * @returns proofs and chances; `inconsistent` if nothing fits, `limit` where a region has more states than `maxStates`: what is
 * known then is proven all the same
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-number`, `bad-mines`, `bad-list`, `bad-length`,
 * `bad-cell`
 *
 * @example
 * ```ts
 * import { analyzeRules } from '@kit/mines-inference';
 *
 * // Three cells in a row, at most two mines each; the first clue lies by one, the second doesn't.
 * const liar = { cells: [0, 1], sums: [2, 4] };
 * const rules = { cells: 3, maxMines: 2, clues: [liar, { cells: [1, 2], sums: [0] }] };
 * const { known, chances } = analyzeRules(rules);
 * known; // => [2, 0, 0]
 * chances[0]; // => [0, 0, 1]
 * ```
 */
export function analyzeRules(rules: Rules, options: RulesOptions = {}): RulesAnalysis {
  return runSync(analyzeRulesSearch(rules, options));
}

/**
 * {@link analyzeRules} as a search: stopped early its status is `limit`, and nothing is known. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { analyzeRulesSearch, runAsync } from '@kit/mines-inference';
 *
 * const parity = { cells: [0, 1], sums: [0, 2] };
 * (await runAsync(analyzeRulesSearch({ cells: 2, clues: [parity] }))).chances[0]; // => [0.5, 0.5]
 * ```
 */
export function analyzeRulesSearch(rules: Rules, options: RulesOptions = {}): Search<RulesAnalysis> {
  return start(rules, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (rules: Rules, options: RulesOptions): Job => {
    checkOptions(options, ['maxStates']);
    const maxStates = checkInteger(options.maxStates ?? defaultMaxStates, 'options.maxStates', 1, 16_777_216);
    return { rules: readRules(rules), maxStates };
  },
  work: rulesWork,
  report: stepsOf,
  stopped: ({ rules }) => nothing('limit', rules.most.length),
});

type Job = { readonly rules: CheckedRules; readonly maxStates: number };

function* rulesWork({ rules: checked, maxStates }: Job, pace: Pace): Slices<RulesAnalysis> {
  const compiled = compileRules(checked);
  if (compiled === undefined) return nothing('limit', checked.most.length);
  if (spend(pace, compiled.cells + 4 * compiled.listed)) yield;
  const { status, values, chances } = yield* infer(constraintsOf(compiled), newEffort(maxStates, pace));
  if (status === 'inconsistent') return nothing(status, checked.most.length);
  const known: (number | null)[] = [];
  const list: (readonly number[] | null)[] = [];
  for (const [cell, sources] of compiled.sources.entries()) {
    const of = sources.map(({ copies }) => copies[0]);
    const single = of[0];
    const proven = of.length === 1 ? values[single] : of.length === 0 ? 0 : of.findIndex((at) => values[at] === 1);
    known.push(proven === -1 ? null : proven);
    const each = of.length === 1 ? [1 - chances[single], chances[single]] : of.map((at) => chances[at]);
    const most = checked.most[cell];
    list.push(proven >= 0 ? certainty(proven, most) : each.every((chance) => chance >= 0 && chance <= 1) ? each : null);
    if (spend(pace, 4 + 4 * most)) yield;
  }
  return { status, known, chances: list };
}

function nothing(status: RulesAnalysis['status'], cells: number): RulesAnalysis {
  return { status, known: new Array<null>(cells).fill(null), chances: new Array<null>(cells).fill(null) };
}

function certainty(proven: number, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, value) => Number(value === proven));
}

function constraintsOf({ cells, mines, members, needs }: CompiledRules): Constraints {
  const starts = new Int32Array(members.length + 1);
  for (let clue = 0; clue < members.length; clue++) starts[clue + 1] = starts[clue] + members[clue].length;
  return constraintsOn(
    cells,
    mines,
    new Int32Array(needs),
    new Int32Array(needs),
    starts,
    new Int32Array(members.flat()),
  );
}
