import { pack, packSmallest, type RectInput } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { uniformRects } from '../cases.js';

const page = { width: 60, height: 60 };

test('what is left out has its default, and what is undefined is left out', () => {
  const rects = uniformRects(3, 30, 4, 25);
  const spacing = { rotate: false, padding: 0, border: 0, extrude: 0, alignTo: 1 } as const;
  const defaults = { ...spacing, order: 'auto', effort: 'good', seed: 0, maxEvaluations: 20_000 } as const;
  const nothing = Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined]));
  const answer = pack(rects, page);
  expect(pack(rects, { ...page, ...defaults })).toEqual(answer);
  expect(pack(rects, { ...page, ...nothing })).toEqual(answer);
});

test.each<[string, unknown, string]>([
  ['rotate', 1, 'true or false'],
  ...['padding', 'border', 'extrude'].flatMap((name): [string, unknown, string][] => [
    [name, -1, 'an integer from 0 to 4096'],
    [name, 4097, 'an integer from 0 to 4096'],
  ]),
  ['alignTo', 0, 'an integer from 1 to 4096'],
  ['alignTo', 4097, 'an integer from 1 to 4096'],
  ['order', 'x', 'one of "auto", "given", "area", "height", "width", "perimeter", "longer-side", "shorter-side"'],
  ['effort', 'x', 'one of "fast", "good", "best"'],
  ['seed', 0.5, 'an integer from -9007199254740991 to 9007199254740991'],
  ['maxEvaluations', -1, 'an integer from 0 to 9007199254740991'],
])('options.%s is not %j', (name, value, expected) => {
  const message = `options.${name} is ${JSON.stringify(value)}: expected ${expected}`;
  expect(refusalOf(() => pack([], { ...page, [name]: value }))?.message).toBe(message);
  expect(refusalOf(() => packSmallest([], { [name]: value }))?.message).toBe(message);
});

test('the ends of what is allowed are', () => {
  const rects: RectInput[] = [{ width: 3, height: 2 }];
  const packed = (options: object) => pack(rects, { width: 40_000, height: 40_000, ...options }).pages[0]?.placed[0];
  for (const order of ['auto', 'given', 'area', 'height', 'width', 'perimeter', 'longer-side', 'shorter-side'])
    expect(packed({ order })).toEqual({ id: 0, x: 0, y: 0, width: 3, height: 2, rotated: false });
  for (const effort of ['fast', 'good', 'best']) expect(packed({ effort })?.x).toBe(0);
  const most = { padding: 4096, border: 4096, extrude: 4096, alignTo: 4096, seed: -1, maxEvaluations: 0, rotate: true };
  expect(packed(most)).toMatchObject({ x: 8192, y: 8192, extrude: 4096 });
  const square = (side: number) => () => pack([{ width: side, height: side }], { width: 70_000, height: 70_000 });
  expect(square(65_535)().status).toBe('complete');
  expect(refusalOf(square(65_536))?.message).toMatch(/^rects\[0\]\.width is 65536/);
});
