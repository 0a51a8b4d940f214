import { createRandom } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import {
  createTileGame,
  freePairs,
  freeTiles,
  generateTiles,
  hintTiles,
  hintTilesSearch,
  removeTiles,
  reshuffleTiles,
  reshuffleTilesSearch,
  runSync,
  solveTiles,
  type TileDeal,
  turtleLayout,
} from '../../src/index.js';
import { cube } from '../hard-searches.js';
import { canClear, freeNow, leftBy, randomDeal } from './all-plays.js';

/** Three side by side, and one on the middle. */
const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const tower = (height: number, singles: number) => ({
  places: [
    ...Array.from({ length: height }, (_, layer) => ({ x: 0, y: 0, layer })),
    ...Array.from({ length: singles }, (_, index) => ({ x: 4 + 4 * index, y: 0, layer: 0 })),
  ],
});

/** An even number of up to 16 tiles in a few towers, some of them side by side. */
function randomTowers(seed: number) {
  const random = createRandom(seed);
  const heights = Array.from({ length: 1 + random.int(4) }, () => 1 + random.int(6));
  const all = heights.flatMap((height, index) =>
    Array.from({ length: height }, (_, layer) => ({ x: (2 + 2 * (seed & 2)) * index, y: 0, layer })),
  );
  return all
    .slice(0, Math.min(16, 2 * Math.trunc(all.length / 2)) || 2)
    .concat(all.length === 1 ? [{ x: 20, y: 0, layer: 0 }] : []);
}

describe('a live game', () => {
  test('is the deal without the tiles that went, and undo and redo go all the way back and forth', () => {
    let removed = 0;
    for (let seed = 0; seed < runs(30, 200, 30); seed++) {
      const start = randomDeal(seed);
      const groups = seed % 2 === 0 ? [[1, 2]] : undefined;
      const game = createTileGame(start, { groups });
      const random = createRandom(seed);
      const states: TileDeal[] = [start];
      const told: unknown[] = [];
      for (;;) {
        const now = game.deal();
        expect(now).toEqual(states.at(-1));
        expect(game.freeTiles()).toEqual(freeTiles(now));
        expect(game.pairs()).toEqual(freePairs(now, { groups }));
        expect(game.isDeadlocked()).toBe(game.pairs().length === 0);
        expect(game.isCleared()).toBe(now.kinds.every((kind) => kind === 0));
        // Every two tiles: what is no pair is refused, by the game and by the function of values, and changes nothing.
        const pairs = new Set(game.pairs().map(({ a, b }) => `${a} ${b}`));
        for (const a of seed < 6 || states.length === 1 ? now.kinds.keys() : []) {
          for (const b of now.kinds.keys()) {
            const isPair = pairs.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
            expect(game.isPair(a, b)).toBe(isPair);
            if (isPair) continue;
            expect(game.removePair(a, b)).toBe(false);
            expect(refusalOf(() => removeTiles(now, a, b, { groups }))?.code).toMatch(
              /^(bad-pair|covered|different-kind)$/,
            );
          }
        }
        if (pairs.size === 0) break;
        const { a, b } = random.pick(game.pairs());
        expect(game.removePair(b, a)).toBe(true);
        states.push(removeTiles(now, a, b, { groups }));
        told.push({ a, b });
        removed += 1;
      }
      for (let at = states.length - 2; at >= 0; at--) {
        expect(game.undo()).toEqual(told[at]);
        expect(game.deal()).toEqual(states[at]);
        expect(game.freeTiles()).toEqual(freeTiles(states[at]));
      }
      expect(game.undo()).toBeUndefined();
      for (const [at, step] of told.entries()) {
        expect(game.redo()).toEqual(step);
        expect(game.deal()).toEqual(states[at + 1]);
      }
      expect(game.redo()).toBeUndefined();
    }
    expect(removed).toBeGreaterThan(60);
  });

  test('knows whether it is lost, and a hint keeps what can be cleared so', () => {
    const counts = { lost: 0, open: 0 };
    for (let seed = 0; seed < runs(100, 500); seed++) {
      const game = createTileGame(randomDeal(seed));
      expect(game.isLost()).toBe(!canClear(game.deal()));
      counts[game.isLost() ? 'lost' : 'open'] += 1;
      for (let hint = game.hint(); hint.status === 'safe'; hint = game.hint()) {
        expect(leftBy(game.deal(), hint.moves)).toBe(0);
        expect(hint.moves[0]).toEqual(hint.pair);
        expect(game.hint()).toBe(hint);
        expect(game.removePair(hint.pair.a, hint.pair.b)).toBe(true);
        expect(game.isLost()).toBe(false);
      }
      expect(game.hint().status === 'cleared').toBe(game.isCleared());
    }
    expect(Math.min(counts.lost, counts.open)).toBeGreaterThan(10);
  });

  test('takes a mix as a step; what is done after an undo ends the redo', () => {
    const game = createTileGame({ places, kinds: [1, 2, 1, 2] });
    expect(game.isLost()).toBe(true);
    const mixed = reshuffleTiles(game.deal(), { guarantee: 'clear' });
    if (mixed.status !== 'found') throw new Error(mixed.status);
    game.reshuffle(mixed.deal);
    expect(game.isLost()).toBe(false);
    expect(game.deal()).toEqual(mixed.deal);
    expect(game.undo()).toBe('reshuffle');
    expect(game.deal().kinds).toEqual([1, 2, 1, 2]);
    expect(game.redo()).toBe('reshuffle');
    expect(game.deal()).toEqual(mixed.deal);
    const [{ a, b }] = game.pairs();
    game.removePair(a, b);
    game.undo();
    game.reshuffle(game.deal());
    expect(game.redo()).toBeUndefined();
    for (const [other, what] of [
      [{ places: places.slice(1), kinds: [1, 2, 1] }, 'other places'],
      [{ places: places.map((place) => ({ ...place, y: 1 })), kinds: [1, 1, 2, 2] }, 'other places'],
      [{ places, kinds: [0, 2, 1, 2] }, 'tiles at other places'],
      [{ places, kinds: [2, 2, 1, 2] }, 'other kinds'],
    ] as const) {
      expect(refusalOf(() => game.reshuffle(other))).toMatchObject({ code: 'deal-mismatch', at: { name: 'mixed' } });
      expect(() => game.reshuffle(other)).toThrow(`mixed has ${what}`);
    }
  });

  test('says nothing that it does not know', () => {
    const { places: turtle } = turtleLayout();
    const lost = Array.from({ length: 30 }, (_, seed) => {
      const kinds = createRandom(seed).shuffle(turtle.map((_, tile) => (tile >> 2) + 1));
      return createTileGame({ places: turtle, kinds }, { maxNodes: 1 }).isLost();
    });
    expect(lost).toContain(undefined);
    expect(lost).not.toContain(true);
    expect(refusalOf(() => createTileGame({ places, kinds: [1, 1, 2, 2] }).isPair(0, 4))?.code).toBe('bad-number');
  });
});

