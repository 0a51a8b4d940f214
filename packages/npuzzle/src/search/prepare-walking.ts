/** What the kernels for single slides are made of, ahead of them and in slices: they find it made. */
import { prepareAxisModel } from '../heuristics/axis-model.js';
import type { Sliced } from '../work/sliced.js';
import { prepareBlankWays } from './blank-ways.js';

/** Makes walking tables and conflict tables of a size, and the automaton over the blank's steps. */
export function* prepareWalking(rows: number, cols: number, home: number): Sliced<true> {
  yield* prepareAxisModel(rows, cols, home, true);
  yield* prepareAxisModel(rows, cols, home, false);
  yield* prepareBlankWays();
  return true;
}
