/** What a language says. */
import type { RatingKey } from './deal.js';
import type { DeductionKey } from './deduction.js';
import type { MoveReason } from './move.js';
import type { GameReview, ReviewKey } from './review.js';

/**
 * All texts of one language: plain data, so that a translation is a file of texts and nothing else.
 *
 * Places in braces are filled: `{cells}` and `{from}` as lists of cells, `{n}` how many cells, `{number}` what the first
 * number shows, `{mines}` the mines on the board, `{percent}` a chance. Texts about games have `{better}` (a cell), `{risk}`,
 * `{cost}`, `{lucky}` and `{unlucky}` (1 or 0), `{guesses}`, `{mistakes}`; texts about
 * fields `{times}` and `{numbers}`. `{n, plural, one {…} other {…}}` chooses by n,
 * `{from, plural, …}` and `{mines, plural, …}` by the numbers and the mines; `zero {…}` before `one` is for none.
 * `{from, some, …}` stands only where `from` names a cell.
 */
export type Catalogue = {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** Why cells are certain. */
  readonly deductions: Readonly<Record<DeductionKey, string>>;
  /** Why a cell is the best to open. */
  readonly moves: Readonly<Record<MoveReason['key'], string>>;
  /** What a move of a game was. */
  readonly reviews: Readonly<Record<ReviewKey, string>>;
  /** A whole game, by how it ended. */
  readonly summaries: Readonly<Record<GameReview['status'], string>>;
  /** Hints that are no deduction. */
  readonly hints: Readonly<
    Record<'mistake' | 'inconsistent' | 'given' | 'given-safe' | 'given-mine' | 'limit', string>
  >;
  /** How hard a field is. */
  readonly ratings: Readonly<Record<RatingKey | 'limit', string>>;
  /** How a cell is called: `{row}` and `{col}` counted from 1, or `9-11` where cells that lie together share a name. */
  readonly cell: string;
  /** What stands between the items of a list. */
  readonly list: {
    /** Between all but the last two. */
    readonly between: string;
    /** Before the last. */
    readonly last: string;
  };
};
