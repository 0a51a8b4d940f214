import { createRandom } from '@kit/grid';
import type { LiveAtlasOptions } from '@kit/rect-pack';
import { spriteRects } from '../cases.js';

/** What a frame draws: rectangles by their names, of which some are to be pinned. */
export type Request = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly pinned?: boolean;
};

/** A trace: what each frame draws, for ever. The same seed gives the same trace. */
export type Trace = (seed: number) => Generator<readonly Request[], never>;

/** Text in a few fonts: a glyph's frequency falls with its rank (Zipf), and what is read changes slowly. */
export function* zipfGlyphs(seed: number): Generator<readonly Request[], never> {
  const random = createRandom(seed);
  const fonts = [14, 18, 24, 40].map((size) => ({
    size,
    advance: Array.from({ length: 900 }, () => 3 + random.int(size)),
  }));
  // How often one of the first so many ranks is met.
  const upTo = [0];
  for (let rank = 1; rank <= 900; rank++) upTo.push(upTo[rank - 1] + 1 / rank);
  for (;;) {
    const offset = random.int(900);
    for (let frame = 0; frame < 20; frame++) {
      yield Array.from({ length: 24 }, (): Request => {
        const drawn = random.next() * upTo[900];
        const rank = upTo.findIndex((sum) => sum > drawn);
        // Two of three are of the common alphabet, the others of what is read just now.
        const glyph = random.int(3) < 2 ? rank - 1 : (rank - 1 + offset) % 900;
        const font = fonts[random.int(8) < 5 ? 1 : random.int(4)];
        const height = font.size - 4 + ((glyph * 7) % 9);
        return { id: `${font.size}/${glyph}`, width: font.advance[glyph], height };
      });
    }
  }
}

/** A map that scrolls and zooms: square tiles around a point that wanders, labels on them, and a pinned compass. */
export function* scrollingMap(seed: number): Generator<readonly Request[], never> {
  const random = createRandom(seed);
  let [x, y, zoom] = [0, 0, 1];
  let [stepX, stepY] = [0, 0];
  for (let frame = 0; ; frame++) {
    if (frame % 16 === 0) [stepX, stepY] = [random.int(3) - 1, random.int(3) - 1];
    if (random.int(60) === 0) zoom = random.int(3);
    if (frame % 2 === 0) [x, y] = [x + stepX, y + stepY];
    const side = [32, 48, 64][zoom];
    const requests: Request[] = [{ id: 'compass', width: 70, height: 70, pinned: true }];
    for (let row = y; row < y + 4; row++) {
      for (let col = x; col < x + 5; col++) {
        requests.push({ id: `${zoom}/${col}/${row}`, width: side, height: side });
        const spread = (Math.imul(col, 73) ^ Math.imul(row, 151)) & 63;
        if (spread < 24) requests.push({ id: `name ${col}/${row}`, width: 20 + 3 * spread, height: 12 + (spread & 3) });
      }
    }
    yield requests;
  }
}

/** A game of scenes: each has its sprites, some of which come with every scene, and the interface is pinned. */
export function* spriteScenes(seed: number): Generator<readonly Request[], never> {
  const random = createRandom(seed);
  const sprites = spriteRects(seed, 500).map(({ width, height }, at): Request => ({ id: `s${at}`, width, height }));
  const face = sprites.slice(0, 8).map((sprite): Request => ({ ...sprite, pinned: true }));
  for (;;) {
    const scene = Array.from({ length: 40 }, () => sprites[8 + Math.min(random.int(492), random.int(492))]);
    for (let frame = 0; frame < 30; frame++) {
      yield [...face, ...Array.from({ length: 12 }, () => random.pick(scene))];
    }
  }
}

/** Each trace with pages that are too small for all that it draws in the long run. */
export const liveCases: readonly { name: string; trace: Trace; options: LiveAtlasOptions }[] = [
  { name: 'glyphs', trace: zipfGlyphs, options: { width: 256, height: 256, pages: 2, padding: 1 } },
  { name: 'map', trace: scrollingMap, options: { width: 512, height: 512, pages: 2 } },
  { name: 'scenes', trace: spriteScenes, options: { width: 384, height: 384, pages: 2, padding: 2, border: 1 } },
];
