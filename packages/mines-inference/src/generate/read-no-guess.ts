/** What `noGuess` asks for. */
import { checkChoice, checkFlag, checkInteger, checkOptions } from '@kit/grid';
import type { Logic } from '../deduce/easiest-step.js';
import type { GenerateOptions } from '../types.js';

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
