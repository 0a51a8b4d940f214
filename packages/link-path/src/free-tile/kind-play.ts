/**
 * The play of a deal in which some kinds are decided (it is fixed which of their tiles go together) and others are not.
 *
 * A decided tile goes when it and its partner are free. Kinder rules hold for the others: a tile goes as soon as it is free
 * and another of its kind is free or gone. So a deal that stands still here can't be cleared under these decisions, and if
 * all kinds are decided, this is a real play, in which any order reaches the same end.
 */
import type { NumberedTiles } from '../board/numbered-tiles.js';
import type { Blockers } from './blockers.js';
import { TileStack } from './tile-stack.js';

/** Plays a deal again and again under changing decisions. Kinds are numbered from 0. */
export class KindPlay {
  /** The tiles that went in the last play, in order. */
  readonly gone: Int32Array;
  /** When each tile went in it; only of use if all went. */
  readonly turnOf: Int32Array;
  private readonly blockers: Blockers;
  private readonly stack: TileStack;
  private readonly tiles: NumberedTiles;
  private readonly kindOf: Int32Array;
  private readonly partner: Int32Array;
  private readonly isFree: Uint8Array;
  private readonly freeCount: Int32Array;
  private readonly firstFree: Int32Array;
  private going = 0;

  constructor(blockers: Blockers, tiles: NumberedTiles) {
    const places = tiles.classes.length;
    this.blockers = blockers;
    this.tiles = tiles;
    this.stack = new TileStack(blockers, tiles.classes);
    this.kindOf = tiles.classes.map((own) => own - 1);
    this.partner = new Int32Array(places).fill(-1);
    this.isFree = new Uint8Array(places);
    this.freeCount = new Int32Array(tiles.starts.length);
    this.firstFree = new Int32Array(tiles.starts.length);
    this.gone = new Int32Array(tiles.cellOf.length);
    this.turnOf = new Int32Array(places);
  }

  /** Decides which tiles of a kind go together, by their numbers within it; undefined takes the decision back. */
  decide(kind: number, way: readonly number[] | undefined): void {
    const { starts, cellOf } = this.tiles;
    const start = starts[kind];
    for (let i = start; i < starts[kind + 1]; i++) {
      this.partner[cellOf[i]] = way === undefined ? -1 : cellOf[start + way[i - start]];
    }
  }

  /** Plays. Do all tiles go? */
  run(): boolean {
    const { stack, gone, turnOf, blockers } = this;
    const { below, left, right } = blockers;
    stack.restart();
    this.isFree.fill(0);
    this.freeCount.fill(0);
    this.going = 0;
    for (const tile of this.tiles.cellOf) this.meet(tile);
    for (let turn = 0; turn < this.going; turn++) {
      const tile = gone[turn];
      turnOf[tile] = turn;
      stack.clear(tile);
      for (const other of below[tile]) this.meet(other);
      for (const other of left[tile]) this.meet(other);
      for (const other of right[tile]) this.meet(other);
    }
    return this.going === gone.length;
  }

  /**
   * Is the decision on a kind why the last play stood still? If not, it would have stood still at the same place without it,
   * and without all others of which this is true.
   */
  isNeeded(kind: number): boolean {
    const { partner, isFree, freeCount } = this;
    const { starts, cellOf } = this.tiles;
    if (freeCount[kind] < 2) return false;
    for (let i = starts[kind]; i < starts[kind + 1]; i++) {
      const tile = cellOf[i];
      if (partner[tile] >= 0 && isFree[tile] === 1 && isFree[partner[tile]] === 0) return true;
    }
    return false;
  }

  private meet(tile: number): void {
    const { isFree, freeCount, firstFree, partner } = this;
    const kind = this.kindOf[tile];
    if (kind < 0 || isFree[tile] === 1 || !this.stack.isOpen(tile)) return;
    isFree[tile] = 1;
    freeCount[kind] += 1;
    const other = partner[tile];
    if (other >= 0) {
      if (isFree[other] === 0) return;
      this.gone[this.going++] = other;
      this.gone[this.going++] = tile;
    } else if (freeCount[kind] === 1) firstFree[kind] = tile;
    else {
      if (freeCount[kind] === 2) this.gone[this.going++] = firstFree[kind];
      this.gone[this.going++] = tile;
    }
  }
}
