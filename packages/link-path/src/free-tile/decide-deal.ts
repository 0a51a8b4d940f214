/**
 * The verdict on a deal: games at random, and the search over pairings, in turns.
 *
 * Games clear most deals that can be cleared; only the search proves that there is no play. Kinds of many tiles have too many
 * ways to pair them to be listed: such deals are left to the search of boards without gravity, which decides pair by pair.
 */
import { createRandom, type Pace, type Slices, spend } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import { PairingGame } from '../search/pairing-game.js';
import { PairingSearch, type Verdict } from '../search/pairing-search.js';
import type { Blockers } from './blockers.js';
import { FreePlay } from './free-play.js';
import { LostSetSearch, maxOfKind } from './lost-set-search.js';
import { TileStack } from './tile-stack.js';

/**
 * The first turn, and how many times as long the next one is. A random turtle takes 8.8 ms of processor time on average, with
 * 8 or 16 games and 100 positions 9.1 ms, with 64 games and 200 positions 12.1 ms (`scripts/turtle-shares.ts 7 7300000000` each;
 * about 700 deals, so the first three are alike). The factor is not weighed.
 */
export const dealTurns = { games: 32, positions: 400, more: 2 };

/** A verdict, and the tiles of its play: pair after pair. */
export type DealVerdict = { readonly verdict: Verdict; readonly moves: readonly number[] };

/** Decides a deal in which every class has an even number of tiles. */
export function* decideDeal(
  tiles: NumberedTiles,
  blockers: Blockers,
  limit: NodeLimit,
  pace: Pace,
): Slices<DealVerdict> {
  const { classes, cellOf } = tiles;
  const random = createRandom(0);
  const play = new FreePlay(blockers, classes);
  const search = tiles.starts.some((end, own) => end > maxOfKind + (tiles.starts[own - 1] ?? 0))
    ? pairByPair(tiles, blockers, limit, pace)
    : kindByKind(tiles, blockers, limit, pace);
  let { games, positions } = dealTurns;
  for (;;) {
    for (let game = 0; game < games && !limit.isReached(); game++) {
      const moves = play.play(random, pace);
      if (moves.length === cellOf.length) return { verdict: 'solved', moves };
      if (spend(pace, 0)) yield;
    }
    limit.pauseAfter(positions);
    const verdict = yield* search.run();
    limit.pauseAfter();
    if (verdict === 'solved') return { verdict, moves: search.moves() };
    if (verdict === 'unsolvable' || limit.isReached()) return { verdict, moves: [] };
    games *= dealTurns.more;
    positions *= dealTurns.more;
  }
}

/** A search that goes on when it is run again, and the play that it found. */
type DealSearch = { readonly run: () => Slices<Verdict>; readonly moves: () => number[] };

function kindByKind(tiles: NumberedTiles, blockers: Blockers, limit: NodeLimit, pace: Pace): DealSearch {
  const search = new LostSetSearch(blockers, tiles, limit, pace);
  return { run: () => search.run(), moves: () => [...search.play.gone] };
}

function pairByPair(tiles: NumberedTiles, blockers: Blockers, limit: NodeLimit, pace: Pace): DealSearch {
  const game = new PairingGame(tiles, new TileStack(blockers, tiles.classes), pace);
  for (let kind = 0; kind < game.kinds; kind++) game.kindOf.fill(kind, game.starts[kind], game.starts[kind + 1]);
  const search = new PairingSearch(game, limit);
  return { run: () => search.run(), moves: () => game.removed.map((tile) => tiles.cellOf[tile]) };
}
