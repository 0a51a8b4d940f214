/**
 * The map files of GNOME Mahjongg: rows, columns, blocks and single tiles, in tiles from the upper left; halves are written `.5`.
 */
import { describeValue, InvalidInputError } from '@kit/grid';
import { PlaceList } from '../free-tile/place-list.js';
import type { NamedTileLayout } from '../types.js';
import { readTags, type Tag } from './read-tags.js';

/** What each element is called where it begins and ends: across, and down. */
const sides: Readonly<Record<string, readonly [left: string, right: string, top: string, bottom: string]>> = {
  tile: ['x', 'x', 'y', 'y'],
  row: ['left', 'right', 'y', 'y'],
  column: ['x', 'x', 'top', 'bottom'],
  block: ['left', 'right', 'top', 'bottom'],
};

/** Reads every map of a file. Throws `bad-text`, `bad-layout`. */
export function readGnomeMaps(text: string): NamedTileLayout[] {
  const layouts: NamedTileLayout[] = [];
  let map: { readonly tag: Tag; readonly list: PlaceList } | undefined;
  let layer = 0;
  for (const tag of readTags(text)) {
    const { name, kind, attributes } = tag;
    if (name === 'map') {
      if (kind !== 'close' && map !== undefined) {
        const message = `<map> at offset ${tag.offset}: expected the end of the map before`;
        throw new InvalidInputError('bad-text', message, { offset: tag.offset });
      }
      map ??= { tag, list: new PlaceList() };
      if (kind === 'open') continue;
      layouts.push(namedAs(map.tag.attributes, map.list));
      map = undefined;
      layer = 0;
    } else if (map === undefined) {
      // Anything may stand round the maps.
    } else if (name === 'layer') layer = kind === 'open' ? numberOf(tag, 'z', 1) : 0;
    else if (sides[name] === undefined) {
      const message = `<${name}> at offset ${tag.offset}: expected layer, ${Object.keys(sides).join(', ')}`;
      throw new InvalidInputError('bad-text', message, { offset: tag.offset });
    } else if (kind !== 'close') addTiles(tag, attributes.has('z') ? numberOf(tag, 'z', 1) : layer, map.list);
  }
  return layouts;
}

function namedAs(attributes: ReadonlyMap<string, string>, { places }: PlaceList): NamedTileLayout {
  const name = attributes.get('name');
  const id = attributes.get('scorename');
  return { ...(name === undefined ? {} : { name }), ...(id === undefined ? {} : { id }), places };
}

function addTiles(tag: Tag, layer: number, list: PlaceList): void {
  const { name, attributes, offset } = tag;
  const known = sides[name];
  for (const attribute of attributes.keys()) {
    if (attribute === 'z' || known.includes(attribute)) continue;
    const message = `${attribute} of <${name}> at offset ${offset}: expected ${[...new Set(known), 'z'].join(', ')}`;
    throw new InvalidInputError('bad-text', message, { offset });
  }
  const [left, right, top, bottom] = known.map((side) => numberOf(tag, side, 2));
  if (right < left || bottom < top) {
    const message = `<${name}> at offset ${offset} ends before it begins: expected at least one tile`;
    throw new InvalidInputError('bad-layout', message, { offset });
  }
  for (let y = top; y <= bottom; y += 2) {
    for (let x = left; x <= right; x += 2) list.add({ x, y, layer }, `<${name}> at offset ${offset}`, { offset });
  }
}

/** A number in parts of a tile, 0 if there is none. */
function numberOf({ name, attributes, offset }: Tag, attribute: string, parts: 1 | 2): number {
  const text = attributes.get(attribute)?.trim() ?? '0';
  const value = Number(text) * parts;
  if (/^\d+(?:\.\d*)?$/.test(text) && Number.isInteger(value)) return value;
  const expected = parts === 1 ? 'a whole number' : 'a number of tiles, or of tiles and a half';
  const message = `${attribute} of <${name}> at offset ${offset} is ${describeValue(text)}: expected ${expected}`;
  throw new InvalidInputError('bad-text', message, { offset });
}
