/** The two ways to solve a region say the same: with its numbers of mines few, or many. */
import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { solveManyCounts } from '../../src/kernel/many-counts.js';
import type { Region } from '../../src/kernel/regions.js';
import { fullRoom } from '../../src/kernel/room.js';
import { solveRegion } from '../../src/kernel/solve-region.js';
import { buildStateGraph } from '../../src/kernel/state-graph.js';
import { region } from '../regions.js';

const manyWays = (of: Region) =>
  runSlices(solveManyCounts(of, runSlices(buildStateGraph(of, 1e6, createPace()))!, 0, createPace(), fullRoom))!;

/** A line of boxes, each number over some that follow on each other, with what a drawn layout gives it. */
function drawn(seed: number): Region {
  const random = createRandom(seed);
  const boxes = 3 + Math.floor(random.next() * 5);
  const sizes = Array.from({ length: boxes }, () => 1 + Math.floor(random.next() * 3));
  const mines = sizes.map((size) => Math.floor(random.next() * (size + 1)));
  const seen: number[][] = [];
  for (let first = 0; first < boxes - 1; first++)
    seen.push(
      Array.from({ length: 2 + Math.floor(random.next() * 3) }, (_, at) => first + at).filter((box) => box < boxes),
    );
  return region(
    sizes,
    seen,
    seen.map((list) => list.reduce((sum, box) => sum + mines[box]!, 0)),
  );
}

test('on regions that are small enough for both', () => {
  let proven = 0;
  for (let seed = 0; seed < 60; seed++) {
    const of = drawn(seed);
    const few = runSlices(solveRegion(of, 0, 1e6, createPace()))!;
    const many = manyWays(of);
    expect(few.exactScale).toBe(true);
    expect(many).toMatchObject({ low: few.low, support: few.support });
    for (const [at, possible] of few.support.entries()) {
      if (possible === 0) continue;
      const only = new Float64Array(few.counts.length);
      only[at] = 1;
      const allowed = Uint8Array.from(only);
      const a = runSlices(few.marginals(only, allowed, createPace()));
      const b = runSlices(many.marginals(only, allowed, createPace()));
      expect([b.canMine, b.canSafe].map((list) => [...list])).toEqual([a.canMine, a.canSafe].map((list) => [...list]));
      for (const [box, mines] of a.expected.entries()) expect(b.expected[box]).toBeCloseTo(mines, 9);
      proven += a.canMine.filter((can) => can === 0).length + a.canSafe.filter((can) => can === 0).length;
    }
  }
  expect(proven).toBeGreaterThan(50);
});

const ends = 40;
const star = region(
  new Array<number>(ends + 1).fill(1),
  Array.from({ length: ends }, (_, end) => [0, end + 1]),
  new Array<number>(ends).fill(1),
);
/** The mines of the star's two layouts, by what is over its fewest: the middle alone, or all of its ends. */
const layouts = [0, 39].map((at) => ({
  at,
  mined: Array.from({ length: ends + 1 }, (_, box) => Number((box === 0) === (at === 0))),
}));

test('the middle of a star, or all of its ends', () => {
  const { low, counts, support, marginals } = manyWays(star);
  expect([low, counts.length, [...support.keys()].filter((at) => support[at] === 1)]).toEqual([1, 40, [0, 39]]);
  for (const { at, mined } of layouts) {
    const only = new Float64Array(40);
    only[at] = 1;
    const { expected, canMine, canSafe } = runSlices(marginals(only, Uint8Array.from(only), createPace()));
    expect([...expected]).toEqual(mined);
    expect([...canMine]).toEqual(mined);
    expect([...canSafe]).toEqual(mined.map((mine) => 1 - mine));
  }
});

test('without weights of the rest, as beside a region that is too large, what is possible is told all the same', () => {
  const { marginals } = manyWays(star);
  const none = new Float64Array(40);
  for (const { at, mined } of layouts) {
    const { canMine, canSafe } = runSlices(marginals(none, new Uint8Array(40).fill(1, at, at + 1), createPace()));
    expect([...canMine]).toEqual(mined);
    expect([...canSafe]).toEqual(mined.map((mine) => 1 - mine));
  }
  const { canMine, canSafe } = runSlices(marginals(none, new Uint8Array(40).fill(1), createPace()));
  expect([canMine, canSafe].map((list) => [...list])).toEqual([Array(41).fill(1), Array(41).fill(1)]);
});
