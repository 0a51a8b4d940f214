/**
 * A hint in words.
 *
 * Each kind of hint at each level is a key of the catalogue and what goes into its text, as steps bring theirs.
 */

import { readTables } from '../layout/tables.js';
import type {
  Candidate,
  Catalogue,
  ExplainOptions,
  FullHint,
  Hint,
  HintMessageKey,
  Message,
  MessageParam,
  MistakeHint,
  Pattern,
  TechniqueId,
} from '../types.js';
import { requireHint } from '../verify/require-hint.js';
import { rangesOf } from '../verify/require-step.js';
import { explainStep, layoutOf } from './explain-step.js';
import { fillMessage } from './fill-message.js';
import { notationOf } from './format.js';
import { hintsOf, requireEntry } from './require-catalogue.js';
import { techniqueName } from './technique-name.js';
import { writerFor } from './writer.js';

/**
 * What a hint says, in one or two sentences: as much as its level gives away, and no more.
 *
 * At level `'full'` of a step these are the words of {@link explainStep}. Hints of other kinds have words too: mistakes, a
 * solved grid, and why there is no hint.
 *
 * @param hint - what `hint` returned, or the `hint` of a {@link createSolver}
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @param options - the notation of cells
 * @returns one line of plain text
 * @throws {@link InvalidInputError} `bad-hint`, `bad-step`, `bad-layout`, `bad-options`, `unknown-option`, `bad-choice`,
 * `bad-catalogue`; `unknown-technique`, `unknown-message` and `missing-param` as for {@link explainStep}
 *
 * @example
 * ```ts
 * import { en, explainHint, hint, parsePuzzle, setValue } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * explainHint(hint(puzzle, { level: 'where' }), en); // => 'Look at box 4.'
 * explainHint(hint(puzzle, { level: 'which' }), en); // => 'Naked Single: look at r4c2.'
 * explainHint(hint(puzzle), en); // => 'Naked Single: every digit but 8 is ruled out in r4c2, so r4c2 is 8.'
 * explainHint(hint(setValue(puzzle, 1, 4)), en); // => 'The right digit is r1c2=9.'
 * ```
 */
export function explainHint(hint: Hint, catalogue: Catalogue, options: ExplainOptions = {}): string {
  const notation = notationOf(options);
  const tables = readTables(layoutOf(hint), 'hint.layout');
  requireHint(hint, rangesOf(tables.size, tables.named.length));
  const hints = hintsOf(catalogue);
  if (hint.kind === 'step' && hint.level === 'full') return explainStep(hint.step, catalogue, options);
  const { key, params = {}, technique } = messageOf(hint);
  const text = fillMessage(
    requireEntry(hints, key, 'unknown-message'),
    params,
    catalogue,
    writerFor(tables, catalogue, notation),
  );
  if (technique === undefined) return text;
  const name = techniqueName(technique, catalogue);
  return catalogue.explanation.replace('{technique}', () => name).replace('{text}', () => text);
}

/** What a hint says, apart from its language; the technique's name comes before it. */
type HintMessage = {
  readonly key: HintMessageKey;
  readonly params?: Message['params'];
  readonly technique?: TechniqueId;
};

function messageOf(hint: Exclude<Hint, FullHint>): HintMessage {
  if (hint.kind === 'mistake') return mistakeMessage(hint);
  if (hint.kind !== 'step') return { key: hint.kind };
  if (hint.level === 'where') return { key: 'where', params: { house: { type: 'houses', houses: [hint.house] } } };
  const { technique, cells } = hint;
  const which = { cells: { type: 'cells', cells } } as const;
  return { technique, ...(hint.level === 'which' ? { key: 'which', params: which } : whyMessage(hint.pattern, which)) };
}

/** Of chains their links, of other patterns their digits, cells and houses. */
function whyMessage({ candidates, houses, links }: Pattern, which: Message['params']): HintMessage {
  if (links.some(({ type }) => type === 'strong'))
    return { key: 'why-links', params: { chain: { type: 'links', links } } };
  if (candidates.length === 0) return { key: 'which', params: which };
  const digits = [...new Set(candidates.map(({ digit }) => digit))];
  const params = { ...which, digits: { type: 'digits', digits } } as const;
  if (houses.length === 0) return { key: 'why', params };
  const numbers = [...new Set(houses.map(({ house }) => house))];
  return { key: 'why-houses', params: { ...params, houses: { type: 'houses', houses: numbers } } };
}

/** How many mistakes there are, then where, then what is right. */
function mistakeMessage({ level, cells, wrong, right = [], lost = [] }: MistakeHint): HintMessage {
  const struck = cells.length - wrong.length;
  const one = <Key>(digits: Key, marks: Key, both: Key): Key =>
    struck === 0 ? digits : wrong.length === 0 ? marks : both;
  switch (level) {
    case 'where':
      return {
        key: one('wrong', 'struck', 'wrong-and-struck'),
        params: { wrong: { type: 'count', count: wrong.length }, struck: { type: 'count', count: struck } },
      };
    case 'full':
      return {
        key: one('right', 'restore', 'right-and-restore'),
        params: { right: candidatesParam(right), lost: candidatesParam(lost) },
      };
    default:
      return { key: 'mistakes', params: { cells: { type: 'cells', cells } } };
  }
}

function candidatesParam(candidates: readonly Candidate[]): MessageParam {
  return { type: 'candidates', candidates };
}
