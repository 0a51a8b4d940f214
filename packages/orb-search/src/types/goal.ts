/** What a drag is to reach. */
import type { Weights } from './score.js';

/** A shape that a match may have. */
export type ShapeWanted = {
  /**
   * `row` and `column`: a whole row or column of the board in one match. `plus`: five orbs, a centre and its four
   * neighbours, and no more. `L`: five orbs, two runs of three that share their ends, and no more. `box`: nine orbs,
   * 3 × 3, and no more. `connected`: a match of at least `size` orbs.
   */
  readonly shape: 'row' | 'column' | 'plus' | 'L' | 'box' | 'connected';
  /** Of which type, by default of any. */
  readonly type?: number | undefined;
  /** For `connected`: the fewest orbs, default 4. */
  readonly size?: number | undefined;
  /** For `connected`: no orb more than `size`, as for a card that hits two enemies with four orbs. Default false. */
  readonly exact?: boolean | undefined;
};

/**
 * What a path is for.
 *
 * - `max-combos`: as many combos as the board allows.
 * - `at-least`: so many combos.
 * - `exactly`: so many combos and no more, against a foe that swallows greater ones.
 * - `damage`: the greatest {@link score}; reached at `atLeast`, or never proved reached without it.
 * - `shapes`: each of the shapes by a match of its own.
 * - `colours`: each of the types matched at least once.
 * - `avoid`: none of the types matched, such as poison.
 * - `orbs-left`: at most so many orbs left at the end.
 */
export type SingleGoal =
  | {
      /** As many combos as the board allows. */
      readonly kind: 'max-combos';
    }
  | {
      /** So many combos or more. */
      readonly kind: 'at-least';
      /** How many. */
      readonly combos: number;
    }
  | {
      /** Exactly so many combos. */
      readonly kind: 'exactly';
      /** How many. */
      readonly combos: number;
    }
  | {
      /** The greatest score. */
      readonly kind: 'damage';
      /** What the orbs are worth. */
      readonly weights?: Weights | undefined;
      /** The score that is enough. */
      readonly atLeast?: number | undefined;
    }
  | {
      /** Matches of certain shapes. */
      readonly kind: 'shapes';
      /** The shapes, each by a match of its own. */
      readonly shapes: readonly ShapeWanted[];
    }
  | {
      /** Certain types matched. */
      readonly kind: 'colours';
      /** The types, each matched at least once. */
      readonly types: readonly number[];
    }
  | {
      /** Certain types not matched. */
      readonly kind: 'avoid';
      /** The types, of which no match may be. */
      readonly types: readonly number[];
    }
  | {
      /** Few orbs left. */
      readonly kind: 'orbs-left';
      /** At most so many. */
      readonly atMost: number;
    };

/** One goal, or several in order: the first counts most, the next decides between equals. */
export type Goal = SingleGoal | readonly SingleGoal[];

/** What {@link maxCombos} found out. */
export type MaxCombos = {
  /** The most combos, or a bound that no order passes. */
  readonly combos: number;
  /** Is it known that so many can be had? */
  readonly exact: boolean;
};
