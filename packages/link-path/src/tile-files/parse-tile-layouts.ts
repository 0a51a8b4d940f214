import { checkText, InvalidInputError } from '@kit/grid';
import type { NamedTileLayout } from '../types.js';
import { fromBase64 } from './from-base64.js';
import { readGnomeMaps } from './read-gnome-map.js';
import { isKmahjongg, readKmahjongg } from './read-kmahjongg.js';
import { readMahBoards } from './read-mah-boards.js';

/**
 * Reads the one layout of a file of another program: which of the three it is, is seen in the text.
 *
 * - KMahjongg: `.layout`, versions 1.0 and 1.1
 * - GNOME Mahjongg: `.map`, with rows, columns, blocks and tiles
 * - mah: JSON (also as base64), a file of boards, one board, or its map alone
 *
 * Places stay where the file has them, in its order. A tile of a GNOME file counts as two half tiles. O(characters).
 *
 * @param text - the file's text
 * @returns the layout, with the names that the file has for it
 * @throws {@link InvalidInputError} `unknown-format` (none of these), `unknown-version` (a later KMahjongg), `several-layouts`
 * (more than one: {@link parseTileLayouts} reads them all; or none), `bad-text`, `bad-list`, `bad-length`, `bad-options` (broken),
 * `bad-layout` (tiles that overlap, are too many or too far); `at` has an offset, or a name in JSON
 *
 * @example
 * ```ts
 * import { generateTiles, parseTileLayout } from '@kit/link-path';
 *
 * const layout = parseTileLayout('{ "name": "Three", "map": [[0, [[0, [[0, 3]]]]], [1, [[0, 1]]]] }');
 * layout; // => { name: 'Three', places: [{ x: 0, y: 0, layer: 0 }, { x: 2, y: 0, layer: 0 }, { x: 4, y: 0, layer: 0 }, { x: 1, y: 0, layer: 1 }] }
 * generateTiles({ layout, kinds: 2 }).status; // => 'found'
 * ```
 */
export function parseTileLayout(text: string): NamedTileLayout {
  const layouts = parseTileLayouts(text);
  if (layouts.length === 1) return layouts[0];
  const message = `the text has ${layouts.length} layouts: expected one; parseTileLayouts gives a list`;
  throw new InvalidInputError('several-layouts', message, { name: 'text' });
}

/**
 * Reads all layouts of a file, as {@link parseTileLayout} reads one: files of GNOME Mahjongg and of mah hold many.
 *
 * @param text - the file's text
 * @returns the layouts, in the order of the file
 * @throws {@link InvalidInputError} as {@link parseTileLayout}, but for `several-layouts`
 *
 * @example
 * ```ts
 * import { parseTileLayouts } from '@kit/link-path';
 *
 * const text = `<mahjongg>
 *   <map name="Mini" scorename="mini">
 *     <row y="0" left="0" right="2"/>
 *     <tile z="1" x="0.5" y="0"/>
 *   </map>
 * </mahjongg>`;
 * const layouts = parseTileLayouts(text);
 * layouts.map(({ name, id, places }) => [name, id, places.length]); // => [['Mini', 'mini', 4]]
 * layouts[0]?.places[3]; // => { x: 1, y: 0, layer: 1 }
 * ```
 */
export function parseTileLayouts(text: string): NamedTileLayout[] {
  const file = checkText(text).replace(/^\uFEFF/, '');
  if (isKmahjongg(file)) return [readKmahjongg(file)];
  const first = file.trimStart()[0];
  if (first === '<') return readGnomeMaps(file);
  if (first === '{' || first === '[') return readMahBoards(file);
  const json = fromBase64(file.replace(/\s+/g, ''));
  if (json !== undefined && /^\s*[[{]/.test(json)) return readMahBoards(json);
  const message = 'the text is in no known format: expected a layout of KMahjongg, GNOME Mahjongg or mah';
  throw new InvalidInputError('unknown-format', message, { offset: 0 });
}
