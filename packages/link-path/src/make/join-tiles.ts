/**
 * Two tiles that a line can join, whatever their kinds: what a deal removes next.
 *
 * Far tiles that both stand in the open come first, since a board whose pairs lie side by side is no game. The list of
 * tiles in the open is kept from removal to removal: only the neighbours of what has changed can be new in it.
 */
import type { Random } from '@kit/grid';
import { empty, stone } from '../rules/check-board.js';
import { areAdjacent } from '../rules/link-rules.js';
import type { Kernel } from '../solve/meter.js';
import type { PlayBoard } from '../solve/play-board.js';

/** How many pairs of tiles in the open are tried by chance before tiles are gone through in order. */
const manyChances = 40;

/** Finds pairs on a board that is played; tell it of each removal. */
export class TileJoiner {
  private readonly board: PlayBoard;
  private readonly random: Random;
  private readonly open: number[] = [];
  private readonly isListed: Uint8Array;

  private readonly chances: number;

  /** With `far` false a tile goes with the nearest one it sees: an easy board. */
  constructor(board: PlayBoard, random: Random, far: boolean) {
    this.chances = far ? manyChances : 0;
    this.board = board;
    this.random = random;
    this.isListed = new Uint8Array(board.cellOf.length);
    for (let tile = 0; tile < board.cellOf.length; tile++) this.list(board.cellOf[tile]);
    board.meter.work += 4 * board.cellOf.length;
  }

  /** Takes in what the last removal has opened. */
  update(): void {
    const { changed, cols, rows, meter } = this.board;
    for (const cell of changed) {
      const col = cell % cols;
      this.list(cell);
      if (cell >= cols) this.list(cell - cols);
      if (cell < (rows - 1) * cols) this.list(cell + cols);
      if (col > 0) this.list(cell - 1);
      if (col < cols - 1) this.list(cell + 1);
    }
    meter.work += 5 * changed.length;
  }

  private list(cell: number): void {
    if (cell < 0) return;
    const tile = this.board.held[cell] - 1;
    if (tile < 0 || this.isListed[tile] === 1 || !this.board.lines.isOpen(cell)) return;
    this.isListed[tile] = 1;
    this.open.push(tile);
  }

  /** Two tiles, or undefined if no two can be joined. Two of those that are `given` a kind never go together. */
  *next(given?: ReadonlyMap<number, number>): Kernel<readonly [number, number] | undefined> {
    const { board, random } = this;
    const { cellOf, lines, cols, meter } = board;
    for (let chance = 0; chance < this.chances; chance++) {
      const first = this.draw();
      const second = this.draw();
      if (first < 0 || second < 0) break;
      if (first === second || (given?.has(first) && given.has(second))) continue;
      if (areAdjacent(cols, cellOf[first], cellOf[second])) continue;
      if (lines.isLinked(cellOf[first], cellOf[second])) return [first, second];
    }
    if (meter.isDue()) yield;
    const tiles: number[] = [];
    for (let tile = 0; tile < cellOf.length; tile++) if (cellOf[tile] >= 0) tiles.push(tile);
    yield;
    const order = random.shuffle(tiles);
    meter.work += cellOf.length + 4 * tiles.length;
    for (const tile of order) {
      const other = this.nearest(tile);
      if (meter.isDue()) yield;
      if (other >= 0 && !(given?.has(tile) && given.has(other))) return [tile, other];
    }
    for (const [index, first] of order.entries()) {
      for (let i = index + 1; i < order.length; i++) {
        if (meter.isDue()) yield;
        if (given?.has(first) && given.has(order[i])) continue;
        if (lines.isLinked(cellOf[first], cellOf[order[i]])) return [first, order[i]];
      }
    }
    return undefined;
  }

  /** A tile in the open by chance, -1 if there is none. Tiles that are no longer there or open leave the list. */
  private draw(): number {
    const { open, board, isListed, random } = this;
    while (open.length > 0) {
      const at = random.int(open.length);
      const tile = open[at];
      board.meter.work += 4;
      if (board.cellOf[tile] >= 0 && board.lines.isOpen(board.cellOf[tile])) return tile;
      isListed[tile] = 0;
      open[at] = open[open.length - 1];
      open.pop();
    }
    return -1;
  }

  /** A tile that this one sees straight ahead and can be joined with, -1 if there is none. */
  private nearest(tile: number): number {
    const { held, cellOf, cols, rows, lines, meter } = this.board;
    const cell = cellOf[tile];
    const row = Math.trunc(cell / cols);
    const col = cell % cols;
    const ways = [
      [1, cols - 1 - col],
      [cols, rows - 1 - row],
      [-1, col],
      [-cols, row],
    ];
    const turn = this.random.int(4);
    for (let way = 0; way < 4; way++) {
      const [step, count] = ways[(way + turn) % 4];
      let at = cell;
      let left = count;
      do {
        at += step;
        left -= 1;
        meter.work += 1;
      } while (left > 0 && held[at] === empty);
      if (left < 0 || held[at] === empty || held[at] === stone) continue;
      if (lines.isLinked(cell, at)) return held[at] - 1;
    }
    return -1;
  }
}
