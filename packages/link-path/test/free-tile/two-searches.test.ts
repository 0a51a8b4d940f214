import { createPace, createRandom, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { blockersOf } from '../../src/free-tile/blockers.js';
import { waysToPair } from '../../src/free-tile/kind-partners.js';
import { LostSetSearch } from '../../src/free-tile/lost-set-search.js';
import { turtleLayout } from '../../src/free-tile/tile-layouts.js';
import { TileStack } from '../../src/free-tile/tile-stack.js';
import type { TileLayout } from '../../src/index.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { linkRules } from '../../src/rules/link-rules.js';
import { PairingGame } from '../../src/search/pairing-game.js';
import { PairingSearch } from '../../src/search/pairing-search.js';
import { leftBy } from './all-plays.js';

function searchesOf({ places }: TileLayout, kinds: number[], maxNodes: number) {
  const pace = createPace();
  const blockers = blockersOf(places, pace);
  const tiles = runSlices(numberTiles({ rows: 1, cols: kinds.length, cells: kinds }, linkRules({}, [])));
  const game = new PairingGame(tiles, new TileStack(blockers, tiles.classes), pace);
  for (let kind = 0; kind < game.kinds; kind++) game.kindOf.fill(kind, game.starts[kind], game.starts[kind + 1]);
  const limit = new NodeLimit(maxNodes, pace);
  return {
    limit,
    byPairs: new PairingSearch(game, new NodeLimit(maxNodes, pace)),
    byKinds: new LostSetSearch(blockers, tiles, limit, pace),
  };
}

const dealt = (count: number, perKind: number, seed: number): number[] =>
  createRandom(seed).shuffle(Array.from({ length: count }, (_, tile) => Math.floor(tile / perKind) + 1));

/** A block of tiles, layer upon layer. */
const block = (cols: number, rows: number, layers: number): TileLayout => ({
  places: Array.from({ length: cols * rows * layers }, (_, tile) => ({
    x: 2 * (tile % cols),
    y: 2 * (Math.floor(tile / cols) % rows),
    layer: Math.floor(tile / cols / rows),
  })),
});

describe('the search kind by kind', () => {
  test('says of turtles that have partly gone what the search pair by pair says', () => {
    const layout = turtleLayout();
    const counts = { solved: 0, unsolvable: 0, limit: 0 };
    for (let seed = 0; seed < runs(25, 60); seed++) {
      // The tiles of some kinds have gone; what is left hangs together as a game would leave it, or worse.
      const kinds = dealt(144, 4, seed).map((kind) => (kind > 16 ? 0 : kind));
      const { byPairs, byKinds } = searchesOf(layout, kinds, 20_000);
      const verdict = runSlices(byKinds.run());
      const other = runSlices(byPairs.run());
      counts[verdict] += 1;
      if (other !== 'limit') expect(verdict).toBe(other);
      if (verdict !== 'solved') continue;
      const { gone } = byKinds.play;
      const moves = Array.from({ length: gone.length / 2 }, (_, i) => ({ a: gone[2 * i], b: gone[2 * i + 1] }));
      expect(leftBy({ ...layout, kinds }, moves)).toBe(0);
    }
    expect(counts.limit).toBe(0);
    expect(counts.solved).toBeGreaterThan(3);
  });

  test('proves of blocks what the search pair by pair proves', () => {
    const counts = { solved: 0, unsolvable: 0, limit: 0 };
    for (let seed = 0; seed < runs(30, 80); seed++) {
      const cols = 4 + (seed & 3);
      const { byPairs, byKinds } = searchesOf(block(cols, 4, 3), dealt(cols * 12, 4, seed), 20_000);
      const verdict = runSlices(byKinds.run());
      const other = runSlices(byPairs.run());
      counts[verdict] += 1;
      if (other !== 'limit') expect(verdict).toBe(other);
    }
    expect(counts.limit).toBe(0);
    expect(Math.min(counts.solved, counts.unsolvable)).toBeGreaterThan(5);
  });

  test('goes on from what it has learned, to the same verdict', () => {
    let pauses = 0;
    for (let seed = 0; seed < runs(16, 40); seed++) {
      const kinds = dealt(60, 4, seed);
      const verdict = runSlices(searchesOf(block(5, 4, 3), kinds, 20_000).byKinds.run());
      const { byKinds, limit } = searchesOf(block(5, 4, 3), kinds, 200_000);
      let inTurns = 'limit';
      for (let turn = 20; inTurns === 'limit'; turn += 20) {
        limit.pauseAfter(turn);
        inTurns = runSlices(byKinds.run());
        if (inTurns === 'limit') pauses += 1;
      }
      expect(inTurns).toBe(verdict);
    }
    expect(pauses).toBeGreaterThan(10);
  });

  test('stops at its limit', () => {
    const { byKinds } = searchesOf(turtleLayout(), dealt(144, 4, 1), 5);
    expect(runSlices(byKinds.run())).toBe('limit');
  });

  test('comes to its proof after thousands of dead ends', () => {
    const { byKinds, limit } = searchesOf(turtleLayout(), dealt(144, 4, 7_300_000_493), 100_000);
    expect(runSlices(byKinds.run())).toBe('unsolvable');
    expect(limit.nodes).toBeGreaterThan(10_000);
  });
});

describe('waysToPair', () => {
  test('lists each pairing once', () => {
    for (const [tiles, count] of [
      [2, 1],
      [4, 3],
      [6, 15],
      [8, 105],
    ]) {
      const ways = waysToPair(tiles);
      expect(new Set(ways.map(String)).size).toBe(count);
      expect(ways).toHaveLength(count);
      for (const way of ways) expect(way.every((other, tile) => other !== tile && way[other] === tile)).toBe(true);
    }
  });
});
