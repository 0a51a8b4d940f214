import { checkOptions } from '@kit/grid';
import type { Packing } from '../types.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';

/** Options of {@link toEgretAtlas}. */
export type EgretOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
};

/** A picture as Egret reads it. */
export type EgretFrame = {
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Width. */
  readonly w: number;
  /** Height. */
  readonly h: number;
  /** What was cut off on the left. */
  readonly offX: number;
  /** What was cut off at the top. */
  readonly offY: number;
  /** Width of the whole picture. */
  readonly sourceW: number;
  /** Height of the whole picture. */
  readonly sourceH: number;
};

/** One page as Egret reads it. */
export type EgretAtlas = {
  /** File name of its picture. */
  readonly file: string;
  /** The pictures by name. */
  readonly frames: Readonly<Record<string, EgretFrame>>;
};

/** What it can read. */
export const egret: Reader = { engine: 'Egret', turned: 'never', holds: ['image', 'trim'] };

/**
 * A packing as sheets of Egret: one object a page, to be written as JSON.
 *
 * Egret has no turned frames: pack with `rotate: false`.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name
 * @returns one object a page
 * @throws {@link InvalidInputError} as {@link toPhaserAtlas}
 * @see {@link https://github.com/odrick/free-tex-packer-core | free-tex-packer, its exporters}
 *
 * @example
 * ```ts
 * import { pack, toEgretAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * toEgretAtlas(packing)[0]?.frames['hero']?.w; // => 3
 * ```
 */
export function toEgretAtlas(packing: Packing, names: FrameNames = {}, options: EgretOptions = {}): EgretAtlas[] {
  checkOptions(options, ['image']);
  return readSheet(packing, names, options, egret).map(({ image, frames }) => ({
    file: image,
    frames: Object.fromEntries(frames.map((frame) => [frame.name, frameOf(frame)])),
  }));
}

function frameOf({ x, y, width, height, source }: SheetFrame): EgretFrame {
  const place = { x, y, w: width, h: height };
  return { ...place, offX: source.x, offY: source.y, sourceW: source.width, sourceH: source.height };
}
