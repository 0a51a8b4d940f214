/** Layouts and deals from outside. */
import { checkInteger, checkList, checkObject } from '@kit/grid';
import type { TileDeal, TileLayout, TilePlace } from '../types.js';
import { maxTiles, PlaceList } from './place-list.js';

/** Checks a layout: every place, and that no two tiles of a layer overlap. O(tiles). */
export function checkLayout(layout: TileLayout, name: string): TilePlace[] {
  const list = checkList(checkObject(layout, name).places, `${name}.places`, 0, maxTiles);
  const read = new PlaceList();
  for (let index = 0; index < list.length; index++) {
    const own = `${name}.places[${index}]`;
    read.add(checkObject(list[index], own), own, { name: own, index });
  }
  return read.places;
}

/** Checks a deal: its layout, and a kind for each tile. */
export function checkDeal(deal: TileDeal, name = 'deal'): TileDeal {
  const places = checkLayout(deal, name);
  const list = checkList(deal.kinds, `${name}.kinds`, places.length, places.length);
  const kinds = places.map((_, tile) =>
    checkInteger(list[tile], `${name}.kinds[${tile}]`, 0, Number.MAX_SAFE_INTEGER, 'bad-value'),
  );
  return { places, kinds };
}
