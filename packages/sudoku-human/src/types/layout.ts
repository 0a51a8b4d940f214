/** Which cells are houses, which sums hold, and what sees what: Sudokus other than the classic one. */
import type { Cell } from '@kit/grid';

/** Cells without a repeated digit that may also have to add up to something. */
export type Cage = {
  /** One to `size` different cells. */
  readonly cells: readonly Cell[];
  /** What their digits add up to; without it they only differ. */
  readonly sum?: number | undefined;
};

/** What `createLayout` makes a layout of; every member has a default. */
export type LayoutOptions = {
  /** How many rows, columns and digits, 4 to 16; default 9. */
  readonly size?: number | undefined;
  /** How many rows a box has; by default the greatest divisor of the size up to its root (2 for 6, 3 for 9, 12 and 15). */
  readonly boxRows?: number | undefined;
  /** How many columns a box has; `boxRows * boxCols` is the size. */
  readonly boxCols?: number | undefined;
  /** Instead of boxes: by cell the number of its region, 0 to `size - 1`, each `size` times (jigsaw). */
  readonly regions?: readonly number[] | undefined;
  /** Are both long diagonals houses? Default false. */
  readonly diagonals?: boolean | undefined;
  /** Are the inner boxes houses that stand one line away from the edge and from each other (windoku)? Default false. */
  readonly windows?: boolean | undefined;
  /** Do the cells in the same place of all boxes make a house? Default false. */
  readonly disjointGroups?: boolean | undefined;
  /** Further houses, each of `size` different cells; 256 at most. */
  readonly extraHouses?: readonly (readonly Cell[])[] | undefined;
  /** Do cells a chess knight's move apart differ? Default false. */
  readonly antiKnight?: boolean | undefined;
  /** Do cells that touch at a corner differ? Default false. */
  readonly antiKing?: boolean | undefined;
  /** Do cells side by side differ by two or more? Default false. */
  readonly nonConsecutive?: boolean | undefined;
  /** Cages, none of which share a cell (killer); they need not cover the grid. */
  readonly cages?: readonly Cage[] | undefined;
  /** What else holds, in words: it goes along with the layout for people to read, and nothing is concluded from it. */
  readonly rules?: string | undefined;
};

/**
 * The houses, links and cages of a Sudoku: what `createLayout` gives, every choice made. Plain JSON, and itself options of
 * `createLayout`.
 */
export type Layout = {
  /** How many rows, columns and digits, 4 to 16. */
  readonly size: number;
  /** How many rows a box has; absent where the regions are no boxes. */
  readonly boxRows?: number | undefined;
  /** How many columns a box has; absent where the regions are no boxes. */
  readonly boxCols?: number | undefined;
  /** By cell: the box or region that it lies in, 0 to `size - 1`. */
  readonly regions: readonly number[];
  /** Are both long diagonals houses? */
  readonly diagonals: boolean;
  /** Are the windows of windoku houses? */
  readonly windows: boolean;
  /** Do the cells in the same place of all boxes make a house? */
  readonly disjointGroups: boolean;
  /** Further houses. */
  readonly extraHouses: readonly (readonly Cell[])[];
  /** Do cells a chess knight's move apart differ? */
  readonly antiKnight: boolean;
  /** Do cells that touch at a corner differ? */
  readonly antiKing: boolean;
  /** Do cells side by side differ by two or more? */
  readonly nonConsecutive: boolean;
  /** The cages. */
  readonly cages: readonly Cage[];
  /** What else holds, in words for people; absent where nobody said anything. */
  readonly rules?: string | undefined;
};

/** What kind of house it is; `'hidden-window'` follows from the windows, and `'cage'` need not hold every digit. */
export type LayoutHouseKind =
  | 'row'
  | 'column'
  | 'box'
  | 'region'
  | 'diagonal'
  | 'window'
  | 'hidden-window'
  | 'group'
  | 'extra'
  | 'cage';

/** A house of a layout, or a cage. */
export type LayoutHouse = {
  /** What it is. */
  readonly kind: LayoutHouseKind;
  /** Which of its kind, from 0. */
  readonly index: number;
  /** Its cells, ascending. */
  readonly cells: readonly Cell[];
  /** What they add up to, for a cage with a sum. */
  readonly sum?: number | undefined;
};

/** Where a layout is given beside other things. */
export type LayoutChoice = {
  /** The layout, as `createLayout` gives it; the classic one by default. */
  readonly layout?: Layout | undefined;
};
