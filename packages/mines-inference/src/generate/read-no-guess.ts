/** What `noGuess` asks for. */
import {
  checkChoice,
  checkFlag,
  checkInteger,
  checkOptions,
  InvalidInputError,
  type Pace,
  type Slices,
} from '@kit/grid';
import type { Logic } from '../deduce/easiest-step.js';
import { type MeasuredShape, measureMines } from '../metrics/board-metrics.js';
import type { GenerateOptions, MetricRange, MetricsTargets } from '../types.js';

/** How fields without guesses are made, and what they may need; no logic: whatever `deduce` finds. */
export type NoGuess = { readonly how: 'exact' | 'quick'; readonly logic: Logic | undefined };

/** Throws `bad-choice`, `bad-options`, `unknown-option`, `bad-flag`, `bad-number`. */
export function readNoGuess(value: GenerateOptions['noGuess']): NoGuess | undefined {
  if (value === undefined || typeof value === 'boolean') return value ? { how: 'quick', logic: undefined } : undefined;
  const name = 'options.noGuess';
  if (typeof value !== 'object') return { how: checkChoice(value, name, ['exact', 'quick']), logic: undefined };
  checkOptions(value, ['how', 'counter', 'maxNumbers'], name);
  const how = checkChoice(value.how ?? 'quick', `${name}.how`, ['exact', 'quick']);
  const counter = checkFlag(value.counter ?? true, `${name}.counter`);
  if (counter && value.maxNumbers === undefined) return { how, logic: undefined };
  const maxNumbers =
    value.maxNumbers === undefined ? Number.POSITIVE_INFINITY : checkInteger(value.maxNumbers, `${name}.maxNumbers`, 1);
  return { how, logic: { counter, maxNumbers } };
}

const names = ['threeBv', 'openings', 'islands', 'zini'] as const;

/** The targets with both ends, as they were given. */
export type Targets = readonly { readonly name: (typeof names)[number]; readonly min: number; readonly max: number }[];

/** Throws `bad-options`, `unknown-option`, `bad-number`, `contradictory-options`; undefined if nothing is asked for. */
export function readTargets(metrics: MetricsTargets | undefined): Targets | undefined {
  if (metrics === undefined) return undefined;
  checkOptions(metrics, names, 'options.metrics');
  const targets = names.flatMap((name) => {
    const range = metrics[name];
    return range === undefined ? [] : [{ name, ...readRange(range, `options.metrics.${name}`) }];
  });
  return targets.length === 0 ? undefined : targets;
}

function readRange(range: MetricRange, name: string): { min: number; max: number } {
  checkOptions(range, ['min', 'max'], name);
  const min = checkInteger(range.min ?? 0, `${name}.min`, 0);
  const max = checkInteger(range.max ?? Number.MAX_SAFE_INTEGER, `${name}.max`, 0);
  if (min <= max) return { min, max };
  throw new InvalidInputError('contradictory-options', `${name}.min is ${min}: expected at most ${name}.max, ${max}`, {
    name: `${name}.min`,
  });
}

/** Does a field meet them? ZiNi is only counted where it is asked for. */
export function* meetsTargets(mined: Uint8Array, shape: MeasuredShape, targets: Targets, pace: Pace): Slices<boolean> {
  const wantsZini = targets.some(({ name }) => name === 'zini');
  const measured = yield* measureMines(mined, shape, { ties: 'columns', wantsZini }, pace);
  return targets.every(({ name, min, max }) => measured[name] >= min && measured[name] <= max);
}
