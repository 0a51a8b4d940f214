/** What the page of orbs shows, and what can happen there. */
import type { Grid } from '@kit/grid';
import type { PathResult } from '@kit/orb-search';
import type { History, Travel } from '../frame/history.js';
import type { Said } from '../frame/said.js';
import { type Deal, dealBoard, type Mode, type Size } from './deals.js';
import type { Film } from './film.js';
import { type Aim, aimAt, type GoalName } from './goals.js';
import type { Level, LevelAction } from './level/level.js';
import { type Mark, type Marks, noMarks } from './marks.js';
import type { Words } from './words.js';

/** Everything that the page shows; plain data. */
export type State = Board &
  Answers & {
    readonly mode: Mode;
    readonly size: Size;
    readonly deal: Deal;
    readonly diagonal: boolean;
    readonly maxMoves: number;
    /** What the drag is for. */
    readonly aim: Aim;
    /** How many boards were dealt. */
    readonly deals: number;
    /** What a tap paints; null if a tap plays. */
    readonly paint: Paint | null;
    /** The cell that the keys stand on. */
    readonly focus: number;
    /** The boards before and after this one, with what they were played as. */
    readonly past: readonly Past[];
    readonly future: readonly Past[];
    /** Does the swapping game play by itself? */
    readonly isAuto: boolean;
    /** The game of a level; null until one is played. */
    readonly level: Level | null;
  };

/** A type, or a mark of the cell; `free` takes the mark away. */
export type Paint = number | Mark | 'free';

/** A path that can be looked at: one that a search found, or a drag of one's own. */
export type Shown = Pick<PathResult, 'path' | 'combos'>;

type Board = {
  readonly board: Grid;
  readonly marks: Marks;
  /** How many orbs the swaps have cleared. */
  readonly cleared: number;
  /** Was it painted by hand? */
  readonly painted: boolean;
};

/** A board, and how it was played. */
export type Past = Board & { readonly mode: Mode; readonly size: Size };

/** The colours that the page knows: 0 to this. */
export const lastType = 7;

/** What is known of the board and shown on it: all of it goes with the board. */
type Answers = {
  /** The cells of the path that is drawn, its start first. */
  readonly path: readonly number[];
  readonly results: readonly PathResult[];
  readonly chosen: Shown | null;
  /** Is the board shown as it is after the chosen path? */
  readonly isDropped: boolean;
  /** The cells over which an orb is being dragged, the first one first; none while no finger holds one. */
  readonly drag: readonly number[];
  /** The first cell of a swap. */
  readonly picked: number | null;
  readonly film: Film | null;
  readonly said: Said<Words> | null;
};

/** What can happen. */
export type Action =
  | Travel
  /** Something happens in the game of a level. */
  | { readonly type: 'level'; readonly action: LevelAction }
  /** A board as a text. */
  | { readonly type: 'load'; readonly text: string }
  | { readonly type: 'mode'; readonly mode: Mode; readonly seed: number }
  | { readonly type: 'size'; readonly size: Size; readonly seed: number }
  | { readonly type: 'deal'; readonly deal: Deal; readonly seed: number }
  | { readonly type: 'random' | 'mix'; readonly seed: number }
  | { readonly type: 'max moves'; readonly maxMoves: number }
  | { readonly type: 'goal'; readonly name: GoalName }
  | { readonly type: 'goal count'; readonly count: number }
  | { readonly type: 'paint'; readonly paint: Paint | null }
  /** A tap paints, chooses, or swaps with the chosen one; the seed is for what then comes from above. */
  | { readonly type: 'tap'; readonly cell: number; readonly seed: number }
  /** A finger takes an orb, drags it to another cell, or swipes it towards a neighbour in the swapping game. */
  | { readonly type: 'grab' | 'drag'; readonly cell: number }
  | { readonly type: 'swipe'; readonly from: number; readonly to: number; readonly seed: number }
  | { readonly type: 'release' | 'put back' }
  /** Keys go to another cell, and press what is there: they take an orb or let it go where a finger would drag it. */
  | { readonly type: 'move'; readonly cell: number }
  | { readonly type: 'press'; readonly seed: number }
  | { readonly type: 'forget' | 'diagonal' | 'animate' | 'drop' | 'hint' | 'auto' }
  /** The swapping game's next step by itself. */
  | { readonly type: 'step'; readonly seed: number }
  /** A path that a running search found, the last one of a search, or one chosen from the list. */
  | { readonly type: 'better' | 'found' | 'choose'; readonly result: PathResult }
  | { readonly type: 'all starts'; readonly results: readonly PathResult[] }
  /** The film's present picture has been seen. */
  | { readonly type: 'tick' };

export const noAnswers: Answers = {
  path: [],
  results: [],
  chosen: null,
  isDropped: false,
  drag: [],
  picked: null,
  film: null,
  said: null,
};

/** The first state. */
export function first(seed: number): State {
  const [mode, size, deal] = ['drag', '6×5', 'five-heal'] as const;
  return {
    mode,
    size,
    deal,
    diagonal: false,
    maxMoves: 40,
    aim: aimAt('max-combos'),
    paint: null,
    focus: 0,
    isAuto: false,
    level: null,
    past: [],
    future: [],
    deals: 0,
    ...dealt(mode, size, deal, seed),
  };
}

/** Do both go the same way? */
export function isSamePath(a: Shown, b: Shown | null): boolean {
  return b !== null && a.path.start === b.path.start && a.path.moves.join() === b.path.moves.join();
}

export function dealt(mode: Mode, size: Size, deal: Deal, seed: number): Board & Answers {
  return { board: dealBoard(size, deal, mode, seed), marks: noMarks, cleared: 0, painted: false, ...noAnswers };
}

/** The present board as one of the past. */
export function pastOf({ board, marks, cleared, painted, mode, size }: State): Past {
  return { board, marks, cleared, painted, mode, size };
}

/** The boards before this one, and those that were undone. */
export function boardsOf(state: State): History<Past> {
  return { past: state.past, present: pastOf(state), future: state.future };
}
