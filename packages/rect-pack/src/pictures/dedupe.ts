/**
 * Equal pictures, found by a hash of their pixels. A hash is no proof: a picture whose hash has come before is compared
 * with the one that had it, pixel by pixel; all others are read once.
 */
import { checkFlag, checkInteger, checkList, checkObject, checkOptions } from '@kit/grid';
import { Extras, readId } from '../rects/extras.js';
import type { Alias, DataOf, IdOf, RectInput, Source } from '../types.js';
import { checkPixels } from './picture-pixels.js';
import { type PixelBox, type TrimOptions, visibleBox } from './trim-rect.js';

/** A rectangle with its picture. */
export type Picture<Id extends string | number = string | number, Data = unknown> = RectInput<Id, Data> & {
  /** Rows from the top, four bytes a pixel: red, green, blue, alpha. */
  readonly pixels: ArrayLike<number>;
};

/** Options of {@link dedupe}. */
export type DedupeOptions = TrimOptions & {
  /**
   * Cut off empty edges first, as {@link trimRect} does, so that equal pictures of different margins are found. Default
   * false.
   */
  readonly trim?: boolean | undefined;
};

/** The rectangle of a picture, which always has a name. */
export type DistinctRect<P> = RectInput<IdOf<P>, DataOf<P>> & {
  /** Its name. */
  readonly id: IdOf<P>;
};

type NamedRect = RectInput & { readonly id: string | number };

/** A picture as it is compared. */
type Candidate = {
  readonly rect: NamedRect;
  readonly words: Uint32Array;
  readonly pictureWidth: number;
  readonly box: PixelBox;
  readonly aliases: Alias[];
};

/**
 * The rectangles of a list of pictures, each picture once: the names of its repetitions become its `aliases`.
 *
 * Equal means equal pixels, and the same `tag`, `rotate`, `extrude` and `alignTo`. What each picture has of its own (id,
 * `source`, `data`) stays with its name. Pixels are hashed once, and read again only where one picture repeats another.
 *
 * @param pictures - rectangles with their pixels; ids are the indices by default
 * @param options - cut off empty edges first?
 * @returns the rectangles to be packed, in the order of the first of each
 * @throws {@link InvalidInputError} `bad-list`, `bad-options`, `bad-size`, `bad-length`, `bad-value`, `bad-id`, `bad-flag`,
 * `bad-number`, `unknown-option`
 *
 * @example
 * ```ts
 * import { dedupe, pack } from '@kit/rect-pack';
 *
 * const red = [255, 0, 0, 255];
 * const pictures = [
 *   { id: 'walk-1', width: 1, height: 1, pixels: red },
 *   { id: 'walk-2', width: 1, height: 1, pixels: [0, 0, 255, 255] },
 *   { id: 'walk-3', width: 1, height: 1, pixels: red },
 * ];
 * const rects = dedupe(pictures);
 * rects.map(({ id }) => id); // => ['walk-1', 'walk-2']
 * pack(rects, { width: 8, height: 8 }).pages[0]?.placed[0]?.aliases; // => [{ id: 'walk-3' }]
 * ```
 */
export function dedupe<P extends Picture>(pictures: readonly P[], options: DedupeOptions = {}): DistinctRect<P>[] {
  const { trim = false, threshold = 0 } = checkOptions(options, ['trim', 'threshold']);
  checkFlag(trim, 'options.trim');
  checkInteger(threshold, 'options.threshold', 0, 254);
  checkList<Picture>(pictures, 'pictures');
  const found: Candidate[] = [];
  const byHash = new Map<number, Candidate[]>();
  for (let at = 0; at < pictures.length; at++) {
    const candidate = readPicture(pictures[at], at, trim, threshold);
    const hash = hashOf(candidate);
    const alike = byHash.get(hash);
    const original = alike?.find((other) => isSame(other, candidate));
    if (original !== undefined) original.aliases.push(aliasOf(candidate.rect), ...candidate.aliases);
    else {
      found.push(candidate);
      if (alike === undefined) byHash.set(hash, [candidate]);
      else alike.push(candidate);
    }
  }
  const rects = found.map(({ rect, aliases }) => (aliases.length === 0 ? rect : { ...rect, aliases }));
  return rects as DistinctRect<P>[];
}

function readPicture(picture: Picture, at: number, trim: boolean, threshold: number): Candidate {
  const name = `pictures[${at}]`;
  const { pixels, id = at, width, height, aliases: _, extrude, ...rest } = checkObject(picture, name);
  checkPixels(pixels, width, height, name);
  const extras = new Extras(1, { padding: 0, extrude: 0, alignTo: 1 });
  extras.read(0, picture, name);
  const { aliases = [], source: former } = extras.carriedOf(0) ?? {};
  const box = trim ? visibleBox(pixels, width, height, threshold) : { x: 0, y: 0, width, height };
  const source = trim ? sourceOf(former ?? { width, height, x: 0, y: 0 }, box) : former;
  const rect: NamedRect = {
    id: readId(id, `${name}.id`),
    width: box.width,
    height: box.height,
    ...rest,
    ...(extrude === undefined ? undefined : { extrude: extrude + 0 }),
    ...(source === undefined ? undefined : { source }),
  };
  return { rect, words: wordsOf(pixels), pictureWidth: width, box, aliases: [...aliases] };
}

/** What a picture was cut from, if it was cut already: then more of that is missing now. */
function sourceOf(whole: Source, { x, y }: PixelBox): Source {
  return { ...whole, x: whole.x + x, y: whole.y + y };
}

function aliasOf({ id, source, data }: NamedRect): Alias {
  return {
    id,
    ...(source === undefined ? undefined : { source }),
    ...(data === undefined ? undefined : { data }),
  };
}

/** A pixel a number. Which byte comes first in it differs between machines, and does not matter here. */
function wordsOf(pixels: ArrayLike<number>): Uint32Array {
  const isBytes = pixels instanceof Uint8Array || pixels instanceof Uint8ClampedArray;
  const bytes = isBytes && pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

function hashOf({ words, pictureWidth, box }: Candidate): number {
  let hash = Math.imul(box.width, 0x9e3779b1) ^ box.height;
  for (let row = box.y; row < box.y + box.height; row++) {
    const from = row * pictureWidth + box.x;
    for (let at = from; at < from + box.width; at++) {
      hash = Math.imul(hash ^ words[at], 0x2c1b3c6d);
      hash ^= hash >>> 15;
    }
  }
  return hash;
}

function isSame(a: Candidate, b: Candidate): boolean {
  if (a.box.width !== b.box.width || a.box.height !== b.box.height) return false;
  const [first, second] = [a.rect, b.rect];
  if (first.tag !== second.tag || first.rotate !== second.rotate) return false;
  if (first.extrude !== second.extrude || first.alignTo !== second.alignTo) return false;
  for (let row = 0; row < a.box.height; row++) {
    const inA = (a.box.y + row) * a.pictureWidth + a.box.x;
    const inB = (b.box.y + row) * b.pictureWidth + b.box.x;
    for (let col = 0; col < a.box.width; col++) if (a.words[inA + col] !== b.words[inB + col]) return false;
  }
  return true;
}
