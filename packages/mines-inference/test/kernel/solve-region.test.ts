/** Regions by hand, and regions too large for the memory that they are given. */
import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import type { Region } from '../../src/kernel/regions.js';
import type { Room } from '../../src/kernel/room.js';
import { solveRegion } from '../../src/kernel/solve-region.js';
import { buildStateGraph } from '../../src/kernel/state-graph.js';
import { formatStates, region, smallRoom } from '../regions.js';

const solve = (of: Region, tilt = 0, maxStates = 1e6, room?: Room) =>
  runSlices(solveRegion(of, tilt, maxStates, createPace(), room));

/** A strip of boxes, each number seeing three that follow on each other. */
const strip = (boxes: number, cells: number, need: number) =>
  region(
    new Array<number>(boxes).fill(cells),
    Array.from({ length: boxes - 2 }, (_, at) => [at, at + 1, at + 2]),
    new Array<number>(boxes - 2).fill(need),
  );

/** Eighty numbers 2, each over two cells of its own and over one on either side that it shares with the next. */
const many = region(
  Array.from({ length: 161 }, (_, box) => (box < 80 ? 2 : 1)),
  Array.from({ length: 80 }, (_, at) => [at, 80 + at, 81 + at]),
  new Array<number>(80).fill(2),
);

test('numbers that no layout satisfies leave no number of mines, in the middle and at the end', () => {
  const ring = region([1, 1, 1], '01 12 02', [1, 1, 1]);
  const early = region([1, 1, 1, 1], '01 12 02 23', [1, 1, 1, 1]);
  for (const each of [ring, early, region([1], '0', [2])]) expect([...solve(each)!.support]).toEqual([]);
});

test('a number over one box has one number of mines, and all ways to choose them', () => {
  const { low, counts, support } = solve(region([5], '0', [2]))!;
  expect([low, [...counts], [...support]]).toEqual([2, [10], [1]]);
});

test('room for as many counts as there are is enough, for one less is not', () => {
  const of = many;
  const full = solve(of)!;
  expect(full.exactScale).toBe(false);
  const fits = (counts: number) => solve(of, 0, 1e6, { ...smallRoom, counts }) !== undefined;
  let few = 1;
  let enough = 2 ** 20;
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    if (fits(middle)) enough = middle;
    else few = middle;
  }
  expect(enough).toBeGreaterThan(1000);
  expect(solve(of, 0, 1e6, { ...smallRoom, counts: enough })!.support).toEqual(full.support);
});

test('room for the moves that there are is enough, for half of them is not; states are counted one by one', () => {
  const of = many;
  const graph = runSlices(buildStateGraph(of, 1e6, createPace(), smallRoom))!;
  const states = graph.layerStarts[graph.layerStarts.length - 1]!;
  const moves = graph.moveStarts[graph.layerStarts[161]!]!;
  // Lists grow by half, so what is a little too small may never be asked for more.
  expect(solve(of, 0, 1e6, { ...smallRoom, words: 2 * moves })).toBeDefined();
  expect(solve(of, 0, 1e6, { ...smallRoom, words: moves >> 1 })).toBe(undefined);
  expect(solve(of, 0, states)).toBeDefined();
  expect(solve(of, 0, states - 1)).toBe(undefined);
});

test('in small pieces and in large ones the states are the same', () => {
  for (const of of [strip(14, 3, 4), strip(10, 4, 5), strip(30, 2, 3)]) {
    const [small, large] = [smallRoom, undefined].map((room) =>
      formatStates(runSlices(buildStateGraph(of, 1e6, createPace(), room))!),
    );
    expect(small).toBe(large);
    expect(large!.split('->').length).toBeGreaterThan(100);
  }
});

test('the states of a region stay when those of the next are made', () => {
  const pace = createPace();
  const first = runSlices(buildStateGraph(strip(5, 1, 1), 1e6, pace))!;
  const states = formatStates(first);
  const second = formatStates(runSlices(buildStateGraph(strip(6, 2, 3), 1e6, pace))!);
  expect(second).not.toBe(states);
  expect(formatStates(first)).toBe(states);
});

test('the states of # 1 # 1 #: what the open number still needs', () => {
  const line = region([1, 1, 1], '01 12', [1, 1]);
  expect(formatStates(runSlices(buildStateGraph(line, 1e6, createPace()))!)).toBe(
    ['box 0: 0 -0-> 1, 0 -1-> 2', 'box 1: 1 -1-> 3, 2 -0-> 4', 'box 2: 3 -0-> 5, 4 -1-> 5'].join('\n'),
  );
});

