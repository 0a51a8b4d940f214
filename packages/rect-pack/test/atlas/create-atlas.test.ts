import { createAtlas, type Packing, pack } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';

const page = { width: 10, height: 10 };

describe('an atlas', () => {
  test('knows who lives in it, and nobody else', () => {
    const atlas = createAtlas(page);
    const placed = atlas.add({ id: 'a', width: 4, height: 3 });
    expect(atlas.get('a')).toEqual(placed);
    expect(atlas.get('b')).toBeUndefined();
    atlas.remove('a');
    expect(atlas.get('a')).toBeUndefined();
  });

  test('is a packing that is proven where it is full', () => {
    const atlas = createAtlas(page);
    atlas.add({ id: 'a', width: 10, height: 9 });
    expect(atlas.toPacking()).toMatchObject({ value: 90, bound: 100, gap: 0.1, proven: false });
    atlas.add({ id: 'b', width: 10, height: 1 });
    expect(atlas.toPacking()).toMatchObject({ value: 100, bound: 100, gap: 0, proven: true });
  });

  test('counts the moves of a compaction from nothing on', () => {
    const atlas = createAtlas(page);
    expect(atlas.compact({ maxMoves: 0 })).toEqual([]);
    const refused = refusalOf(() => atlas.compact({ maxMoves: -1 }));
    expect(refused?.message).toMatch(/^options\.maxMoves is -1: expected an integer from 0/);
  });
});

describe('an atlas that goes on from a packing', () => {
  const from = pack([{ id: 'a', width: 10, height: 5 }], page);
  const [first] = from.pages;
  const [placed] = first.placed;
  const started = (packing: Packing, size = page) => createAtlas({ ...size, from: packing });
  const said = (packing: Packing, size = page) => refusalOf(() => started(packing, size))?.message;
  const wrong = (at: number, x: number, y: number) =>
    `options.from.pages[0].placed[${at}] is "a" at ${x}, ${y}: it is outside, off the raster, overlaps or occurs twice`;
  const having = (...list: (typeof placed)[]): Packing => ({ ...from, pages: [{ ...first, placed: list }] });

  test('has its rectangles where they lay, and no other space', () => {
    const atlas = started(from);
    expect(atlas.get('a')).toEqual(placed);
    expect(atlas.occupancy()).toBe(0.5);
    expect(atlas.add({ id: 'b', width: 10, height: 6 })).toBeUndefined();
    expect(atlas.add({ id: 'b', width: 10, height: 5 })).toMatchObject({ x: 0, y: 5 });
  });
  test('refuses one that is outside, to the pixel', () => {
    expect(said(from, { width: 10, height: 5 })).toBeUndefined();
    expect(said(from, { width: 9, height: 5 })).toBe(wrong(0, 0, 0));
    expect(said(from, { width: 10, height: 4 })).toBe(wrong(0, 0, 0));
  });
  test('refuses a second one of a name, though it has room', () => {
    expect(said(having(placed, { ...placed, y: 5 }))).toBe(wrong(1, 0, 5));
    expect(said(having(placed, { ...placed, id: 'b', y: 5 }))).toBeUndefined();
  });
  test('refuses two that overlap, and takes two that touch', () => {
    expect(said(having({ ...placed, id: 'b' }, { ...placed, y: 4 }))).toMatch(
      /^options\.from\.pages\[0\]\.placed\[0\] is "b"/,
    );
  });
});

test('a compaction notices whatever changes between its slices, though as many go as come', () => {
  const changes: ((atlas: ReturnType<typeof createAtlas>) => void)[] = [
    (atlas) => atlas.add({ id: 'new', width: 1, height: 1 }),
    (atlas) => atlas.remove(1),
    (atlas) => atlas.grow(90, 90),
    (atlas) => {
      atlas.add({ id: 'new', width: 1, height: 1 });
      atlas.remove('new');
    },
    (atlas) => {
      atlas.grow(90, 90);
      atlas.remove(1);
    },
  ];
  for (const change of changes) {
    const atlas = createAtlas({ width: 80, height: 80 });
    for (let id = 0; id < 1000; id++) atlas.add({ id, width: 2, height: 2 });
    for (let id = 0; id < 1000; id += 2) atlas.remove(id);
    const search = atlas.compactSearch();
    expect(search.next().done).toBe(false);
    change(atlas);
    expect(refusalOf(() => search.next())?.code).toBe('atlas-changed');
  }
});
