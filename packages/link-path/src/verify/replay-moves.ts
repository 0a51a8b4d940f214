/**
 * The check of every witness before it leaves the package: play the moves on the board by the plain rules.
 *
 * Nothing here knows of the solvers' lines or boards. What falls is asked of @kit/grid, one row or column after the other,
 * and only where something has changed.
 */

import { type GravityMode, gravityInPlace, type Pace, type Slices, spend } from '@kit/grid';
import { marksOf, tilesMatch } from '../board/marks.js';
import { bestLink } from '../link/best-link.js';
import { beside } from '../rules/beside.js';
import { fallRule, type MoveModes } from '../rules/gravity-rule.js';
import { areAdjacent, type LinkRules } from '../rules/link-rules.js';
import type { BoardLike, Pair } from '../types.js';

/** Do these moves clear the board? */
export function* clears(
  board: BoardLike,
  moves: readonly Pair[],
  rules: LinkRules,
  modes: MoveModes,
  pace: Pace,
): Slices<boolean> {
  const { played, left } = yield* replay(board, moves, rules, modes, pace);
  return played === moves.length && left === 0;
}

/** Plays the moves up to the first that is not allowed: how many were played, and how many tiles are left. */
export function* replay(
  board: BoardLike,
  moves: readonly Pair[],
  rules: LinkRules,
  modes: MoveModes,
  pace: Pace,
): Slices<{ readonly played: number; readonly left: number }> {
  const { rows, cols } = board;
  // Tiles are played by the numbers of their cells, from 1, so that each is known wherever it has fallen.
  const cells = Array.from(board.cells, (value, cell) => (value > 0 ? cell + 1 : value));
  const marks = marksOf(board);
  const frozen = new Set(marks?.frozen);
  const size = cells.length;
  const turns = modes.map((turn) => turn.map((mode) => new FallingLines(cells, rows, cols, mode)));
  const falls = turns.flat();
  for (const fall of falls) yield* fall.findAll(pace);
  let left = 0;
  for (const value of cells) {
    if (value > 0) left += 1;
    if (spend(pace, 1)) yield;
  }
  // A line is looked for along the runs of both tiles and every crossing; with more turns everywhere.
  const perMove = rules.maxTurns > 2 ? 8 * size : 4 * (rows + cols);
  let played = 0;
  for (const { a, b } of moves) {
    if (a === b || cells[a] <= 0 || cells[b] <= 0) break;
    const [first, second] = [cells[a] - 1, cells[b] - 1];
    if (!tilesMatch(board.cells, marks && { ...marks, frozen }, rules, first, second)) break;
    if (!rules.adjacent && areAdjacent(cols, a, b)) break;
    if (bestLink(cells, rows, cols, rules, a, b) === undefined) break;
    const falling = falls.length === 0 ? falls : turns[played % turns.length];
    played += 1;
    for (const cell of [...beside(board, a), ...beside(board, b)]) frozen.delete(cells[cell] - 1);
    cells[a] = cells[b] = 0;
    left -= 2;
    for (const fall of falls) for (const cell of [a, b]) fall.change(cell);
    for (const fall of falling) {
      for (const cell of fall.settle(pace)) {
        for (const other of falls) if (other !== fall) other.change(cell);
      }
    }
    if (spend(pace, perMove)) yield;
  }
  return { played, left };
}

/** The rows or columns along which one mode lets things fall. */
class FallingLines {
  private readonly cells: number[];
  private readonly count: number;
  private readonly length: number;
  private readonly stepLine: number;
  private readonly step: number;
  private readonly mode: GravityMode;
  private readonly alongRows: boolean;
  private readonly changed = new Set<number>();

  constructor(cells: number[], rows: number, cols: number, mode: GravityMode) {
    this.cells = cells;
    this.mode = mode;
    this.alongRows = fallsAlongRows(mode);
    this.count = this.alongRows ? rows : cols;
    this.length = this.alongRows ? cols : rows;
    this.stepLine = this.alongRows ? cols : 1;
    this.step = this.alongRows ? 1 : cols;
  }

  /** Finds the lines in which something would fall at once. */
  *findAll(pace: Pace): Slices<void> {
    for (let line = 0; line < this.count; line++) {
      const [before, after] = this.fallen(line);
      if (before.some((value, index) => value !== after[index])) this.changed.add(line);
      if (spend(pace, 4 * this.length)) yield;
    }
  }

  /** Takes in that a cell has changed. */
  change(cell: number): void {
    const col = cell % (this.alongRows ? this.length : this.count);
    this.changed.add(this.alongRows ? (cell - col) / this.length : col);
  }

  /** Lets things fall; the cells that change. */
  settle(pace: Pace): number[] {
    const cells: number[] = [];
    for (const line of this.changed) {
      const [before, after] = this.fallen(line);
      for (let index = 0; index < after.length; index++) {
        if (after[index] === before[index]) continue;
        const cell = line * this.stepLine + index * this.step;
        this.cells[cell] = after[index];
        cells.push(cell);
      }
      pace.work += 4 * this.length;
    }
    this.changed.clear();
    return cells;
  }

  /** A line as it stands and after it has fallen. */
  private fallen(line: number): [before: number[], after: number[]] {
    const { cells, length, stepLine, step, mode } = this;
    const before: number[] = [];
    for (let index = 0; index < length; index++) before.push(cells[line * stepLine + index * step]);
    const after = before.slice();
    const shape = this.alongRows ? { rows: 1, cols: length } : { rows: length, cols: 1 };
    gravityInPlace(after, shape, mode, fallRule);
    return [before, after];
  }
}

/** Do things fall along the rows? In a row that holds one thing, it moves from at least one of the places. */
function fallsAlongRows(mode: GravityMode): boolean {
  return [0, 1, 2, 3].some((place) => {
    const row = [0, 0, 0, 0];
    row[place] = 1;
    return gravityInPlace(row, { rows: 1, cols: row.length }, mode, fallRule) > 0;
  });
}
