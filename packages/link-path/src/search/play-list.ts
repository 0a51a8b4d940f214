/**
 * The plays of a layer: different boards, each as the board before it and the pair that goes. Of more than are wanted the best
 * are kept, the older ones where two are worth as much.
 */
import type { FallPlays } from '../kernel/fall-plays.js';
import type { BoardWorth } from './board-worth.js';

/** So many times what is wanted is listed, and some more, before the list is cut. */
const spare = 32;
const leastSpare = 1024;

/** A list of plays on the boards of a layer. */
export class PlayList {
  readonly parents: number[] = [];
  readonly firsts: number[] = [];
  readonly seconds: number[] = [];
  readonly worths: number[] = [];
  /** The number of the board of each play. */
  readonly hashes: number[] = [];
  /** Has a play been dropped? */
  hasDropped = false;
  private readonly cells: Int32Array;
  private readonly places: number[] = [];
  private readonly plays: FallPlays;
  private readonly wanted: number;
  /** The newest play whose board has a number, and for each play the one before with the same number, or -1. */
  private readonly newest = new Map<number, number>();
  private readonly older: number[] = [];
  private readonly made: Int32Array;
  private readonly other: Int32Array;

  constructor(cells: Int32Array, size: number, plays: FallPlays, wanted: number) {
    this.cells = cells;
    this.plays = plays;
    this.wanted = wanted;
    this.made = new Int32Array(size);
    this.other = new Int32Array(size);
  }

  get count(): number {
    return this.parents.length;
  }

  /** Adds the play of a pair on a board that has this number and was counted, unless its board is there. */
  add(parent: number, at: number, number: number, a: number, b: number, worth: BoardWorth): void {
    if (this.count >= spare * this.wanted + leastSpare) this.keepBest();
    const { plays, cells, made } = this;
    const hash = plays.isStill ? plays.without(cells, at, number, a, b) : plays.play(cells, at, number, a, b, made, 0);
    const before = this.newest.get(hash) ?? -1;
    if (before >= 0) {
      if (plays.isStill) plays.play(cells, at, number, a, b, made, 0);
      for (let play = before; play >= 0; play = this.older[play]) if (this.isMade(play)) return;
    }
    this.newest.set(hash, this.count);
    this.older.push(before);
    this.parents.push(parent);
    this.places.push(at);
    this.firsts.push(a);
    this.seconds.push(b);
    this.hashes.push(hash);
    this.worths.push(plays.isStill ? worth.earlyStill(cells, at, a, b) : worth.early(made, 0, cells[at + a]));
  }

  /** Does a play of the list make the board that was just made? */
  private isMade(play: number): boolean {
    const { made, other } = this;
    this.plays.play(this.cells, this.places[play], 0, this.firsts[play], this.seconds[play], other, 0);
    for (let cell = 0; cell < made.length; cell++) if (made[cell] !== other[cell]) return false;
    return true;
  }

  /** Keeps the best of the list, if there are more than are wanted. */
  keepBest(): void {
    const { wanted, worths, newest, older } = this;
    if (this.count <= wanted) return;
    this.hasDropped = true;
    const border = Float64Array.from(worths).sort()[wanted - 1];
    let ties = wanted;
    for (const worth of worths) if (worth < border) ties -= 1;
    let kept = 0;
    const lists = [this.parents, this.places, this.firsts, this.seconds, this.hashes, worths];
    for (let play = 0; play < worths.length; play++) {
      if (worths[play] > border || (worths[play] === border && --ties < 0)) continue;
      for (const list of lists) list[kept] = list[play];
      kept += 1;
    }
    for (const list of lists) list.length = kept;
    newest.clear();
    older.length = kept;
    older.fill(-1);
  }
}
