/** Which technique explains a player's move on a layout, as `techniqueOf` of the classic layout. */

import { InvalidInputError, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { withLayoutMarks } from '../board/edit-position.js';
import { type Board, marksLeft, readBoard } from '../board/read-position.js';
import type { Candidate, MoveExplanation, PositionLike, SolveOptions, Step, Technique } from '../types.js';
import { advance } from './apply.js';
import { askLayout } from './solve.js';
import { readQuestion } from './solver-doors.js';

/** The easiest step that accounts for all that was set or struck out between two positions. */
export function techniqueOnLayout(
  before: PositionLike,
  after: PositionLike,
  techniques: readonly Technique[] | undefined,
  options: SolveOptions,
): Search<MoveExplanation> {
  const start = readQuestion(before, options);
  const end = withLayoutMarks(readBoard(after), options);
  const { size } = start.tables;
  const cell = start.position.givens.findIndex((given, at) => given !== end.position.givens[at]);
  if (JSON.stringify(start.position.layout) !== JSON.stringify(end.position.layout)) {
    throw new InvalidInputError('puzzle-mismatch', 'after.layout is another: expected that of before', {
      name: 'after.layout',
    });
  }
  if (cell >= 0) {
    const [row, col] = [Math.floor(cell / size), cell % size];
    const message = `after.givens[${cell}] (row ${row}, column ${col}) is ${end.position.givens[cell]}: before has ${start.position.givens[cell]} there`;
    throw new InvalidInputError('puzzle-mismatch', message, { name: 'after.givens', index: cell, row, col });
  }
  let nodes = 0;
  return asSearch(
    explain(
      start,
      moveBetween(start, end),
      techniques?.map(({ id }) => id),
      () => nodes++,
    ),
    () => ({ nodes }),
    () => ({ status: 'limit' }),
  );
}

type Move = { readonly set: readonly Candidate[]; readonly struck: readonly Candidate[] };

/** What was set, and which marks went beyond those that the set digits rule out. */
function moveBetween({ position: before, tables }: Board, { position: after }: Board): Move {
  const set: Candidate[] = [];
  const struck: Candidate[] = [];
  const allowed = marksLeft(tables, after.values);
  for (let cell = 0; cell < tables.cells; cell++) {
    if (before.values[cell] !== 0) continue;
    if (after.values[cell] !== 0) {
      set.push({ cell, digit: after.values[cell] });
      continue;
    }
    for (let gone = before.candidates[cell] & allowed[cell] & ~after.candidates[cell]; gone !== 0; gone &= gone - 1) {
      struck.push({ cell, digit: 32 - Math.clz32(gone & -gone) });
    }
  }
  return { set, struck };
}

function* explain(
  board: Board,
  move: Move,
  asked: Parameters<typeof askLayout>[1],
  onAsked: () => void,
): Slices<MoveExplanation> {
  if (move.set.length + move.struck.length === 0) return { status: 'no-move' };
  let found: Step | undefined;
  const take = (step: Step): boolean => {
    if (accountsFor(board, step, move)) found = step;
    return found !== undefined;
  };
  yield* askLayout(board, asked, take, onAsked);
  return found === undefined
    ? { status: 'unexplained' }
    : { status: 'explained', technique: found.technique, step: found };
}

/** Does the step set the digits, or leave them singles, and strike out the rest? */
function accountsFor(board: Board, step: Step, { set, struck }: Move): boolean {
  const { position } = advance(board, step);
  const isSet = ({ cell, digit }: Candidate): boolean =>
    position.values[cell] === digit || (position.values[cell] === 0 && position.candidates[cell] === 1 << (digit - 1));
  const isGone = ({ cell, digit }: Candidate): boolean => (position.candidates[cell] & (1 << (digit - 1))) === 0;
  return set.every(isSet) && struck.every(isGone);
}
