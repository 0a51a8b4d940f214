/**
 * Which lists go the short way, whose answers are those of the long one (pack-plain.property.test.ts): a plain list that is
 * taken for another one only costs time, so nobody would notice.
 */
import { maxPageSide, maxSide, type RectInput, type SmallestOptions } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { packPlain } from '../../src/pack/pack-plain.js';
import { readJob } from '../../src/pack/smallest-job.js';
import { type PlainList, readPlain, slotsFor } from '../../src/rects/read-plain.js';

function read(rects: readonly unknown[], rotate = false, padding = 0): PlainList | undefined {
  const count = rects.length;
  const memory = { keys: new Int32Array(count), slots: new Int32Array(slotsFor(count)) };
  return readPlain(rects as RectInput[], rotate, padding, memory);
}

const size = { width: 4, height: 5 };
const source = { width: 7, height: 9, x: 0, y: 0 };

describe('one that is read', () => {
  test.each<[string, object]>([
    ['sides alone', {}],
    ['the longest sides', { width: maxSide, height: maxSide }],
    ['the shortest sides', { width: 1, height: 1 }],
    ['a text for a name', { id: 'a' }],
    ['a number for a name', { id: -7 }],
    ['its own number for a name', { id: 1 }],
    ['what turns as all do', { rotate: false }],
    ['a source', { source }],
    ['a source at its end', { source: { ...source, x: 3, y: 4 } }],
    ['a source of its own size', { source: { ...size, x: 0, y: 0 } }],
    ['the largest source', { source: { width: maxPageSide, height: maxPageSide, x: 0, y: 0 } }],
    ['a tag', { tag: '' }],
    ['data', { data: null }],
    ['no aliases', { aliases: [] }],
    ['an alias', { aliases: [{ id: 'b' }] }],
    ['aliases with all', { aliases: [{ id: 9, source, data: 1 }, { id: 'b' }] }],
  ])('%s', (_, load) => {
    const rect = { ...size, ...load };
    const list = 'id' in load ? [{ id: 'first', ...size }, rect] : [size, rect];
    const { rotate: _rotate, tag, ...shown } = { rotate: undefined, tag: undefined, ...load };
    expect(read(list)?.places[1]).toMatchObject({ ...shown, x: 0, y: 0 });
    expect(read(list)?.tags?.[1]).toBe(tag);
  });
  test('with what else there is', () => {
    expect(read([{ ...size, rotate: true }], true)?.tags).toBeUndefined();
    expect(read([size, { ...size, tag: 'a' }])?.tags).toEqual([undefined, 'a']);
    expect(read([{ width: maxSide - 2, height: 1 }], false, 2)?.places).toHaveLength(1);
    expect(read([{ width: maxSide - 1, height: 1 }], false, 2)).toBeUndefined();
  });
});

describe('one that is left to the long way', () => {
  test.each<[string, object]>([
    ['a side too long', { width: maxSide + 1 }],
    ['no height', { height: 0 }],
    ['half a pixel', { height: 0.5 }],
    ['what turns otherwise', { rotate: true }],
    ['a rim', { extrude: 1 }],
    ['blocks', { alignTo: 4 }],
    ['a name that is none', { id: 1.5 }],
    ['a tag that is none', { tag: 5 }],
    ['a source outside', { source: { ...source, x: 4 } }],
    ['a source too high', { source: { ...source, y: -1 } }],
    ['a list for a source', { source: Object.assign([], source) }],
    ['a text for a source', { source: 'hero' }],
    ['a source at half a pixel', { source: { ...source, y: 1.5 } }],
    ['a source at a text', { source: { ...source, x: '1' } }],
    ['an alias twice', { aliases: [{ id: 'b' }, { id: 'b' }] }],
    ['an alias of a wrong source', { aliases: [{ id: 'b', source: 5 }] }],
    ['an alias that is none', { aliases: ['b'] }],
    ['aliases that are none', { aliases: 'b' }],
  ])('%s', (_, load) => {
    expect(
      read([
        { id: 'first', ...size },
        { id: 'a', ...size, ...load },
      ]),
    ).toBeUndefined();
  });
  test('a name that another has by its number', () => {
    expect(read([size, { id: 0, ...size }])).toBeUndefined();
    expect(read([size, { id: 'a', ...size }])).toBeUndefined();
    expect(read([size, 5])).toBeUndefined();
    expect(read([size, null])).toBeUndefined();
  });
});

describe('names', () => {
  /** So many names of one length that end alike, and one that does not, so that nothing is left out of them. */
  const alike = (count: number) => [
    ...Array.from({ length: count }, (_, at) => ({ id: `${String.fromCharCode(200 + at)} the same`, ...size })),
    { id: 'another', ...size },
  ];
  test('as many as may end alike, and one more', () => {
    expect(read(alike(65))?.places).toHaveLength(66);
    expect(read(alike(66))).toBeUndefined();
    expect(read([...alike(30), { ...alike(30)[29], width: 9 }, { id: 'the last', ...size }])).toBeUndefined();
  });
  test('however many have one end in common', () => {
    const names = Array.from({ length: 300 }, (_, at) => ({ id: `${at}/the same for all`, ...size }));
    expect(read(names)?.places).toHaveLength(300);
    expect(read([...names, { ...names[299] }])).toBeUndefined();
  });
  test.each([1023, 1024, 1025, 3000])('%i of them', (count) => {
    const names = Array.from({ length: count }, (_, at) => ({ id: `sprite-${at}.png`, ...size }));
    expect(read(names)?.places).toHaveLength(count);
    const numbers = names.map((rect, at) => ({ ...rect, id: 7 * at }));
    expect(read(numbers)?.places).toHaveLength(count);
    expect(read([...numbers, { id: 7, ...size }])).toBeUndefined();
  });
});

test.each<[string, SmallestOptions, boolean]>([
  ['a plain list', {}, true],
  ['all that changes nothing', { extrude: 0, alignTo: 1, padding: 2, order: 'auto' }, true],
  ['a page that just holds the longest', { maxWidth: 5, maxHeight: 100 }, true],
  ['what fits nowhere', { maxWidth: 4 }, false],
  ['rims', { extrude: 1 }, false],
  ['blocks', { alignTo: 2 }, false],
  ['an order', { order: 'area' }, false],
  ['more effort', { effort: 'good' }, false],
])('the short way is taken or not: %s', (_, asked, isShort) => {
  const rects = [3, 4, 5].map((width) => ({ width, height: 6 }));
  expect(packPlain(readJob(rects, { effort: 'fast', ...asked })) !== undefined).toBe(isShort);
});
