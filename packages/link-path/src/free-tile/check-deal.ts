/** Layouts and deals from outside. */
import { checkInteger, checkList, checkObject, InvalidInputError } from '@kit/grid';
import type { TileDeal, TileLayout, TilePlace } from '../types.js';

/** So many tiles may a layout have: which of them block which is asked of every two. */
const maxTiles = 512;
/** The farthest place, and the highest layer. */
const farthest = 1000;

/** Checks a layout: every place, and that no two tiles of a layer overlap. O(tiles). */
export function checkLayout(layout: TileLayout, name: string): TilePlace[] {
  const list = checkList(checkObject(layout, name).places, `${name}.places`, 0, maxTiles);
  const places: TilePlace[] = [];
  // The tile on each half by half cell.
  const taken = new Map<number, number>();
  for (let index = 0; index < list.length; index++) {
    const own = `${name}.places[${index}]`;
    const place = checkObject(list[index], own);
    const x = checkInteger(place.x, `${own}.x`, 0, farthest, 'bad-layout');
    const y = checkInteger(place.y, `${own}.y`, 0, farthest, 'bad-layout');
    const layer = checkInteger(place.layer, `${own}.layer`, 0, farthest, 'bad-layout');
    const corner = (layer * 1024 + y) * 1024 + x;
    for (const quarter of [corner, corner + 1, corner + 1024, corner + 1025]) {
      const other = taken.get(quarter);
      if (other !== undefined) {
        const message = `${own} overlaps ${name}.places[${other}]: expected no two tiles at one place of a layer`;
        throw new InvalidInputError('bad-layout', message, { name: own, index });
      }
      taken.set(quarter, index);
    }
    places.push({ x, y, layer });
  }
  return places;
}

/** Checks a deal: its layout, and a kind for each tile. */
export function checkDeal(deal: TileDeal): TileDeal {
  const places = checkLayout(deal, 'deal');
  const list = checkList(deal.kinds, 'deal.kinds', places.length, places.length);
  const kinds = places.map((_, tile) =>
    checkInteger(list[tile], `deal.kinds[${tile}]`, 0, Number.MAX_SAFE_INTEGER, 'bad-value'),
  );
  return { places, kinds };
}
