/** The special pieces that the matches of a wave make: noted while the matches clear, and laid once everything has gone. */
import type { GameMatches } from './game-matches.js';
import type { GameShapes } from './game-shapes.js';
import { counters, type GameState, type GameTable } from './game-table.js';

/** What is made in one wave. */
export type MadePieces = {
  /** Forgets the wave before. */
  readonly begin: () => void;
  /**
   * Notes what a match makes; `has` are the shapes that it has. The first rule that it fits makes its special: where a swapped
   * piece stands (of two that of the second cell), else where the shape says; if that piece is chained, or another line makes its
   * special there, at the first that is free.
   */
  readonly note: (
    cells: ArrayLike<number>,
    from: number,
    end: number,
    has: number,
    type: number,
    blockers: Int8Array,
    a: number,
    b: number,
  ) => void;
  /** Lays the pieces, lists each with its cell, and says how many they are. */
  readonly lay: (state: GameState, listed: number[] | undefined) => number;
};

/** One that makes the pieces of a game. */
export function madePieces(
  { rows, cols, shapes, coloured }: GameTable,
  matches: GameMatches,
  shape: GameShapes,
): MadePieces {
  const cellOf = new Int16Array(rows * cols);
  const pieceOf = new Int16Array(rows * cols);
  let count = 0;

  return { begin, note, lay };

  function begin(): void {
    count = 0;
  }

  function note(
    cells: ArrayLike<number>,
    from: number,
    end: number,
    has: number,
    type: number,
    blockers: Int8Array,
    a: number,
    b: number,
  ): void {
    let rule = 0;
    while (rule < shapes.length && (shapes[rule] & has) === 0) rule += 2;
    if (rule >= shapes.length) return;
    let free = -1;
    let place = -1;
    for (let i = end - 1; i >= from; i--) {
      const cell = cells[i];
      if (blockers[cell] !== 0 || isMade(cell)) continue;
      free = cell;
      if (cell === b || (cell === a && place < 0)) place = cell;
    }
    if (free < 0) return;
    if (place < 0) {
      place = cells !== matches.cells ? cells[from + ((end - from - 1) >> 1)] : shape.placeOf(shapes[rule] & has);
      if (blockers[place] !== 0 || isMade(place)) place = free;
    }
    const special = shapes[rule + 1];
    cellOf[count] = place;
    pieceOf[count++] = special * 16 + (coloured[special] === 1 ? type : 15);
  }

  /** Does a special appear in this cell already? */
  function isMade(cell: number): boolean {
    for (let i = 0; i < count; i++) if (cellOf[i] === cell) return true;
    return false;
  }

  function lay({ pieces, counts }: GameState, listed: number[] | undefined): number {
    for (let i = 0; i < count; i++) {
      pieces[cellOf[i]] = pieceOf[i];
      counts[counters.made + (pieceOf[i] >> 4)] += 1;
      listed?.push(cellOf[i], pieceOf[i]);
    }
    return count;
  }
}
