/**
 * The exact verdict without gravity: branch on how the tiles of a kind go together, not on moves.
 *
 * Each decision pairs a tile with one of its open partners; these cases are disjoint, so nothing is met twice. A lost
 * position is explained by a small set of decisions that is lost by itself (drop one after the other as long as the rest
 * stays lost). If a decision is no part of the explanation, its other cases would fail alike, and the search jumps back
 * over it. Kinds that explain many failures are decided early. Two tiles of every kind need no decision at all: then
 * one closure is the verdict, in polynomial time.
 */
import type { Kernel } from './meter.js';
import type { NodeLimit } from './node-limit.js';
import type { PairingGame } from './pairing-game.js';

/** The outcome of the search. */
export type Verdict = 'solved' | 'unsolvable' | 'limit';

type Decision = { readonly group: number; readonly first: number; readonly second: number };

/** A place where the search branched: the removals before it, the cases not tried, and why the others are lost. */
type Branch = { readonly count: number; readonly open: Decision[]; readonly reasons: Set<Decision> };

/** Decides a game; if it is solved, `game.removed` is the play. */
export class PairingSearch {
  private readonly game: PairingGame;
  private readonly activity: Float64Array;
  private readonly decisions: Decision[] = [];
  private readonly limit: NodeLimit;

  constructor(game: PairingGame, limit: NodeLimit) {
    this.game = game;
    this.limit = limit;
    this.activity = new Float64Array(game.groups.length);
  }

  *run(): Kernel<Verdict> {
    const { game, decisions, limit } = this;
    // A loop and not a recursion: the decisions of a large board are deeper than the call stack.
    const branches: Branch[] = [];
    for (;;) {
      limit.positions += 1;
      yield* game.close();
      if (game.isCleared()) return 'solved';
      // What was cut short proves nothing.
      if (limit.isWorkedOff()) return 'limit';
      let next: Decision | undefined;
      if (yield* this.isLost()) {
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
          game.meter.work += reasons.size;
          if (game.meter.isDue()) yield;
        }
      } else {
        if (limit.isReached()) return 'limit';
        const open = yield* this.cases();
        next = open.shift();
        branches.push({ count: game.removed.length, open, reasons: new Set() });
      }
      if (next === undefined) return 'limit';
      decisions.push(next);
      game.pair(next.first, next.second);
    }
  }

  /** Is the position lost for sure? */
  private *isLost(): Kernel<boolean> {
    if (this.game.isCleared()) return false;
    return !(yield* this.hasChoice()) || !(yield* this.game.mayClear());
  }

  /** A small part of the decisions that is lost by itself. */
  private *explain(): Kernel<Set<Decision>> {
    const { game, decisions, activity, limit } = this;
    const core = new Set(decisions);
    const count = game.removed.length;
    const play = game.removed.slice();
    const byBound = !(yield* game.mayClear());
    game.rewind(0);
    // The newest decision is needed, or the position before it would have been found lost. The newer of the rest are
    // dropped first: the older the decisions that remain, the farther the search jumps back.
    for (let i = decisions.length - 2; i >= 0; i--) {
      const { first, second } = decisions[i];
      // Past the limit the rest stays in: a larger part of what is lost is lost as well.
      if (limit.isReached()) break;
      limit.positions += 1;
      game.unpair(first, second);
      if (!byBound) yield* game.close();
      if (limit.isWorkedOff()) {
        game.pair(first, second);
        game.rewind(0);
        break;
      }
      const lost = byBound ? !(yield* game.mayClear()) : yield* this.isLost();
      if (lost) core.delete(decisions[i]);
      else game.pair(first, second);
      if (!byBound) game.rewind(0);
    }
    for (const { first, second } of decisions) game.pair(first, second);
    for (let i = 0; i < count; i += 2) game.remove(play[i], play[i + 1]);
    for (const { group } of core) activity[group] += 1;
    game.meter.work += 2 * count;
    return core;
  }

  /** The disjoint cases of one kind: its first open tile with each other; by which something can go come first. */
  private *cases(): Kernel<Decision[]> {
    const { game } = this;
    const { group, tiles } = yield* this.chooseGroup();
    const [first, ...others] = tiles;
    const good: number[] = [];
    const bad: number[] = [];
    for (const second of others) {
      const rest = others.filter((tile) => tile !== second);
      game.meter.work += others.length;
      const canGo =
        game.isLinked(first, second) || (isFew(rest) ? this.countFew(rest, 1) : yield* this.countMany(rest, 1)) > 0;
      (canGo ? good : bad).push(second);
    }
    return [...good, ...bad].map((second) => ({ group, first, second }));
  }

  /** Can any two open tiles of a kind go? */
  private *hasChoice(): Kernel<boolean> {
    for (const group of this.game.groups) {
      const tiles = this.game.openTiles(group);
      if ((isFew(tiles) ? this.countFew(tiles, 1) : yield* this.countMany(tiles, 1)) > 0) return true;
      if (this.game.meter.isDue()) yield;
    }
    return false;
  }

  /** The kind to decide: the one that explained most failures, then the one with the fewest pairs that can go now. */
  private *chooseGroup(): Kernel<{ group: number; tiles: number[] }> {
    let best = { group: -1, tiles: [] as number[] };
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [group, members] of this.game.groups.entries()) {
      const tiles = this.game.openTiles(members);
      if (tiles.length < 4) continue;
      const linked = isFew(tiles) ? this.countFew(tiles, 7) : yield* this.countMany(tiles, 7);
      const score = this.activity[group] * 8 - linked;
      if (linked > 0 && score > bestScore) {
        best = { group, tiles };
        bestScore = score;
      }
    }
    return best;
  }

  /** How many pairs of a few tiles are linked, up to so many. */
  private countFew(tiles: readonly number[], enough: number): number {
    let linked = 0;
    for (let i = 0; i < tiles.length; i++) {
      for (let j = i + 1; j < tiles.length; j++) {
        if (this.game.isLinked(tiles[i], tiles[j]) && ++linked === enough) return linked;
      }
    }
    return linked;
  }

  /** The same of any number of tiles. */
  private *countMany(tiles: readonly number[], enough: number): Kernel<number> {
    let linked = 0;
    for (let i = 0; i < tiles.length; i++) {
      for (let j = i + 1; j < tiles.length; j++) {
        if (this.game.isLinked(tiles[i], tiles[j]) && ++linked === enough) return linked;
        if (this.game.meter.isDue()) yield;
      }
    }
    return linked;
  }
}

/** Are these so few tiles that all pairs of them are no work? */
function isFew(tiles: readonly number[]): boolean {
  return tiles.length <= 32;
}
