/** What the frame knows of a game: a value that actions turn into another one. Nothing in it touches the page. */
import type { Said } from './said.js';

/** The least that the state of a game holds: what is said about it. States are plain data. */
export type GameState<W> = { readonly said: Said<W> | null };

/** A game. */
export type Game<S, A> = {
  /** The state after an action: the same for the same two, wherever and whenever. */
  readonly reduce: (state: S, action: A) => S;
  /**
   * What a running task is about: once one of these is another value, its answer would be about what is no longer there,
   * so the task is dropped.
   */
  readonly topic: (state: S) => readonly unknown[];
  /** What is kept of a state between visits and given on with a link: plain data, as little as brings the game back. */
  readonly keep: (state: S) => unknown;
  /** The state that goes on from what was kept. What anybody may have written is checked: whatever is wrong is thrown. */
  readonly restore: (kept: unknown, state: S) => S;
  /** What else the browser keeps: the past, the future and the clock. The address goes without. */
  readonly keepPast?: (state: S) => unknown;
  /** The restored state with that again; checked in the same way. */
  readonly restorePast?: (kept: unknown, state: S) => S;
  /** Is this another game than before, to which one may want to go back? */
  readonly begins: (before: S, after: S) => boolean;
  /** Has somebody played without coming to an end? Then nothing takes this game's place unasked. */
  readonly isUnderWay?: (state: S) => boolean;
  /** Would this action put another game in the place of this one? */
  readonly replaces?: (state: S, action: A) => boolean;
};
