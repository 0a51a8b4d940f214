import { type Grid, resolve } from '../../src/index.js';
import type { EvaluationWeights } from '../../src/kernel/evaluation.js';

/** The evaluation from its definition, feature by feature. */
export function weigh(board: Grid, at: number, by: EvaluationWeights): number {
  const { rows, cols } = board;
  const { waves, board: left } = resolve(board);
  const columnOf = (cell: number) => cell % cols;
  const first = new Set(waves[0]?.flatMap(({ cells }) => cells));
  const later = waves.slice(1).flat().length;
  const beside = [
    at - cols,
    at + cols,
    ...(columnOf(at) > 0 ? [at - 1] : []),
    ...(columnOf(at) < cols - 1 ? [at + 1] : []),
  ];
  let sum = (waves[0]?.length ?? 0) * by.combo + later * by.laterCombo;
  for (const { cells } of waves.flat()) sum += (cells.length - 3) * by.wasted;
  if (first.has(at)) sum += by.inMatch;
  sum += beside.filter((cell) => first.has(cell)).length * by.besideMatch;
  if (columnOf(at) === 0 || columnOf(at) === cols - 1) sum += by.sideEdge;
  if (at < cols || at >= (rows - 1) * cols) sum += by.endEdge;
  const distance = (cells: readonly number[]) =>
    Math.min(...cells.map((cell) => Math.abs(columnOf(cell) - columnOf(at))));
  const open: number[] = [];
  for (let type = 0; type < 15; type++) {
    const cells = left.cells.flatMap((value, cell) => (value === type ? [cell] : []));
    if (cells.length < 3) {
      sum += cells.length * by.stranded;
      continue;
    }
    open.push(...cells);
    const columns = [...new Set(cells.map(columnOf))].sort((a, b) => a - b);
    const spread = columns.at(-1)! - columns[0];
    const windows = columns.filter((col) => columns.includes(col + 1) && columns.includes(col + 2)).length;
    sum += by.open + cells.length * by.unfinished + by.spread[spread] + columns.length * by.column;
    sum += (spread + 1 - columns.length) * by.gap + windows * by.window;
    if (board.cells[at] === type) sum += by.held + distance(cells) * by.heldAway;
  }
  if (open.length > 0) sum += distance(open) * by.away;
  for (const cell of open) {
    const equal = (steps: number) => columnOf(cell) + steps < cols && left.cells[cell + steps] === left.cells[cell];
    sum += (equal(1) ? by.pairAside : 0) + (equal(2) ? by.skipAside : 0);
  }
  return sum;
}
