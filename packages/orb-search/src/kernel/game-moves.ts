/**
 * The legal moves of a swap game: those that match, from the rows of bits, and those of special pieces.
 *
 *     X X . <- X     a piece that comes into a cell from its right neighbour makes a match if two of its type lie to the left,
 *                    or two above, two below, one on each side above and below, or, where squares match, three of a square;
 *                    what lies on the side that it comes from doesn't count. Turned, the same serves the other sides.
 */
import type { GameState, GameTable } from './game-table.js';

/** Lists the moves of one game. */
export type GameMoves = {
  /** Lists the moves of a position, by the first cell: a tap (both cells are one), to the right, down. Says how many. */
  readonly list: (state: GameState) => number;
  readonly a: Int16Array;
  readonly b: Int16Array;
};

/** One that lists the moves of a game. */
export function gameMoves(table: GameTable): GameMoves {
  const { rows, cols, rowOf, types, squares, specials, pairs, bySwap, byTap } = table;
  const size = rows * cols;
  const a = new Int16Array(3 * size);
  const b = new Int16Array(3 * size);
  // The rows of each type: row r of type t is word `t * stride + r + 2`, so that two empty rows lie between two types.
  const stride = rows + 4;
  const masks = new Int32Array(16 * stride);
  // By row: the cells whose piece may go to the right, and down; and those whose piece can move at all.
  const toRight = new Int32Array(rows + 1);
  const down = new Int32Array(rows + 1);
  const loose = new Int32Array(rows + 1);

  return { list, a, b };

  function list(state: GameState): number {
    readRows(state);
    toRight.fill(0);
    down.fill(0);
    for (let type = 0; type < types; type++) matchMoves(type * stride + 2);
    for (let row = 0; row < rows; row++) {
      toRight[row] &= loose[row] & (loose[row] >>> 1);
      down[row] &= loose[row] & loose[row + 1];
    }
    if (specials > 0) specialMoves(state);
    return collect(state);
  }

  function readRows({ pieces, blockers }: GameState): void {
    masks.fill(0, 0, types * stride);
    let cell = 0;
    for (let row = 0; row < rows; row++) {
      let bits = 0;
      for (let col = 0; col < cols; col++) {
        const piece = pieces[cell];
        masks[(piece & 15) * stride + row + 2] |= 1 << col;
        if (piece >= 0 && blockers[cell] === 0) bits |= 1 << col;
        cell += 1;
      }
      loose[row] = bits;
    }
  }

  /** Adds the swaps that bring a piece of a type into a match; the two must differ. */
  function matchMoves(base: number): void {
    for (let row = 0; row < rows; row++) {
      const at = base + row;
      const m = masks[at];
      const up = masks[at - 1];
      const below = masks[at + 1];
      if ((m | up | below) === 0) continue;
      const up2 = masks[at - 2];
      const below2 = masks[at + 2];
      const left = m << 1;
      const right = m >>> 1;
      const twoLeft = left & (m << 2);
      const twoRight = right & (m >>> 2);
      const twoUp = up & up2;
      const twoBelow = below & below2;
      const inColumn = twoUp | twoBelow | (up & below);
      const inRow = twoLeft | twoRight | (left & right);
      let fromRight = twoLeft | inColumn;
      let fromLeft = twoRight | inColumn;
      let fromBelow = twoUp | inRow;
      let fromAbove = twoBelow | inRow;
      if (squares) {
        const upLeft = left & up & (up << 1);
        const upRight = right & up & (up >>> 1);
        const belowLeft = left & below & (below << 1);
        const belowRight = right & below & (below >>> 1);
        fromRight |= upLeft | belowLeft;
        fromLeft |= upRight | belowRight;
        fromBelow |= upLeft | upRight;
        fromAbove |= belowLeft | belowRight;
      }
      // The neighbour that comes in is of the type, and what stands here is not.
      toRight[row] |= (right & ~m & fromRight) | ((left & ~m & fromLeft) >>> 1);
      down[row] |= below & ~m & fromBelow;
      if (row > 0) down[row - 1] |= up & ~m & fromAbove;
    }
  }

  /** Adds pairs, and pieces that fire by any swap. */
  function specialMoves({ pieces }: GameState): void {
    for (let cell = 0; cell < size; cell++) {
      if (pieces[cell] < 16) continue;
      const row = rowOf[cell];
      const col = cell - row * cols;
      const bit = 1 << col;
      if ((loose[row] & bit) === 0) continue;
      if (col > 0 && (loose[row] & (bit >>> 1)) !== 0 && fires(cell, cell - 1)) toRight[row] |= bit >>> 1;
      if ((loose[row] & (bit << 1)) !== 0 && fires(cell, cell + 1)) toRight[row] |= bit;
      if (row > 0 && (loose[row - 1] & bit) !== 0 && fires(cell, cell - cols)) down[row - 1] |= bit;
      if ((loose[row + 1] & bit) !== 0 && fires(cell, cell + cols)) down[row] |= bit;
    }

    function fires(one: number, other: number): boolean {
      const special = pieces[one] >> 4;
      return bySwap[special] === 1 || pairs[special * (specials + 1) + (pieces[other] >> 4)] >= 0;
    }
  }

  function collect({ pieces, blockers }: GameState): number {
    let count = 0;
    for (let row = 0; row < rows; row++) {
      let bits = toRight[row] | down[row] | (specials > 0 ? taps(row) : 0);
      while (bits !== 0) {
        const bit = bits & -bits;
        bits ^= bit;
        const cell = row * cols + 31 - Math.clz32(bit);
        if (specials > 0 && pieces[cell] >= 16 && byTap[pieces[cell] >> 4] === 1 && blockers[cell] === 0)
          add(cell, cell);
        if ((toRight[row] & bit) !== 0) add(cell, cell + 1);
        if ((down[row] & bit) !== 0) add(cell, cell + cols);
      }
    }
    return count;

    function add(one: number, other: number): void {
      a[count] = one;
      b[count++] = other;
    }

    function taps(row: number): number {
      let bits = 0;
      for (let col = 0; col < cols; col++) {
        const piece = pieces[row * cols + col];
        if (piece >= 16 && byTap[piece >> 4] === 1) bits |= 1 << col;
      }
      return bits & loose[row];
    }
  }
}
