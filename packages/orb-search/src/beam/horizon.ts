/**
 * What a beam leaves out because the moves that are left can't be enough, by a bound. Far from the end hardly anything is, so
 * a ply whose first children are within reach is not tested any further.
 */

/**
 * Is the target proved out of reach, with these planes, the held orb moved from one bit to another, and so many moves left?
 */
export type IsFar = (b0: number, b1: number, b2: number, b3: number, at: number, to: number, moves: number) => boolean;

/** Tests the children of one ply after the other. */
export type Horizon = {
  /** Begins a ply after whose children so many moves are left. */
  readonly begin: (moves: number) => void;
  /** Is this child proved out of reach? False, too, where it was not tested. */
  readonly isBeyond: (b0: number, b1: number, b2: number, b3: number, at: number, to: number) => boolean;
};

/**
 * So many children are tested in any ply, and more of them while at least one in `worthwhile` is out of reach: a test takes
 * about a quarter of the time of an evaluation.
 */
const sample = 1024;
const worthwhile = 5;

/** A horizon by a bound. */
export function createHorizon(isFar: IsFar): Horizon {
  let moves = 0;
  let tested = 0;
  let beyond = 0;
  return {
    begin(left) {
      moves = left;
      tested = 0;
      beyond = 0;
    },
    isBeyond(b0, b1, b2, b3, at, to) {
      if (tested >= sample && beyond * worthwhile < tested) return false;
      tested += 1;
      if (!isFar(b0, b1, b2, b3, at, to, moves)) return false;
      beyond += 1;
      return true;
    },
  };
}
