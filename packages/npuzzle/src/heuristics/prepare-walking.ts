/** What the kernels for single slides are made of, ahead of them and in slices: they find it made. */
import type { Pace, Slices } from '@kit/grid';
import { prepareBlankAutomaton } from '../kernel/blank-automaton.js';
import { type BoardKind, prepareAxisModel } from './axis-model.js';

/** Makes walking tables and conflict tables of a size, and the automaton over the blank's steps. */
export function* prepareWalking(kind: BoardKind, pace: Pace): Slices<void> {
  yield* prepareAxisModel(kind, true, pace);
  yield* prepareAxisModel(kind, false, pace);
  yield* prepareBlankAutomaton(kind.rows * kind.cols, pace);
}
