import { createRandom, type Random } from '@kit/grid';
import { expect, test } from 'vitest';
import { CellBlocks, itemWords, nextAt } from '../../src/moving/cell-blocks.js';
import { tuneCells } from '../../src/moving/tune-cells.js';

type Place = readonly [x: number, y: number, side?: number];

/** How many items are in the cell of an item, on average. */
function meanCrowd(blocks: CellBlocks): number {
  let sum = 0;
  for (let slot = 1; slot <= blocks.count; slot++) {
    for (let other = blocks.headOf(slot); other !== 0; other = blocks.words[itemWords * other + nextAt]) sum++;
  }
  return sum / blocks.count;
}

function put(blocks: CellBlocks, count: number, place: (random: Random, id: number) => Place): void {
  const random = createRandom(count);
  for (let id = 0; id < count; id++) {
    const [x, y, side = 0] = place(random, id);
    blocks.put(id, x, y, x + side, y + side);
    tuneCells(blocks);
  }
}

const layouts: Record<string, (random: Random, id: number) => Place> = {
  'all over the world': (random) => [random.next(), random.next()],
  'all over a huge world': (random) => [random.next() * 1e100, random.next() * 1e100],
  'in a tiny place': (random) => [5 + random.next() * 1e-5, random.next() * 1e-5],
  'in tiny clusters far apart': (random) => [random.int(5) * 1e6 + random.next(), random.int(4) * 1e6 + random.next()],
  'in a cluster, and one far away': (random, id) => (id === 700 ? [1e12, 1e12] : [random.next(), random.next()]),
  'small boxes': (random) => [random.next() * 1_000, random.next() * 1_000, random.next()],
  'small boxes, and some without an end': (random, id) =>
    id % 2 ? [Number.NEGATIVE_INFINITY, 0, Number.POSITIVE_INFINITY] : [random.next(), random.next()],
};

test.each(Object.entries(layouts))('a few items share a cell: %s', (name, place) => {
  const blocks = new CellBlocks();
  put(blocks, 2_000, place);
  const crowd = meanCrowd(blocks);
  expect(crowd).toBeLessThan(name.includes('without an end') ? 600 : 12);
  expect(blocks.blockCount).toBeLessThan(1_000);
  // Nothing is left of a size that suited the last of them.
  for (let id = 0; id < 2_000; id++) {
    blocks.remove(id);
    tuneCells(blocks);
  }
  put(blocks, 2_000, layouts['all over the world']!);
  expect(meanCrowd(blocks)).toBeLessThan(12);
});

test('items at one place do not make the cells of all others small', () => {
  const blocks = new CellBlocks();
  put(blocks, 2_000, (random, id) => (id % 3 ? [0.5, 0.5] : [random.next(), random.next()]));
  expect(blocks.exponent).toBeGreaterThan(-20);
  expect(blocks.blockCount).toBeLessThan(1_000);
});

test('large boxes that lie on each other leave the cells as large as they are', () => {
  const blocks = new CellBlocks();
  put(blocks, 2_000, (random) => [random.next(), random.next(), 100 + random.next()]);
  expect(blocks.exponent).toBe(7);
});
