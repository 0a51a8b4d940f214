import type { Position, Step, TechniqueId } from '@kit/sudoku-human';
import { board, type Drawing, drawStep } from '../draw.js';

export type WorkedStep = { readonly name: string; readonly position: Position; readonly step: Step };

export function worked(technique: TechniqueId, says: string, drawn: string, drawing: Drawing): WorkedStep {
  return { name: `${technique}: ${says}`, position: board(drawn), step: drawStep(technique, drawing) };
}
