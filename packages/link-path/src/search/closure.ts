/**
 * The closure: everything of a pairing that goes without a choice.
 *
 * Once it is fixed which tiles go together, playing whatever can be played is exact. Two steps are free of choice:
 *   - two tiles that are paired, or the last two of a kind, go when they are linked;
 *   - all tiles of a kind that can go in sequence go: nothing of this kind is left that could suffer.
 * What is left is stuck, or needs a decision which tiles of a kind go together. The closure depends on the decisions
 * alone, not on their order.
 *
 * It goes through all tiles again and again, so it is a plain loop that hands back what would take long (a kind of many
 * tiles, or the end of a slice) to a generator.
 */
import { type Slices, spend } from '@kit/grid';
import { unitsPerTest } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { PairingGame } from './pairing-game.js';

/** Up to so many tiles of a kind every sequence is tried; of more tiles the first that is found. */
const maxTried = 8;
/** Trying the sequences of one kind ends after so many units: no choice is lost, since what is left stays open. */
const maxWorkTried = 100_000;
/** So much work is done between two questions whether to pause. */
const workAtATime = 20_000;

/** What a kind costs besides its tiles, in units. */
const unitsPerKind = 20;

/** Plays what needs no choice. */
export class Closure {
  private readonly game: PairingGame;
  private readonly limit: NodeLimit;
  /** The open tiles of one kind, where there are few. */
  private readonly few = new Int32Array(maxTried);

  constructor(game: PairingGame, limit: NodeLimit) {
    this.game = game;
    this.limit = limit;
  }

  /** Plays everything that needs no choice, unless the limit ends it. */
  *run(): Slices<void> {
    let before: number;
    do {
      before = this.game.removed.length;
      for (let kind = this.closeFrom(0); kind !== this.game.kinds; kind = this.closeFrom(kind + 1)) {
        if (!this.close(kind)) yield* this.removeGreedily(kind);
        if (spend(this.game.pace, 0)) yield;
        if (this.limit.isWorkedOff()) return;
      }
      if (spend(this.game.pace, 0)) yield;
    } while (this.game.removed.length !== before && !this.game.isCleared() && !this.limit.isWorkedOff());
  }

  /** Closes kinds from one on; the first that is not closed yet: it is large, or enough has been done for now. */
  private closeFrom(from: number): number {
    const { pace } = this.game;
    const end = pace.work + workAtATime;
    let kind = from;
    while (kind !== this.game.kinds && pace.work < end && this.close(kind)) kind += 1;
    // Limits don't count what a kind costs besides its tiles, but the next pause comes sooner.
    pace.due -= unitsPerKind * (kind - from);
    return kind;
  }

  /** Closes a kind, unless too many of its tiles are open to try every sequence of them: then it says false. */
  private close(kind: number): boolean {
    const open = this.removePaired(kind);
    if (open > maxTried) return false;
    if (open > 0) this.removeFew(kind);
    return true;
  }

  /** Removes the pairs that are decided and linked; the number of tiles that are open. */
  private removePaired(kind: number): number {
    const { isRemoved, partner, pace } = this.game;
    const end = this.game.starts[kind + 1];
    let open = 0;
    for (let tile = this.game.starts[kind]; tile < end; tile++) {
      if (isRemoved[tile] === 1) continue;
      const other = partner[tile];
      if (other < 0) open += 1;
      else if (tile < other) {
        pace.work += unitsPerTest;
        if (!this.game.isShut(tile) && this.game.isLinked(tile, other)) this.game.remove(tile, other);
      }
    }
    pace.work += end - this.game.starts[kind];
    return open;
  }

  /** A few open tiles: removes them if they can all go in sequence. */
  private removeFew(kind: number): void {
    let count = 0;
    for (let tile = this.game.starts[kind]; tile < this.game.starts[kind + 1]; tile++) {
      if (this.game.isOpen(tile)) this.few[count++] = tile;
    }
    this.removeAll(count, count, this.game.pace.work + maxWorkTried);
  }

  /** Removes what is there of the first `count` of {@link few}, if all can go; gives up after so much work, and leaves them. */
  private removeAll(count: number, left: number, maxWork: number): boolean {
    if (left === 0) return true;
    const { few } = this;
    const { isRemoved, pace } = this.game;
    const before = this.game.removed.length;
    for (let i = 0; i < count; i++) {
      if (isRemoved[few[i]] === 1 || this.game.isShut(few[i])) continue;
      for (let j = i + 1; j < count; j++) {
        if (isRemoved[few[j]] === 1) continue;
        pace.work += unitsPerTest;
        if (pace.work > maxWork || !this.game.isLinked(few[i], few[j])) continue;
        this.game.remove(few[i], few[j]);
        if (this.removeAll(count, left - 2, maxWork)) return true;
        this.game.rewind(before);
      }
    }
    return false;
  }

  /** Many tiles: removes them if the first sequence that is found takes them all. */
  private *removeGreedily(kind: number): Slices<void> {
    const { pace } = this.game;
    const count = this.game.removed.length;
    let left: readonly number[] = this.game.openTiles(kind);
    for (let before = -1; left.length > 0 && left.length !== before; left = this.game.openTiles(kind)) {
      before = left.length;
      for (let i = 0; i < left.length; i++) {
        pace.work += 1;
        if (this.game.isShut(left[i])) continue;
        for (let j = i + 1; j < left.length && this.game.isRemoved[left[i]] === 0; j++) {
          pace.work += unitsPerTest;
          if (this.game.isRemoved[left[j]] === 0 && this.game.isLinked(left[i], left[j]))
            this.game.remove(left[i], left[j]);
          if (spend(pace, 0)) yield;
        }
        if (spend(pace, 0)) yield;
      }
    }
    if (left.length > 0) this.game.rewind(count);
  }
}
