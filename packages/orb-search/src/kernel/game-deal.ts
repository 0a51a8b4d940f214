/**
 * Lays pieces so that no match stands and a move is legal: cell by cell, each draws from what makes no match with those around
 * that lie already; a deal that gets stuck, or that can't be played, is laid again.
 */
import type { GameMatches } from './game-matches.js';
import type { GameMoves } from './game-moves.js';
import type { Dice, GameState, GameTable } from './game-table.js';

/** Lays boards of one game. */
export type GameDeal = {
  /** Tries once to fill some cells from the bag; the others keep what they hold. Can the board be played? */
  readonly deal: (state: GameState, cells: ArrayLike<number>, dice: Dice) => boolean;
  /** Tries once to lay the ordinary pieces that nothing holds in another order. Can the board be played? */
  readonly shuffle: (state: GameState, dice: Dice) => boolean;
};

/** One that lays the boards of a game. */
export function gameDeal(table: GameTable, matches: GameMatches, moves: GameMoves): GameDeal {
  const { rows, cols, rowOf, types, bag, squares } = table;
  const size = rows * cols;
  const weights = new Int32Array(15);
  const loose = new Int16Array(size);

  return { deal, shuffle };

  function deal(state: GameState, cells: ArrayLike<number>, dice: Dice): boolean {
    weights.fill(0);
    for (const type of bag) weights[type] += 1;
    for (let i = 0; i < cells.length; i++) state.pieces[cells[i]] = -1;
    return lay(state, cells, cells.length, dice, 0);
  }

  function shuffle(state: GameState, dice: Dice): boolean {
    const { pieces, blockers } = state;
    weights.fill(0);
    let count = 0;
    for (let cell = 0; cell < size; cell++) {
      if (pieces[cell] < 0 || pieces[cell] >= 15 || blockers[cell] !== 0) continue;
      weights[pieces[cell]] += 1;
      loose[count++] = cell;
    }
    for (let i = 0; i < count; i++) pieces[loose[i]] = -1;
    return lay(state, loose, count, dice, 1);
  }

  /** Lays pieces; each that is drawn takes so much from the weight of its type. A cell that nothing fits gets any. */
  function lay(state: GameState, cells: ArrayLike<number>, count: number, dice: Dice, taken: 0 | 1): boolean {
    const { pieces } = state;
    let isQuiet = true;
    for (let i = 0; i < count; i++) {
      let sum = 0;
      let fits = ~matching(pieces, cells[i]);
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
      pieces[cells[i]] = type;
      weights[type] -= taken;
    }
    return isQuiet && !matches.read(pieces) && moves.list(state) > 0;
  }

  /** The types that would match in a cell, as bits; the sixteenth, of cells without a colour, is no type. */
  function matching(pieces: Int16Array, cell: number): number {
    const row = rowOf[cell];
    const col = cell - row * cols;
    const left = col > 0 ? pieces[cell - 1] & 15 : 15;
    const right = col < cols - 1 ? pieces[cell + 1] & 15 : 15;
    const up = row > 0 ? pieces[cell - cols] & 15 : 15;
    const down = row < rows - 1 ? pieces[cell + cols] & 15 : 15;
    let bits = 0;
    if (left === right || (col > 1 && left === (pieces[cell - 2] & 15))) bits |= 1 << left;
    if (col < cols - 2 && right === (pieces[cell + 2] & 15)) bits |= 1 << right;
    if (up === down || (row > 1 && up === (pieces[cell - 2 * cols] & 15))) bits |= 1 << up;
    if (row < rows - 2 && down === (pieces[cell + 2 * cols] & 15)) bits |= 1 << down;
    if (squares) {
      if (left === up && (pieces[cell - cols - 1] & 15) === left) bits |= 1 << left;
      if (left === down && (pieces[cell + cols - 1] & 15) === left) bits |= 1 << left;
      if (right === up && (pieces[cell - cols + 1] & 15) === right) bits |= 1 << right;
      if (right === down && (pieces[cell + cols + 1] & 15) === right) bits |= 1 << right;
    }
    return bits;
  }
}
