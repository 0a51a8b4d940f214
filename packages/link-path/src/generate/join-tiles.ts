/**
 * Two tiles that a line can join, whatever their kinds: what a deal removes next.
 *
 * Far tiles that both stand in the open come first, since a board whose pairs lie side by side is no game. The list of
 * tiles in the open is kept from removal to removal: only the neighbours of what has changed can be new in it.
 */
import { type Random, type Slices, spend } from '@kit/grid';
import { unitsPerTest } from '../kernel/lines.js';
import type { PlayBoard } from '../kernel/play-board.js';
import { empty } from '../rules/cell-values.js';
import { areAdjacent } from '../rules/link-rules.js';

/**
 * Which tiles go together: `near` the nearest ones, `far` two drawn from those in the open, `walks` one of these and one at
 * the end of a walk from it. On a large board two tiles drawn by chance hardly ever see each other.
 */
export type Reach = 'near' | 'far' | 'walks';

/** How many pairs of tiles in the open, or walks from one, are tried before tiles are gone through in order. */
const attempts = { near: 0, far: 40, walks: 8 } as const;

/** Finds pairs on a board that is played; tell it of each removal. */
export class TileJoiner {
  private readonly board: PlayBoard;
  private readonly random: Random;
  private readonly open: number[] = [];
  private readonly isListed: Uint8Array;
  /** The tiles that are there, and some that are no longer: the first {@link left} of the list. */
  private readonly present: Int32Array;
  private left = 0;

  private readonly reach: Reach;

  private constructor(board: PlayBoard, random: Random, reach: Reach) {
    this.reach = reach;
    this.board = board;
    this.random = random;
    this.isListed = new Uint8Array(board.cellOf.length);
    this.present = new Int32Array(board.cellOf.length);
  }

  /** A joiner for a board as it stands. */
  static *of(board: PlayBoard, random: Random, reach: Reach): Slices<TileJoiner> {
    const joiner = new TileJoiner(board, random, reach);
    for (let tile = 0; tile < board.cellOf.length; tile++) {
      joiner.list(board.cellOf[tile]);
      if (board.cellOf[tile] >= 0) joiner.present[joiner.left++] = tile;
      if (spend(board.pace, 4)) yield;
    }
    return joiner;
  }

  /** Takes in what the last removal has opened. */
  update(): void {
    const { changed, changedCount, cols, rows, pace } = this.board;
    for (let i = 0; i < changedCount; i++) {
      const cell = changed[i];
      const col = cell % cols;
      this.list(cell);
      if (cell >= cols) this.list(cell - cols);
      if (cell < (rows - 1) * cols) this.list(cell + cols);
      if (col > 0) this.list(cell - 1);
      if (col < cols - 1) this.list(cell + 1);
    }
    pace.work += 5 * changedCount;
  }

  private list(cell: number): void {
    if (cell < 0) return;
    const tile = this.board.held[cell] - 1;
    if (tile < 0 || this.isListed[tile] === 1 || !this.board.lines.isOpen(cell)) return;
    this.isListed[tile] = 1;
    this.open.push(tile);
  }

  /** Two tiles, or undefined if no two can be joined. Two of those that are `given` a kind never go together. */
  *next(given?: ReadonlyMap<number, number>): Slices<readonly [number, number] | undefined> {
    const { cellOf, lines, cols, pace } = this.board;
    for (let attempt = 0; attempt < attempts[this.reach]; attempt++) {
      const first = this.draw();
      if (first < 0) break;
      const second = this.reach === 'walks' ? this.walk(first) : this.draw();
      if (second < 0 || first === second || (given?.has(first) && given.has(second))) continue;
      if (areAdjacent(cols, cellOf[first], cellOf[second])) continue;
      if (spend(pace, unitsPerTest)) yield;
      if (lines.isLinked(cellOf[first], cellOf[second])) return [first, second];
    }
    if (spend(pace, 0)) yield;
    // Chance has failed: tile by tile in random order, drawn as it is needed.
    for (let at = 0; ; at++) {
      const tile = this.drawLeft(at);
      if (tile < 0) break;
      const other = this.nearest(tile);
      if (spend(pace, 0)) yield;
      if (other >= 0 && !(given?.has(tile) && given.has(other))) return [tile, other];
    }
    for (let at = 0; at < this.left; at++) {
      for (let i = at + 1; i < this.left; i++) {
        if (spend(pace, unitsPerTest)) yield;
        const [first, second] = [this.present[at], this.present[i]];
        if (given?.has(first) && given.has(second)) continue;
        if (lines.isLinked(cellOf[first], cellOf[second])) return [first, second];
      }
    }
    return undefined;
  }

  /** A tile that is there, by chance of those from one place in the list on; it is put there. -1 if none is left. */
  private drawLeft(at: number): number {
    const { present, random, board } = this;
    while (at < this.left) {
      const chosen = at + random.int(this.left - at);
      const tile = present[chosen];
      board.pace.work += 2;
      if (board.cellOf[tile] >= 0) {
        present[chosen] = present[at];
        present[at] = tile;
        return tile;
      }
      this.left -= 1;
      present[chosen] = present[this.left];
    }
    return -1;
  }

  /** A tile in the open by chance, -1 if there is none. Tiles that are no longer there or open leave the list. */
  private draw(): number {
    const { open, board, isListed, random } = this;
    while (open.length > 0) {
      const at = random.int(open.length);
      const tile = open[at];
      board.pace.work += 4;
      const cell = board.cellOf[tile];
      if (cell >= 0 && (!board.falls || board.lines.isOpen(cell))) return tile;
      isListed[tile] = 0;
      open[at] = open[open.length - 1];
      open.pop();
    }
    return -1;
  }

  /** The tile at the end of a walk by chance: up to two turns, all on free cells of the board. -1 if no tile stands there. */
  private walk(from: number): number {
    const { held, cellOf, cols, rows, pace } = this.board;
    const { random } = this;
    let cell = cellOf[from];
    let isRow = random.int(2) === 0;
    for (let turns = random.int(3); ; turns--) {
      const col = cell % cols;
      const at = isRow ? col : (cell - col) / cols;
      const length = isRow ? cols : rows;
      const step = isRow ? 1 : cols;
      const isForth = random.int(2) === 0;
      const most = isForth ? length - 1 - at : at;
      const stride = isForth ? step : -step;
      let free = 0;
      while (free < most && held[cell + (free + 1) * stride] === empty) free += 1;
      pace.work += free + 2;
      if (turns === 0) return free < most ? held[cell + (free + 1) * stride] - 1 : -1;
      if (free === 0) return -1;
      cell += (1 + random.int(free)) * stride;
      isRow = !isRow;
    }
  }

  /** A tile that this one sees straight ahead and can be joined with, -1 if there is none. */
  private nearest(tile: number): number {
    const { held, cellOf, cols, rows, lines, pace } = this.board;
    const cell = cellOf[tile];
    const row = Math.trunc(cell / cols);
    const col = cell % cols;
    const directions = [
      [1, cols - 1 - col],
      [cols, rows - 1 - row],
      [-1, col],
      [-cols, row],
    ];
    const turn = this.random.int(4);
    for (const direction of [0, 1, 2, 3]) {
      const [step, count] = directions[(direction + turn) % 4];
      pace.work += 1;
      if (count === 0) continue;
      let at = cell + step;
      for (let left = count - 1; left !== 0 && held[at] === empty; left--) {
        at += step;
        pace.work += 1;
      }
      if (held[at] > 0 && lines.isLinked(cell, at)) return held[at] - 1;
    }
    return -1;
  }
}
