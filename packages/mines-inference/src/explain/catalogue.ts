/**
 * What a language has to say: plain data, so that a translation is a file of texts and nothing else.
 *
 * Places in braces are filled: `{cells}` and `{from}` as lists of cells, `{n}` how many cells, `{number}` what the first
 * number shows, `{mines}` the mines on the board, `{percent}` a chance. `{n, plural, one {…} other {…}}` chooses by n.
 */
import type { MoveReason } from '../move/best-move.js';
import type { DeductionKey } from '../types.js';

/** All texts of one language. */
export type Catalogue = {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** Why cells are certain. */
  readonly deductions: Readonly<Record<DeductionKey, string>>;
  /** Why a cell is the best to open. */
  readonly moves: Readonly<Record<MoveReason['key'], string>>;
  /** How a cell is called: `{row}` and `{col}` counted from 1. */
  readonly cell: string;
  /** What stands between the items of a list. */
  readonly list: {
    /** Between all but the last two. */
    readonly between: string;
    /** Before the last. */
    readonly last: string;
  };
};
