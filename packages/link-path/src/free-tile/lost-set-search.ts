/**
 * The exact verdict on a deal: decide kind by kind how its tiles go together, and learn from each dead end.
 *
 * A play under kinder rules (`kind-play.ts`) tells that some decisions are lost. The part of them that is needed for it is
 * made as small as it gets, and kept: no other branch takes these decisions together again. A kind whose ways are all
 * barred is a dead end as well: what bars them, taken together, is lost. The empty set lost is the proof that there is no
 * play. As in solvers for satisfiability (conflict-driven learning), with the play as the theory.
 *
 * @see M. de Bondt, Solving Mahjong Solitaire boards with peeking, arXiv 1203.6559: branching on the pairing of a kind
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { Verdict } from '../search/pairing-search.js';
import type { Blockers } from './blockers.js';
import { waysToPair } from './kind-partners.js';
import { KindPlay } from './kind-play.js';
import { LostSets } from './lost-sets.js';

/** Of so many tiles of a kind all ways to pair them are tried one by one. */
export const maxOfKind = 8;

/** By so much a dead end counts more than the one before: the usual factor of such solvers, not weighed. */
const growth = 1.05;

/** Searches a deal whose kinds have at most {@link maxOfKind} tiles, an even number each. */
export class LostSetSearch {
  /** The play of the decisions; at `solved` all tiles went in it. */
  readonly play: KindPlay;
  private readonly tiles: NumberedTiles;
  private readonly limit: NodeLimit;
  private readonly pace: Pace;
  private readonly ways: (readonly number[][])[] = [];
  /** The first decision of each kind, and the kind of each decision. */
  private readonly firstOf: number[] = [];
  private readonly kindOf: number[] = [];
  private readonly lost: LostSets;
  /** The decision on each kind, -1 while open; and the decisions in order. */
  private readonly decisionOn: Int32Array;
  private readonly trail: number[] = [];
  /** How often a kind was part of a dead end, the later the more. */
  private readonly activity: Float64Array;
  private bump = 1;

  constructor(blockers: Blockers, tiles: NumberedTiles, limit: NodeLimit, pace: Pace) {
    this.play = new KindPlay(blockers, tiles);
    this.tiles = tiles;
    this.limit = limit;
    this.pace = pace;
    const kinds = tiles.starts.length - 1;
    for (let kind = 0; kind < kinds; kind++) {
      const ways = waysToPair(tiles.starts[kind + 1] - tiles.starts[kind]);
      this.ways.push(ways);
      this.firstOf.push(this.kindOf.length);
      for (const _ of ways) this.kindOf.push(kind);
    }
    this.lost = new LostSets(this.kindOf.length);
    this.decisionOn = new Int32Array(kinds).fill(-1);
    this.activity = new Float64Array(kinds);
  }

  /** Searches until the limit pauses it; called again it begins anew, and what it has learned stays. */
  *run(): Slices<Verdict> {
    this.takeBack(0);
    for (;;) {
      if (spend(this.pace, 0)) yield;
      let reasons: number[] | undefined;
      if (!this.runPlay()) reasons = this.explain();
      else {
        const kind = this.chooseKind();
        if (kind < 0) return 'solved';
        const decision = this.chooseWay(kind);
        if (decision < 0) reasons = this.barsOf(kind);
        else this.take(decision);
      }
      if (reasons !== undefined && !this.learn(reasons)) return 'unsolvable';
      if (this.limit.isReached()) return 'limit';
    }
  }

  private runPlay(): boolean {
    this.limit.positions += 1;
    this.pace.work += 10 * this.tiles.cellOf.length;
    return this.play.run();
  }

  private take(decision: number): void {
    const kind = this.kindOf[decision];
    this.decisionOn[kind] = decision;
    this.trail.push(decision);
    this.play.decide(kind, this.wayOf(decision));
    this.pace.work += 2 * this.lost.take(decision);
  }

