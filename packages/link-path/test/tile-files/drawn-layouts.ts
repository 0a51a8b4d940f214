import fc from 'fast-check';
import type { TilePlace } from '../../src/index.js';

/** Places of which no two overlap, in any order. */
export const drawnPlaces = fc
  .array(fc.record({ x: fc.nat(14), y: fc.nat(9), layer: fc.nat(3) }), { minLength: 1, maxLength: 40 })
  .map((all) => {
    const places: TilePlace[] = [];
    for (const place of all) {
      const isFree = (other: TilePlace) =>
        other.layer !== place.layer || Math.abs(other.x - place.x) > 1 || Math.abs(other.y - place.y) > 1;
      if (places.every(isFree)) places.push(place);
    }
    return places;
  });

/** By layer, row and column: the order of a file that is read character by character. */
export function inReadingOrder(places: readonly TilePlace[]): TilePlace[] {
  return [...places].sort((a, b) => a.layer - b.layer || a.y - b.y || a.x - b.x);
}

/** A file of KMahjongg 1.1 just large enough, or of 1.0 if the places fit. */
export function asKmahjongg(places: readonly TilePlace[], version: 0 | 1, end = '\n'): string {
  const [w, h, d] =
    version === 0
      ? [32, 16, 5]
      : [
          2 + Math.max(...places.map(({ x }) => x)),
          2 + Math.max(...places.map(({ y }) => y)),
          1 + Math.max(...places.map(({ layer }) => layer)),
        ];
  const cells = Array.from({ length: d * h }, () => new Array<string>(w).fill('.'));
  for (const { x, y, layer } of places) {
    [cells[layer * h + y][x], cells[layer * h + y][x + 1]] = ['1', '2'];
    [cells[layer * h + y + 1][x], cells[layer * h + y + 1][x + 1]] = ['4', '3'];
  }
  const size = version === 0 ? [] : ['# size', `w${w}`, `h${h}`, `d${d}`];
  return [`kmahjongg-layout-v1.${version}`, ...size, '# level 0', ...cells.map((row) => row.join(''))].join(end) + end;
}

/** One map of GNOME Mahjongg, a tile at a time, its layer by an element or by an attribute. */
export function asGnomeMap(places: readonly TilePlace[], name: string, quote: '"' | "'", byLayer: boolean): string {
  const escaped = name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const attributes = (all: Record<string, number | string>) =>
    Object.entries(all)
      .map(([key, value]) => ` ${key}=${quote}${value}${quote}`)
      .join('');
  const tiles = places.map(({ x, y, layer }) => {
    const at = { x: x / 2, y: y / 2 };
    return byLayer
      ? `<layer${attributes({ z: layer })}><tile${attributes(at)}/></layer>`
      : `<tile${attributes({ ...at, z: layer })} />`;
  });
  return `<!-- <map> --><mahjongg><map${attributes({ name: escaped, scorename: 'own' })}>\n${tiles.join('\n')}</map></mahjongg>`;
}
