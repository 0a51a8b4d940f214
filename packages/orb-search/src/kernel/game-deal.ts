/**
 * Lays pieces so that no match stands and a move is legal: cell by cell, each draws from what makes no match with those around
 * that lie already; a deal that gets stuck, or that can't be played, is laid again.
 */
import type { GameMatches } from './game-matches.js';
import type { GameMoves } from './game-moves.js';
import type { Dice, GameState, GameTable } from './game-table.js';
import { matchingTypes } from './matching-types.js';

/** Lays boards of one game. */
export type GameDeal = {
  /** Tries once to fill some cells from the bag; the others keep what they hold. Can the board be played? */
  readonly deal: (state: GameState, cells: readonly number[], dice: Dice) => boolean;
  /** Tries once to lay the ordinary pieces that nothing holds in another order. Can the board be played? */
  readonly shuffle: (state: GameState, dice: Dice) => boolean;
  /** Empties the cells of a deal; the weights are those of the bag. */
  readonly emptied: (state: GameState, cells: readonly number[]) => readonly number[];
  /** Empties the cells of the ordinary pieces that nothing holds; the weights say how many of a type there were. */
  readonly takenUp: (state: GameState) => readonly number[];
  /** The weight of each type. */
  readonly weights: Int32Array;
};

/** One that lays the boards of a game. */
export function gameDeal(table: GameTable, matches: GameMatches, moves: GameMoves): GameDeal {
  const { rows, cols, types, bag } = table;
  const size = rows * cols;
  const matching = matchingTypes(table);
  const weights = new Int32Array(15);
  const loose: number[] = [];

  return { deal, shuffle, emptied, takenUp, weights };

  function deal(state: GameState, cells: readonly number[], dice: Dice): boolean {
    return lay(state, emptied(state, cells), dice, 0);
  }

  function shuffle(state: GameState, dice: Dice): boolean {
    return lay(state, takenUp(state), dice, 1);
  }

  function emptied({ pieces }: GameState, cells: readonly number[]): readonly number[] {
    weights.fill(0);
    for (const type of bag) weights[type] += 1;
    for (const cell of cells) pieces[cell] = -1;
    return cells;
  }

  function takenUp({ pieces, blockers }: GameState): readonly number[] {
    weights.fill(0);
    loose.length = 0;
    for (let cell = 0; cell < size; cell++) {
      if (pieces[cell] < 0 || pieces[cell] >= 15 || blockers[cell] !== 0) continue;
      weights[pieces[cell]] += 1;
      pieces[cell] = -1;
      loose.push(cell);
    }
    return loose;
  }

  /** Lays pieces; each that is drawn takes so much from the weight of its type. A cell that nothing fits gets any. */
  function lay(state: GameState, cells: readonly number[], dice: Dice, taken: 0 | 1): boolean {
    const { pieces } = state;
    let isQuiet = true;
    for (const cell of cells) {
      let sum = 0;
      let fits = ~matching(pieces, cell);
      for (let type = 0; type < types; type++) if (((fits >> type) & 1) === 1) sum += weights[type];
      if (sum === 0) {
        isQuiet = false;
        fits = -1;
        for (let type = 0; type < types; type++) sum += weights[type];
      }
      let drawn = dice.int(sum);
      let type = 0;
      while (((fits >> type) & 1) === 0 || drawn >= weights[type]) {
        if (((fits >> type) & 1) === 1) drawn -= weights[type];
        type += 1;
      }
      pieces[cell] = type;
      weights[type] -= taken;
    }
    return isQuiet && !matches.read(pieces) && moves.list(state) > 0;
  }
}
