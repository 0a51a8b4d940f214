import { type Obstacle, type PackOptions, type PageSize, pack } from '@kit/rect-pack';
import { expect, test } from 'vitest';

test.each([null, 7, 'page', undefined])('a page or an obstacle that is %j is refused by its name', (value) => {
  const packed = (options: PackOptions) => () => pack([{ width: 1, height: 1 }], options);
  expect(packed({ sizes: [value as unknown as PageSize] })).toThrow(/^options\.sizes\[0\] is /);
  const obstacles = [value as unknown as Obstacle];
  expect(packed({ width: 9, height: 9, obstacles })).toThrow(/^options\.obstacles\[0\] is /);
});

const obstacle = { page: 0, x: 0, y: 0, width: 1, height: 1 };

test.each([
  ['page', 0, 1_048_576],
  ['x', -67_108_864, 67_108_864],
  ['y', -67_108_864, 67_108_864],
  ['width', 1, 134_217_728],
  ['height', 1, 134_217_728],
])('the %s of an obstacle is a whole number from %i to %i', (name, least, most) => {
  const read = (value: unknown) => pack([], { width: 9, height: 9, obstacles: [{ ...obstacle, [name]: value }] });
  for (const value of [least, most]) expect(read(value).status).toBe('complete');
  for (const value of [least - 1, most + 1, 1.5, '1', null]) {
    if (name === 'page' && value === null) continue;
    expect(() => read(value)).toThrow(`options.obstacles[0].${name} is `);
  }
});

test.each(['width', 'height'])('the %s of a page is a whole number from 1 to 67,108,864', (name) => {
  const page = { width: 9, height: 9 };
  const one = [{ width: 1, height: 1 }];
  for (const value of [1, 67_108_864]) {
    const size = { ...page, [name]: value };
    expect(pack(one, size).pages[0]).toMatchObject(size);
    expect(pack([{ width: 9, height: 9 }, ...one], { sizes: [page, size] }).pages[1]).toMatchObject(size);
  }
  for (const value of [0, 67_108_865, 1.5, '1', undefined]) {
    const size = { ...page, [name]: value } as PageSize;
    expect(() => pack([], size)).toThrow(`options.${name} is `);
    expect(() => pack([], { sizes: [page, size] })).toThrow(`options.sizes[1].${name} is `);
    expect(() => pack([], { ...size, sizes: [page] })).toThrow(`options.${name} is `);
  }
});

test('no page is repeated where a list of sizes stands alone; without a list there has to be one', () => {
  const two = [1, 1].map((width) => ({ width, height: 2 }));
  expect(pack(two, { sizes: [{ width: 1, height: 2 }] })).toMatchObject({ status: 'partial', unplaced: [{ id: 1 }] });
  expect(() => pack([], {})).toThrow('options.width is ');
  expect(() => pack([], { sizes: [] })).toThrow('options.sizes has ');
});

test('a page that an obstacle fills counts where the pages are counted, else one more is taken for it', () => {
  const side = { width: 10, height: 10 };
  const rects = [side, side];
  const obstacles = [0, 2].map((page) => ({ page, x: 0, y: 0, ...side }));
  const packed = (options: PackOptions) => {
    const { pages, unplaced } = pack(rects, { obstacles, ...options });
    return [pages.map(({ index }) => index), unplaced.length];
  };
  expect(packed(side)).toEqual([[1, 3], 0]);
  expect(packed({ ...side, pages: 2 })).toEqual([[1], 1]);
  expect(packed({ sizes: rects })).toEqual([[1], 1]);
  expect(packed({ ...side, sizes: [side] })).toEqual([[1, 3], 0]);
});
