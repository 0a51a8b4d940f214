import { createPace } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { beamFrontier, levelOf } from '../../src/beam/beam-frontier.js';

test('levels follow the values, and end at both ends', () => {
  expect([-1e6, -4097, -4096, -1, 0, 4095, 4096, 1e6].map(levelOf)).toEqual([0, 0, 0, 4095, 4096, 8191, 8191, 8191]);
});

describe('of many children the best go on', () => {
  test.each([
    [20, 12],
    [20, 20],
    [20, 21],
    [40_000, 11_000],
  ])('of %i the best %i, the first of equal ones', (count, width) => {
    const frontier = beamFrontier([1, 2], [0], width, 4);
    const made = Math.min(count, frontier.madeBy.length);
    // What an earlier ply has left behind the children is none of them.
    frontier.levels.fill(levelOf(1e6));
    for (let i = 0; i < made; i++) {
      frontier.made[2 * i] = i;
      frontier.made[2 * i + 1] = -i;
      frontier.madeAt[i] = i % 30;
      frontier.levels[i] = levelOf((i * 7919) % 97);
    }
    const children = Array.from({ length: made }, (_, i) => i);
    const best = children
      .toSorted((a, b) => frontier.levels[b] - frontier.levels[a])
      .slice(0, width)
      .sort((a, b) => a - b);
    let pauses = 0;
    for (const work = frontier.select(made, createPace()); !work.next().done; ) pauses += 1;
    expect(pauses > 1).toBe(made > 4096);
    expect(frontier.count).toBe(best.length);
    expect(best.map((_, i) => frontier.boards[2 * i])).toEqual(best);
    expect(best.map((_, i) => frontier.boards[2 * i + 1])).toEqual(best.map((i) => 0 - i));
    expect(Array.from(frontier.cursor.subarray(0, best.length))).toEqual(best.map((i) => i % 30));
    expect(frontier.pathTo(2, best.length - 1, 5)).toEqual([0, best.at(-1)! % 30, 5]);
  });
});