  /** Takes back the decisions of the trail from one on. */
  private takeBack(from: number): void {
    for (const decision of this.trail.splice(from)) {
      const kind = this.kindOf[decision];
      this.decisionOn[kind] = -1;
      this.play.decide(kind, undefined);
      this.lost.drop(decision);
    }
  }

  private wayOf(decision: number): readonly number[] {
    const kind = this.kindOf[decision];
    return this.ways[kind][decision - this.firstOf[kind]];
  }

  /** Keeps a set of decisions that is lost, and goes back to before the last of them. False if there are none. */
  private learn(reasons: readonly number[]): boolean {
    if (reasons.length === 0) return false;
    for (const decision of reasons) this.activity[this.kindOf[decision]] += this.bump;
    this.bump *= growth;
    if (this.bump > 1e50) {
      for (let kind = 0; kind < this.activity.length; kind++) this.activity[kind] *= 1e-50;
      this.bump = 1;
    }
    this.takeBack(Math.max(...reasons.map((decision) => this.trail.indexOf(decision))));
    this.lost.add(reasons);
    this.pace.work += 4 * reasons.length;
    return true;
  }

  /** A small part of the decisions under which the play, which stands still, stands still as well. */
  private explain(): number[] {
    const { trail, kindOf, play } = this;
    let needed = this.keepNeeded(trail);
    for (let i = needed.length - 1; i >= 0; i--) {
      if (i >= needed.length) continue;
      const decision = needed[i];
      play.decide(kindOf[decision], undefined);
      if (this.runPlay()) play.decide(kindOf[decision], this.wayOf(decision));
      else needed = this.keepNeeded(needed.filter((other) => other !== decision));
    }
    for (const decision of trail) play.decide(kindOf[decision], this.wayOf(decision));
    return needed;
  }

  /** Those decisions that are needed in the last play; the others are taken back. */
  private keepNeeded(decisions: readonly number[]): number[] {
    const { kindOf, play } = this;
    const needed = decisions.filter((decision) => play.isNeeded(kindOf[decision]));
    for (const decision of decisions) if (!needed.includes(decision)) play.decide(kindOf[decision], undefined);
    return needed;
  }

  /** What bars the ways of a kind, taken together. */
  private barsOf(kind: number): number[] {
    const reasons = new Set<number>();
    for (let way = 0; way < this.ways[kind].length; way++) {
      const own = this.firstOf[kind] + way;
      for (const decision of this.lost.barOf(own)) if (decision !== own) reasons.add(decision);
    }
    return [...reasons];
  }

  /** The open kind with at most one way that is not barred, else the most active one; -1 if none is open. */
  private chooseKind(): number {
    let best = -1;
    for (let kind = 0; kind < this.ways.length; kind++) {
      if (this.decisionOn[kind] >= 0) continue;
      let ways = 0;
      for (let way = 0; way < this.ways[kind].length; way++) {
        if (!this.lost.isBarred(this.firstOf[kind] + way)) ways += 1;
      }
      this.pace.work += this.ways[kind].length;
      if (ways < 2 && this.ways[kind].length > 1) return kind;
      if (best < 0 || this.activity[kind] > this.activity[best]) best = kind;
    }
    return best;
  }

  /** The way of a kind in which its tiles wait least for each other in the last play; -1 if all are barred. */
  private chooseWay(kind: number): number {
    const { cellOf, starts } = this.tiles;
    const { turnOf } = this.play;
    let best = -1;
    let leastWait = Number.POSITIVE_INFINITY;
    this.ways[kind].forEach((partners, way) => {
      const decision = this.firstOf[kind] + way;
      if (this.lost.isBarred(decision)) return;
      let wait = 0;
      partners.forEach((partner, i) => {
        wait += Math.max(turnOf[cellOf[starts[kind] + i]], turnOf[cellOf[starts[kind] + partner]]);
      });
      if (wait >= leastWait) return;
      leastWait = wait;
      best = decision;
    });
    return best;
  }
}
