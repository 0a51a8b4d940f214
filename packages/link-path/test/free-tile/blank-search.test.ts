import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { searchBlank } from '../../src/free-tile/blank-search.js';
import { blockersOf } from '../../src/free-tile/blockers.js';
import type { TilePlace } from '../../src/index.js';
import { canClear, leftBy } from './all-plays.js';

/** Twelve to sixteen tiles in heaps on a narrow table, so that many lie on or beside others. */
function narrowHeap(seed: number): TilePlace[] {
  const random = createRandom(seed);
  const places: TilePlace[] = [];
  while (places.length < 12 + 2 * (seed % 3)) {
    const place = { x: random.int(8), y: random.int(2), layer: random.int(8) };
    const isFree = (other: TilePlace) =>
      other.layer !== place.layer || Math.abs(other.x - place.x) > 1 || Math.abs(other.y - place.y) > 1;
    if (places.every(isFree)) places.push(place);
  }
  return places;
}

function answerOf(places: readonly TilePlace[], standing: Int32Array, maxNodes: number) {
  const pace = createPace();
  return runSlices(searchBlank(blockersOf(places, pace), standing, maxNodes, pace));
}

test('blank tiles are cleared if, and only if, some play clears them', () => {
  const counts = { cleared: 0, impossible: 0 };
  for (let seed = 0; seed < runs(400, 3000); seed++) {
    const places = narrowHeap(seed);
    const random = createRandom(seed);
    const kinds = places.map(() => (random.int(5) === 0 ? 0 : 1));
    const standing = Int32Array.from(kinds);
    if (kinds.filter((kind) => kind > 0).length % 2 === 1) standing[kinds.indexOf(1)] = 0;
    const deal = { places, kinds: [...standing] };
    const answer = answerOf(places, standing, 100_000);
    expect(answer === 'impossible').toBe(!canClear(deal));
    counts[answer === 'impossible' ? 'impossible' : 'cleared'] += 1;
    if (typeof answer === 'string') continue;
    const moves = Array.from({ length: answer.length / 2 }, (_, move) => ({
      a: answer[2 * move],
      b: answer[2 * move + 1],
    }));
    expect(leftBy(deal, moves)).toBe(0);
  }
  expect(Math.min(counts.cleared, counts.impossible)).toBeGreaterThan(10);
});

test('a limit decides nothing', () => {
  const statuses = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const places = narrowHeap(seed);
    const answer = answerOf(places, new Int32Array(places.length).fill(1), 3);
    statuses.add(typeof answer === 'string' ? answer : 'cleared');
    if (answer === 'impossible') expect(canClear({ places, kinds: places.map(() => 1) })).toBe(false);
  }
  expect(statuses).toContain('limit');
  expect(statuses).not.toContain('cleared');
});
