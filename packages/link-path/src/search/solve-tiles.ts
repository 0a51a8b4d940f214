/**
 * The verdict on a whole board, whatever falls: quick plays where they are likely to do, then the exact search.
 *
 * Where a kind has many tiles nearly any play clears the board, and pairing them one by one is hopeless; so a few games
 * are played at random first. What they can't decide is left to the exact searches, within the same limit.
 *
 * Three searches take turns, each longer than the one before. Lines of play clear most boards that can be cleared at once;
 * beams find a play where it takes a sequence of narrow passes, and prove with gravity that there is none. With gravity
 * policies come third, and only after the first turns: they learn for hundreds of games before they are better than chance.
 * Without gravity the search over pairings proves quickly and clears most boards that are left, but may be caught in a corner
 * of a board that can be cleared in few ways.
 */
import { createRandom, type Pace, type Shape, type Slices, spend } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import { createLines } from '../kernel/create-lines.js';
import { hasOddEnclosure } from '../kernel/enclosures.js';
import { type Lines, loadSlices } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import { PlayBoard } from '../kernel/play-board.js';
import { thawingLines } from '../kernel/thawing-lines.js';
import { groupTiles, tileKinds } from '../kernel/tile-groups.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import type { LinkRules } from '../rules/link-rules.js';
import { BeamSearch, type PlayVerdict } from './falling-search.js';
import { LineSearch } from './line-search.js';
import { PairingGame } from './pairing-game.js';
import { PairingSearch } from './pairing-search.js';
import { playOut } from './play-out.js';
import { PolicySearch } from './policy-search.js';

/** How many games are played at random first, and from how many tiles a kind on. */
const quickPlays = 6;
const manyTiles = 6;
/** Lines of play are tried on boards of up to so many tiles, and so many a kind: one costs about the square of either. */
const maxTilesForLines = 512;
const maxOfAKind = 16;
/** The games of their first turn with gravity, and how many times as many each next one has. */
const firstPlays = 24;
const morePlays = 4;
/** From so many games of lines on policies play as many: 400 of theirs are a run, so fewer teach little. */
const firstPolicies = 384;
/**
 * The same without gravity, with the positions of the search over pairings; beams begin with the third turn.
 *
 * Chosen by scripts/still-turns.ts: a deal of 18×8 takes 306,000 units of work on average of 1,000; the best of 432 sets of
 * numbers, all within a tenth of that, lie too close together to tell them apart.
 */
export const stillTurns = { games: 16, moreGames: 3, positions: 10, morePositions: 5, firstBeam: 2 };

/** Decides a board on which every kind occurs an even number of times. */
export function* solveTiles(
  tiles: NumberedTiles,
  shape: Shape,
  rules: LinkRules,
  modes: MoveModes,
  limit: NodeLimit,
  pace: Pace,
): Slices<PlayVerdict> {
  const { rows, cols } = shape;
  const { cellOf, classes, starts, frozen } = tiles;
  // Where things fall only beams know what is frozen.
  const isHeld = frozen !== undefined && modes.length > 0;
  const ownLines = (): Lines => {
    const lines = createLines(rows, cols, rules, pace);
    return frozen === undefined || isHeld ? lines : thawingLines(lines, classes, frozen, shape);
  };
  if (yield* hasOddEnclosure(classes, shape, starts.length - 1, rules.margin, pace))
    return { verdict: 'unsolvable', moves: [] };
  const lines = ownLines();
  if (spend(pace, 8 * classes.length)) yield;
  let largestKind = 0;
  for (let kind = 1; kind < starts.length; kind++) largestKind = Math.max(largestKind, starts[kind] - starts[kind - 1]);
  if (largestKind >= manyTiles && !isHeld) {
    const random = createRandom(0);
    const groups = groupTiles(tileKinds(classes, pace), pace);
    if (spend(pace, 0)) yield;
    for (let play = 0; play < quickPlays && !limit.isReached(); play++) {
      limit.positions += 1;
      const board = yield* PlayBoard.of(classes, cellOf.length, cols, lines, modes, pace);
      const moves = yield* playOut(board, groups, random, limit);
      if (moves.length === cellOf.length) return { verdict: 'solved', moves };
    }
    if (limit.isReached()) return { verdict: 'limit', moves: [] };
  }
  const beams = new BeamSearch(tiles, shape, lines, modes, limit, pace);
  const isPlayed = !(isHeld || cellOf.length === 0 || cellOf.length > maxTilesForLines || largestKind > maxOfAKind);
  const plays = isPlayed ? new LineSearch(tiles, shape, ownLines(), modes, limit, pace) : undefined;
  if (modes.length > 0) {
    let policies: PolicySearch | undefined;
    for (let games = firstPlays; ; games *= morePlays) {
      // Policies have as many games as lines had in the turn before.
      let moves = policies && (yield* policies.run(games / morePlays));
      moves ??= plays && (yield* plays.run(games));
      if (moves !== undefined) return { verdict: 'solved', moves };
      const found = yield* beams.next();
      if (found !== undefined) return found;
      if (isPlayed && games >= firstPolicies) {
        policies ??= new PolicySearch(tiles, shape, ownLines(), modes, limit, pace);
      }
    }
  }
  const own = ownLines();
  yield* loadSlices(own, classes, pace);
  const game = new PairingGame(tiles, own, pace);
  yield* game.begin(tiles, cols);
  const pairings = new PairingSearch(game, limit);
  let { games, positions } = stillTurns;
  for (let turn = 0; ; turn++, games *= stillTurns.moreGames, positions *= stillTurns.morePositions) {
    const moves = plays && (yield* plays.run(games));
    if (moves !== undefined) return { verdict: 'solved', moves };
    limit.pauseAfter(positions);
    const verdict = yield* pairings.run();
    limit.pauseAfter();
    if (verdict === 'solved') return { verdict, moves: game.removed.map((tile) => cellOf[tile]) };
    if (verdict === 'unsolvable' || limit.isReached()) return { verdict, moves: [] };
    const found = turn < stillTurns.firstBeam ? undefined : yield* beams.next();
    if (found !== undefined) return found;
  }
}
