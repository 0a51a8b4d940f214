/** What a technique finds: its pattern, what follows, and what a text about it needs. */
import type { Cell } from '@kit/grid';
import type { Layout } from './layout.js';
import type { Candidate, Digit, House } from './position.js';
import type { Role } from './role.js';
import type { TechniqueId } from './technique.js';

/** A candidate that belongs to a pattern, and what it is there. */
export type PatternCandidate = Candidate & {
  /** What the candidate is in the pattern, such as `'fin'` or `'pivot'`; {@link roleKind} gives the class for a drawing. */
  readonly role: Role;
};

/** A house that belongs to a pattern, and what it is there. */
export type PatternHouse = {
  /** The house, 0–26. */
  readonly house: House;
  /** `'base'` and `'cover'` for fish, `'house'` otherwise. */
  readonly role: 'base' | 'cover' | 'house';
};

/** An end of a link: a digit in one cell, or in a group of cells taken together. */
export type ChainNode = {
  /** One cell, or the cells of a group. */
  readonly cells: readonly Cell[];
  /** The digit, 1–9. */
  readonly digit: Digit;
};

/** Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false. */
export type Link = {
  /** Where the inference starts. */
  readonly from: ChainNode;
  /** Where it leads. */
  readonly to: ChainNode;
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
  /** The layout that the step is made on; absent on the classic one. */
  readonly layout?: Layout | undefined;
};
