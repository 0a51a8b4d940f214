/**
 * The names of the nets in a rating: a form (contradiction, double, region, cell) at a level of nesting.
 *
 * A language gives four names of forms and a text around them for each level, with `{form}` where the form goes.
 */

import type { ExplainerTechniqueId } from '../types.js';

const levels = ['dynamic', 'dynamic-plus', 'nested-2', 'nested-3', 'nested-4', 'nested-5'] as const;
const forms = ['contradiction', 'double', 'region', 'cell'] as const;

/** What a language calls the forms, and each level. */
export type NetWords = {
  /** The forms, such as `Cell Forcing Chains`. */
  readonly forms: Readonly<Record<(typeof forms)[number], string>>;
  /** The levels, such as `Dynamic {form} (+)`. */
  readonly levels: Readonly<Record<(typeof levels)[number], string>>;
};

/** The names of unique loops by their type, after the name of all. */
export function loopNames(name: string): Record<`unique-loop-${1 | 2 | 3 | 4}`, string> {
  return {
    'unique-loop-1': `${name} 1`,
    'unique-loop-2': `${name} 2`,
    'unique-loop-3': `${name} 3`,
    'unique-loop-4': `${name} 4`,
  };
}

type NetId = Extract<ExplainerTechniqueId, `${(typeof levels)[number]}-${(typeof forms)[number]}`>;

/** The name of each form at each level. */
export function netNames(words: NetWords): Record<NetId, string> {
  const names = levels.flatMap((level) =>
    forms.map((form) => [`${level}-${form}`, words.levels[level].replace('{form}', words.forms[form])]),
  );
  return Object.fromEntries(names);
}
