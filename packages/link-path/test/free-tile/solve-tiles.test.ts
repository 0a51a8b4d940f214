import { createRandom } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import {
  bridgeLayout,
  freePairs,
  freeTiles,
  generateTiles,
  generateTilesSearch,
  pyramidLayout,
  removeTiles,
  solveTiles,
  solveTilesSearch,
  type TileDeal,
  turtleLayout,
} from '../../src/index.js';
import { canClear, leftBy, mayGo, randomDeal } from './all-plays.js';

const row = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 }));
const pile: TileDeal = { places: [...row, { x: 2, y: 0, layer: 1 }], kinds: [1, 2, 2, 1] };
const codeOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
};

describe('solveTiles', () => {
  test('says what all plays say, whatever the order of the tiles and in a mirror', () => {
    const counts = { solved: 0, unsolvable: 0, limit: 0 };
    for (let seed = 0; seed < runs(500, 1500); seed++) {
      const deal = randomDeal(seed);
      const solution = solveTiles(deal);
      counts[solution.status] += 1;
      expect(solution.status).toBe(canClear(deal) ? 'solved' : 'unsolvable');
      if (solution.status === 'solved') expect(leftBy(deal, solution.moves)).toBe(0);
      const order = createRandom(seed).shuffle([...deal.kinds.keys()]);
      const other = {
        places: order.map((tile) => ({ ...deal.places[tile], x: 10 - deal.places[tile].x })),
        kinds: order.map((tile) => deal.kinds[tile]),
      };
      expect(solveTiles(other).status).toBe(solution.status);
    }
    expect(Math.min(counts.solved, counts.unsolvable)).toBeGreaterThan(50);
  });

  test('clears turtles, and goes on where a game stands', () => {
    const { places } = turtleLayout();
    for (let seed = 0; seed < 5; seed++) {
      const kinds = createRandom(seed).shuffle(places.map((_, tile) => (tile >> 2) + 1));
      const solution = solveTiles({ places, kinds });
      if (solution.status !== 'solved') continue;
      expect(leftBy({ places, kinds }, solution.moves)).toBe(0);
      const [{ a, b }] = solution.moves;
      expect(solveTiles(removeTiles({ places, kinds }, a, b)).status).toBe('solved');
    }
    expect(solveTiles({ places: [], kinds: [] })).toEqual({ status: 'solved', moves: [] });
  });

  test('knows kinds that match, odd ones, and its limit', () => {
    const seasons = { ...pile, kinds: [1, 2, 2, 3] };
    expect(solveTiles(seasons)).toEqual({ status: 'unsolvable', oddKinds: [1, 3] });
    expect(solveTiles(seasons, { groups: [[1, 3]] }).status).toBe('solved');
    // One position is one game, and one game clears few turtles.
    const { places } = turtleLayout();
    const statuses = Array.from({ length: 40 }, (_, seed) => {
      const kinds = createRandom(seed).shuffle(places.map((_, tile) => (tile >> 2) + 1));
      return solveTiles({ places, kinds }, { maxNodes: 1 }).status;
    });
    expect(statuses).toContain('limit');
    const search = solveTilesSearch({ places, kinds: places.map((_, tile) => (tile % 36) + 1) });
    let step = search.next();
    if (!step.done) step = search.next('stop');
    expect(['solved', 'limit']).toContain(step.done && step.value.status);
  });
});

describe('a game of free tiles', () => {
  test('lists what is free', () => {
    expect(freeTiles(pile)).toEqual([0, 2, 3]);
    expect(freePairs(pile)).toEqual([{ a: 0, b: 3 }]);
    // What has gone is not free, and shuts nothing in.
    expect(freeTiles({ ...pile, kinds: [0, 2, 2, 0] })).toEqual([1, 2]);
    expect(freePairs({ ...pile, kinds: [0, 2, 2, 0] })).toEqual([{ a: 1, b: 2 }]);
    for (let seed = 0; seed < runs(80, 200); seed++) {
      const deal = randomDeal(seed);
      const free = [...deal.kinds.keys()].filter((tile) => mayGo(deal.places[tile], deal.places));
      expect(freeTiles(deal)).toEqual(free);
    }
  });

  test('has layouts of an even number of tiles on which deals can be made', () => {
    for (const [layout, tiles] of [
      [turtleLayout(), 144],
      [pyramidLayout(), 56],
      [bridgeLayout(), 48],
    ] as const) {
      expect(layout.places).toHaveLength(tiles);
      for (let seed = 0; seed < 20; seed++) {
        const made = generateTiles({ layout, kinds: tiles / 4, copies: 4, seed });
        expect(made.status).toBe('found');
        if (made.status === 'found') expect(leftBy(made.deal, made.moves ?? [])).toBe(0);
      }
    }
  });

  test('deals kinds that match, shuffles, and knows what can not be cleared', () => {
    const layout = { places: row.concat({ x: 6, y: 0, layer: 0 }) };
    const made = generateTiles({ layout, kinds: 3, copies: [1, 1, 2], groups: [[1, 2]] });
    const match = (a: number, b: number) => (a === 3) === (b === 3);
    expect(made.status === 'found' && leftBy(made.deal, made.moves ?? [], match)).toBe(0);
    const mixed = generateTiles({ layout, kinds: 2, guarantee: 'none', seed: 3 });
    expect(mixed.status === 'found' && mixed.moves === undefined && mixed.deal.kinds.toSorted()).toEqual([1, 1, 2, 2]);
    const tower = { places: [0, 1].map((layer) => ({ x: 0, y: 0, layer })) };
    expect(generateTiles({ layout: tower, kinds: 1, maxTries: 3 })).toEqual({ status: 'impossible' });
    const search = generateTilesSearch({ layout: turtleLayout(), kinds: 1 });
    expect(search.next().done).toBe(false);
    expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
  });

  test('refuses what is no deal', () => {
    const bad = (places: unknown, kinds: unknown = [1]) =>
      codeOf(() => solveTiles({ places, kinds } as unknown as TileDeal));
    expect(bad([{ x: 0.5, y: 0, layer: 0 }])).toBe('bad-layout');
    expect(bad([{ x: 0, y: 0, layer: -1 }])).toBe('bad-layout');
    expect(bad([row[0], { x: 1, y: 1, layer: 0 }], [1, 1])).toBe('bad-layout');
    expect(bad([null])).toBe('bad-options');
    expect(bad(7)).toBe('bad-list');
    expect(bad(row, [1, 1])).toBe('bad-length');
    expect(bad(row, [1, -1, 1])).toBe('bad-value');
    expect(codeOf(() => removeTiles(pile, 0, 0))).toBe('bad-pair');
    expect(() => removeTiles(pile, 0, 0)).toThrow('a is 0: a and b are the same tile');
    expect(() => removeTiles({ ...pile, kinds: [0, 2, 2, 0] }, 1, 3)).toThrow('b is 3: this tile has gone');
    expect(codeOf(() => removeTiles(pile, 0, 9))).toBe('bad-number');
    expect(codeOf(() => removeTiles({ ...pile, kinds: [0, 2, 2, 0] }, 0, 1))).toBe('bad-pair');
    expect(codeOf(() => generateTiles({ layout: { places: row }, kinds: 1 }))).toBe('bad-count');
    expect(codeOf(() => generateTiles({ layout: { places: [] }, kinds: 1 }))).toBe('bad-count');
    expect(codeOf(() => generateTiles({ layout: pile, kinds: 1, copies: 3 }))).toBe('bad-count');
  });
});
