/**
 * Which technique the player used: the easiest step whose conclusions cover what changed on the board.
 *
 * The move is the difference of two positions, without the pencil marks that a new digit rubs out in its peers. Every
 * technique is asked in turn and stops at its first instance that accounts for all of the move, so an easy move costs
 * little.
 */

import { InvalidInputError, runSlices, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { maskOf } from '../board/digits.js';
import { withMarks } from '../board/marks.js';
import { placeOf, readPosition } from '../board/read-position.js';
import { areExclusive } from '../kernel/exclusion.js';
import type { State } from '../kernel/state.js';
import type { Tables } from '../kernel/tables.js';
import { candidatesIn, cellsAt } from '../techniques/shared/parts.js';
import type { Context, Emit, Finder } from '../techniques/shared/technique.js';
import { techniques as defaultTechniques } from '../techniques/techniques.js';
import type { Candidate, MoveExplanation, Position, PositionLike, SolveOptions, Step, Technique } from '../types.js';
import { readQuestion } from './context-of.js';
import { checkTechniques } from './options.js';
import { inOneGo, inSlices, type Pace } from './search-steps.js';

/**
 * Which technique explains the player's own move: the digit set or the candidates struck out between two positions.
 *
 * The easiest technique of the list that has an instance with all of it. A digit counts as explained by a step that
 * sets it, or by one that strikes out candidates and leaves it a single; struck candidates by a step that strikes out
 * all of them, or sets a digit that rules them out. What was taken back or written is no deduction and is left out of
 * account.
 *
 * @param before - the position before the move
 * @param after - the position after it, with the same givens
 * @param techniques - which to try, in this order; all by default
 * @param options - limits, see {@link SolveOptions}
 * @returns the step and its technique, or that there is none
 * @throws {@link InvalidInputError} `puzzle-mismatch` if the givens differ, `bad-techniques`, `bad-options`,
 * `unknown-option`, `bad-choice`, `bad-number`, `bad-flag`, and the codes of a malformed position
 *
 * @example
 * ```ts
 * import { parsePuzzle, setValue, techniqueOf } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const move = techniqueOf(puzzle, setValue(puzzle, 28, 8));
 * move.status === 'explained' && move.technique; // => 'naked-single'
 * techniqueOf(puzzle, puzzle); // => { status: 'no-move' }
 * ```
 */
export function techniqueOf(
  before: PositionLike,
  after: PositionLike,
  techniques: readonly Technique[] = defaultTechniques,
  options: SolveOptions = {},
): MoveExplanation {
  const { context, move, list } = readMove(before, after, techniques, options);
  return runSlices(explainMove(context, move, list, inOneGo));
}

/**
 * {@link techniqueOf} as a search, for `runAsync`.
 *
 * @param before - as for {@link techniqueOf}
 * @param after - as for {@link techniqueOf}
 * @param techniques - as for {@link techniqueOf}
 * @param options - as for {@link techniqueOf}
 * @returns a search; its `nodes` are the techniques that were asked, of `total`, and stopping it gives `limit`
 * @throws {@link InvalidInputError} as {@link techniqueOf}, at once
 *
 * @example
 * ```ts
 * import { parsePuzzle, runSync, setValue, techniqueOfSearch } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const move = runSync(techniqueOfSearch(puzzle, setValue(puzzle, 28, 8)));
 * move.status === 'explained' && move.technique; // => 'naked-single'
 * ```
 */
export function techniqueOfSearch(
  before: PositionLike,
  after: PositionLike,
  techniques: readonly Technique[] = defaultTechniques,
  options: SolveOptions = {},
): Search<MoveExplanation> {
  const { context, move, list } = readMove(before, after, techniques, options);
  let nodes = 0;
  return asSearch(
    explainMove(
      context,
      move,
      list,
      inSlices(() => nodes++),
    ),
    () => ({ nodes, total: list.length }),
    () => ({ status: 'limit' }),
  );
}

function readMove(
  before: PositionLike,
  after: PositionLike,
  techniques: readonly Technique[],
  options: SolveOptions,
): { readonly context: Context; readonly move: Move; readonly list: readonly Finder[] } {
  const { board: start, context } = readQuestion(before, options);
  const end = withMarks(readPosition(after), options);
  if (JSON.stringify(start.position.layout) !== JSON.stringify(end.position.layout)) {
    throw new InvalidInputError('puzzle-mismatch', 'after.layout is another: expected that of before', {
      name: 'after.layout',
    });
  }
  const [printed, later] = [start.position.givens, end.position.givens];
  const cell = printed.findIndex((given, at) => given !== later[at]);
  if (cell >= 0) {
    const at = placeOf(start.tables, cell, 'after.givens');
    const message = `after.givens[${cell}] (row ${at.row}, column ${at.col}) is ${later[cell]}: before has ${printed[cell]} there`;
    throw new InvalidInputError('puzzle-mismatch', message, at);
  }
  return { context, move: moveBetween(context.state, end.position), list: checkTechniques(techniques) };
}

function* explainMove(
  context: Context,
  move: Move,
  techniques: readonly Finder[],
  pace: Pace,
): Slices<MoveExplanation> {
  if (move.set.length + move.struck.length === 0) return { status: 'no-move' };
  let found: Step | undefined;
  const take: Emit = (step) => {
    if (accountsFor(context.state, step, move)) found = step;
    return found !== undefined;
  };
  const asked = pace.ask(context, techniques, take);
  if (typeof asked !== 'boolean') yield* asked;
  return found === undefined
    ? { status: 'unexplained' }
    : { status: 'explained', technique: found.technique, step: found };
}

type Move = { readonly set: readonly Candidate[]; readonly struck: readonly Candidate[] };

function moveBetween(state: State, after: Position): Move {
  const set: Candidate[] = [];
  const struck: Candidate[] = [];
  after.values.forEach((digit, cell) => {
    if (state.values[cell] === 0 && digit !== 0) set.push({ cell, digit });
  });
  for (let cell = 0; cell < state.tables.cells; cell++) {
    if (after.values[cell] !== 0) continue;
    for (const candidate of candidatesIn(state, [cell], ~after.candidates[cell])) {
      if (!set.some((placed) => rulesOut(state.tables, placed, candidate))) struck.push(candidate);
    }
  }
  return { set, struck };
}

function accountsFor(state: State, step: Step, { set, struck }: Move): boolean {
  return (
    set.every(
      (candidate) => step.placements.some((placed) => same(placed, candidate)) || leads(state, step, candidate),
    ) &&
    struck.every(
      (candidate) =>
        step.eliminations.some((eliminated) => same(eliminated, candidate)) ||
        step.placements.some((placed) => rulesOut(state.tables, placed, candidate)),
    )
  );
}

/** Do the eliminations leave the digit alone in its cell, or the cell alone for the digit in a house? */
function leads(state: State, { eliminations }: Step, { cell, digit }: Candidate): boolean {
  let mask = state.masks[cell];
  for (const eliminated of eliminations) if (eliminated.cell === cell) mask &= ~maskOf(eliminated.digit);
  if (mask === maskOf(digit)) return true;
  if ((mask & maskOf(digit)) === 0) return false;
  const { size, housesOf, placeBits } = state.tables;
  for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
    const house = housesOf.items[i];
    const gone = eliminations.filter((eliminated) => eliminated.digit === digit).map((eliminated) => eliminated.cell);
    const places = cellsAt(state.tables, house, state.places[house * size + digit - 1] & ~placeBits[i]);
    if (places.every((place) => gone.includes(place))) return true;
  }
  return false;
}

function same(a: Candidate, b: Candidate): boolean {
  return a.cell === b.cell && a.digit === b.digit;
}

/** Is the other candidate false when this one is true? */
function rulesOut(tables: Tables, placed: Candidate, other: Candidate): boolean {
  const nodeOf = ({ cell, digit }: Candidate): number => cell * tables.size + digit - 1;
  return areExclusive(tables, nodeOf(placed), nodeOf(other));
}
