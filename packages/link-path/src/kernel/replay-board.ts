/**
 * A board of which one game after the other is played from the start: tiles keep their number while they fall.
 *
 * `play-board.ts` serves boards of any size and tells what changed; here a game takes microseconds. Where a single mode
 * draws a board at rest together, only the tiles behind the two that go move up, each by a step or two:
 *
 *     a b c d . .      b goes: c and d move up, and of the lines only the cell of d is told (b's is held again).
 *     a c d . . .
 */
import type { GravityPiece, Pace, Shape } from '@kit/grid';
import type { MoveModes } from '../rules/gravity-rule.js';
import { isAtRest, piecesByTurn } from './fall-plays.js';
import type { Lines } from './lines.js';

/** The tiles of a board by number, which can all be put back. */
export class ReplayBoard {
  /** The cell of each tile, -1 once it has gone. */
  readonly cellOf: Int32Array;
  readonly lines: Lines;
  private readonly startCells: Int32Array;
  /** What is in each cell: 0 nothing, -1 a stone, else the tile's number and 1. */
  private readonly held: Int32Array;
  private readonly startHeld: Int32Array;
  /** What the lines take a cell for: 1 free, 0 held, 2 they haven't been told. */
  private readonly isFree: Uint8Array;
  /** The pieces that each mode draws together, turn by turn. */
  private readonly turns: readonly (readonly (readonly GravityPiece[])[])[];
  private played = 0;
  /**
   * With one mode and no other turn on a board at rest: the step from each cell to the next one of its piece, and how many
   * are behind it.
   */
  private readonly steps: Int32Array;
  private readonly behind: Int32Array;
  private readonly isLocal: boolean;
  /** Does nothing fall at all? */
  readonly isStill: boolean;
  private readonly pace: Pace;

  /** Sets a board up: anything above 0 is a tile, numbered as `cellOf` lists them. The lines take over the board. */
  constructor(classes: Int32Array, cellOf: Int32Array, shape: Shape, lines: Lines, modes: MoveModes, pace: Pace) {
    this.startCells = cellOf;
    this.cellOf = cellOf.slice();
    this.startHeld = classes.map((value) => Math.min(value, 0));
    for (let tile = 0; tile < cellOf.length; tile++) this.startHeld[cellOf[tile]] = tile + 1;
    this.held = this.startHeld.slice();
    this.isFree = new Uint8Array(classes.length).fill(2);
    this.lines = lines;
    this.pace = pace;
    this.turns = piecesByTurn(shape, modes);
    this.steps = new Int32Array(classes.length);
    this.behind = new Int32Array(classes.length);
    const [pieces] = this.turns.flat();
    this.isStill = modes.length === 0;
    this.isLocal =
      this.isStill ||
      (modes.length === 1 && modes[0].length === 1 && pieces.every((piece) => isAtRest(classes, piece)));
    if (!this.isLocal) return;
    for (const { start, step, count } of this.turns.flat(2)) {
      for (let i = 0; i < count; i++) {
        this.steps[start + i * step] = step;
        this.behind[start + i * step] = count - 1 - i;
      }
    }
  }

  /** Puts every tile back. */
  reset(): void {
    this.cellOf.set(this.startCells);
    this.held.set(this.startHeld);
    this.played = 0;
    this.tellAll();
  }

  /** Removes two tiles and lets the rest fall. */
  remove(first: number, second: number): void {
    const { cellOf, held } = this;
    const a = cellOf[first];
    const b = cellOf[second];
    held[a] = held[b] = 0;
    cellOf[first] = cellOf[second] = -1;
    if (this.isLocal) {
      this.drawUp(a, a, this.steps[a], this.behind[a]);
      this.drawUp(b, b, this.steps[b], this.behind[b]);
      this.tell(a);
      this.tell(b);
      return;
    }
    for (const pieces of this.turns[this.played++ % this.turns.length]) {
      for (const { start, step, count } of pieces) this.drawUp(start, start - step, step, count);
    }
    this.tellAll();
  }

  /** Draws the `count` cells after one together towards a place, from which on to there all is empty; stones cut them. */
  private drawUp(to: number, after: number, step: number, count: number): void {
    const { held, cellOf } = this;
    let landing = to;
    // The place may have been taken meanwhile by what fell from behind another cell of the same piece.
    if (after === to && held[to] !== 0) return;
    for (let left = count, cell = after + step; left > 0; left--, cell += step) {
      const value = held[cell];
      if (value === 0) continue;
      if (value < 0) landing = cell;
      else if (landing !== cell) {
        held[landing] = value;
        cellOf[value - 1] = landing;
        held[cell] = 0;
      }
      landing += step;
    }
    this.pace.work += count;
  }

  /** Tells the lines what has changed in a cell and behind it. */
  private tell(from: number): void {
    const step = this.steps[from];
    this.tellCell(from);
    for (let left = this.behind[from], cell = from + step; left > 0; left--, cell += step) this.tellCell(cell);
    this.pace.work += this.behind[from];
  }

  private tellAll(): void {
    for (let cell = 0; cell < this.held.length; cell++) this.tellCell(cell);
    this.pace.work += 2 * this.held.length;
  }

  private tellCell(cell: number): void {
    const free = this.held[cell] === 0 ? 1 : 0;
    if (this.isFree[cell] === free) return;
    this.isFree[cell] = free;
    if (free === 1) this.lines.clear(cell);
    else this.lines.fill(cell);
  }
}
