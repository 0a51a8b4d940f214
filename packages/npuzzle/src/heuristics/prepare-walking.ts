/** What the kernels for single slides are made of, ahead of them and in slices: they find it made. */
import type { Slices } from '@kit/grid';
import { prepareBlankAutomaton } from '../kernel/blank-automaton.js';
import { prepareAxisModel } from './axis-model.js';

/** Makes walking tables and conflict tables of a size, and the automaton over the blank's steps. */
export function* prepareWalking(rows: number, cols: number, home: number): Slices<true> {
  yield* prepareAxisModel(rows, cols, home, true);
  yield;
  yield* prepareAxisModel(rows, cols, home, false);
  yield;
  yield* prepareBlankAutomaton();
  return true;
}
