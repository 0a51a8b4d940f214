/**
 * The exact verdict without gravity: branch on how the tiles of a kind go together, not on moves.
 *
 * Each decision pairs a tile with one of its open partners; these cases are disjoint, so nothing is met twice. A lost
 * position is explained by a small set of decisions that is lost by itself (drop one after the other as long as the rest
 * stays lost). If a decision is no part of the explanation, its other cases would fail alike, and the search jumps back
 * over it. Kinds that explain many failures are decided early. Two tiles of every kind need no decision at all: then
 * one closure is the verdict, in polynomial time.
 */
import type { PairingGame } from './pairing-game.js';

/** The outcome of the search. */
export type Verdict = 'solved' | 'unsolvable' | 'limit';

type Decision = { readonly group: number; readonly first: number; readonly second: number };

/** A place where the search branched: the removals before it, the cases not tried, and why the others are lost. */
type Branch = { readonly count: number; readonly open: Decision[]; readonly reasons: Set<Decision> };

/** Decides a game; if it is solved, `game.removed` is the play. Yields the number of nodes now and then. */
export function* searchPairings(game: PairingGame, maxNodes: number): Generator<number, Verdict, 'stop' | undefined> {
  const activity = new Float64Array(game.groups.length);
  const decisions: Decision[] = [];
  let nodes = 0;
  // How many nodes the last step took, so that progress is told about every 64.
  let worked = 1;

  /** Is the position lost for sure? */
  const isLost = (): boolean => !game.isCleared() && (!hasChoice(game) || !game.mayClear());

  /** A small part of the decisions that is lost by itself. */
  const explain = (): Set<Decision> => {
    const core = new Set(decisions);
    const count = game.removed.length;
    const play = game.removed.slice();
    const byBound = !game.mayClear();
    game.rewind(0);
    // The newest decision is needed, or the position before it would have been found lost. The newer of the rest are
    // dropped first: the older the decisions that remain, the farther the search jumps back.
    for (let i = decisions.length - 2; i >= 0; i--) {
      const { first, second } = decisions[i];
      nodes += 1;
      worked += 1;
      game.unpair(first, second);
      if (!byBound) game.close();
      if (byBound ? !game.mayClear() : isLost()) core.delete(decisions[i]);
      else game.pair(first, second);
      if (!byBound) game.rewind(0);
    }
    for (const { first, second } of decisions) game.pair(first, second);
    for (let i = 0; i < count; i += 2) game.remove(play[i], play[i + 1]);
    for (const { group } of core) activity[group] += 1;
    return core;
  };

  // A loop and not a recursion: the decisions of a large board are deeper than the call stack.
  const branches: Branch[] = [];
  for (;;) {
    nodes += 1;
    if (nodes % 64 < worked && (yield nodes) === 'stop') return 'limit';
    worked = 1;
    game.close();
    if (game.isCleared()) return 'solved';
    let next: Decision | undefined;
    if (isLost()) {
      let reasons = explain();
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
      }
    } else {
      if (nodes >= maxNodes) return 'limit';
      const open = casesOf(game, activity);
      next = open.shift();
      branches.push({ count: game.removed.length, open, reasons: new Set() });
    }
    if (next === undefined) return 'limit';
    decisions.push(next);
    game.pair(next.first, next.second);
  }
}

/** The disjoint cases of one kind: its first open tile with each of the others; by which something can go come first. */
function casesOf(game: PairingGame, activity: Float64Array): Decision[] {
  const { group, tiles } = chooseGroup(game, activity);
  const [first, ...others] = tiles;
  const canGo = (second: number): boolean =>
    game.isLinked(first, second) ||
    countLinked(
      game,
      others.filter((tile) => tile !== second),
      1,
    ) > 0;
  const good = others.map(canGo);
  const partners = [...others.filter((_, index) => good[index]), ...others.filter((_, index) => !good[index])];
  return partners.map((second) => ({ group, first, second }));
}

/** Can any two open tiles of a kind go? */
function hasChoice(game: PairingGame): boolean {
  return game.groups.some((group) => countLinked(game, game.openTiles(group), 1) > 0);
}

/** The kind to decide: the one that explained most failures, then the one with the fewest pairs that can go now. */
function chooseGroup(game: PairingGame, activity: Float64Array): { group: number; tiles: number[] } {
  let best = { group: -1, tiles: [] as number[] };
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [group, members] of game.groups.entries()) {
    const tiles = game.openTiles(members);
    if (tiles.length < 4) continue;
    const linked = countLinked(game, tiles, Number.POSITIVE_INFINITY);
    const score = activity[group] * 8 - Math.min(linked, 7);
    if (linked > 0 && score > bestScore) {
      best = { group, tiles };
      bestScore = score;
    }
  }
  return best;
}

function countLinked(game: PairingGame, tiles: readonly number[], enough: number): number {
  let linked = 0;
  for (let i = 0; i < tiles.length && linked < enough; i++) {
    for (let j = i + 1; j < tiles.length; j++) if (game.isLinked(tiles[i], tiles[j])) linked += 1;
  }
  return linked;
}
