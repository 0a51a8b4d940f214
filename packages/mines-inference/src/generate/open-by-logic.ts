/** Opens what some kinds of reasons prove until they prove nothing more, as a player who marks every proven mine. */
import { type NeighborTable, type Slices, spend } from '@kit/grid';
import { easiestStep, type Logic } from '../deduce/easiest-step.js';
import type { Effort } from '../kernel/effort.js';
import type { Inference } from '../kernel/infer.js';
import { FLAG } from '../kernel/symbols.js';
import { openInPlace } from '../play/open-in-place.js';

/** What is known where nothing more is proven; undefined if only mines are left. */
export function* openByLogic(
  shown: number[],
  mined: Uint8Array,
  table: NeighborTable,
  mines: number,
  logic: Logic,
  effort: Effort,
): Slices<Pick<Inference, 'values'> | undefined> {
  for (;;) {
    let hidden = 0;
    for (const value of shown) if (value < 0) hidden++;
    if (hidden === mines) return undefined;
    const step = yield* easiestStep({ shown, table, mines }, logic, effort);
    if ('stuck' in step) return step.stuck;
    for (const cell of step.mines) shown[cell] = FLAG;
    for (const cell of step.safe) openInPlace(shown, mined, table, cell);
    if (spend(effort.pace, 8 * shown.length)) yield;
  }
}
