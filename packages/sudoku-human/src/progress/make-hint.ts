/**
 * A hint on a checked position: mistakes first, then as much of the next step as the level allows.
 *
 * The next step counts from the player's own pencil marks, so a step that is done already is never hinted at again.
 */

import type { Slices } from '@kit/grid';
import { checkChoice } from '@kit/grid';
import { cellHouses } from '../kernel/geometry.js';
import type { Hint, HintLevel, House, MistakeHint, Position, ProgressReport, Step } from '../types.js';
import { judge } from './check-progress.js';

/** The level that the options name, or the default. */
export function readLevel(options: { readonly level?: HintLevel | undefined }): HintLevel {
  const { level = 'full' } = options;
  return checkChoice(level, 'options.level', ['where', 'which', 'why', 'full']);
}

/** The hint on the position; `next` finds the next step. It pauses only if it may, apart from `next`. */
export function* hintSlices(
  position: Position,
  level: HintLevel,
  next: () => Slices<Step | undefined>,
  pauses: boolean,
): Slices<Hint> {
  const { report, solution } = yield* judge(position, pauses);
  const { status } = report;
  if (status === 'mistakes') return mistakeOf(report, solution as readonly number[], level);
  if (status !== 'correct') return { kind: status, level };
  const step = yield* next();
  return step === undefined ? { kind: 'stuck', level } : stageOf(step, level);
}

function mistakeOf({ wrong, lost }: ProgressReport, solution: readonly number[], level: HintLevel): MistakeHint {
  const cells = [...wrong, ...lost].map(({ cell }) => cell).sort((a, b) => a - b);
  const mistake: MistakeHint = { kind: 'mistake', level, cells, wrong };
  return level === 'full'
    ? { ...mistake, right: wrong.map(({ cell }) => ({ cell, digit: solution[cell] })), lost }
    : mistake;
}

function stageOf(step: Step, level: HintLevel): Hint {
  const { technique, pattern } = step;
  const cells = cellsOf(step);
  const house = houseOf(step, cells);
  switch (level) {
    case 'where':
      return { kind: 'step', level, house };
    case 'which':
      return { kind: 'step', level, house, technique, cells };
    case 'why':
      return { kind: 'step', level, house, technique, cells, pattern };
    case 'full':
      return { kind: 'step', level, house, technique, cells, pattern, step };
  }
}

/** The cells of the pattern; those of the conclusion where the pattern names none. */
function cellsOf({ pattern, placements, eliminations }: Step): number[] {
  const named = pattern.candidates.length > 0 ? pattern.candidates : [...placements, ...eliminations];
  return [...new Set(named.map(({ cell }) => cell))].sort((a, b) => a - b);
}

/** The first house that the pattern names, a base before others, or else the box of its first cell. */
function houseOf({ pattern }: Step, cells: readonly number[]): House {
  const named = pattern.houses.find(({ role }) => role !== 'cover') ?? pattern.houses[0];
  return named?.house ?? cellHouses[cells[0] * 3 + 2];
}
