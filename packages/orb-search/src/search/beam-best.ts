/** The best paths of a beam so far: they end in the same ply and are equally good. */
export type BeamBest = {
  /** How near each goal is; 1 is met. */
  readonly measures: readonly number[];
  /** The cells of each path, its start first. */
  readonly paths: readonly (readonly number[])[];
};

/** A beam that is moved on ply by ply, whatever kernel is in it. */
export type Beam = {
  /** One ply; false when there is nothing left to do. */
  readonly step: () => boolean;
  /** The best so far, if anything has been reached where the orb may be let go. */
  readonly best: () => BeamBest | undefined;
  /** How many boards were evaluated. */
  readonly evaluations: () => number;
  /** Has every state within the moves been seen, none dropped? */
  readonly complete: () => boolean;
};
