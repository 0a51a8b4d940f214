/** Matches, and what a board comes to when they go. */

import type { Cell, Fall, Grid } from '@kit/grid';
import type { Rules } from './rules.js';

/** One combo: a connected group of clearing cells of one type. */
export type Match = {
  /** The type of its orbs. */
  readonly type: number;
  /** Its cells in ascending order. */
  readonly cells: readonly Cell[];
};

/** What is left when nothing matches any more. */
export type Resolution = {
  /** The combos, wave by wave. The wave of an explosion may have none. */
  readonly waves: readonly (readonly Match[])[];
  /** Where bombs went off: the cells that they emptied before the first wave, in ascending order. */
  readonly exploded?: readonly Cell[] | undefined;
  /** How many combos count: those of all waves, or of the first under `firstWaveOnly`. */
  readonly combos: number;
  /** The board at the end; cleared cells are -1. */
  readonly board: Grid;
};

/** An orb that comes in from above. */
export type Spawn = {
  /** Where it lands. */
  readonly cell: number;
  /** Its type. */
  readonly type: number;
  /** How many rows it falls, counted from where it starts above the board. */
  readonly drop: number;
};

/** One wave, as an animation needs it. */
export type ResolveStep = {
  /** What clears; cells as they stand before the wave. */
  readonly matches: readonly Match[];
  /** Where bombs went off: the cells that they emptied before this wave, in ascending order. Only the first may have some. */
  readonly exploded?: readonly Cell[] | undefined;
  /** What falls where, column by column, in each the first to land first: so they can be played one by one. */
  readonly falls: readonly Fall[];
  /** What comes in from above after that, column by column, in each the first to land first; nothing without `refillSeed`. */
  readonly spawned: readonly Spawn[];
  /** The board after the wave. */
  readonly board: Grid;
};

/** Options of {@link resolveSteps}. */
export type ResolveStepsOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** Refill from above with orbs drawn from this seed; by default nothing comes in. */
  readonly refillSeed?: number | undefined;
  /** The types to refill with, each equally likely (list one twice to double it); by default those on the board. Refused
   * without `refillSeed`. */
  readonly types?: readonly number[] | undefined;
  /** After how many waves to stop, default 1000: a refill may go on for ever. */
  readonly maxWaves?: number | undefined;
};
