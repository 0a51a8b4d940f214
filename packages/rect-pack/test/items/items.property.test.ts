import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { type Items, makeItems, makeItemsInParts, surveyItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';

const side = fc.integer({ min: 1, max: 4 });
const list = fc.oneof(
  fc.array(fc.tuple(side, side, fc.boolean()), { maxLength: 12 }),
  // In order, so that the smallest slip in it is seen.
  fc
    .array(fc.tuple(side, side, fc.boolean()), { maxLength: 12 })
    .map((items) => items.toSorted((a, b) => b[1] - a[1] || b[0] - a[0])),
);

const arrays = (items: readonly (readonly [number, number, boolean])[]) =>
  [
    Int32Array.from(items, ([width]) => width),
    Int32Array.from(items, ([, height]) => height),
    Uint8Array.from(items, ([width, height, turns]) => (turns && width !== height ? 1 : 0)),
  ] as const;

prop([list])('what everyone wants to know of items is what they are, looked at one by one', (items) => {
  const made = makeItems(...arrays(items));
  const turns = items.map(([width, height, may]) => may && width !== height);
  const least = items.map(([width, height], at) => (turns[at] ? Math.min(width, height) : undefined));
  const across = items.map(([width], at) => least[at] ?? width);
  const down = items.map(([, height], at) => least[at] ?? height);
  const pairs = items.slice(1).map((item, at) => [items[at], item] as const);
  expect(made).toMatchObject({
    count: items.length,
    turns: turns.includes(true),
    area: items.reduce((sum, [width, height]) => sum + width * height, 0),
    widest: Math.max(1, ...across),
    tallest: Math.max(1, ...down),
    narrowest: items.length === 0 ? 0 : Math.min(...across),
    byHeight: pairs.every(([a, b]) => a[1] > b[1] || (a[1] === b[1] && a[0] >= b[0])),
    kinds: Math.min(1, items.length) + pairs.filter(([a, b]) => a[0] !== b[0] || a[1] !== b[1]).length,
  } satisfies Partial<Items>);
  expect(runSlices(makeItemsInParts(...arrays(items), undefined, undefined, new Pace(true, 1)))).toEqual(made);
  const longer = arrays([...items, [9, 9, false]]);
  expect(surveyItems(...longer, items.length)).toMatchObject({
    count: items.length,
    area: made.area,
    widest: made.widest,
  });
});

test.each([16_384, 16_385, 40_000])('so it is in parts, of a list of %i', (count) => {
  const items = Array.from({ length: count }, (_, at) => [1 + (at % 7), 1 + (at >> 13), at > 20_000] as const);
  const told = ({ width, height, turnable, ...rest }: Items) => rest;
  const inParts = runSlices(makeItemsInParts(...arrays(items), undefined, undefined, new Pace(true, 1)));
  expect(told(inParts)).toEqual(told(makeItems(...arrays(items))));
});