test('why two tiles may not go', () => {
  const deal = { places, kinds: [1, 2, 2, 2] };
  expect(refusalOf(() => removeTiles(deal, 0, 1))).toMatchObject({ code: 'covered', at: { name: 'b', index: 1 } });
  expect(refusalOf(() => removeTiles(deal, 0, 3))).toMatchObject({
    code: 'different-kind',
    at: { name: 'b', index: 3 },
  });
  expect(removeTiles(deal, 0, 3, { groups: [[1, 2]] }).kinds).toEqual([0, 2, 2, 0]);
  // Between two others, with nothing on it.
  expect(refusalOf(() => removeTiles({ places: places.slice(0, 3), kinds: [1, 1, 1] }, 1, 2))?.code).toBe('covered');
});

describe('hintTiles', () => {
  test('says what the solver says', () => {
    for (let seed = 0; seed < runs(100, 500); seed++) {
      const deal = randomDeal(seed);
      const hint = hintTiles(deal);
      const isStuck = freePairs(deal).length === 0;
      expect(hint.status).toBe(isStuck ? 'stuck' : canClear(deal) ? 'safe' : 'lost');
    }
    expect(hintTiles({ places, kinds: [0, 0, 0, 0] })).toEqual({ status: 'cleared' });
    expect(hintTiles({ places, kinds: [1, 2, 1, 3] })).toEqual({ status: 'lost', pair: { a: 0, b: 2 } });
  });
  test('stopped, it has a pair that can go, if there is one', () => {
    const kinds = createRandom(6).shuffle(cube.places.map((_, tile) => (tile >> 2) + 1));
    const [pair] = freePairs({ ...cube, kinds });
    const search = hintTilesSearch({ ...cube, kinds });
    expect(search.next().value).toMatchObject({ best: { status: 'limit', pair } });
    expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit', pair } });
    const mix = reshuffleTilesSearch({ ...cube, kinds }, { guarantee: 'clear' });
    expect(mix.next().value).toMatchObject({ total: 100 });
    expect(mix.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
  });
});

describe('mixing', () => {
  test('leaves the tiles where they are, with a pair that can go or a play', () => {
    const counts = { found: 0, impossible: 0, limit: 0 };
    for (let seed = 0; seed < runs(300, 1000); seed++) {
      const start = randomDeal(seed);
      const random = createRandom(seed);
      // Some tiles have gone, by the rules or not.
      const kinds = start.kinds.map((kind) => (random.int(4) === 0 ? 0 : kind));
      const deal = { ...start, kinds };
      const standing = [...kinds.keys()].filter((tile) => kinds[tile] > 0);
      for (const guarantee of ['move', 'clear'] as const) {
        const mixed = reshuffleTiles(deal, { guarantee, seed, maxTries: 1 + (seed % 3) });
        counts[mixed.status] += 1;
        if (mixed.status === 'found') {
          expect(mixed.deal.places).toEqual(deal.places);
          expect(sorted(mixed.deal.kinds)).toEqual(sorted(kinds));
          expect(mixed.deal.kinds.map(Math.sign)).toEqual(kinds.map(Math.sign));
          if (guarantee === 'move') expect(freePairs(mixed.deal).length).toBeGreaterThan(0);
          else expect(leftBy(mixed.deal, mixed.moves ?? [])).toBe(0);
        } else if (guarantee === 'move') {
          const twins = new Set(standing.map((tile) => kinds[tile])).size < standing.length;
          expect(freeNow(deal, standing).length < 2 || !twins).toBe(true);
        } else {
          const isEven = standing.every(
            (tile) => standing.filter((other) => kinds[other] === kinds[tile]).length % 2 === 0,
          );
          expect(isEven && canClear({ ...deal, kinds: kinds.map(Math.sign) })).toBe(false);
        }
        expect(runSync(reshuffleTilesSearch(deal, { guarantee, seed, maxTries: 1 + (seed % 3) }))).toEqual(mixed);
      }
    }
    expect(counts.limit).toBe(0);
    expect(Math.min(counts.found, counts.impossible)).toBeGreaterThan(50);
  });
  test('by groups, and of a game that a solver calls lost', () => {
    const deal = { places, kinds: [1, 2, 3, 4] };
    expect(reshuffleTiles(deal, { guarantee: 'clear' })).toEqual({ status: 'impossible' });
    const groups = [[1, 3, 2, 4]];
    const mixed = reshuffleTiles(deal, { guarantee: 'clear', groups });
    expect(mixed.status === 'found' && solveTiles(mixed.deal, { groups }).status).toBe('solved');
    // Of twenty tiles two match, and two are free: chance fails.
    const rare = { ...tower(19, 1), kinds: Array.from({ length: 20 }, (_, tile) => Math.max(1, tile)) };
    for (let seed = 0; seed < 5; seed++) {
      const found = reshuffleTiles(rare, { seed, maxTries: 1 });
      expect(found.status === 'found' && freePairs(found.deal)).toEqual([{ a: 18, b: 19 }]);
    }
  });
});

describe('dealing on any layout', () => {
  test('finds a deal wherever one kind can be cleared, and proves the others impossible', () => {
    const counts = { found: 0, impossible: 0, limit: 0 };
    for (let seed = 0; seed < runs(200, 1000); seed++) {
      const layout = seed % 2 === 0 ? randomDeal(seed).places : randomTowers(seed);
      const made = generateTiles({ layout: { places: layout }, kinds: 1, seed, maxTries: 1 + (seed % 5) });
      counts[made.status] += 1;
      const isOpen = canClear({ places: layout, kinds: layout.map(() => 1) });
      expect(made.status).toBe(isOpen ? 'found' : 'impossible');
      if (made.status === 'found') expect(leftBy(made.deal, made.moves ?? [])).toBe(0);
    }
    expect(Math.min(counts.found, counts.impossible)).toBeGreaterThan(10);
  });
  test.each([
    [8, 8, 'found'],
    [20, 20, 'found'],
    [2, 0, 'impossible'],
    [9, 7, 'impossible'],
    [200, 200, 'found'],
    [201, 199, 'impossible'],
  ])('a tower of %i and %i single tiles: %s for every seed', (height, singles, status) => {
    for (let seed = 0; seed < 5; seed++) {
      expect(generateTiles({ layout: tower(height, singles), kinds: 1, seed }).status).toBe(status);
    }
  });
});
