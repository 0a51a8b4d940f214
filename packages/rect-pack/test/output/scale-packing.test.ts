import { pack, scalePacking, toCssSprites } from '@kit/rect-pack';
import { expect, test } from 'vitest';

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
