import { checkObject, unexpected } from '@kit/grid';
import { checkLayout } from '../free-tile/check-deal.js';
import type { NamedTileLayout, TilePlace } from '../types.js';

/**
 * Writes a layout as a file of mah: JSON that {@link parseTileLayout} reads back, in the same order. O(places).
 *
 * @param layout - the layout, with its names if it has any
 * @returns the text
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-length`, `bad-layout` (no layout), `bad-text` (a name that is
 * no text)
 *
 * @example
 * ```ts
 * import { formatTileLayout, parseTileLayout, turtleLayout } from '@kit/link-path';
 *
 * formatTileLayout({ name: 'Two', places: [{ x: 0, y: 0, layer: 0 }, { x: 2, y: 0, layer: 0 }] });
 * // => '{"mah":"1.0","boards":[{"name":"Two","map":[[0,[[0,[[0,2]]]]]]}]}'
 * parseTileLayout(formatTileLayout(turtleLayout())).places.length; // => 144
 * ```
 */
export function formatTileLayout(layout: NamedTileLayout): string {
  const places = checkLayout(layout, 'layout');
  const { id, name, category, by } = checkObject(layout, 'layout');
  for (const [key, value] of Object.entries({ id, name, category, by })) {
    if (value !== undefined && typeof value !== 'string')
      throw unexpected('bad-text', `layout.${key}`, value, 'a text');
  }
  return JSON.stringify({ mah: '1.0', boards: [{ id, name, cat: category, by, map: mapOf(places) }] });
}

type Run = [x: number, count: number];
type Row = [y: number, runs: Run[]];
type Level = [layer: number, rows: Row[]];

/** Tiles that follow one another on a level, in a row, side by side are written together. */
function mapOf(places: readonly TilePlace[]): unknown {
  const map: Level[] = [];
  for (const { x, y, layer } of places) {
    if (map.at(-1)?.[0] !== layer) map.push([layer, []]);
    const rows = map[map.length - 1][1];
    if (rows.at(-1)?.[0] !== y) rows.push([y, []]);
    const runs = rows[rows.length - 1][1];
    const last = runs.at(-1);
    if (last !== undefined && last[0] + 2 * last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return map.map(([layer, rows]) => [
    layer,
    rows.map(([y, runs]) => [y, runs.map(([x, count]) => (count === 1 ? x : [x, count]))]),
  ]);
}
