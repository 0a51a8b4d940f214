import type { Position, Step, TechniqueId } from '@kit/sudoku-human';
import { board, type Drawing, drawStep, rows } from '../draw.js';

export type WorkedStep = { readonly name: string; readonly position: Position; readonly step: Step };

/** The step on a board of these rows, with any digit in the others. */
export function worked(
  technique: TechniqueId,
  says: string,
  drawn: Readonly<Record<number, string>>,
  drawing: Drawing,
): WorkedStep {
  return { name: `${technique}: ${says}`, position: board(rows(drawn)), step: drawStep(technique, drawing) };
}
