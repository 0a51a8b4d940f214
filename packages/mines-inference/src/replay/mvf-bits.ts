/**
 * The order of the bits in an mvf event. Decimal digits of some sines of the key are sorted (the positions of all 0s first,
 * then of all 1s, and so on): logical bit i lies at position order[i].
 */
import { cosine, sine } from './sine.js';

/** The positions of the bits of an event of 5 or 6 bytes. */
export function mvfBitOrder(key: number, eventBytes: 5 | 6): number[] {
  const a = Math.sqrt(key);
  const b = Math.sqrt(key + 1000);
  const c = Math.sqrt(a + 1000);
  const d = Math.sqrt(b + 1000);
  const waves = [cosine(c + 1000), sine(Math.sqrt(b)), cosine(c), sine(Math.sqrt(a) + 1000), cosine(d), sine(d)];
  let digits = '';
  for (const wave of waves.slice(0, eventBytes)) {
    digits += String(Math.round(100_000_000 * Math.abs(wave)))
      .padStart(8, '0')
      .slice(0, 8);
  }
  const order: number[] = [];
  for (let digit = 0; digit < 10; digit++) {
    for (let at = 0; at < digits.length; at++) if (digits[at] === String(digit)) order.push(at);
  }
  return order;
}

/** The number in some logical bits of an event, the lowest first. */
export function bitsOf(event: Uint8Array, order: readonly number[], first: number, last: number): number {
  let value = 0;
  for (let bit = last; bit >= first; bit--) {
    const at = order[bit];
    value = 2 * value + ((event[at >> 3] >> (at & 7)) & 1);
  }
  return value;
}
