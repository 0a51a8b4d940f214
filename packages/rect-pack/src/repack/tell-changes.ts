/** What a repacking is worth, and what it changes. */
import { packed } from '../rects/packed.js';
import type { Packing, Placed } from '../types.js';
import { boxWithRim, type Former } from './keep-places.js';
import type { Repacking } from './repacking.js';

/** Counted as a packing of the whole list. */
export function judged(packing: Packing, fresh: Packing, count: number): Packing {
  const { pages, unplaced } = packing;
  const isWhole = unplaced.length === 0;
  const value = isWhole ? pages.length : count - unplaced.length;
  const least = fresh.measure === 'pages' ? fresh.bound : Math.min(1, pages.length);
  const bound = isWhole ? least : count;
  return packed(pages, unplaced, { measure: isWhole ? 'pages' : 'rects', value, bound });
}

/** What is different from the former packing. */
export function tell(packing: Packing, former: ReadonlyMap<string | number, Former>): Repacking {
  const kept: (string | number)[] = [];
  const moved: (string | number)[] = [];
  const added: (string | number)[] = [];
  const gone = new Set(former.keys());
  let pixels = 0;
  for (const page of packing.pages) {
    for (const place of page.placed) {
      const old = former.get(place.id);
      gone.delete(place.id);
      if (old !== undefined && old.page === page.index && isSamePlace(old.place, place)) {
        kept.push(place.id);
        continue;
      }
      (old === undefined ? added : moved).push(place.id);
      const { x, y, endX, endY } = boxWithRim(place);
      pixels += (endX - x) * (endY - y);
    }
  }
  return { packing, kept, moved, added, removed: [...gone], pixels };
}

function isSamePlace(a: Placed, b: Placed): boolean {
  const isThere = a.x === b.x && a.y === b.y && a.rotated === b.rotated;
  return isThere && a.width === b.width && a.height === b.height && (a.extrude ?? 0) === (b.extrude ?? 0);
}
