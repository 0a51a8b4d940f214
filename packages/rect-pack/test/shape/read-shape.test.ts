import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { PageShape, type ShapeRules } from '../../src/shape/page-shape.js';
import { checkForm, readSideRules, rulesInBlocks } from '../../src/shape/read-shape.js';

const free: ShapeRules = {
  ...{ square: false, powerOfTwo: false, multipleOf: 1 },
  ...{ maxWidth: 20, maxHeight: 30, ratio: undefined, maxAspect: Number.POSITIVE_INFINITY },
};
const refused = (call: () => unknown) => {
  const error = refusalOf(call);
  return error && `${error.code} ${error.message}`;
};
const contradiction = (what: string) => `contradictory-options options contradict each other: ${what}`;

test('the rules of sides are checked by their names; a power of two is a multiple of powers of two only', () => {
  expect(readSideRules({})).toEqual({ square: false, powerOfTwo: false, multipleOf: 1 });
  for (const multipleOf of [1, 2, 4096, 67_108_864]) {
    const rules = { square: true, powerOfTwo: true, multipleOf };
    expect(readSideRules(rules)).toEqual(rules);
  }
  expect(readSideRules({ multipleOf: 6 }).multipleOf).toBe(6);
  for (const multipleOf of [3, 6, 67_108_863]) {
    expect(refused(() => readSideRules({ powerOfTwo: true, multipleOf }))).toBe(
      contradiction(`no power of two is a multiple of options.multipleOf, ${multipleOf}`),
    );
  }
  expect(refused(() => readSideRules({ square: 0 as never }))).toBe(
    'bad-flag options.square is 0: expected true or false',
  );
  expect(refused(() => readSideRules({ powerOfTwo: 0 as never }))).toBe(
    'bad-flag options.powerOfTwo is 0: expected true or false',
  );
  expect(refused(() => readSideRules({ multipleOf: 0 }))).toBe(
    'bad-number options.multipleOf is 0: expected an integer from 1 to 67108864',
  );
});

test('in blocks the sides that are allowed are those of whole blocks', () => {
  expect(rulesInBlocks({ ...free, square: true, multipleOf: 6, ratio: 2, maxAspect: 3 }, 4)).toEqual({
    ...{ square: true, powerOfTwo: false, multipleOf: 3, maxWidth: 5, maxHeight: 7, ratio: 2, maxAspect: 3 },
  });
  expect(rulesInBlocks({ ...free, powerOfTwo: true, multipleOf: 8 }, 4)).toMatchObject({
    powerOfTwo: true,
    multipleOf: 2,
  });
  expect(rulesInBlocks(free, 20)).toMatchObject({ maxWidth: 1, maxHeight: 1 });
  for (const [maxWidth, maxHeight] of [
    [20, 21],
    [21, 20],
  ]) {
    expect(refused(() => rulesInBlocks({ ...free, maxWidth, maxHeight }, 21))).toBe(
      contradiction('no page within the maxima holds a block of options.alignTo, 21'),
    );
  }
  expect(refused(() => rulesInBlocks({ ...free, powerOfTwo: true }, 6))).toBe(
    contradiction('no power of two holds whole blocks of options.alignTo, 6'),
  );
});

/** Is there a page at all? All of them are looked at. */
function hasPage({ square, powerOfTwo, multipleOf, maxWidth, maxHeight, ratio }: ShapeRules): boolean {
  const isSide = (side: number) => side % multipleOf === 0 && (!powerOfTwo || Number.isInteger(Math.log2(side)));
  for (let width = 1; width <= maxWidth; width++) {
    for (let height = 1; height <= maxHeight; height++) {
      if (!isSide(width) || !isSide(height) || (square && width !== height)) continue;
      if (ratio === undefined || height === Math.ceil(width / ratio)) return true;
    }
  }
  return false;
}

test('rules together are refused where just no page keeps them', () => {
  let none = 0;
  for (const form of [{}, { square: true }, { ratio: 1 / 3 }, { ratio: 0.4 }, { ratio: 1.5 }, { ratio: 4 }]) {
    for (const sides of [
      {},
      ...[2, 3, 5, 6].map((multipleOf) => ({ multipleOf })),
      { powerOfTwo: true },
      { powerOfTwo: true, multipleOf: 4 },
    ]) {
      for (let maxWidth = 1; maxWidth <= 13; maxWidth++) {
        for (let maxHeight = 1; maxHeight <= 13; maxHeight++) {
          const rules = { ...free, ...form, ...sides, maxWidth, maxHeight };
          const said = refused(() => checkForm(new PageShape(rules), form));
          if (!hasPage(rules)) none++;
          expect([rules, said]).toEqual([
            rules,
            hasPage(rules)
              ? undefined
              : contradiction('no page keeps all of them together, the sides, the form and the maxima'),
          ]);
        }
      }
    }
  }
  expect(none).toBeGreaterThan(1000);
});

describe('however many widths there are', () => {
  const most = 67_108_864;
  const none = contradiction('no page keeps all of them together, the sides, the form and the maxima');
  const said = (rules: Partial<ShapeRules>) => refused(() => checkForm(new PageShape({ ...free, ...rules }), rules));
  test.each<[string, Partial<ShapeRules>]>([
    ['a square is no wider than the most', { square: true, multipleOf: 3, maxWidth: 2, maxHeight: most }],
    ['nor higher', { square: true, multipleOf: 3, maxWidth: most, maxHeight: 2 }],
    ['a block is no higher than the page, and no width helps', { multipleOf: 4, maxWidth: most, maxHeight: 3 }],
  ])('%s', (_, rules) => {
    expect(said(rules)).toBe(none);
  });
  test('65,535 of them are asked; if there are more it is believed that one has a page', () => {
    // So wide a form is lower than a block, whatever the width is.
    const wide = { multipleOf: 1024, ratio: 100_000, maxHeight: most };
    expect(said({ ...wide, maxWidth: most - 1 })).toBe(none);
    expect(said({ ...wide, maxWidth: most })).toBeUndefined();
  });
});

test('a square has the ratio 1, and a ratio is at most the aspect', () => {
  const said = (options: object) => refused(() => checkForm(new PageShape({ ...free, ...options }), options));
  expect(said({ square: true, ratio: 1 })).toBeUndefined();
  expect(said({ square: true, ratio: 2 })).toBe(
    contradiction('options.square asks for another form than options.ratio, 2'),
  );
  expect(said({ ratio: 2 })).toBeUndefined();
  for (const ratio of [2, 0.5]) {
    expect(said({ ratio, maxAspect: 2 })).toBeUndefined();
    expect(said({ ratio, maxAspect: 1.5 })).toBe(
      contradiction(`options.ratio, ${ratio}, is beyond options.maxAspect, 1.5`),
    );
  }
  expect(said({ maxAspect: 1 })).toBeUndefined();
  const options = { square: true, ratio: 2 };
  expect(refusalOf(() => checkForm(new PageShape(free), options))?.at).toEqual({ name: 'options' });
});

test('transposed, the maxima change places and nothing else does', () => {
  const rules = { ...free, powerOfTwo: true, multipleOf: 4 };
  const shape = new PageShape(rules).transposed();
  expect([shape.maxWidth, shape.maxHeight]).toEqual([30, 20]);
  expect([shape.roundUp(5), shape.isFixed, shape.isFree]).toEqual([8, false, false]);
  expect(new PageShape(free).transposed().isFree).toBe(true);
});
