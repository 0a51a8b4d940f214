import { createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { generateTiles, type TilePlace } from '../../src/index.js';
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

test('blank tiles are cleared if, and only if, some play clears them', () => {
  const counts = { found: 0, impossible: 0 };
  for (let seed = 0; seed < runs(400, 3000); seed++) {
    const random = createRandom(seed);
    const places = narrowHeap(seed).filter(() => random.int(5) > 0);
    if (places.length % 2 === 1) places.pop();
    // One game at random, so that the search has its turn.
    const made = generateTiles({ layout: { places }, kinds: 1, maxTries: 1, seed });
    expect([seed, made.status]).toEqual([
      seed,
      canClear({ places, kinds: places.map(() => 1) }) ? 'found' : 'impossible',
    ]);
    if (made.status === 'limit') continue;
    counts[made.status] += 1;
    if (made.status === 'found') expect(leftBy(made.deal, made.moves ?? [])).toBe(0);
  }
  expect(Math.min(counts.found, counts.impossible)).toBeGreaterThan(10);
});
