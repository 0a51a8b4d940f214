/**
 * The rule of clearing, written from its definition: a cell clears if it stands in a straight run of its type that is
 * long enough, and if the connected group of such cells is large enough.
 *
 *     0 0 0 1        the three 0 of the row clear; the 0 below them
 *     0 1 1 2        touches the run without being in one, and stays
 *
 * This is the plain form for every rule and size, which shares nothing with the kernels that it is compared with.
 */
import type { Match, Resolution } from '../../src/index.js';

/** What a rule says, by type and by cell. */
export type PlainRules = {
  readonly minRun: ArrayLike<number>;
  readonly minGroup: ArrayLike<number>;
  readonly locked: ArrayLike<number>;
};

/** Clears, drops and clears again until nothing matches. */
export function resolvePlainly(
  given: ArrayLike<number>,
  rows: number,
  cols: number,
  rules: PlainRules,
): Pick<Resolution, 'waves' | 'board'> {
  const cells = Int8Array.from(given);
  const waves: Match[][] = [];
  for (;;) {
    const matches = matchesOf(cells, rows, cols, rules);
    if (matches.length === 0) return { waves, board: { rows, cols, cells: Array.from(cells) } };
    waves.push(matches);
    for (const match of matches) for (const cell of match.cells) cells[cell] = -1;
    for (let col = 0; col < cols; col++) dropColumn(cells, rows, cols, col, rules.locked);
  }
}

/** A column is packed downwards, in pieces between locked cells. */
export function dropColumn(
  cells: Int8Array | number[],
  rows: number,
  cols: number,
  col: number,
  locked: ArrayLike<number>,
): void {
  let floor = (rows - 1) * cols + col;
  for (let cell = floor; cell >= 0; cell -= cols) {
    if (locked[cell]) {
      floor = cell - cols;
    } else if (cells[cell] >= 0) {
      const type = cells[cell];
      cells[cell] = -1;
      cells[floor] = type;
      floor -= cols;
    }
  }
}

/** The matches of a board: the connected groups of clearing cells that are large enough, by their first cells. */
export function matchesOf(cells: ArrayLike<number>, rows: number, cols: number, rules: PlainRules): Match[] {
  const pending = markRuns(cells, rows, cols, rules);
  const matches: Match[] = [];
  for (let first = 0; first < pending.length; first++) {
    if (pending[first] === 0) continue;
    const type = cells[first];
    const group: number[] = [];
    const take = (cell: number): void => {
      // Beyond the first and the last row nothing is pending.
      if (pending[cell] !== 1 || cells[cell] !== type) return;
      pending[cell] = 0;
      group.push(cell);
    };
    take(first);
    for (const cell of group) {
      if (cell % cols > 0) take(cell - 1);
      if (cell % cols < cols - 1) take(cell + 1);
      take(cell - cols);
      take(cell + cols);
    }
    if (group.length >= rules.minGroup[type]) matches.push({ type, cells: group.sort((a, b) => a - b) });
  }
  return matches;
}

/** 1 for each cell in a run that is long enough. */
function markRuns(cells: ArrayLike<number>, rows: number, cols: number, table: PlainRules): Uint8Array {
  const marks = new Uint8Array(rows * cols);
  for (let row = 0; row < rows; row++) markLine(row * cols, 1, cols);
  for (let col = 0; col < cols; col++) markLine(col, cols, rows);
  return marks;

  function markLine(start: number, step: number, count: number): void {
    let length = 0;
    for (let i = 0; i < count; i++) {
      const cell = start + i * step;
      const type = table.locked[cell] ? -1 : cells[cell];
      length += 1;
      const next = cell + step;
      const goesOn = i + 1 < count && cells[next] === type && !table.locked[next];
      if (goesOn) continue;
      // An empty or locked cell has no shortest run.
      if (length >= table.minRun[type]) {
        for (let back = 0; back < length; back++) marks[cell - back * step] = 1;
      }
      length = 0;
    }
  }
}
