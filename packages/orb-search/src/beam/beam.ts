/**
 * What every beam search of the package is to those who run it, whatever kernel is in it: work in slices, and the best of
 * the plies that are done.
 */
import type { Pace, Slices } from '@kit/grid';

/** The best paths of a beam so far: they end in the same ply and are equally good. */
export type BeamBest = {
  /** How near each goal is; 1 is met. */
  readonly measures: readonly number[];
  /** The cells of each path, its start first. */
  readonly paths: readonly (readonly number[])[];
};

/** A beam at ply 0. */
export type Beam = {
  /** Its work, to be begun once; it pauses after each slice and at the end of each ply, and ends early after so many boards. */
  readonly run: (pace: Pace, maxEvaluations: number) => Slices<void>;
  /** How many plies are done. */
  readonly plies: () => number;
  /** The best so far, if any cell where the path may end has been reached. */
  readonly best: () => BeamBest | undefined;
  /** How many boards were evaluated. */
  readonly evaluations: () => number;
  /** Has every state within the moves been seen, none dropped? */
  readonly complete: () => boolean;
};
