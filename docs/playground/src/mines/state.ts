/** What the page of mines shows, what can happen there, and what follows from what is shown. */
import type { Found } from '@kit/grid';
import {
  type Analysis,
  type Board,
  type FairGame,
  type Field,
  type GameMove,
  type GameReview,
  type GameStatus,
  gameStatus,
  type Hint,
  type HintStats,
  type Move,
} from '@kit/mines-inference';
import { begin, type History, type Travel } from '../frame/history.js';
import type { Said } from '../frame/said.js';
import { type Level, levels, type Rule, type Size } from './levels.js';
import type { Shown } from './shown.js';
import type { Words } from './words.js';

/** What is played: the board as the player sees it, on its field. */
export type Played = {
  readonly board: Board;
  /** Where the mines are; null before the first tap, of a board from elsewhere, and while a fair game goes on. */
  readonly field: Field | null;
  /** What a fair game knows besides. */
  readonly fair: Omit<FairGame, 'board' | 'field'> | null;
  /** What the player did. */
  readonly moves: readonly GameMove[];
};

/** Everything that the page shows; plain data. */
export type State = {
  readonly level: Level;
  /** The size of a custom board. */
  readonly size: Size;
  readonly rule: Rule;
  /** Does each cell show its chance? */
  readonly chances: boolean;
  /** Does a tap set a flag? */
  readonly flagging: boolean;
  /** Does a tap write a number, on a position that is to be looked at? */
  readonly editing: boolean;
  /** Undo reaches back over a new game. */
  readonly history: History<Played>;
  /** The cell that the keys stand on. */
  readonly focus: number;
  /** How long this game has been played, from its first move on. */
  readonly seconds: number;
  readonly analysis: Analysis | null;
  readonly shown: Shown | null;
  readonly hints: HintStats;
  readonly review: Review | null;
  readonly said: Said<Words> | null;
};

/** The judged game, and the 3BV of its field. */
export type Review = { readonly game: GameReview; readonly threeBv: number };

/** What can happen. */
export type Action =
  | Travel
  | { readonly type: 'start'; readonly level: Level }
  | { readonly type: 'load'; readonly text: string; readonly mines: number }
  | { readonly type: 'resize'; readonly size: Partial<Size> }
  | { readonly type: 'rule'; readonly rule: Rule }
  | { readonly type: 'chances' | 'flagging' | 'edit' | 'tick' }
  /** A number, or a closed cell, on the position that is edited; its mines. */
  | { readonly type: 'write'; readonly cell: number; readonly content: number }
  | { readonly type: 'mines'; readonly mines: number }
  | { readonly type: 'move'; readonly by: number }
  /** A tap on a cell; the first one of a game waits for the deal. */
  | { readonly type: 'open' | 'flag'; readonly cell: number }
  | { readonly type: 'dealt'; readonly cell: number; readonly made: Found<{ readonly field: Field }> }
  /** A fair game went on. */
  | { readonly type: 'faired'; readonly move: GameMove; readonly game: FairGame }
  | { readonly type: 'reviewed'; readonly review: Review }
  /** A judged move is looked at. */
  | { readonly type: 'look'; readonly at: number }
  | { readonly type: 'analyzed'; readonly analysis: Analysis }
  | { readonly type: 'hinted'; readonly hint: Hint }
  /** An answer about one cell, which a person chose. */
  | { readonly type: 'told'; readonly hint: Hint; readonly cell: number }
  /** A cell was to be told that isn't hidden. */
  | { readonly type: 'open cell chosen' }
  | { readonly type: 'advised'; readonly move: Move }
  /** Nothing is open yet. */
  | { readonly type: 'first click advised' };

export const hidden = -1;

export const flag = -2;

export const noAnswers = {
  analysis: null,
  shown: null,
  hints: { mistakes: 0, unneeded: 0, given: 0 },
  review: null,
  said: null,
  editing: false,
};

/** The first state. */
export const first: State = {
  level: 'beginner',
  size: { rows: 12, cols: 18, mines: 40 },
  rule: 'noGuess',
  chances: false,
  flagging: false,
  ...noAnswers,
  focus: 0,
  seconds: 0,
  history: begin(untouched(levels.beginner)),
};

/** How the game stands. Nobody knows what lies under a board from elsewhere. */
export function statusOf({ history: { present } }: Pick<State, 'history'>): GameStatus {
  const { board, field, fair } = present;
  if (fair) return fair.status === 'limit' ? 'playing' : fair.status;
  return field ? gameStatus(field, board) : 'playing';
}

/** The size that a new game has. */
export function sizeOf({ level, size }: Pick<State, 'level' | 'size'>): Size {
  return level === 'custom' ? size : levels[level];
}

/**
 * What must be asked before this cell is opened: for a deal on the first tap, for each number of a fair game; nothing on a
 * board from elsewhere, which has open cells.
 */
export function needs(state: State, cell: number): 'deal' | 'fair' | undefined {
  const { history, flagging, editing, rule } = state;
  const { board, field, fair } = history.present;
  const content = board.cells[cell];
  if (editing || (flagging && content < 0)) return undefined;
  if (fair) return statusOf(state) === 'playing' && (content === hidden || content > 0) ? 'fair' : undefined;
  if (field || board.cells.some((other) => other >= 0)) return undefined;
  return content === flag ? undefined : rule === 'fair' ? 'fair' : 'deal';
}

/** How many mines have no flag. */
export function minesLeft({ cells, mines }: Board): number {
  return mines - cells.filter((state) => state === flag).length;
}

export function untouched({ rows, cols, mines }: Size): Played {
  const cells = new Array<number>(rows * cols).fill(hidden);
  return { board: { rows, cols, mines, cells }, field: null, fair: null, moves: [] };
}
