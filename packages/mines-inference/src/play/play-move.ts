/**
 * A game as it is played: one move after the other on a board that changes in place. What a cell would show is known
 * beforehand, from the field or from the board at the end of the game.
 */
import type { Cell, NeighborTable } from '@kit/grid';
import type { ReadField } from '../board/read-board.js';
import { EXPLODED, FLAG, HIDDEN } from '../kernel/symbols.js';
import type { GameMove, GameStatus } from '../types.js';

/** A game in progress. */
export type LiveGame = {
  readonly table: NeighborTable;
  /** What each cell shows once it is open; EXPLODED for a mine, HIDDEN where that is not known. */
  readonly numbers: ArrayLike<number>;
  /** What the player sees. */
  readonly shown: Int32Array;
  /** Cells without a mine that are still closed. */
  left: number;
  isLost: boolean;
};

/** What a move did. */
export type MoveEffect = {
  readonly kind: 'opened' | 'exploded' | 'flagged' | 'unflagged' | 'nothing';
  /** The closed cells that the player opened: one, or those around a chord. */
  readonly aimed: readonly number[];
  /** All cells that were opened, the whole area where there are no mines. */
  readonly opened: readonly number[];
};

const nothing: MoveEffect = { kind: 'nothing', aimed: [], opened: [] };

/** A game before its first move, with the flags that were set then. */
export function startGame(
  { table, mines, holes }: Pick<ReadField, 'table' | 'mines' | 'holes'>,
  numbers: ArrayLike<number>,
  flags: readonly Cell[],
): LiveGame {
  const shown = new Int32Array(numbers.length).fill(HIDDEN);
  // A hole is like an open cell that nobody sees.
  for (const hole of holes) shown[hole] = 0;
  for (const cell of flags) shown[cell] = FLAG;
  return { table, numbers, shown, left: numbers.length - mines - holes.length, isLost: false };
}

/** The same game, to be played apart from this one. */
export function copyGame(game: LiveGame): LiveGame {
  return { ...game, shown: game.shown.slice() };
}

/** How the game stands. */
export function statusOf({ isLost, left }: LiveGame): GameStatus {
  return isLost ? 'lost' : left === 0 ? 'won' : 'playing';
}

/** Plays one move; nothing happens in a game that is over. `unknownAt` is told where what a cell shows is not known. */
export function playMove(
  game: LiveGame,
  { kind, cell }: Pick<GameMove, 'kind' | 'cell'>,
  unknownAt?: (cell: number) => never,
): MoveEffect {
  const { shown, table } = game;
  if (statusOf(game) !== 'playing' || kind === 'question') return nothing;
  if (kind === 'flag') {
    if (shown[cell] !== HIDDEN && shown[cell] !== FLAG) return nothing;
    shown[cell] = shown[cell] === HIDDEN ? FLAG : HIDDEN;
    return { kind: shown[cell] === FLAG ? 'flagged' : 'unflagged', aimed: [], opened: [] };
  }
  const aimed: number[] = [];
  if (kind === 'open') {
    if (shown[cell] === HIDDEN) aimed.push(cell);
  } else if (shown[cell] >= 0) {
    let marked = 0;
    for (let at = table.starts[cell]; at < table.starts[cell + 1]; at++) {
      const other = table.cells[at];
      if (shown[other] <= FLAG) marked++;
      else if (shown[other] === HIDDEN) aimed.push(other);
    }
    if (marked !== shown[cell]) return nothing;
  }
  if (aimed.length === 0) return nothing;
  const opened: number[] = [];
  for (const first of aimed) {
    if (shown[first] !== HIDDEN) continue;
    reveal(game, first, opened, unknownAt);
    for (let at = opened.length - 1; at < opened.length; at++) {
      const next = opened[at];
      if (shown[next] !== 0) continue;
      for (let by = table.starts[next]; by < table.starts[next + 1]; by++) {
        if (shown[table.cells[by]] === HIDDEN) reveal(game, table.cells[by], opened, unknownAt);
      }
    }
  }
  return { kind: game.isLost ? 'exploded' : 'opened', aimed, opened };
}

function reveal(game: LiveGame, cell: number, opened: number[], unknownAt?: (cell: number) => never): void {
  const number = game.numbers[cell];
  if (number === HIDDEN) unknownAt?.(cell);
  game.shown[cell] = number;
  opened.push(cell);
  if (number === EXPLODED) game.isLost = true;
  else game.left--;
}
