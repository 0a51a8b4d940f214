import { expect, test } from 'vitest';
import { AtlasSpace } from '../../src/atlas/atlas-space.js';
import { Defragmenter } from '../../src/atlas/defragment.js';
import { FrameBudget, type Move } from '../../src/atlas/frame-budget.js';
import { LiveState } from '../../src/atlas/live-state.js';
import { planRearrangement, Rearrangement } from '../../src/atlas/rearrange.js';

test('of more than 4,096 rectangles no new arrangement is thought of', () => {
  for (const rows of [64, 65]) {
    const state = new LiveState(64, 200, 1);
    state.open(0);
    // Every second row is free.
    for (let at = 0; at < 64 * rows; at++) {
      const [x, y] = [at % 64, 2 * Math.floor(at / 64)];
      const placed = { id: at, page: 0, x, y, width: 1, height: 1, rotated: false };
      state.put(placed, { x, y, endX: x + 1, endY: y + 1 });
    }
    expect(planRearrangement(state) === undefined).toBe(rows > 64);
  }
});

test('where a box leaves more free rectangles than are counted, no place is missed all the same', () => {
  const steps = 1100;
  const space = new AtlasSpace(steps + 1, steps + 1);
  const corner = { x: 0, y: 0, endX: 1, endY: 1 };
  space.occupy(corner);
  for (let at = 0; at < steps; at++) space.occupy({ x: 1 + at, y: steps - at, endX: 2 + at, endY: steps + 1 - at });
  space.remove(corner);
  // Under the stairs there is room for one rectangle a step, each as wide as the others are lower.
  for (const width of [2, 3, 300, 1100, 1101]) {
    const height = steps + 2 - width;
    expect(space.find(width, height, false)?.box).toEqual({ x: 0, y: 0, endX: width, endY: height });
    expect(space.find(width, height + 1, false)).toBeUndefined();
  }
});

type Place = readonly [id: string, page: number, x: number, y: number, width: number, height: number];

/** Pages of so many blocks with these rectangles. */
function stateOf(width: number, height: number, pages: number, places: readonly Place[]): LiveState {
  const state = new LiveState(width, height, pages);
  state.open(pages - 1);
  for (const [id, page, x, y, across, down] of places)
    state.put(
      { id, page, x, y, width: across, height: down, rotated: false },
      { x, y, endX: x + across, endY: y + down },
    );
  return state;
}

/** Where a rectangle of the state is to go. */
function moveOf(state: LiveState, id: string, page: number, x: number, y: number): Move {
  const entry = state.entries.get(id)!;
  const { width, height } = entry.placed;
  return { entry, page, box: { x, y, endX: x + width, endY: y + height } };
}

test('what lies at its target already stays, and so does what has gone meanwhile', () => {
  const state = stateOf(8, 8, 2, [
    ['there', 0, 2, 2, 3, 3],
    ['gone', 0, 5, 5, 2, 2],
    ['same corner, other page', 1, 6, 0, 2, 2],
  ]);
  const move = moveOf(state, 'same corner, other page', 0, 6, 0);
  const rearrangement = new Rearrangement(state, [
    moveOf(state, 'there', 0, 2, 2),
    moveOf(state, 'gone', 1, 0, 0),
    move,
  ]);
  state.remove(state.entries.get('gone')!);
  const budget = new FrameBudget(100, false);
  expect(rearrangement.next(budget)).toBe('looked');
  expect(rearrangement.next(budget)).toBe('looked');
  expect(rearrangement.next(budget)).toBe(move);
});

test('what cannot be copied is drawn anew if the call can pay all of it, to the last pixel', () => {
  for (const pixels of [23, 24]) {
    // The two change places, and nobody can be parked on so full a page.
    const state = stateOf(6, 4, 1, [
      ['a', 0, 0, 0, 3, 4],
      ['b', 0, 3, 0, 3, 4],
    ]);
    const moves = [moveOf(state, 'a', 0, 3, 0), moveOf(state, 'b', 0, 0, 0)];
    const rearrangement = new Rearrangement(state, moves);
    const budget = new FrameBudget(pixels, true);
    expect([rearrangement.next(budget), rearrangement.next(budget)]).toEqual(['looked', 'looked']);
    expect(rearrangement.next(budget)).toEqual(pixels < 24 ? 'done' : { redrawn: moves });
  }
});

test('a new arrangement is worth its moves if it takes 31 of 32 rows, and not if it takes 32 of 33', () => {
  for (const height of [31, 32]) {
    const state = stateOf(1, 40, 1, [['a', 0, 0, 1, 1, height]]);
    expect(planRearrangement(state) === undefined).toBe(height > 31);
  }
});

test('a new arrangement is filled from the first page on, there from the top, and in a row from the left', () => {
  // Four squares of 3 on each of the first two pages of 6 × 6; they lie on the last two now.
  const state = stateOf(
    6,
    6,
    4,
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (id, at): Place => [id, 2 + (at >> 2), 3 * (at & 1), 3 * ((at >> 1) & 1), 3, 3],
    ),
  );
  const plan = planRearrangement(state)!;
  const budget = new FrameBudget(1000, false);
  const places: number[][] = [];
  for (let at = 0; at < 8; at++) {
    const step = plan.next(budget) as Move;
    places.push([step.page, step.box.y, step.box.x]);
    state.move(step.entry, step.page, step.box, 1);
  }
  const corners = [
    [0, 0],
    [0, 3],
    [3, 0],
    [3, 3],
  ];
  expect(places).toEqual([0, 1].flatMap((page) => corners.map((corner) => [page, ...corner])));
});

test('though the higher one comes later in the list, it is at the left and goes first', () => {
  const state = stateOf(6, 6, 2, [
    ['low', 1, 0, 0, 3, 2],
    ['high', 1, 3, 0, 3, 4],
  ]);
  const plan = planRearrangement(state)!;
  const budget = new FrameBudget(1000, false);
  expect([plan.next(budget), plan.next(budget)]).toMatchObject([
    { entry: { placed: { id: 'high' } }, page: 0, box: { x: 0, y: 0 } },
    { entry: { placed: { id: 'low' } }, page: 0, box: { x: 3, y: 0 } },
  ]);
});

test('a call that has looked enough moves nothing', () => {
  for (const looks of [0, 1]) {
    const state = new LiveState(4, 4, 1);
    state.open(0);
    state.put({ id: 'a', page: 0, x: 0, y: 2, width: 1, height: 1, rotated: false }, { x: 0, y: 2, endX: 1, endY: 3 });
    const budget = new FrameBudget(10, false);
    budget.looks = looks;
    expect(new Defragmenter(state, 1).run(budget).moved).toHaveLength(looks);
  }
});
