/** Texts in a language. */
import type { LinkOptions } from './link.js';

/** The texts of a language for {@link describeTile} and {@link describeLink}; `{places}` are filled in. */
export type Catalogue = {
  /** The language, as in BCP 47. */
  readonly locale: string;
  /** What stands in a cell: `{cell}`, and of a tile its `{kind}`, how many `{cells}` it can be linked with and which. */
  readonly tiles: {
    /** Nothing. */
    readonly empty: string;
    /** A stone. */
    readonly stone: string;
    /** A tile under ice. */
    readonly frozen: string;
    /** A tile that can be linked with none now, and the one in `{cells}` to which it is tied. */
    readonly tied: string;
    /** A tile that can be linked with none. */
    readonly alone: string;
    /** A tile that can be linked with others. */
    readonly linked: string;
  };
  /** A line: `{from}`, `{to}`, and by `{corners}` where it turns. */
  readonly links: {
    /** Without a turn. */
    readonly straight: string;
    /** With turns. */
    readonly turning: string;
  };
  /** A kind that has no name: `{kind}` is its number. */
  readonly kind: string;
  /** A cell: `{row}` and `{col}` from 1; 0 and one past the last are the margin. */
  readonly cell: string;
  /** What stands between the members of a list, and before the last one. */
  readonly list: {
    /** Between two members. */
    readonly between: string;
    /** Before the last. */
    readonly last: string;
  };
};

/** Options of {@link describeTile}. */
export type DescribeOptions = LinkOptions & {
  /** The names of kinds, by their numbers; a kind without one is told by its number. */
  readonly names?: Readonly<Record<number, string>> | undefined;
};
