import type { Slices } from '@kit/grid';
import type { Steps } from '../items/steps.js';

/** So many members are sorted without a pause. */
const chunk = 1024;

/** A list by a comparison, with pauses: sorted in parts, and the parts merged two and two. Equal ones keep their order. */
export function* sortedInParts<T>(
  list: readonly T[],
  compare: (a: T, b: T) => number,
  pace: Steps,
): Slices<readonly T[]> {
  let parts: (readonly T[])[] = [];
  if (list.length > chunk) pace.begin('merge');
  for (let from = 0; from < list.length || from === 0; from += chunk) {
    const part = list.slice(from, from + chunk);
    parts.push(part.sort(compare));
    pace.left -= 32 * part.length;
    if (pace.left <= 0) yield pace.rest();
  }
  while (parts.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      merged.push(yield* merge(parts[at], parts[at + 1] ?? [], compare, pace));
    }
    parts = merged;
  }
  return parts[0];
}

function* merge<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
  pace: Steps,
): Slices<readonly T[]> {
  if (b.length === 0) return a;
  const merged: T[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const takesFirst = j === b.length || (i < a.length && compare(a[i], b[j]) <= 0);
    merged.push(takesFirst ? a[i++] : b[j++]);
    pace.left -= 8;
    if (pace.left <= 0) yield pace.rest();
  }
  return merged;
}

/** Texts by their UTF-16 units, which are the same everywhere. */
export function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
