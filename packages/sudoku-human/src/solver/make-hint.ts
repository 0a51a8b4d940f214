/**
 * A hint on a checked position: mistakes first, then as much of the next step as the level allows.
 *
 * The next step counts from the player's own pencil marks, so a step that is done already is never hinted at again.
 */

import type { Slices } from '@kit/grid';
import { checkChoice } from '@kit/grid';
import type { CountSolutions } from '../count/classic/search-solutions.js';
import { cellHouses } from '../kernel/geometry.js';
import type { Hint, HintLevel, House, MistakeHint, Position, ProgressReport, Step } from '../types.js';
import { compare } from './check-progress.js';

/** The level that the options name, or the default. */
export function readLevel(options: { readonly level?: HintLevel | undefined }): HintLevel {
  const { level = 'full' } = options;
  return checkChoice(level, 'options.level', ['where', 'which', 'why', 'full']);
}

/** The hint on the position; `next` finds the next step. */
export function* hintSlices(
  position: Position,
  level: HintLevel,
  next: () => Slices<Step | undefined>,
  countSolutions: CountSolutions,
): Slices<Hint> {
  const { report, solution } = yield* compare(position, countSolutions);
  const { status } = report;
  if (status === 'mistakes') return mistakeOf(report, solution as readonly number[], level);
  if (status !== 'correct') return { kind: status, level };
  const step = yield* next();
  return step === undefined ? { kind: 'stuck', level } : stageOf(step, level);
}

/** The hint that names mistakes. */
export function mistakeOf({ wrong, lost }: ProgressReport, solution: readonly number[], level: HintLevel): MistakeHint {
  const cells = [...wrong, ...lost].map(({ cell }) => cell).sort((a, b) => a - b);
  const mistake: MistakeHint = { kind: 'mistake', level, cells, wrong };
  if (level !== 'full') return mistake;
  return { ...mistake, right: wrong.map(({ cell }) => ({ cell, digit: solution[cell] })), lost };
}

/** As much of a step as the level allows; `boxOf` names a house of a cell. */
export function stageOf(step: Step, level: HintLevel, boxOf: (cell: number) => House = boxOfCell): Hint {
  const { technique, pattern } = step;
  const cells = cellsOf(step);
  const house = houseOf(step) ?? boxOf(cells[0]);
  // `never`: the level is that of whichever is returned.
  const where = { kind: 'step' as const, level: level as never, house };
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

function boxOfCell(cell: number): House {
  return cellHouses[cell * 3 + 2];
}
