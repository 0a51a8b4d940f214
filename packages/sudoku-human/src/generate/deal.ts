/** What is dealt, and how: the words of `deal-puzzle.ts`. */

import type { Random, Slices } from '@kit/grid';
import type { Board } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import type { GeneratedPuzzle } from '../types.js';
import type { Goal, Verdict } from './difficulty-goal.js';
import type { Dig } from './dig.js';
import type { KnownGrid } from './known-grid.js';
import type { Wishes } from './wishes.js';

/** What a made puzzle tells of its ratings. */
export type Told = Pick<Extract<GeneratedPuzzle, { status: 'found' }>, 'rating' | 'explainer'>;

/** Rates a puzzle that meets the goal: it may be thrown away after all, else it tells the rating. */
export type Judge = (puzzle: Board) => Slices<Told & { readonly verdict: Verdict }>;

/** Takes digits of these orbits away while the solution stays the only one. */
export type DigBoard = (known: KnownGrid, orbits: readonly (readonly number[])[], random: Random) => Slices<Dig>;

/** A board and a full grid of it. */
export type DrawnBoard = {
  readonly tables: Tables;
  readonly solution: readonly number[];
  /** How each puzzle of this grid begins, if not by digits taken away at random. */
  readonly dig?: DigBoard | undefined;
};

/** Draws a board with its grid; `'none'` if it is proved that there is none, `'open'` if that isn't known. */
export type DrawBoard = (random: Random) => Slices<DrawnBoard | 'none' | 'open'>;

/** What is dealt: out of which boards, until which goal is met and every judge agrees. */
export type Deal = {
  readonly size: number;
  readonly wishes: Wishes;
  readonly drawBoard: DrawBoard;
  /** Undefined if no puzzle can meet the wishes. */
  readonly goal: Goal | undefined;
  readonly judges: readonly Judge[];
  /** Shall the digits go first, from the beginning, after which singles still solve the rest? */
  readonly easily: boolean;
  /** How many puzzles are dug out of one board before the next; 30 by default. */
  readonly digs?: number;
  /** Are digits put back by halves, and not one after the other? */
  readonly byHalves?: boolean | undefined;
  /** So many other digits are put back where one more digit turns a puzzle that is too hard into one that is too easy. */
  readonly nudges?: number | undefined;
};
