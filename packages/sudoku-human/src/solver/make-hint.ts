/**
 * A hint on a checked position: mistakes first, then as much of the next step as the level allows.
 *
 * The next step counts from the player's own pencil marks, so a step that is done already is never hinted at again.
 */

import type { Slices } from '@kit/grid';
import { checkChoice } from '@kit/grid';
import { type Board, layoutOf } from '../board/read-position.js';
import type { CountSolutions } from '../count/solutions.js';
import { houseOfKind, regionKind, type Tables } from '../kernel/tables.js';
import type { Hint, HintLevel, House, MistakeHint, ProgressReport, Step } from '../types.js';
import { compare } from './check-progress.js';

/** The level that the options name, or the default. */
export function readLevel(options: { readonly level?: HintLevel | undefined }): HintLevel {
  const { level = 'full' } = options;
  return checkChoice(level, 'options.level', ['where', 'which', 'why', 'full']);
}

/** The hint on the position; `next` finds the next step. */
export function* hintSlices(
  board: Board,
  level: HintLevel,
  next: () => Slices<Step | undefined>,
  countSolutions: CountSolutions,
): Slices<Hint> {
  const { report, solution } = yield* compare(board, countSolutions);
  const { status } = report;
  const { tables } = board;
  if (status === 'mistakes') return mistakeOf(tables, report, solution as readonly number[], level);
  if (status !== 'correct') return { kind: status, level };
  const step = yield* next();
  return step === undefined ? { kind: 'stuck', level } : stageOf(tables, step, level);
}

/** The hint that names mistakes. */
function mistakeOf(
  tables: Tables,
  { wrong, lost }: ProgressReport,
  solution: readonly number[],
  level: HintLevel,
): MistakeHint {
  const cells = [...wrong, ...lost].map(({ cell }) => cell).sort((a, b) => a - b);
  const mistake: MistakeHint = { kind: 'mistake', level, cells, wrong, ...layoutOf(tables) };
  if (level !== 'full') return mistake;
  return { ...mistake, right: wrong.map(({ cell }) => ({ cell, digit: solution[cell] })), lost };
}

/** As much of a step as the level allows. */
function stageOf(tables: Tables, step: Step, level: HintLevel): Hint {
  const { technique, pattern } = step;
  const cells = cellsOf(step);
  const house = houseOf(step) ?? houseOfKind(tables, cells[0], regionKind);
  const houseCells = [...tables.named[house].cells];
  // `never`: the level is that of whichever is returned.
  const where = { kind: 'step' as const, level: level as never, house, houseCells, ...layoutOf(tables) };
  if (level === 'where') return where;
  const which = { ...where, technique, cells };
  if (level === 'which') return which;
  const why = { ...which, pattern };
  return level === 'why' ? why : { ...why, step };
}

/** The cells of the pattern; those of the conclusion where the pattern names none. */
function cellsOf({ pattern, placements, eliminations }: Step): number[] {
  const named = pattern.candidates.length > 0 ? pattern.candidates : [...placements, ...eliminations];
  return [...new Set(named.map(({ cell }) => cell))].sort((a, b) => a - b);
}

/** The first house that the pattern names, a base before others. */
function houseOf({ pattern }: Step): House | undefined {
  return (pattern.houses.find(({ role }) => role !== 'cover') ?? pattern.houses[0])?.house;
}
