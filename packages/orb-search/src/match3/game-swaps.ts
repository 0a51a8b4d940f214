/** The legal moves of a swap game as plain JSON. */
import { gameMoves } from '../kernel/game-moves.js';
import { assignState, copyState } from '../kernel/game-table.js';
import { emptyLog, gameTurn } from '../kernel/game-turn.js';
import { type CheckedGame, checkGame } from './check-game.js';
import { mayPlay } from './is-legal-swap.js';
import { matchesOf } from './swap-step.js';
import type { GameSwap, SwapGame } from './types.js';

/** The moves of a game that has not been checked; none where it is over. */
export function gameSwaps(game: SwapGame): GameSwap[] {
  return [...swapsOneByOne(checkGame(game))];
}

/** Each legal move with its first wave. */
export function* swapsOneByOne(checked: CheckedGame): Generator<GameSwap, void> {
  if (!mayPlay(checked)) return;
  const moves = gameMoves(checked.table);
  const count = moves.list(checked.state);
  const swapOf = firstWaves(checked);
  for (let move = 0; move < count; move++) {
    const swap = swapOf(moves.a[move], moves.b[move]);
    if (swap) yield swap;
  }
}

/** A move with its first wave; undefined where nothing comes of it. */
export function firstWaves(checked: CheckedGame): (a: number, b: number) => GameSwap | undefined {
  const { table, state } = checked;
  const turn = gameTurn(table);
  const trial = copyState(state);
  return (a, b) => {
    assignState(trial, state);
    const log = emptyLog();
    turn.begin(trial, a, b, undefined);
    if (!turn.next(log)) return undefined;
    return { a, b, by: reasonOf(checked, a, b), matches: matchesOf(log), score: log.points };
  };
}

/** What makes a legal move legal. */
function reasonOf({ table, state }: CheckedGame, a: number, b: number): GameSwap['by'] {
  const one = state.pieces[a] >> 4;
  const other = state.pieces[b] >> 4;
  if (a === b) return 'tap';
  if (table.pairs[one * (table.specials + 1) + other] >= 0) return 'pair';
  return table.bySwap[one] === 1 || table.bySwap[other] === 1 ? 'swap' : 'match';
}
