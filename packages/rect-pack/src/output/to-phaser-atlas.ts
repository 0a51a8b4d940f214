import { checkOptions } from '@kit/grid';
import { withoutUndefined } from '../rects/without-undefined.js';
import type { Packing } from '../types.js';
import type { Anchor, Borders } from './frame-details.js';
import { type AtlasBox, type AtlasFrame, type AtlasSize, jsonFrame, middleOf, writer } from './json-frame.js';
import { type FrameNames, type Reader, readSheet } from './sheet.js';

/** Options of {@link toPhaserAtlas}. */
export type PhaserOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** Origins of pictures by id; others have what their `data.anchor` says, or the game's. */
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
  /** Edges that keep their size when a picture is stretched, by id; others have what their `data.borders` says. */
  readonly borders?: Readonly<Record<string | number, Borders>> | undefined;
};

/** A picture as Phaser reads it. */
export type PhaserFrame = AtlasFrame & {
  /** Its name. */
  readonly filename: string;
  /** Its origin, in parts of the untrimmed sides. */
  readonly anchor?: Anchor | undefined;
  /** The same, under the name that other readers know. */
  readonly pivot?: Anchor | undefined;
  /** The middle of a nine-slice. */
  readonly scale9Borders?: AtlasBox | undefined;
};

/** One page as Phaser reads it. */
export type PhaserPage = {
  /** File name of its picture. */
  readonly image: string;
  /** Pixel format. */
  readonly format: string;
  /** Its size. */
  readonly size: AtlasSize;
  /** Scale of its pictures. */
  readonly scale: number;
  /** What lies on it. */
  readonly frames: readonly PhaserFrame[];
};

/** A multi-atlas: all pages in one file, for `load.multiatlas`. */
export type PhaserAtlas = {
  /** The pages. */
  readonly textures: readonly PhaserPage[];
  /** Who wrote it. */
  readonly meta: {
    /** The program. */
    readonly app: string;
    /** Version of the form. */
    readonly version: string;
  };
};

/** What it can read. */
export const phaser: Reader = {
  engine: 'Phaser',
  turned: 'never',
  holds: ['image', 'size', 'trim', 'anchors', 'borders', 'format', 'scale'],
  nameFault: (name) => (name === '__BASE' ? 'is what Phaser calls the whole page' : undefined),
};

/**
 * A packing as a multi-atlas of Phaser 3 and 4: one object for all pages, to be written as JSON and loaded by
 * `load.multiatlas`.
 *
 * Phaser draws turned frames wrong (seen in 3.90 and 4.2), so a packing that has one is refused: pack with `rotate: false`.
 * Names are unique over all pages, and `__BASE` is taken.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name, origins, nine-slices
 * @returns the atlas
 * @throws {@link InvalidInputError} `turned-frame`, `bad-name`, `duplicate-name`, `unknown-id`, `bad-options`, `bad-list`,
 * `bad-number`, `bad-size`, `bad-id`, `bad-flag`, `bad-text`, `bad-choice`, `unknown-option`
 * @see {@link https://docs.phaser.io/phaser/concepts/textures | Phaser, textures}
 *
 * @example
 * ```ts
 * import { pack, toPhaserAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const { textures } = toPhaserAtlas(packing, { hero: 'hero.png' }, { image: 'atlas-{page}.png' });
 * textures[0]?.image; // => 'atlas-0.png'
 * textures[0]?.frames[0]?.frame; // => { x: 0, y: 0, w: 3, h: 4 }
 * ```
 */
export function toPhaserAtlas(packing: Packing, names: FrameNames = {}, options: PhaserOptions = {}): PhaserAtlas {
  checkOptions(options, ['image', 'anchors', 'borders']);
  const textures = readSheet(packing, names, options, phaser).map(
    ({ width, height, image, texture, frames }): PhaserPage => {
      const written = frames.map((frame): PhaserFrame => {
        const { name, anchor } = frame;
        const details = { anchor, pivot: anchor, scale9Borders: middleOf(frame) };
        return { filename: name, ...jsonFrame(frame), ...withoutUndefined(details) };
      });
      const { format = 'RGBA8888', scale = 1 } = texture;
      return { image, format, size: { w: width, h: height }, scale, frames: written };
    },
  );
  return { textures, meta: { app: writer, version: '1.0' } };
}
