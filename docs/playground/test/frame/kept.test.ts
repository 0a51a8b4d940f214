import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from '../../src/frame/kept.js';

test('what is written is read back', async () => {
  for (const value of fc.sample(fc.jsonValue(), { numRuns: 60, seed: 1 })) {
    expect(await decode(await encode(value))).toEqual(JSON.parse(JSON.stringify(value)));
  }
});

test.each(['', 'play', '1.', '1.!!', '1.AAAA', '2.abc'])('%j holds nothing', async (text) => {
  expect(await decode(text)).toBeUndefined();
});

test('a text that swells beyond all bounds holds nothing', async () => {
  const text = await encode('a'.repeat(2 << 20));
  expect(text.length).toBeLessThan(10_000);
  expect(await decode(text)).toBeUndefined();
});
