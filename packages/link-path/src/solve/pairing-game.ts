/**
 * The game without gravity, played under a pairing: the rules by which no choice is made.
 *
 * A tile that goes never closes a line, so once it is fixed which tiles go together, any order of play reaches the same
 * end, and playing whatever can be played is exact. Three steps are free of choice:
 *   - two tiles that are paired, or the last two of a kind, go when they are linked;
 *   - all tiles of a kind that can go in sequence go: nothing of this kind is left that could suffer.
 * What is left is stuck, or needs a decision which tiles of a kind go together.
 *
 * The bound: let every undecided tile go by itself as soon as it is linked to any tile of its kind, or to the place
 * where one stood (a ghost). Whatever real play removes, this removes too, so a board that is not emptied even so is
 * lost. A bound and a closure depend on the decisions alone, not on their order.
 *
 * @see M. de Bondt, Solving Shisen-Sho boards, arXiv 2010.09014: branching on the pairing of a kind
 */
import type { Lines } from './lines.js';
import type { Kernel, Meter } from './meter.js';
import type { NodeLimit } from './node-limit.js';

/** Up to so many tiles of a kind every sequence is tried; of more tiles the first that is found. */
const mostTried = 8;
/** How many tiles of a kind are looked at before it is asked whether to yield. */
const tilesAtATime = 256;
/** Trying the sequences of one kind ends after so many units: no choice is lost, since what is left stays open. */
const mostWorkTried = 100_000;

/** A game of numbered tiles in groups; a tile's partner is -1 while undecided. */
export class PairingGame {
  /** The cell of each tile. */
  readonly cellOf: readonly number[];
  /** The tiles of each kind. */
  readonly groups: readonly (readonly number[])[];
  /** The partner that a tile is paired with, -1 while it is open. */
  readonly partner: Int32Array;
  /** The removals so far: pairs of tiles one after the other. */
  readonly removed: number[] = [];
  /** What all of it costs. */
  readonly meter: Meter;
  private readonly limit: NodeLimit;
  private readonly gone: Uint8Array;
  private readonly lines: Lines;
  private readonly relaxed: Uint8Array;

  constructor(
    cellOf: readonly number[],
    groups: readonly (readonly number[])[],
    lines: Lines,
    meter: Meter,
    limit: NodeLimit,
  ) {
    this.limit = limit;
    this.meter = meter;
    this.cellOf = cellOf;
    this.groups = groups;
    this.lines = lines;
    this.partner = new Int32Array(cellOf.length).fill(-1);
    this.gone = new Uint8Array(cellOf.length);
    this.relaxed = new Uint8Array(cellOf.length);
  }

  isCleared(): boolean {
    return this.removed.length === this.cellOf.length;
  }

  isGone(tile: number): boolean {
    return this.gone[tile] === 1;
  }

  isLinked(first: number, second: number): boolean {
    return this.lines.isLinked(this.cellOf[first], this.cellOf[second]);
  }

  /** Decides that two tiles go together. */
  pair(first: number, second: number): void {
    this.partner[first] = second;
    this.partner[second] = first;
  }

  /** Takes a decision back. */
  unpair(first: number, second: number): void {
    this.partner[first] = -1;
    this.partner[second] = -1;
  }

  /** Removes two tiles. */
  remove(first: number, second: number): void {
    for (const tile of [first, second]) {
      this.gone[tile] = 1;
      this.lines.clear(this.cellOf[tile]);
      this.removed.push(tile);
    }
  }

  /** Goes back to an earlier number of removed tiles. */
  rewind(count: number): void {
    while (this.removed.length > count) {
      const tile = this.removed.pop() ?? 0;
      this.gone[tile] = 0;
      this.lines.fill(this.cellOf[tile]);
    }
  }

  /** The tiles of a group that are there and not paired. */
  openTiles(group: readonly number[]): number[] {
    this.meter.work += group.length;
    return group.filter((tile) => this.gone[tile] === 0 && this.partner[tile] < 0);
  }

