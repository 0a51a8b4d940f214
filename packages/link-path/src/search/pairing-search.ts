/**
 * The exact verdict without gravity: branch on how the tiles of a kind go together, not on moves.
 *
 * Each decision pairs a tile with one of its open partners; these cases are disjoint, so nothing is met twice. A lost
 * position is explained by a small set of decisions that is lost by itself (drop one after the other as long as the rest
 * stays lost). If a decision is no part of the explanation, its other cases would fail alike, and the search jumps back
 * over it. Kinds that explain many failures are decided early. Two tiles of every kind need no decision at all: then
 * one closure is the verdict, in polynomial time.
 */
import { type Slices, spend } from '@kit/grid';
import { unitsPerTest } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import { Closure } from './closure.js';
import type { PairingGame } from './pairing-game.js';
import { RelaxedBound } from './relaxed-bound.js';

/** The outcome of the search. */
export type Verdict = 'solved' | 'unsolvable' | 'limit';

type Decision = { readonly kind: number; readonly first: number; readonly second: number };

/** A place where the search branched: the removals before it, the cases not tried, and why the others are lost. */
type Branch = { readonly count: number; readonly open: Decision[]; readonly reasons: Set<Decision> };

/** Decides a game; if it is solved, `game.removed` is the play. */
export class PairingSearch {
  private readonly game: PairingGame;
  private readonly activity: Float64Array;
  private readonly decisions: Decision[] = [];
  private readonly limit: NodeLimit;
  private readonly closure: Closure;
  private readonly bound: RelaxedBound;
  private readonly branches: Branch[] = [];

  constructor(game: PairingGame, limit: NodeLimit) {
    this.game = game;
    this.limit = limit;
    this.activity = new Float64Array(game.kinds);
    this.closure = new Closure(game, limit);
    this.bound = new RelaxedBound(game, limit);
  }

  /** Searches up to the limit; once that is raised, the search goes on where it was. */
  *run(): Slices<Verdict> {
    // A loop and not a recursion: the decisions of a large board are deeper than the call stack.
    const { game, decisions, branches, limit, closure, bound } = this;
    for (;;) {
      limit.positions += 1;
      yield* closure.run();
      if (game.isCleared()) return 'solved';
      // What was cut short proves nothing.
      if (limit.isWorkedOff()) return 'limit';
      let next: Decision | undefined;
      if (!(yield* bound.mayClear())) {
        if (decisions.length > 0 && limit.isReached()) return 'limit';
        let reasons = yield* this.explain();
        for (;;) {
          const branch = branches.at(-1);
          const decision = decisions.pop();
          if (branch === undefined || decision === undefined) return 'unsolvable';
          game.rewind(branch.count);
          game.unpair(decision.first, decision.second);
          if (reasons.has(decision)) {
            for (const reason of reasons) if (reason !== decision) branch.reasons.add(reason);
            next = branch.open.shift();
            if (next !== undefined) break;
            reasons = branch.reasons;
          }
          branches.pop();
          if (spend(game.pace, reasons.size)) yield;
        }
      } else {
        if (limit.isReached()) return 'limit';
        const [first, ...open] = yield* this.cases();
        next = first;
        // Tiles of this kind that are decided are no cases: if all cases are lost, it is because of these decisions, too.
        const ofItsKind = decisions.filter(({ kind }) => kind === first.kind);
        branches.push({ count: game.removed.length, open, reasons: new Set(ofItsKind) });
      }
      decisions.push(next);
      game.pair(next.first, next.second);
    }
  }

