import { expect, test } from 'vitest';
import { sideOf } from '../../../../examples/moving-boxes/src/world.js';
import { ask, firstPointer, high, pointerAfter, windowOf } from '../../src/moving/ask.js';
import { lookFor, worldOf } from '../../src/moving/frames.js';
import { first as atFirst, game } from '../../src/moving/game.js';

test('what was kept comes back, and what is no choice of the page is refused', () => {
  const state = { ...atFirst, count: 300, layout: 'crowded', seed: 9, way: 'rbush', tool: 'ray' } as const;
  const kept = JSON.parse(JSON.stringify(game.keep(state)));
  expect(game.restore(kept, atFirst)).toEqual(state);
  for (const wrong of [
    { count: 99 },
    { count: 1e6 },
    { count: 300.5 },
    { seed: -1 },
    { layout: 'odd' },
    { way: 'x' },
    { tool: 3 },
  ]) {
    expect(() => game.restore({ ...kept, ...wrong }, atFirst)).toThrow(RangeError);
  }
  expect(() => game.restore(null, atFirst)).toThrow();
});

test('new boxes are another game, and a choice ends what was said', () => {
  const said = game.reduce(atFirst, { type: 'compared', said: ['compared', 100, 1, 2] });
  expect(said.said).toEqual(['compared', 100, 1, 2]);
  const dealt = game.reduce(said, { type: 'deal', seed: 5 });
  expect(game.begins(said, dealt)).toBe(true);
  expect(dealt.said).toBeNull();
  expect(game.begins(said, game.reduce(said, { type: 'choose', choice: { count: 200 } }))).toBe(false);
  expect(game.reduce(atFirst, { type: 'pause' }).isPaused).toBe(true);
});

test('both ways find the same pairs, and the pointer asks the index of both', () => {
  const world = worldOf(500, 'even', 3);
  const [kit, rbush] = [lookFor(world, 'kit'), lookFor(world, 'rbush')];
  expect(kit.pairs).toBeGreaterThan(20);
  expect(rbush.pairs).toBe(kit.pairs);
  expect(rbush.touching).toEqual(kit.touching);
  const width = sideOf(world);
  // The first box to the right of the middle, at the middle's height.
  const middle = (width * high) / 2;
  const level = Array.from(world.x.keys()).filter(
    (id) => world.x[id]! > width / 2 && world.y[id]! <= middle && world.y[id]! + 4 >= middle,
  );
  const [first = -1] = level.sort((a, b) => world.x[a]! - world.x[b]!);
  expect(first).toBeGreaterThan(-1);
  for (const { index } of [kit, rbush]) {
    expect(ask(index, 'nearest', firstPointer, width).items).toHaveLength(10);
    expect(ask(index, 'window', { ...firstPointer, window: [0, 0, 1, high] }, width).items).toHaveLength(500);
    const { items, time } = ask(index, 'ray', { ...firstPointer, place: [1, high / 2] }, width);
    expect([items[0], time]).toEqual([first, expect.closeTo((world.x[first]! - width / 2) / (width / 2), 9)]);
  }
  expect(ask(lookFor(worldOf(100, 'even', 1), 'kit').index, 'ray', firstPointer, 1).items).toEqual([]);
});

test('keys move the pointer or the window, which stays in the world', () => {
  const press = (key: string, isResizing: boolean, tool: 'window' | 'ray', times: number) => {
    let pointer = firstPointer;
    for (let time = 0; time < times; time++) pointer = pointerAfter(key, isResizing, tool, pointer) ?? pointer;
    return pointer;
  };
  expect(press('ArrowLeft', false, 'ray', 99).place).toEqual([0, firstPointer.place[1]]);
  expect(press('ArrowDown', false, 'ray', 99).place[1]).toBe(high);
  const [minX, minY, maxX, maxY] = press('ArrowRight', false, 'window', 99).window;
  expect([minX, minY, maxX, maxY]).toEqual([0.8, 0.2, 1, 0.4].map((part) => expect.closeTo(part, 9)));
  expect(press('ArrowUp', true, 'window', 99).window).toEqual([0.4, 0.2, 0.6, 0.2]);
  expect(pointerAfter('Enter', false, 'ray', firstPointer)).toBeUndefined();
  expect(windowOf([0.5, 0.1], [0.2, 0.3])).toEqual([0.2, 0.1, 0.5, 0.3]);
});
