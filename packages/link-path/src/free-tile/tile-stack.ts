/**
 * The tiles that stand, as the search over pairings sees a board: a tile is a cell, and two are linked when both are free.
 *
 * Each tile counts what still lies on it and at its sides. All that the search builds on (pairings, closure, bound) asks
 * only that a tile that goes never closes another in, and that holds here.
 */
import type { Lines } from '../kernel/lines.js';
import type { Blockers } from './blockers.js';

/** A changing set of tiles; all stand at first but those that have gone before. */
export class TileStack implements Lines {
  readonly testsAtATime: number = 64;
  private readonly blockers: Blockers;
  private readonly onIt: Int32Array;
  private readonly atLeft: Int32Array;
  private readonly atRight: Int32Array;
  private readonly isGone: Uint8Array;
  /** The four counts as they are at first. */
  private readonly atFirst: readonly [Int32Array, Int32Array, Int32Array, Uint8Array];

  constructor(blockers: Blockers, kinds: ArrayLike<number>) {
    const { below, left, right } = blockers;
    this.blockers = blockers;
    this.onIt = new Int32Array(below.length);
    for (const under of below) for (const tile of under) this.onIt[tile] += 1;
    this.atLeft = Int32Array.from(left, (tiles) => tiles.length);
    this.atRight = Int32Array.from(right, (tiles) => tiles.length);
    this.isGone = new Uint8Array(below.length);
    for (let tile = 0; tile < below.length; tile++) if (kinds[tile] === 0) this.clear(tile);
    this.atFirst = [this.onIt.slice(), this.atLeft.slice(), this.atRight.slice(), this.isGone.slice()];
  }

  /** Puts all tiles back. */
  restart(): void {
    const [onIt, atLeft, atRight, isGone] = this.atFirst;
    this.onIt.set(onIt);
    this.atLeft.set(atLeft);
    this.atRight.set(atRight);
    this.isGone.set(isGone);
  }

  clear(tile: number): void {
    if (this.isGone[tile] === 0) this.change(tile, 1, -1);
  }

  fill(tile: number): void {
    if (this.isGone[tile] === 1) this.change(tile, 0, 1);
  }

  isLinked(a: number, b: number): boolean {
    return this.isOpen(a) && this.isOpen(b);
  }

  /** Is a tile free? */
  isOpen(tile: number): boolean {
    return this.onIt[tile] === 0 && (this.atLeft[tile] === 0 || this.atRight[tile] === 0);
  }

  private change(tile: number, gone: 0 | 1, by: 1 | -1): void {
    const { onIt, atLeft, atRight, blockers } = this;
    this.isGone[tile] = gone;
    for (const other of blockers.below[tile]) onIt[other] += by;
    for (const other of blockers.right[tile]) atLeft[other] += by;
    for (const other of blockers.left[tile]) atRight[other] += by;
  }
}
