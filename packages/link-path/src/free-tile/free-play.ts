/**
 * Games at random: all that is left of a kind goes as soon as it is free, else a pair that is drawn among the free ones.
 *
 * Thousands of games are played on one deal, so everything lies in typed arrays that a new game only copies. The free tiles
 * of a class stand in its own part of one array; a list holds the classes of which two are free or more.
 */
import type { Pace, Random } from '@kit/grid';
import type { Blockers } from './blockers.js';
import { TileStack } from './tile-stack.js';

/** Plays games on the tiles whose class is above 0; each class has an even number of them. */
export class FreePlay {
  private readonly stack: TileStack;
  private readonly blockers: Blockers;
  private readonly classes: Int32Array;
  /** The part of each class in {@link free}. */
  private readonly starts: Int32Array;
  private readonly counts: Int32Array;
  /** How many tiles of each class stand, and how many of them are free. */
  private readonly standing: Int32Array;
  private readonly freeCount: Int32Array;
  private readonly free: Int32Array;
  /** The classes with a free pair, and where each stands among them, -1 if it doesn't. */
  private readonly playable: Int32Array;
  private readonly placeOf: Int32Array;
  private playables = 0;
  /** The classes of which all that stands is free. */
  private readonly whole: number[] = [];
  private readonly isKnown: Uint8Array;
  private moves: number[] = [];

  constructor(blockers: Blockers, classes: Int32Array) {
    this.blockers = blockers;
    this.classes = classes;
    this.stack = new TileStack(blockers, classes);
    const most = classes.reduce((one, other) => Math.max(one, other), 0);
    this.starts = new Int32Array(most + 2);
    for (const own of classes) this.starts[own + 1] += 1;
    this.counts = this.starts.slice(1);
    for (let own = 1; own < this.starts.length; own++) this.starts[own] += this.starts[own - 1];
    this.standing = new Int32Array(most + 1);
    this.freeCount = new Int32Array(most + 1);
    this.free = new Int32Array(classes.length);
    this.playable = new Int32Array(most + 1);
    this.placeOf = new Int32Array(most + 1);
    this.isKnown = new Uint8Array(classes.length);
  }

  /** One game. Returns the tiles that went, pair by pair. */
  play(random: Random, pace: Pace): number[] {
    const { stack, classes, freeCount, playable, whole } = this;
    stack.restart();
    this.standing.set(this.counts);
    freeCount.fill(0);
    this.placeOf.fill(-1);
    this.isKnown.fill(0);
    this.playables = 0;
    this.moves = [];
    for (let tile = 0; tile < classes.length; tile++) this.meet(tile);
    for (;;) {
      const own = whole.pop();
      if (own !== undefined) while (freeCount[own] > 0) this.playPair(own, random);
      else if (this.playables > 0) this.playPair(playable[random.int(this.playables)], random);
      else break;
    }
    pace.work += 2 * classes.length + 12 * this.moves.length;
    return this.moves;
  }

  /** Two free tiles of a class go; both are drawn before one of them frees others. */
  private playPair(own: number, random: Random): void {
    const first = this.draw(own, random);
    const second = this.draw(own, random);
    this.standing[own] -= 2;
    if (this.freeCount[own] < 2) this.forget(own);
    this.moves.push(first, second);
    this.takeAway(first);
    this.takeAway(second);
    // It goes on before those that became whole meanwhile; of one that has gone nothing is left to do.
    if (this.freeCount[own] === this.standing[own]) this.whole.push(own);
  }

  private draw(own: number, random: Random): number {
    const { free, freeCount, starts } = this;
    const count = freeCount[own];
    const at = starts[own] + random.int(count);
    const tile = free[at];
    free[at] = free[starts[own] + count - 1];
    freeCount[own] = count - 1;
    return tile;
  }

  private takeAway(tile: number): void {
    const { below, left, right } = this.blockers;
    this.stack.clear(tile);
    for (const other of below[tile]) this.meet(other);
    for (const other of left[tile]) this.meet(other);
    for (const other of right[tile]) this.meet(other);
  }

  /** Takes a tile up among the free ones, if it is free now. */
  private meet(tile: number): void {
    const { classes, isKnown, free, freeCount, starts } = this;
    const own = classes[tile];
    if (own === 0 || isKnown[tile] === 1 || !this.stack.isOpen(tile)) return;
    isKnown[tile] = 1;
    free[starts[own] + freeCount[own]] = tile;
    freeCount[own] += 1;
    if (freeCount[own] < 2) return;
    if (this.placeOf[own] < 0) {
      this.placeOf[own] = this.playables;
      this.playable[this.playables++] = own;
    }
    if (freeCount[own] === this.standing[own]) this.whole.push(own);
  }

  /** A class has no free pair any more. */
  private forget(own: number): void {
    const { playable, placeOf } = this;
    const last = playable[--this.playables];
    playable[placeOf[own]] = last;
    placeOf[last] = placeOf[own];
    placeOf[own] = -1;
  }
}
