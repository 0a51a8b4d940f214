/** What a board's cells and its rules are. */
import type { Cell } from '@kit/grid';

/** A cell that costs something whenever the dragged orb touches it. */
export type BurningCell = {
  /** The cell. */
  readonly cell: Cell;
  /** What each touch costs: picking up there, or entering. At least 0. */
  readonly cost: number;
};

/** A cell that gives its type to the orb that is dragged into it. */
export type RecolouringCell = {
  /** The cell. */
  readonly cell: Cell;
  /** The type that the dragged orb takes when it enters, 0 to 14. */
  readonly type: number;
};

/** The rules of a game. Everything may be left out; the defaults are those of Puzzle & Dragons. */
export type Rules = {
  /** In how many directions the orb may be dragged, default 4. */
  readonly directions?: 4 | 8 | undefined;
  /** The shortest straight run that clears, 1 to 8: for all types, or a list by type (3 where the list ends). Default 3. */
  readonly minRun?: number | readonly number[] | undefined;
  /** The smallest group that clears, 1 to 64: for all types, or a list by type (1 where the list ends). Default 1. */
  readonly minGroup?: number | readonly number[] | undefined;
  /** Types that never match. */
  readonly unmatchable?: readonly number[] | undefined;
  /** Do only the matches of the first wave count? Default false. The rest still clears and falls. */
  readonly firstWaveOnly?: boolean | undefined;
  /** Cells whose orb can be neither cleared nor moved; it does not fall and holds what stands above it. */
  readonly locked?: readonly Cell[] | undefined;
  /** Cells that the dragged orb may not touch; their orbs match and fall like others. */
  readonly blocked?: readonly Cell[] | undefined;
  /** Cells that cost something at each touch. */
  readonly burning?: readonly BurningCell[] | undefined;
  /** Cells at which a drag ends: the dragged orb may enter them and goes no further. No drag can start on one. */
  readonly sticky?: readonly Cell[] | undefined;
  /** Cells that change the dragged orb when it enters. To be picked up there changes nothing. */
  readonly recolouring?: readonly RecolouringCell[] | undefined;
  /**
   * Types that are bombs. Before the first wave every bomb that is in no match explodes: its row and its column go, but for
   * locked orbs, and count as no combo. If that breaks up a match of bombs, those that are left of it explode too. A locked bomb
   * never explodes. Then clears what still matches, and only then everything falls.
   */
  readonly bombs?: readonly number[] | undefined;
};

/** Options of the functions that need nothing but the rules. */
export type RulesOption = {
  /** The rules; by default those of Puzzle & Dragons. */
  readonly rules?: Rules | undefined;
};
