/**
 * What a language has to say about steps: plain data, so that a translation is a file of texts and nothing else.
 *
 * A text has places in braces, filled from the message's parameters:
 *
 *     {cells}                                     the parameter, as the catalogue and the notation write it
 *     {eliminations, cells}                       only the cells of the candidates
 *     {fins, plural, one {the fin} other {all fins}}   by how many there are; the texts may hold {places} themselves
 *
 * That is the part of ICU MessageFormat which is needed here; a full implementation would outweigh the solver.
 */

import type { TechniqueId } from '../technique-ids.js';

/** Every message that a step can carry. */
export type MessageKey = TechniqueId | ChainMessageKey | ExoticMessageKey;

/** Messages of chains and nets that come out in more than one way. */
export type ChainMessageKey =
  | 'discontinuous-nice-loop-on'
  | 'grouped-discontinuous-nice-loop-on'
  | 'kraken-fish-2'
  | 'forcing-cell-on'
  | 'forcing-cell-off'
  | 'forcing-house-on'
  | 'forcing-house-off';

/** Messages of exotic patterns that come out in more than one way. */
export type ExoticMessageKey = 'tridagon-on';

/** A word for one thing, and for several; `{n}` is where the numbers go. */
export type HouseWords = {
  /** Such as `row {n}`. */
  readonly one: string;
  /** Such as `rows {n}`. */
  readonly other: string;
};

/** All texts of one language. */
export type Catalogue = {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** How the whole explanation is put together from `{technique}` and `{text}`. */
  readonly explanation: string;
  /** The techniques' names. */
  readonly techniques: Readonly<Record<TechniqueId, string>>;
  /** The reasons, by message key. */
  readonly templates: Readonly<Record<MessageKey, string>>;
  /** What the houses are called. */
  readonly houses: {
    /** Rows run across. */
    readonly row: HouseWords;
    /** Columns run down. */
    readonly column: HouseWords;
    /** Boxes of three by three. */
    readonly box: HouseWords;
  };
  /** What stands between the items of a list. */
  readonly list: {
    /** Between all but the last two. */
    readonly between: string;
    /** Before the last. */
    readonly last: string;
  };
};
