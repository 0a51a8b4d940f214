/** The values that go in and out of every function here: plain JSON, nothing hidden. */

import type { Cell } from '@kit/grid';
import type { TechniqueId } from './technique-ids.js';

/** A digit 1–9. */
export type Digit = number;

/** A row 0–8, a column 9–17, or a box 18–26. */
export type House = number;

/** A Sudoku as a person has it before them: the printed digits, what was filled in, and the pencil marks. */
export type Position = {
  /** 81 printed digits, 0 where the puzzle left the cell empty. */
  readonly givens: readonly number[];
  /** 81 digits that stand in the grid, givens included, 0 where a cell is open. */
  readonly values: readonly number[];
  /** 81 masks of the digits still possible: bit `d - 1` for digit `d`, and 0 where a value stands. */
  readonly candidates: readonly number[];
};

/** One digit in one cell. */
export type Candidate = {
  /** The cell, 0–80. */
  readonly cell: Cell;
  /** The digit, 1–9. */
  readonly digit: Digit;
};

/** A candidate that belongs to a pattern, and what it is there. */
export type PatternCandidate = Candidate & {
  /** What the candidate is in the pattern, such as `'fin'` or `'pivot'`; each technique documents its roles. */
  readonly role: string;
};

/** A house that belongs to a pattern, and what it is there. */
export type PatternHouse = {
  /** The house, 0–26. */
  readonly house: House;
  /** `'base'` and `'cover'` for fish, `'house'` otherwise. */
  readonly role: 'base' | 'cover' | 'house';
};

/** An end of a link: a digit in one cell, or in a group of cells taken together. */
export type Node = {
  /** One cell, or the cells of a group. */
  readonly cells: readonly Cell[];
  /** The digit, 1–9. */
  readonly digit: Digit;
};

/** Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false. */
export type Link = {
  /** Where the inference starts. */
  readonly from: Node;
  /** Where it leads. */
  readonly to: Node;
  /** `'strong'`: not both false. `'weak'`: not both true. */
  readonly type: 'strong' | 'weak';
};

/** All that a user interface needs to draw why a step holds. */
export type Pattern = {
  /** The candidates of the pattern by role. */
  readonly candidates: readonly PatternCandidate[];
  /** The houses of the pattern by role. */
  readonly houses: readonly PatternHouse[];
  /** The links of a chain in order; empty for patterns that are no chain. */
  readonly links: readonly Link[];
  /** The branches of a forcing chain or net, one list of links each. */
  readonly branches?: readonly (readonly Link[])[] | undefined;
};

/** What a message says, apart from its language: a key of the catalogue and what goes into the text. */
export type Message = {
  /** The key in the catalogue. */
  readonly key: string;
  /** What the text names: cells, candidates, houses, digits. */
  readonly params: Readonly<Record<string, MessageParam>>;
};

/** A part of a message; the catalogue's language and the cell notation decide how it is written. */
export type MessageParam =
  | {
      /** Cells. */
      readonly type: 'cells';
      /** The cells, 0–80. */
      readonly cells: readonly Cell[];
    }
  | {
      /** Digits in cells. */
      readonly type: 'candidates';
      /** The digits in their cells. */
      readonly candidates: readonly Candidate[];
    }
  | {
      /** Houses. */
      readonly type: 'houses';
      /** The houses, 0–26. */
      readonly houses: readonly House[];
    }
  | {
      /** Digits. */
      readonly type: 'digits';
      /** The digits, 1–9. */
      readonly digits: readonly Digit[];
    }
  | {
      /** A chain. */
      readonly type: 'links';
      /** Its links in order. */
      readonly links: readonly Link[];
    }
  | {
      /** A number of something. */
      readonly type: 'count';
      /** How many. */
      readonly count: number;
    };

/** One step of a solution: what it sets or strikes out, by which technique, and why. */
export type Step = {
  /** The technique's name. */
  readonly technique: TechniqueId;
  /** The digits that the step sets. */
  readonly placements: readonly Candidate[];
  /** The candidates that the step strikes out, by cell and then digit. */
  readonly eliminations: readonly Candidate[];
  /** The pattern, for drawing. */
  readonly pattern: Pattern;
  /** The reason, for a catalogue to put in words. */
  readonly message: Message;
};