  /** A small part of the decisions that is lost by itself, by the same bound. */
  private *explain(): Slices<Set<Decision>> {
    const { game, decisions, activity, limit, bound } = this;
    const core = new Set(decisions);
    const play = game.removed.slice();
    game.rewind(0);
    // The newest decision is needed, or the position before it would have been found lost. The newer of the rest are
    // dropped first: the older the decisions that remain, the farther the search jumps back. Past the limit the rest
    // stays in: a larger part of what is lost is lost as well.
    for (let i = decisions.length - 2; i >= 0 && !limit.isReached(); i--) {
      const { first, second } = decisions[i];
      limit.positions += 1;
      game.unpair(first, second);
      if (yield* bound.mayClear()) game.pair(first, second);
      else core.delete(decisions[i]);
    }
    for (const { first, second } of decisions) game.pair(first, second);
    for (let i = 0; i < play.length; i += 2) game.remove(play[i], play[i + 1]);
    for (const { kind } of core) activity[kind] += 1;
    game.pace.work += 2 * play.length;
    return core;
  }

  /** The disjoint cases of one kind: its first open tile with each other; by which something can go come first. */
  private *cases(): Slices<Decision[]> {
    const { game } = this;
    const kind = yield* this.chooseKind();
    const [first, ...others] = game.openTiles(kind);
    const good: number[] = [];
    const bad: number[] = [];
    for (const second of others) {
      game.pace.work += unitsPerTest;
      const canGo = yield* this.canGo(kind, first, second);
      (canGo ? good : bad).push(second);
    }
    return [...good, ...bad].map((other) => ({ kind, first, second: other }));
  }

  /** The kind to decide: the one that explained most failures, then the one with the fewest pairs that can go now. */
  private *chooseKind(): Slices<number> {
    const { game, activity } = this;
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < game.kinds; kind++) {
      if (spend(game.pace, 0)) yield;
      const linked = yield* this.countPairs(kind, 7);
      const score = activity[kind] * 8 - linked;
      if (linked === 0 || score <= bestScore || game.openTiles(kind).length < 4) continue;
      best = kind;
      bestScore = score;
    }
    return best;
  }

  /** Can these two go, or two others of their kind, so that something goes at once? */
  private *canGo(kind: number, first: number, second: number): Slices<boolean> {
    if (this.game.isLinked(first, second)) return true;
    return (yield* this.countLinked(kind, 1, first, second)) > 0;
  }

  /** How many pairs of open tiles of a kind are linked, up to so many. */
  private *countPairs(kind: number, enough: number): Slices<number> {
    return this.isFew(kind) ? this.countFew(kind, enough) : yield* this.countLinked(kind, enough);
  }

  /** Has a kind so few tiles that all pairs of them are no work? */
  private isFew(kind: number): boolean {
    return this.game.starts[kind + 1] - this.game.starts[kind] <= this.game.fewTiles;
  }

  /** {@link countPairs} of a few tiles, without a pause. */
  private countFew(kind: number, enough: number): number {
    const { game } = this;
    const end = game.starts[kind + 1];
    let linked = 0;
    for (let first = game.starts[kind]; first < end; first++) {
      game.pace.work += 1;
      if (!game.isOpen(first) || game.isShut(first)) continue;
      for (let second = first + 1; second < end; second++) {
        if (!game.isOpen(second)) continue;
        game.pace.work += unitsPerTest;
        if (game.isLinked(first, second) && ++linked === enough) return linked;
      }
    }
    return linked;
  }

  /** {@link countPairs} of any number of tiles, two of them left out. */
  private *countLinked(kind: number, enough: number, but = -1, andBut = -1): Slices<number> {
    const { game } = this;
    const end = game.starts[kind + 1];
    let linked = 0;
    for (let first = game.starts[kind]; first < end; first++) {
      if (spend(game.pace, 1)) yield;
      if (first === but || first === andBut || !game.isOpen(first) || game.isShut(first)) continue;
      for (let second = first + 1; second < end; second++) {
        if (second === but || second === andBut || !game.isOpen(second)) continue;
        if (spend(game.pace, unitsPerTest)) yield;
        if (game.isLinked(first, second) && ++linked === enough) return linked;
      }
    }
    return linked;
  }
}
