/**
 * What falls and what comes in, in the order of the rules:
 *
 *     1. every loose piece falls straight down as far as it can;
 *     2. each source in turn, while it is empty, lets a piece in, which falls straight down;
 *     3. where pieces may fall aside: the first empty cell (from the bottom row up, from the left) that has a loose piece to
 *        its upper left, or else to its upper right, takes it, and everything starts again at 1.
 *
 * Holes let pieces pass or hold them, by rule; crates, stones and chained pieces always hold what is above.
 */
import { counters, type Dice, type GameState, type GameTable } from './game-table.js';

/**
 * Settles boards of one game; without dice nothing comes in, and with them the queue of the game, and then what is in its bag or another one.
 * Every single move goes to `moves`: from (or -1 − source), to, which piece.
 */
export type GameFall = (
  state: Fallable,
  dice: Dice | undefined,
  moves: number[] | undefined,
  incoming?: ArrayLike<number>,
) => void;

type Fallable = Pick<GameState, 'pieces' | 'blockers'> & Partial<Pick<GameState, 'counts'>>;
type FallRules = Pick<GameTable, 'rows' | 'cols' | 'holes' | 'sources' | 'passHoles' | 'diagonals' | 'bag'> &
  Partial<Pick<GameTable, 'queue'>>;

/** One that settles the boards of a game. */
export function gameFall({ rows, cols, holes, sources, passHoles, diagonals, bag, queue }: FallRules): GameFall {
  const slots = new Int16Array(rows);

  return function fall(state, dice, moves, incoming = bag): void {
    do {
      for (let col = 0; col < cols; col++) dropColumn(state, col, moves);
      if (dice) for (const source of sources) letIn(state, source, dice, incoming, moves);
    } while (diagonals && slip(state, moves));
  };

  /** The cells of a column that pieces can reach from above, lowest first, wait in a queue for what falls. */
  function dropColumn({ pieces, blockers }: Fallable, col: number, moves: number[] | undefined): void {
    let head = 0;
    let tail = 0;
    let cell = (rows - 1) * cols + col;
    // Up to the first cell without a piece everything stays.
    while (cell >= 0 && pieces[cell] >= 0) cell -= cols;
    for (; cell >= 0; cell -= cols) {
      if (holes[cell] === 1 && passHoles) continue;
      if (holes[cell] === 1 || blockers[cell] !== 0) {
        tail = head = 0;
        continue;
      }
      slots[tail++] = cell;
      const piece = pieces[cell];
      if (piece < 0) continue;
      const to = slots[head++];
      if (to === cell) continue;
      pieces[to] = piece;
      pieces[cell] = -1;
      moves?.push(cell, to, piece);
    }
  }

  function letIn(
    { pieces, blockers, counts }: Fallable,
    source: number,
    dice: Dice,
    incoming: ArrayLike<number>,
    moves: number[] | undefined,
  ): void {
    if (pieces[source] >= 0 || blockers[source] !== 0) return;
    let count = 0;
    for (let cell = source; cell < rows * cols; cell += cols) {
      if (holes[cell] === 1 && passHoles) continue;
      if (holes[cell] === 1 || blockers[cell] !== 0 || pieces[cell] >= 0) break;
      slots[count++] = cell;
    }
    while (count > 0) {
      const cell = slots[--count];
      pieces[cell] =
        queue && counts && counts[counters.queued] < queue.length
          ? queue[counts[counters.queued]++]
          : incoming[dice.int(incoming.length)];
      moves?.push(-1 - source, cell, pieces[cell]);
    }
  }

  function slip({ pieces, blockers }: Fallable, moves: number[] | undefined): boolean {
    for (let row = rows - 1; row > 0; row--) {
      for (let col = 0; col < cols; col++) {
        const cell = row * cols + col;
        if (pieces[cell] >= 0 || blockers[cell] !== 0 || holes[cell] === 1) continue;
        const left = cell - cols - 1;
        const right = cell - cols + 1;
        const from = col > 0 && isLoose(left) ? left : col < cols - 1 && isLoose(right) ? right : -1;
        if (from < 0) continue;
        pieces[cell] = pieces[from];
        pieces[from] = -1;
        moves?.push(from, cell, pieces[cell]);
        return true;
      }
    }
    return false;

    function isLoose(cell: number): boolean {
      return pieces[cell] >= 0 && blockers[cell] === 0;
    }
  }
}