  /** Plays everything that needs no choice, unless the limit ends it. */
  *close(): Kernel<void> {
    let before: number;
    do {
      before = this.removed.length;
      for (const group of this.groups) {
        const open = this.removePaired(group);
        if (open > mostTried) yield* this.removeGreedily(this.openTiles(group));
        else if (open > 0) this.removeAll(this.openTiles(group), this.meter.work + mostWorkTried);
        if (this.meter.isDue()) yield;
        if (this.limit.isWorkedOff()) return;
      }
    } while (this.removed.length !== before && !this.isCleared() && !this.limit.isWorkedOff());
  }

  /** Removes the pairs that are decided and linked; the number of tiles that are open. */
  private removePaired(group: readonly number[]): number {
    let open = 0;
    this.meter.work += group.length;
    for (const tile of group) {
      if (this.gone[tile] === 1) continue;
      const partner = this.partner[tile];
      if (partner < 0) open += 1;
      else if (tile < partner && this.isLinked(tile, partner)) this.remove(tile, partner);
    }
    return open;
  }

  /** Removes all these tiles if they can go in sequence; gives up after so much work, and leaves them. */
  private removeAll(tiles: readonly number[], mostWork: number): boolean {
    if (tiles.length === 0) return true;
    const count = this.removed.length;
    for (let i = 0; i < tiles.length; i++) {
      for (let j = i + 1; j < tiles.length; j++) {
        if (!this.isLinked(tiles[i], tiles[j]) || this.meter.work > mostWork) continue;
        this.remove(tiles[i], tiles[j]);
        const rest = tiles.filter((_, index) => index !== i && index !== j);
        if (this.removeAll(rest, mostWork)) return true;
        this.rewind(count);
      }
    }
    return false;
  }

  /** Many tiles: removes them if the first sequence that is found takes them all. */
  private *removeGreedily(tiles: readonly number[]): Kernel<void> {
    const count = this.removed.length;
    let left = tiles;
    for (let before = -1; left.length > 0 && left.length !== before; left = this.openTiles(left)) {
      before = left.length;
      for (let i = 0; i < left.length; i++) {
        for (let j = i + 1; j < left.length && this.gone[left[i]] === 0; j++) {
          if (this.gone[left[j]] === 0 && this.isLinked(left[i], left[j])) this.remove(left[i], left[j]);
          if (this.meter.isDue()) yield;
        }
      }
    }
    if (left.length > 0) this.rewind(count);
  }

  /**
   * The bound: could the board be emptied if open tiles went one by one and ghosts counted? True
   * where the limit ends it. Leaves the game as it is.
   */
  *mayClear(): Kernel<boolean> {
    const { relaxed, gone, groups, partner, lines, cellOf, meter } = this;
    relaxed.set(gone);
    let left = cellOf.length - this.removed.length;
    for (let progress = true; progress && left > 0 && !this.limit.isWorkedOff(); ) {
      progress = false;
      for (const group of groups) {
        for (const tile of group) {
          meter.work += 1;
          if (meter.isDue()) yield;
          if (relaxed[tile] === 1) continue;
          const partnerOf = partner[tile];
          if (partnerOf < 0) {
            let sees = false;
            for (let from = 0; from < group.length && !sees; from += tilesAtATime) {
              sees = this.seesGroup(tile, group, from);
              if (meter.isDue()) yield;
            }
            if (!sees) continue;
          } else if (tile > partnerOf || !this.isLinked(tile, partnerOf)) continue;
          relaxed[tile] = 1;
          lines.clear(cellOf[tile]);
          left -= 1;
          if (partnerOf >= 0) {
            relaxed[partnerOf] = 1;
            lines.clear(cellOf[partnerOf]);
            left -= 1;
          }
          progress = true;
        }
      }
    }
    for (let tile = 0; tile < cellOf.length; tile++) {
      if (relaxed[tile] === 1 && gone[tile] === 0) lines.fill(cellOf[tile]);
    }
    meter.work += cellOf.length;
    return left === 0 || this.limit.isWorkedOff();
  }

  /** Is an open tile linked to one of some open ones of its kind, or to where one stood during the bound? */
  private seesGroup(tile: number, group: readonly number[], from: number): boolean {
    const to = Math.min(group.length, from + tilesAtATime);
    for (let i = from; i < to; i++) {
      const other = group[i];
      if (other !== tile && this.partner[other] < 0 && this.gone[other] === 0 && this.isLinked(tile, other))
        return true;
    }
    return false;
  }
}