test('where even the first order is estimated beyond the range of doubles there is no second', () => {
  const random = createRandom(1);
  // Numbers anywhere over boxes anywhere: half of them are open half of the time.
  const boxes = 2500;
  const seen = Array.from({ length: boxes }, () => [
    ...new Set(Array.from({ length: 8 }, () => Math.floor(random.next() * boxes))),
  ]);
  const of = region(new Array<number>(boxes).fill(4), seen, new Array<number>(boxes).fill(12));
  const pace = createPace();
  expect(runSlices(buildStateGraph(of, 16_777_216, pace))).toBe(undefined);
  // One order of so many boxes; twelve more would take twelve times as long.
  expect(pace.work).toBeGreaterThan(boxes);
  expect(pace.work).toBeLessThan(2_000_000);
});

/** A pace that pauses wherever it may. */
const eager = () => createPace(1);

test('what a number of mines makes of the boxes is the same at every tilt, in one go or with a pause at every step', () => {
  const at = (tilt: number, pace = createPace()) => {
    const { low, counts, support, marginals } = runSlices(solveRegion(many, tilt, 1e6, pace))!;
    const some = 100 - low;
    const only = new Float64Array(counts.length);
    only[some] = 1;
    return { low, support, ...runSlices(marginals(only, Uint8Array.from(only), pace)) };
  };
  const plain = at(0);
  expect(plain.support[100 - plain.low]).toBe(1);
  expect(plain.expected.reduce((sum, mines) => sum + mines, 0)).toBeCloseTo(100, 8);
  // Counts far below and far above the range that is left as it is: they are brought back layer by layer.
  for (const tilt of [16, -16]) {
    const { expected, ...proven } = at(tilt);
    const { expected: same, ...known } = plain;
    expect(proven).toEqual(known);
    for (const [box, mines] of expected.entries()) expect(mines).toBeCloseTo(same[box]!, 9);
    if (tilt > 0) expect(at(tilt, eager())).toEqual({ expected, ...proven });
  }
});

test('counts that a tilt takes to the end of the range of doubles are scaled; just before they are exact', () => {
  // Four cells with two mines: 4 + 2 · 448 = 900.
  const pair = region([4], '0', [2]);
  expect(solve(pair, 448)).toMatchObject({ low: 2, exactScale: true, counts: Float64Array.of(6 * 2 ** -896) });
  expect(solve(pair, 449)).toMatchObject({ low: 2, exactScale: false, support: Uint8Array.of(1) });
  const { expected } = runSlices(solve(pair, 449)!.marginals(Float64Array.of(1), Uint8Array.of(1), createPace()));
  expect([...expected]).toEqual([2]);
});

test('thirty numbers of mines are few, and exact in scale; thirty-one are many', () => {
  // The middle of a star, or all of its ends: one mine to as many as there are ends.
  const star = (ends: number) =>
    region(
      new Array<number>(ends + 1).fill(1),
      Array.from({ length: ends }, (_, end) => [0, end + 1]),
      new Array<number>(ends).fill(1),
    );
  for (const ends of [29, 30, 31]) {
    const { low, counts, support, exactScale } = solve(star(ends))!;
    expect([low, counts.length, exactScale]).toEqual([1, ends, ends < 31]);
    expect([...support.keys()].filter((at) => support[at] === 1)).toEqual([0, ends - 1]);
  }
});

test('room for the two counts of a lone box is enough for the exact way, room for one is not enough for any', () => {
  const lone = region([5], '0', [2]);
  expect(solve(lone, 0, 1e6, { ...smallRoom, counts: 2 })).toMatchObject({ exactScale: true });
  expect(solve(lone, 0, 1e6, { ...smallRoom, counts: 1 })).toBe(undefined);
});

test('boxes of any size have as many ways as there are, not some share of them', () => {
  const waysOf = { '56 28': 7648690600760440, '57 1': 57, '57 2': 1596, '100 3': 161700, '128 127': 128 };
  for (const [choice, ways] of Object.entries(waysOf)) {
    const [size, need] = choice.split(' ').map(Number) as [number, number];
    const { low, counts, exactScale } = solve(region([size], [[0]], [need]))!;
    expect([low, exactScale]).toEqual([need, true]);
    expect(counts[0]! / ways).toBeCloseTo(1, 12);
  }
});
