/** The best paths of a beam so far: they end in the same ply and are equally good. */
export type BeamBest = {
  /** How near each goal is; 1 is met. */
  readonly measures: readonly number[];
  /** The cells of each path, its start first. */
  readonly paths: readonly (readonly number[])[];
};

/** What a beam did when it was moved on: a slice of a ply, the last one of it, or nothing since it is done. */
export type BeamStep = 'slice' | 'ply' | 'end';

/** A beam that is moved on slice by slice, whatever kernel is in it. */
export type Beam = {
  /** A slice of work; no slice goes beyond the end of a ply. */
  readonly step: () => BeamStep;
  /** The best so far, if anything has been reached where the orb may be let go. */
  readonly best: () => BeamBest | undefined;
  /** How many boards were evaluated. */
  readonly evaluations: () => number;
  /** Has every state within the moves been seen, none dropped? */
  readonly complete: () => boolean;
};

/** The steps of a beam that is written as a generator. */
export function stepsOf(plies: Generator<'slice' | 'ply', void>): () => BeamStep {
  return () => {
    const { done, value } = plies.next();
    return done ? 'end' : value;
  };
}

/** Does it meet every goal? */
export function isMet({ measures }: BeamBest): boolean {
  return measures.every((value) => value === 1);
}
