/** UTF-8 by its definition (RFC 3629): no stray bytes, nothing longer than it has to be, no surrogates. */
import { runSlices, type Slices } from '@kit/grid';
import { createPace, type Pace, spend } from '../kernel/pace.js';

/** The text, of a name or two; undefined if the bytes are not UTF-8. */
export function textOfUtf8(bytes: Uint8Array): string | undefined {
  return runSlices(readUtf8(bytes, createPace()));
}

/** The same in slices, for a whole file. */
export function* readUtf8(bytes: Uint8Array, pace: Pace): Slices<string | undefined> {
  const parts: string[] = [];
  const units = new Uint16Array(Math.min(bytes.length, chunk));
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++];
    const more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
    if (more < 0 || at + more > bytes.length) return undefined;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let left = more; left > 0; left--) {
      const next = bytes[at++];
      if ((next & 0xc0) !== 0x80) return undefined;
      code = code * 64 + (next & 0x3f);
    }
    if (code < leastOf[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
    // Beyond the first 65,536 a character is two units; four bytes made it, so there is room for both.
    if (code > 0xffff) {
      units[count++] = 0xd800 + ((code - 0x10000) >> 10);
      units[count++] = 0xdc00 + (code & 0x3ff);
    } else units[count++] = code;
    if (count < chunk - 1) continue;
    parts.push(textOf(units.subarray(0, count)));
    count = 0;
    if (spend(pace, 3 * chunk)) yield;
  }
  parts.push(textOf(units.subarray(0, count)));
  return parts.join('');
}

/** How many units of text are put together at a time. */
const chunk = 4096;

/** The least character that needs so many bytes after the first. */
const leastOf: readonly number[] = [0, 0x80, 0x800, 0x10000];

/** A typed array is spread one unit at a time, but applied as a whole. */
function textOf(units: Uint16Array): string {
  return String.fromCharCode.apply(undefined, units as unknown as number[]);
}
