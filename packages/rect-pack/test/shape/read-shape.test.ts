import { packSmallest, type SmallestOptions } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { sizeList } from '../cases.js';

const refused = (options: object) => {
  const error = refusalOf(() => packSmallest([], options));
  return error && `${error.code} ${error.message}`;
};
const contradiction = (what: string) => `contradictory-options options contradict each other: ${what}`;
const none = contradiction('no page keeps all of them together, the sides, the form and the maxima');

test('the rules of sides are checked by their names; a power of two is a multiple of powers of two only', () => {
  for (const multipleOf of [1, 2, 4096, 67_108_864]) {
    expect(refused({ square: true, powerOfTwo: true, multipleOf, maxWidth: 67_108_864, maxHeight: 67_108_864 })).toBe(
      undefined,
    );
  }
  expect(refused({ multipleOf: 6 })).toBeUndefined();
  for (const multipleOf of [3, 6, 67_108_863]) {
    expect(refused({ powerOfTwo: true, multipleOf })).toBe(
      contradiction(`no power of two is a multiple of options.multipleOf, ${multipleOf}`),
    );
  }
  expect(refused({ square: 0 })).toBe('bad-flag options.square is 0: expected true or false');
  expect(refused({ powerOfTwo: 0 })).toBe('bad-flag options.powerOfTwo is 0: expected true or false');
  expect(refused({ multipleOf: 0 })).toBe('bad-number options.multipleOf is 0: expected an integer from 1 to 67108864');
});

describe('in blocks the sides that are allowed are those of whole blocks', () => {
  const pageOf = (options: SmallestOptions, sides: readonly (readonly [number, number])[] = [[5, 5]]) => {
    const rects = sides.map(([width, height]) => ({ width, height }));
    const { pages } = packSmallest(rects, { effort: 'fast', ...options });
    return pages.flatMap(({ width, height }) => [width, height]);
  };
  test.each<[SmallestOptions, number[]]>([
    [{ alignTo: 4 }, [8, 8]],
    [{ alignTo: 4, multipleOf: 6 }, [12, 12]],
    [{ alignTo: 4, multipleOf: 6, square: true, maxWidth: 23, maxHeight: 12 }, [12, 12]],
    [{ alignTo: 4, multipleOf: 6, maxWidth: 11 }, []],
    [{ alignTo: 4, powerOfTwo: true, multipleOf: 16 }, [16, 16]],
    [{ alignTo: 4, ratio: 2 }, [12, 8]],
    [{ alignTo: 20, maxWidth: 20, maxHeight: 39 }, [20, 20]],
  ])('%j', (options, page) => {
    const said = refused(options);
    if (page.length === 0) expect(said).toBe(none);
    else expect(pageOf(options)).toEqual(page);
  });
  test('no longer than the aspect allows, in blocks as well', () => {
    expect(pageOf({ alignTo: 4, maxAspect: 3 }, [[39, 3]])).toEqual([40, 16]);
  });
  test('a block is no larger than the maxima, and a power of two has whole ones', () => {
    for (const [maxWidth, maxHeight] of sizeList('20×21 21×20')) {
      expect(refused({ maxWidth, maxHeight, alignTo: 21 })).toBe(
        contradiction('no page within the maxima holds a block of options.alignTo, 21'),
      );
    }
    expect(refused({ maxWidth: 21, maxHeight: 21, alignTo: 21 })).toBeUndefined();
    expect(refused({ powerOfTwo: true, alignTo: 6 })).toBe(
      contradiction('no power of two holds whole blocks of options.alignTo, 6'),
    );
  });
});

/** Is there a page at all? All of them are looked at. */
function hasPage({ powerOfTwo, multipleOf = 1, square, maxWidth = 0, maxHeight = 0, ratio }: SmallestOptions): boolean {
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
  let missing = 0;
  for (const form of [{}, { square: true }, { ratio: 1 / 3 }, { ratio: 0.4 }, { ratio: 1.5 }, { ratio: 4 }]) {
    for (const sides of [
      {},
      ...[2, 3, 5, 6].map((multipleOf) => ({ multipleOf })),
      { powerOfTwo: true },
      { powerOfTwo: true, multipleOf: 4 },
    ]) {
      for (let maxWidth = 1; maxWidth <= 13; maxWidth++) {
        for (let maxHeight = 1; maxHeight <= 13; maxHeight++) {
          const rules = { ...form, ...sides, maxWidth, maxHeight };
          const isThere = hasPage(rules);
          if (!isThere) missing++;
          expect([rules, refused(rules)]).toEqual([rules, isThere ? undefined : none]);
        }
      }
    }
  }
  expect(missing).toBeGreaterThan(1000);
});

describe('however many widths there are', () => {
  const most = 67_108_864;
  test.each<[string, SmallestOptions]>([
    ['a square is no wider than the most', { square: true, multipleOf: 3, maxWidth: 2, maxHeight: most }],
    ['nor higher', { square: true, multipleOf: 3, maxWidth: most, maxHeight: 2 }],
    ['a block is no higher than the page, and no width helps', { multipleOf: 4, maxWidth: most, maxHeight: 3 }],
  ])('%s', (_, rules) => {
    expect(refused(rules)).toBe(none);
  });
});

test('a square has the ratio 1, and a ratio is at most the aspect', () => {
  expect(refused({ square: true, ratio: 1 })).toBeUndefined();
  const other = contradiction('options.square asks for another form than options.ratio, 2');
  expect(refused({ square: true, ratio: 2 })).toBe(other);
  expect(refused({ ratio: 2 })).toBeUndefined();
  for (const ratio of [2, 0.5]) {
    expect(refused({ ratio, maxAspect: 2 })).toBeUndefined();
    expect(refused({ ratio, maxAspect: 1.5 })).toBe(
      contradiction(`options.ratio, ${ratio}, is beyond options.maxAspect, 1.5`),
    );
  }
  expect(refused({ maxAspect: 1 })).toBeUndefined();
  expect(refusalOf(() => packSmallest([], { square: true, ratio: 2 }))?.at).toEqual({ name: 'options' });
});
