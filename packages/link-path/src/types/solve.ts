/** Solutions and hints. */
import type { Gravity, Pair } from './board.js';
import type { Link, LinkOptions } from './link.js';

/** Options of {@link solveBoard}. */
export type SolveOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /**
   * The most positions to look at, default 40,000, with gravity 24,000: a few seconds at worst. A position that takes long
   * counts for several (by counted work, so the answer doesn't depend on the machine), so the limit holds for boards of
   * every size.
   */
  readonly maxNodes?: number | undefined;
  /**
   * A play that is said to clear the board, as `generateBoard` hands out with a deal. It is played move by move: where it
   * clears the board it is the answer at once, and otherwise it is refused as `bad-plan`.
   */
  readonly plan?: readonly Pair[] | undefined;
};

/** The answer of {@link solveBoard}. */
export type Solution =
  | {
      /** The board can be cleared. */
      readonly status: 'solved';
      /** The pairs in order, each by its cells on the board as it then stands. */
      readonly moves: readonly Pair[];
    }
  | {
      /** Proved that the board can't be cleared. */
      readonly status: 'unsolvable';
      /** The kinds that can't go out because their number is odd, where that is the reason. */
      readonly oddKinds?: readonly number[] | undefined;
    }
  | {
      /** Not decided within the limit. */
      readonly status: 'limit';
    };

/** Options of {@link hintMove}. */
export type HintOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /** The most positions to look at, for all pairs together; default as in {@link solveBoard}. */
  readonly maxNodes?: number | undefined;
};

/** The answer of {@link hintMove}. */
export type Hint =
  | {
      /** The pair leads into no dead end: `moves` is the proof. */
      readonly status: 'safe';
      /** The pair to match. */
      readonly pair: Pair;
      /** Its line. */
      readonly link: Link;
      /** A play that clears the board and begins with the pair, each by its cells on the board as it then stands. */
      readonly moves: readonly Pair[];
    }
  | {
      /** `lost`: proved that no play clears the board. `limit`: not decided. */
      readonly status: 'lost' | 'limit';
      /** The pair that is easiest to see; left out if the search was stopped before the pairs were listed. */
      readonly pair?: Pair | undefined;
      /** Its line. */
      readonly link?: Link | undefined;
    }
  | {
      /** `stuck`: no pair can be matched. `cleared`: no tile is left. */
      readonly status: 'stuck' | 'cleared';
    };
