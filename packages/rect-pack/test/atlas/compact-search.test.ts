import { type Atlas, createAtlas, isInvalidInputError, runSync } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { uniformRects } from '../cases.js';

/** An atlas of which every third rectangle is gone again. */
function holed(seed: number, count = 160): Atlas {
  const atlas = createAtlas({ width: 256, height: 256, padding: 1, border: 2 });
  for (const [id, rect] of uniformRects(seed, count, 4, 24).entries()) atlas.add({ ...rect, id });
  for (let id = 0; id < count; id += 3) atlas.remove(id);
  return atlas;
}

describe('a compaction in slices', () => {
  test.each([1, 2, 3])('has the moves of the plain one and leaves the same atlas: seed %i', (seed) => {
    const [plain, sliced] = [holed(seed), holed(seed)];
    const moves = plain.compact();
    expect(moves.length).toBeGreaterThan(20);
    const before = sliced.toPacking();
    const search = sliced.compactSearch();
    let step = search.next();
    let yields = 0;
    for (let nodes = 0; !step.done; step = search.next()) {
      expect(sliced.toPacking()).toEqual(before);
      expect(step.value.nodes).toBeGreaterThanOrEqual(nodes);
      nodes = step.value.nodes;
      yields++;
    }
    expect(yields).toBeGreaterThan(5);
    expect(step.value).toEqual(moves);
    expect(sliced.toPacking()).toEqual(plain.toPacking());
    // What is free is told alike too.
    for (const rect of uniformRects(9, 30, 3, 30)) expect(sliced.add(rect)).toEqual(plain.add(rect));
    expect(runSync(sliced.compactSearch({ maxMoves: 2 }))).toEqual(plain.compact({ maxMoves: 2 }));
  });

  test('stopped, it has moved what it says and nothing else; given up, nothing', () => {
    let seen = 0;
    let last = 0;
    for (const search = holed(1).compactSearch(); !search.next().done; ) last++;
    for (const slices of [1, last >> 1, last]) {
      const [first, atlas] = [holed(1), holed(1)];
      const all = first.compact();
      const search = atlas.compactSearch();
      for (let slice = 0; slice < slices; slice++) expect(search.next().done).toBe(false);
      const stopped = search.next('stop');
      expect(stopped.done).toBe(true);
      const moves = stopped.value as typeof all;
      expect(moves).toEqual(all.slice(0, moves.length));
      const again = holed(1);
      expect(again.compact({ maxMoves: moves.length })).toEqual(moves);
      expect(atlas.toPacking()).toEqual(again.toPacking());
      seen = Math.max(seen, moves.length);
    }
    expect(seen).toBeGreaterThan(0);
    const atlas = holed(2);
    const before = atlas.toPacking();
    const search = atlas.compactSearch();
    for (let slice = 0; slice < 5; slice++) expect(search.next().done).toBe(false);
    search.return([]);
    expect(atlas.toPacking()).toEqual(before);
  });

  const changes: [string, (atlas: Atlas) => unknown][] = [
    ['add', (atlas) => atlas.add({ width: 1, height: 1 })],
    ['remove', (atlas) => atlas.remove(1)],
    ['grow', (atlas) => atlas.grow(300, 300)],
    ['compact', (atlas) => atlas.compact({ maxMoves: 1 })],
  ];
  test.each(changes)('refuses to go on after %s, whether it is told to stop or not', (_, change) => {
    for (const command of [undefined, 'stop'] as const) {
      const atlas = holed(1);
      const search = atlas.compactSearch();
      search.next();
      change(atlas);
      const after = atlas.toPacking();
      let thrown: unknown;
      try {
        search.next(command);
      } catch (error) {
        thrown = error;
      }
      expect(isInvalidInputError(thrown) && thrown.code).toBe('atlas-changed');
      expect(atlas.toPacking()).toEqual(after);
    }
  });

  test('goes on after what changes nothing, and begins with what is there at its first slice', () => {
    const atlas = holed(1);
    const search = atlas.compactSearch();
    atlas.remove(1);
    search.next();
    expect(atlas.remove('nobody')).toBe(false);
    expect(atlas.add({ width: 250, height: 250 })).toBeUndefined();
    expect(atlas.compact({ maxMoves: 0 })).toEqual([]);
    const plain = holed(1);
    plain.remove(1);
    expect(runSync(search)).toEqual(plain.compact());
  });
});
