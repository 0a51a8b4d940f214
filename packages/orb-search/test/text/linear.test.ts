/** Every parser is linear, whatever the text: a quadratic pattern takes eight seconds on a text of the greatest length. */
import { expect, test } from 'vitest';
import { parseOrbs, parsePath } from '../../src/index.js';

const shape = { rows: 5, cols: 6 };
const pieces = [
  'r1c1',
  '06,',
  'route=',
  '?route=',
  '&route=0',
  ' route=06,4',
  '4',
  '→',
  ' ',
  '\n',
  '\t',
  ',',
  '?',
  '#',
  'r',
  'X',
  ':',
  '0',
];

/** Each piece again and again, after some beginnings, with something at the end that fits or that fits nowhere. */
const texts = ['', 'r1c1', '06,4', '?route=', '0 1'].flatMap((head) =>
  pieces.flatMap((piece) => ['', 'x'].map((tail) => (head + piece.repeat(100_000)).slice(0, 99_999) + tail)),
);

/** Processor time in microseconds: patterns run inside of the engine, where nothing counts their steps. */
function timeOf(call: () => unknown): number {
  const start = process.cpuUsage();
  try {
    call();
  } catch {}
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

test('no text of 100,000 letters takes longer than a tenth of what a quadratic pattern takes', () => {
  for (const text of texts) {
    expect(timeOf(() => parsePath(text, shape))).toBeLessThan(500_000);
    expect(timeOf(() => parseOrbs(text))).toBeLessThan(500_000);
  }
});
