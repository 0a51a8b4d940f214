/**
 * The bound: a board that is not emptied even by rules that are kinder than the game's is lost.
 *
 * A relaxation: every undecided tile is removed by itself as soon as it is linked to any tile of its kind, or to the place
 * where one stood (a ghost). Whatever real play removes, this removes too. O(tiles of a kind) tests a tile and round. The
 * bound depends on the decisions alone, not on their order.
 *
 * As the closure it is a plain loop that hands back what would take long to a generator.
 */
import { type Slices, spend } from '@kit/grid';
import { unitsPerTest } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { PairingGame } from './pairing-game.js';

/** So much work is done between two questions whether to pause. */
const workAtATime = 20_000;

/** Tells games that are lost. */
export class RelaxedBound {
  private readonly game: PairingGame;
  private readonly limit: NodeLimit;
  /** 1 for a tile that is not there, or that the kinder rules have removed. */
  private readonly relaxed: Uint8Array;
  private relaxedLeft = 0;

  constructor(game: PairingGame, limit: NodeLimit) {
    this.game = game;
    this.limit = limit;
    this.relaxed = new Uint8Array(game.cellOf.length);
  }

  /** Could the board be emptied by the kinder rules? True where the limit ends it. Leaves the game as it is. */
  *mayClear(): Slices<boolean> {
    const { relaxed } = this;
    const { isRemoved, lines, cellOf, pace } = this.game;
    const count = cellOf.length;
    relaxed.set(isRemoved);
    this.relaxedLeft = count - this.game.removed.length;
    for (let before = -1; before !== this.relaxedLeft && this.relaxedLeft > 0 && !this.limit.isWorkedOff(); ) {
      before = this.relaxedLeft;
      for (let tile = this.relaxFrom(0); tile !== count; tile = this.relaxFrom(tile + 1)) {
        yield* this.relaxTile(tile);
        if (spend(pace, 0)) yield;
      }
      if (spend(pace, 0)) yield;
    }
    for (let tile = 0; tile !== count; tile++) if (relaxed[tile] !== isRemoved[tile]) lines.fill(cellOf[tile]);
    pace.work += count;
    return this.relaxedLeft === 0 || this.limit.isWorkedOff();
  }

  /**
   * Removes what it can from one tile on; the first that has not been tried: its kind is large, or enough has been done for
   * now.
   */
  private relaxFrom(from: number): number {
    const { relaxed } = this;
    const { isRemoved, partner, lines, cellOf, kindOf, starts, touches, pace } = this.game;
    const count = cellOf.length;
    const maxWork = pace.work + workAtATime;
    let work = 0;
    let tile = from;
    for (; tile !== count; tile++) {
      work += 1;
      if (relaxed[tile] === 1) continue;
      const cell = cellOf[tile];
      if (touches[tile] === 0 && !lines.isOpen(cell)) continue;
      const other = partner[tile];
      if (other >= 0) {
        work += unitsPerTest;
        if (tile < other && lines.isLinked(cell, cellOf[other])) {
          this.relax(tile);
          this.relax(other);
        }
        continue;
      }
      const kind = kindOf[tile];
      const end = starts[kind + 1];
      if (end - starts[kind] > lines.testsAtATime || pace.work + work > maxWork) break;
      for (let ghost = starts[kind]; ghost < end; ghost++) {
        if (ghost === tile || partner[ghost] >= 0 || isRemoved[ghost] === 1) continue;
        work += unitsPerTest;
        if (!lines.isLinked(cell, cellOf[ghost])) continue;
        this.relax(tile);
        break;
      }
    }
    pace.work += work;
    return tile;
  }

  /** Removes a tile if it can go, however many there are of its kind. */
  private *relaxTile(tile: number): Slices<void> {
    const { starts, kindOf, isRemoved, partner, pace } = this.game;
    const end = starts[kindOf[tile] + 1];
    for (let ghost = starts[kindOf[tile]]; ghost < end; ghost++) {
      if (spend(pace, 0)) yield;
      pace.work += unitsPerTest;
      if (ghost === tile || partner[ghost] >= 0 || isRemoved[ghost] === 1 || !this.game.isLinked(tile, ghost)) continue;
      this.relax(tile);
      return;
    }
  }

  private relax(tile: number): void {
    this.relaxed[tile] = 1;
    this.game.lines.clear(this.game.cellOf[tile]);
    this.relaxedLeft -= 1;
  }
}
