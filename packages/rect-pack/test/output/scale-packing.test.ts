import { pack, scalePacking, toCssSprites, toPhaserPct } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { sizeList } from '../cases.js';

test('what fills its pages is proven to, also when scaled, and nothing else is', () => {
  const full = pack([{ id: 1, width: 4, height: 8 }], { width: 4, height: 8, alignTo: 2 });
  expect(scalePacking(full, 0.5)).toMatchObject({ value: 8, bound: 8, gap: 0, proven: true });
  const half = pack([{ id: 1, width: 4, height: 4 }], { width: 4, height: 8, alignTo: 2 });
  expect(scalePacking(half, 0.5)).toMatchObject({ value: 4, bound: 8, gap: 0.5, proven: false });
  expect(scalePacking({ ...half, pages: [] }, 2)).toMatchObject({ value: 0, bound: 0, gap: 0, proven: true });
});

test('what found no room may have a name, whether its id is a number or a text', () => {
  const packing = pack(
    [
      { id: 7, width: 9, height: 1 },
      { id: 'long', width: 9, height: 1 },
      { id: 'a', width: 2, height: 2 },
    ],
    { width: 4, height: 4 },
  );
  expect(packing.unplaced.map(({ id }) => id)).toEqual([7, 'long']);
  expect(toCssSprites(packing, { 7: 'seven', long: 'too long' })).toContain('.sprite-a{');
  expect(() => toCssSprites(packing, { 8: 'eight' })).toThrow('names has "8"');
});

test('a place has to be whole at the scale, across and down; the first that is not is named', () => {
  const at = (x: number, y: number) => {
    const packing = pack([{ id: 'a', width: 4, height: 4 }], { width: 8, height: 8 });
    const [page] = packing.pages;
    return { ...packing, pages: [page, { ...page, placed: [{ ...page.placed[0], x, y }] }] };
  };
  expect(scalePacking(at(2, 4), 0.5).pages[1].placed).toEqual([
    { id: 'a', x: 1, y: 2, width: 2, height: 2, rotated: false },
  ]);
  for (const [x, y] of sizeList('1×2 2×1 1×1')) {
    const error = refusalOf(() => scalePacking(at(x, y), 0.5));
    expect(error?.code).toBe('bad-packing');
    expect(error?.message).toBe(
      `packing.pages[1].placed[0] is "a" at ${x}, ${y}: expected a place that is whole at 0.5 (pack with alignTo)`,
    );
  }
});

test('rims are rounded down and sources so that they hold what was cut from them; what is not there stays away', () => {
  const source = { width: 9, height: 7, x: 3, y: 1 };
  const rects = [0, 1, 2, 3].map((extrude) => ({
    ...{ id: extrude, width: 3, height: 5, extrude },
    ...(extrude === 3 ? { source, aliases: [{ id: 'b', source }, { id: 'c' }] } : {}),
  }));
  const { placed } = scalePacking(pack(rects, { width: 64, height: 64, alignTo: 2 }), 0.5).pages[0];
  const half = { width: 5, height: 4, x: 1, y: 0 };
  const own = placed.map(({ x, y, ...one }) => one);
  const plain = { width: 2, height: 3, rotated: false };
  expect(own).toStrictEqual([
    { id: 0, ...plain },
    { id: 1, ...plain },
    { id: 2, ...plain, extrude: 1 },
    { id: 3, ...plain, source: half, aliases: [{ id: 'b', source: half }, { id: 'c' }], extrude: 1 },
  ]);
});

test('PCT: pages behind the first are named before their frames, and the five extensions are shortened', () => {
  const ids = ['a.png', 'b.webp', 'c.jpg', 'd.jpeg', 'e.gif', 'png'];
  const rects = ids.map((id) => ({ id, width: 2, height: 1 }));
  const first = pack(rects, { width: 12, height: 1, order: 'given', effort: 'fast' });
  const cut = { id: 'f.bmp', width: 12, height: 1, source: { width: 13, height: 3, x: 1, y: 2 } };
  const packing = { ...first, pages: [...first.pages, ...pack([cut], { width: 12, height: 1 }).pages] };
  expect(toPhaserPct(packing, {}, { image: 'p{page}.png' }).split('\n')).toEqual([
    'PCT:1.0',
    'P:p0.png,RGBA8888,12,1,0',
    'P:p1.png,RGBA8888,12,1,0',
    'a~1|0|0,0,2,1',
    'b~2|0|2,0,2,1',
    'c~3|0|4,0,2,1',
    'd~4|0|6,0,2,1',
    'e~5|0|8,0,2,1',
    'png|0|10,0,2,1',
    '#1',
    'f.bmp|2|0,0,12,1|13,3,1,2',
    '',
  ]);
});
