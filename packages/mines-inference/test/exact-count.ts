/**
 * Layouts by number of mines, exactly, cell by cell: of the past only counts what each open number still needs. No regions,
 * no boxes, no floats; independent of all that is tested, and fast on boards of a few rows.
 */
import type { Board } from '../src/index.js';
import { neighborsOfCell } from './neighbors.js';

/** The number of layouts with exactly the board's mines; `fixed` cells hold a mine (1) or none (0). */
export function exactCount(board: Board, fixed: ReadonlyMap<number, 0 | 1> = new Map()): bigint {
  return exactCounts(board, fixed).get(board.mines) ?? 0n;
}

/** The number of layouts for every number of mines that the board may have. */
export function exactCounts(
  board: Pick<Board, 'rows' | 'cols' | 'cells' | 'topology'>,
  fixed: ReadonlyMap<number, 0 | 1> = new Map(),
): ReadonlyMap<number, bigint> {
  const { rows, cols, cells } = board;
  const near = cells.map((_, cell) => neighborsOfCell(board, cell));
  // Column by column, so that few numbers are open at a time on boards of a few rows.
  const order = Array.from({ length: rows * cols }, (_, at) => (at % rows) * cols + Math.floor(at / rows));
  const hidden = order.filter((cell) => cells[cell] === -1);
  const stepOf = new Map(hidden.map((cell, step) => [cell, step]));
  const numbers = order.filter((cell) => cells[cell] >= 0);
  const need = new Map(
    numbers.map((number) => [number, cells[number] - near[number].filter((other) => cells[other] <= -2).length]),
  );
  const lastStep = new Map(
    numbers.map((number) => [number, Math.max(-1, ...near[number].map((n) => stepOf.get(n) ?? -1))]),
  );
  if (numbers.some((number) => lastStep.get(number) === -1 && need.get(number) !== 0)) return new Map();
  let states = new Map<string, { left: Map<number, number>; byMines: Map<number, bigint> }>();
  states.set('', { left: new Map(), byMines: new Map([[0, 1n]]) });
  hidden.forEach((cell, step) => {
    const seenBy = near[cell].filter((other) => cells[other] >= 0);
    const next: typeof states = new Map();
    for (const { left, byMines } of states.values()) {
      for (const mine of [0, 1] as const) {
        if ((fixed.get(cell) ?? mine) !== mine) continue;
        const after = new Map(left);
        for (const number of seenBy) after.set(number, (after.get(number) ?? need.get(number)!) - mine);
        const closing = seenBy.filter((number) => lastStep.get(number) === step);
        if (seenBy.some((number) => after.get(number)! < 0) || closing.some((number) => after.get(number) !== 0))
          continue;
        for (const number of closing) after.delete(number);
        const key = [...after].sort(([a], [b]) => a - b).join(';');
        const target = next.get(key) ?? { left: after, byMines: new Map<number, bigint>() };
        next.set(key, target);
        for (const [mines, ways] of byMines) {
          target.byMines.set(mines + mine, (target.byMines.get(mines + mine) ?? 0n) + ways);
        }
      }
    }
    states = next;
  });
  const marked = cells.filter((value) => value <= -2).length;
  return new Map([...(states.get('')?.byMines ?? [])].map(([mines, ways]) => [mines + marked, ways]));
}
