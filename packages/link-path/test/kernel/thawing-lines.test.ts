import { createPace, createRandom, neighbors4 } from '@kit/grid';
import { expect, test } from 'vitest';
import { createLines } from '../../src/kernel/create-lines.js';
import { loadCells } from '../../src/kernel/lines.js';
import { thawingLines } from '../../src/kernel/thawing-lines.js';
import { usualRules } from '../support.js';

test('a frozen tile is linked as soon as a tile beside it has gone, and held again when it comes back', () => {
  const wrong: number[][] = [];
  const counts = { held: 0, thawed: 0 };
  for (let seed = 0; seed < 25; seed++) {
    const random = createRandom(seed);
    const shape = { rows: 2 + random.int(3), cols: 2 + random.int(3) };
    const size = shape.rows * shape.cols;
    const classes = Int32Array.from({ length: size }, () => random.pick([-1, 0, 1, 1, 2, 2]));
    const frozen = classes.map((kind) => (kind > 0 && random.int(3) === 0 ? 1 : 0));
    const plain = createLines(shape.rows, shape.cols, usualRules, createPace());
    const own = createLines(shape.rows, shape.cols, usualRules, createPace());
    const lines = thawingLines(own, classes, Uint8Array.from(frozen), shape);
    for (const each of [plain, lines]) loadCells(each, classes);
    const tiles = [...classes.keys()].filter((cell) => classes[cell] > 0);
    const gone = new Set<number>();
    for (let step = 0; step < 12 && tiles.length > 1; step++) {
      const cell = random.pick(tiles);
      // Told twice, it is the same.
      for (const each of [plain, lines, lines]) {
        if (gone.has(cell)) each.fill(cell);
        else each.clear(cell);
      }
      if (!gone.delete(cell)) gone.add(cell);
      const isHeld = (tile: number) => frozen[tile] === 1 && !neighbors4(shape, tile).some((near) => gone.has(near));
      for (const a of tiles) {
        for (const b of tiles) {
          if (a === b) continue;
          const held = isHeld(a) || isHeld(b);
          if (lines.isLinked(a, b) !== (!held && plain.isLinked(a, b))) wrong.push([seed, step, a, b]);
          if (plain.isLinked(a, b) && frozen[a] === 1) counts[held ? 'held' : 'thawed'] += 1;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(counts.held, counts.thawed)).toBeGreaterThan(50);
});
