/** A hint with the default list of techniques. */

import type { Search } from '@kit/grid';
import { techniques } from '../techniques/techniques.js';
import type { Hint, HintOptions, PositionLike } from '../types.js';
import { hintWith } from './questions.js';
import { createSolverSearches } from './solver-searches.js';

/**
 * Help for a player, in four stages: where to look, which technique, why (the pattern), and the full step.
 *
 * Mistakes come first, at every level: their cells, the wrong digits, and at level `'full'` also the digits that belong
 * there (`right`) and those that should not have been struck out (`lost`). Without mistakes the hint is the next step on
 * the player's own pencil marks, so what is done already is not hinted at. With `marks: 'partial'` a cell without notes has
 * the marks that the values leave, for players who note some cells only; with `marks: 'ignore'` every cell has them, for
 * players who keep no notes.
 *
 * {@link explainHint} puts each of them into words.
 *
 * @param position - the player's position; its givens are the puzzle if they have one solution, else all that stands there
 * @param options - the level, and the marks and limits of {@link SolveOptions}
 * @returns a stage of the step (kind `'step'`), the mistakes (`'mistake'`), or why there is no hint: `'solved'`,
 * `'stuck'`, `'invalid'`, `'multiple'`
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-number`, `bad-flag`, `bad-choice` for the level or the
 * marks, and the codes of a malformed position
 *
 * @example
 * ```ts
 * import { hint, parsePuzzle, setValue } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * hint(puzzle, { level: 'where' }); // => { kind: 'step', level: 'where', house: 21, houseCells: [27, 28, 29, 36, 37, 38, 45, 46, 47] }
 * const which = hint(puzzle, { level: 'which' });
 * which.kind === 'step' && which.level === 'which' && [which.technique, which.cells]; // => ['naked-single', [28]]
 * hint(setValue(puzzle, 1, 4), { level: 'where' }); // => { kind: 'mistake', level: 'where', cells: [1], wrong: [{ cell: 1, digit: 4 }] }
 * ```
 */
export function hint(position: PositionLike, options: HintOptions = {}): Hint {
  return hintWith(techniques, position, options);
}

/**
 * {@link hint} as a search, for `runAsync`.
 *
 * @param position - as for {@link hint}
 * @param options - as for {@link hint}
 * @returns a search; its `nodes` are the techniques that were asked, and stopping it gives the kind `limit`
 * @throws {@link InvalidInputError} as {@link hint}, at once
 *
 * @example
 * ```ts
 * import { hintSearch, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const where = runSync(hintSearch(puzzle, { level: 'where' }));
 * where.kind === 'step' && where.house; // => 21
 * ```
 */
export function hintSearch(position: PositionLike, options: HintOptions = {}): Search<Hint> {
  return createSolverSearches(techniques).hintSearch(position, options);
}
