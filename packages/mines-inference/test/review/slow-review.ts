/** What each move was, by trying every layout and every way to play on. Small boards only. */
import { type Board, chord, type Field, type GameMove, newBoard, openCell, toggleFlag } from '../../src/index.js';
import { neighborsOfCell } from '../neighbors.js';
import { allLayouts } from '../oracle.js';

export type SlowJudgement = {
  readonly key: string;
  /** Of an opening that was certain neither way: did it go well? */
  readonly luck?: 'lucky' | 'unlucky' | 'none';
  readonly risk?: number;
  readonly chosen?: number;
  readonly best?: number;
  readonly layouts?: number;
  /** Of a guess that could have been better: which cells win most, each with its chance of a mine. */
  readonly bestCells?: ReadonlyMap<number, number>;
};

export function slowReview(field: Field, moves: readonly GameMove[]): SlowJudgement[] {
  let board = newBoard(field);
  return moves.map(({ kind, cell }) => {
    const isLost = board.cells.includes(-3);
    const isWon = board.cells.filter((value) => value < 0).length === field.mineCells.length;
    if (isLost || isWon) return { key: 'over' };
    const before = board;
    if (kind === 'open') board = openCell(field, board, cell);
    if (kind === 'chord') board = chord(field, board, cell);
    if (kind === 'flag') board = toggleFlag(board, cell);
    if (before.cells.every((value, at) => value === board.cells[at])) return { key: 'useless' };
    const known: Board = { ...before, cells: before.cells.map((value) => (value === -2 ? -1 : value)) };
    const { hidden, layouts } = allLayouts(known);
    const minesAt = (cells: readonly number[]) =>
      layouts.filter((mask) => cells.some((other) => (mask >> hidden.indexOf(other)) & 1)).length;
    if (kind === 'flag') {
      if (board.cells[cell] === -1) return { key: 'flag-removed' };
      const risk = minesAt([cell]) / layouts.length;
      return { key: risk === 1 ? 'flag-proven' : risk === 0 ? 'flag-false' : 'flag-unproven', risk };
    }
    const isHidden = (other: number) => before.cells[other] === -1;
    const aimed = kind === 'open' ? [cell] : neighborsOfCell(field, cell).filter(isHidden);
    const mined = minesAt(aimed);
    const risk = mined / layouts.length;
    if (mined === 0) return { key: 'safe', luck: 'none', risk };
    const luck = mined === layouts.length ? 'none' : board.cells.includes(-3) ? 'unlucky' : 'lucky';
    if (luck !== 'none' && !known.cells.some((value) => value >= 0)) return { key: 'start', luck, risk };
    const best = wins(known, hidden, layouts, 0, new Map());
    const chosen = winsAfter(known, hidden, layouts, 0, aimed, new Map());
    const worth = { luck, risk, best, chosen, layouts: layouts.length } as const;
    if (luck === 'none') return { key: 'certain-mine', ...worth };
    if (hidden.some((other) => minesAt([other]) === 0)) return { key: 'missed-safe', ...worth };
    if (chosen === best) return { key: 'perfect-guess', ...worth };
    const winning = hidden.filter((other) => winsAfter(known, hidden, layouts, 0, [other], new Map()) === best);
    const bestCells = new Map(winning.map((other) => [other, minesAt([other]) / layouts.length]));
    return { key: 'inferior-guess', ...worth, bestCells };
  });
}

type Memo = Map<string, number>;

function wins(board: Board, hidden: readonly number[], layouts: readonly number[], opened: number, memo: Memo): number {
  const key = `${opened} ${layouts.join()}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const closed = hidden.filter((_, bit) => ((opened >> bit) & 1) === 0);
  let best = 0;
  if (closed.length === hidden.filter((_, bit) => (layouts[0]! >> bit) & 1).length) best = layouts.length;
  else for (const cell of closed) best = Math.max(best, winsAfter(board, hidden, layouts, opened, [cell], memo));
  memo.set(key, best);
  return best;
}

function winsAfter(
  board: Board,
  hidden: readonly number[],
  layouts: readonly number[],
  opened: number,
  aimed: readonly number[],
  memo: Memo,
): number {
  const bits = aimed.map((cell) => hidden.indexOf(cell));
  const parts = new Map<string, number[]>();
  for (const mask of layouts) {
    if (bits.some((bit) => (mask >> bit) & 1)) continue;
    const shown = aimed.map(
      (cell) =>
        neighborsOfCell(board, cell).filter((other) => hidden.includes(other) && (mask >> hidden.indexOf(other)) & 1)
          .length,
    );
    parts.set(shown.join(), [...(parts.get(shown.join()) ?? []), mask]);
  }
  const open = bits.reduce((all, bit) => all | (1 << bit), opened);
  return [...parts.values()].reduce((sum, part) => sum + wins(board, hidden, part, open, memo), 0);
}
