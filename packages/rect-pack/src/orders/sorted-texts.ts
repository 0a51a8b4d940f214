import type { Slices } from '@kit/grid';
import type { Pace } from '../items/pace.js';

/** So many texts are sorted without a pause. */
const chunk = 4096;

/** Texts by their UTF-16 units, with pauses: sorted in parts, and the parts merged two and two. */
export function* sortedTexts(texts: readonly string[], pace: Pace): Slices<readonly string[]> {
  let parts: (readonly string[])[] = [];
  for (let from = 0; from < texts.length || from === 0; from += chunk) {
    parts.push(texts.slice(from, from + chunk).sort());
    pace.left -= 16 * chunk;
    if (pace.left <= 0) yield pace.rest();
  }
  while (parts.length > 1) {
    const merged: (readonly string[])[] = [];
    for (let at = 0; at < parts.length; at += 2) merged.push(yield* merge(parts[at], parts[at + 1] ?? [], pace));
    parts = merged;
  }
  return parts[0];
}

function* merge(a: readonly string[], b: readonly string[], pace: Pace): Slices<readonly string[]> {
  if (b.length === 0) return a;
  const merged: string[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    merged.push(j === b.length || (i < a.length && a[i] < b[j]) ? a[i++] : b[j++]);
    pace.left -= 4;
    if (pace.left <= 0) yield pace.rest();
  }
  return merged;
}
