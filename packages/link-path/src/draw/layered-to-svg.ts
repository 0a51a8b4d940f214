import { checkInteger, checkObject, checkOptions, checkText, createPace, createPicture } from '@kit/grid';
import { blockersOf } from '../free-tile/blockers.js';
import { checkDeal } from '../free-tile/check-deal.js';
import { TileStack } from '../free-tile/tile-stack.js';
import type { DrawTilesOptions, Pair, TileDeal } from '../types.js';
import { fontFor, kindNames } from './kind-name.js';

/** Half a tile, in pixels: across and down. */
const half = { x: 16, y: 20 };
/** How far a layer is moved up and to the left of the one below. */
const lift = 5;

/**
 * A picture of tiles in layers as the text of an SVG document: free tiles are lighter, and a pair is marked.
 *
 * The colours are CSS variables with values of their own, light and dark: a page may set `--kit-paper` (free tiles), `--kit-house`
 * (tiles that are not free), `--kit-ink`, `--kit-line`, `--kit-strong` (the edges), `--kit-well` (the ground), `--kit-bad` (the
 * pair). O(tiles²).
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - the pair or the hint to show, names of the kinds, the title
 * @returns the document
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`,
 * `bad-number`, `bad-text`
 *
 * @example
 * ```ts
 * import { hintTiles, layeredToSvg } from '@kit/link-path';
 *
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * const deal = { places, kinds: [1, 2, 2, 1] };
 * const svg = layeredToSvg(deal, { hint: hintTiles(deal) });
 * svg.includes('<title>4 tiles on 2 layers, 3 of them free</title>'); // => true
 * ```
 */
export function layeredToSvg(deal: TileDeal, options: DrawTilesOptions = {}): string {
  const { places, kinds } = checkDeal(deal);
  checkOptions(options, ['pair', 'hint', 'names', 'title']);
  const nameOf = kindNames(options.names);
  const marked = markedBy(options, places.length);
  const stack = new TileStack(blockersOf(places, createPace()), kinds);
  // All places, so that a game doesn't change its size.
  const layers = 1 + Math.max(0, ...places.map(({ layer }) => layer));
  const width = (2 + Math.max(0, ...places.map(({ x }) => x))) * half.x + (layers + 1) * lift;
  const height = (2 + Math.max(0, ...places.map(({ y }) => y))) * half.y + (layers + 1) * lift;
  const picture = createPicture();
  picture.rect(0, 0, width, height, { fill: 'well' }, 8);
  let free = 0;
  const standing = [...places.keys()].filter((tile) => kinds[tile] > 0);
  // What is nearer to the eye is drawn later: higher layers, then from the upper right to the lower left… of one layer.
  const order = standing.toSorted(
    (a, b) => places[a].layer - places[b].layer || places[a].y - places[b].y || places[b].x - places[a].x,
  );
  for (const tile of order) {
    const { x, y, layer } = places[tile];
    const isFree = stack.isOpen(tile);
    if (isFree) free += 1;
    const left = x * half.x + (layers - layer) * lift;
    const top = y * half.y + (layers - layer) * lift;
    const line = marked.has(tile) ? ({ stroke: 'bad', width: 2.5 } as const) : ({ stroke: 'line' } as const);
    picture.rect(left + lift / 2, top + lift / 2, 2 * half.x - 1, 2 * half.y - 1, { fill: 'strong' }, 4);
    picture.rect(left, top, 2 * half.x - 1, 2 * half.y - 1, { fill: isFree ? 'paper' : 'house', ...line }, 4);
    const name = nameOf(kinds[tile]);
    picture.text(left + half.x, top + half.y, fontFor(name), name, { fill: 'ink' });
  }
  const title = `${standing.length} tiles on ${layers} layers, ${free} of them free`;
  return picture.toText(width, height, checkText(options.title ?? title, 'options.title', 1000));
}

/** The tiles that are to be marked. */
function markedBy({ pair, hint }: DrawTilesOptions, count: number): Set<number> {
  if (hint !== undefined) checkObject(hint, 'options.hint');
  const given = pair ?? (hint as { readonly pair?: Pair } | undefined)?.pair;
  if (given === undefined) return new Set();
  const name = pair === undefined ? 'options.hint.pair' : 'options.pair';
  const { a, b } = checkObject(given, name);
  return new Set([checkInteger(a, `${name}.a`, 0, count - 1), checkInteger(b, `${name}.b`, 0, count - 1)]);
}
