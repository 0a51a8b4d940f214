import { checkOptions, describeValue, InvalidInputError } from '@kit/grid';
import type { Packing } from '../types.js';
import type { Anchor } from './frame-details.js';
import { readAnimations } from './moving.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';

/** Options of {@link toEaselAtlas}. */
export type EaselOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** Registration points of pictures by id; others have what their `data.anchor` says. */
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
};

/** A sprite sheet as EaselJS reads it: all pages in one object. */
export type EaselAtlas = {
  /** File names of the pages. */
  readonly images: readonly string[];
  /** Of each picture: x, y, width, height, page, and the registration point in pixels from its top left corner. */
  readonly frames: readonly (readonly number[])[];
  /** Animations in numbers of frames; each picture is one of its own. */
  readonly animations: Readonly<
    Record<
      string,
      {
        /** Its frames, by their places in `frames`. */
        readonly frames: readonly number[];
      }
    >
  >;
};

/** What it can read. */
export const easel: Reader = {
  engine: 'EaselJS',
  turned: 'never',
  holds: ['image', 'anchors', 'animations'],
  leastFrames: 2,
};

/**
 * A packing as a sprite sheet of EaselJS: one object for all pages, to be written as JSON.
 *
 * EaselJS has no turned frames: pack with `rotate: false`. What was trimmed is told by the registration point, so that
 * pictures stay where they were. Animations of one frame name pictures there: others have two frames or more.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name, registration points
 * @returns the sprite sheet
 * @throws {@link InvalidInputError} as {@link toPhaserAtlas}
 * @see {@link https://createjs.com/docs/easeljs/classes/SpriteSheet.html | EaselJS, SpriteSheet}
 *
 * @example
 * ```ts
 * import { pack, toEaselAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const { frames, animations } = toEaselAtlas(packing);
 * frames; // => [[0, 0, 3, 4, 0, 0, 0]]
 * animations['hero']; // => { frames: [0] }
 * ```
 */
export function toEaselAtlas(packing: Packing, names: FrameNames = {}, options: EaselOptions = {}): EaselAtlas {
  checkOptions(options, ['image', 'anchors']);
  const sheet = readSheet(packing, names, options, easel);
  const all = sheet.flatMap(({ frames }, page) => frames.map((frame) => ({ frame, page })));
  const numbers = new Map(all.map(({ frame }, at) => [String(frame.id), at]));
  const own = new Map(all.map(({ frame }, at): [string, number[]] => [frame.name, [at]]));
  for (const [animation, ids] of Object.entries(readAnimations(packing.animations ?? {}))) {
    const frames = ids.flatMap((id) => numbers.get(String(id)) ?? []);
    if (frames.length < 2) continue;
    if (own.has(animation)) {
      const message = `packing.animations has ${describeValue(animation)}, which is the name of a frame: expected another name`;
      throw new InvalidInputError('duplicate-name', message, { name: 'packing.animations' });
    }
    own.set(animation, frames);
  }
  return {
    images: sheet.map(({ image }) => image),
    frames: all.map(({ frame, page }) => rowOf(frame, page)),
    animations: Object.fromEntries(Array.from(own, ([name, frames]) => [name, { frames }])),
  };
}

function rowOf({ x, y, width, height, source, anchor }: SheetFrame, page: number): number[] {
  const { x: right, y: down } = anchor ?? { x: 0, y: 0 };
  return [x, y, width, height, page, right * source.width - source.x + 0, down * source.height - source.y + 0];
}
