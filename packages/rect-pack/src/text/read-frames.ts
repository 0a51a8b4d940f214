/** How readers come to the pictures of a file: a list of them, the fields of one, and what is known of it. */
import { isInvalidInputError } from '@kit/grid';
import type { Anchor, FrameDetails } from '../output/frame-details.js';
import { withoutUndefined } from '../rects/without-undefined.js';
import type { PageSize, Source, TextureNotes } from '../types.js';
import type { AtlasFile } from './atlas-format.js';
import type { ParsedFrame, SettledPage, SkippedFrame } from './parsed-frames.js';

/** The frames of a list, each behind its name; those with a fault end the reading, or are passed over. */
export function readFrames<Name, Rest extends readonly unknown[]>(
  { onFault }: AtlasFile,
  list: Iterable<readonly [name: Name, ...rest: Rest]>,
  read: (name: Name, ...rest: Rest) => ParsedFrame,
): Pick<SettledPage, 'frames' | 'skipped'> {
  const frames: ParsedFrame[] = [];
  const skipped: Omit<SkippedFrame, 'page'>[] = [];
  for (const [name, ...rest] of list) {
    try {
      frames.push(read(name, ...rest));
    } catch (error) {
      if (onFault !== 'skip' || !isInvalidInputError(error)) throw error;
      skipped.push({ name: String(name), code: error.code, message: error.message });
    }
  }
  return { frames, skipped };
}

/** Names that are not among the known ones. */
export function namesBeyond(names: Iterable<string>, known: readonly string[], prefix = ''): string[] {
  return [...names].flatMap((name) => (known.includes(name) ? [] : [`${prefix}${name}`]));
}

/** The numbers of a picture by the names of their fields; one that may be left out has another for it. */
export type NumberField = (key: string, otherwise?: number) => number;

/** Reads the numbers of a picture, whose fields may be attributes, members or a dictionary. */
export function numberField<Value>(
  fieldOf: (key: string) => Value | undefined,
  read: (value: Value | undefined, key: string) => number,
): NumberField {
  return (key, otherwise) => {
    const value = fieldOf(key);
    return value === undefined && otherwise !== undefined ? otherwise : read(value, key);
  };
}

/** Where a picture lies on its page, and its upright sides. */
type PictureBox = Pick<ParsedFrame, 'x' | 'y' | 'width' | 'height'>;

/** What a form calls the place of a picture and, behind it, where it was cut from. */
export type PlaceKeys = readonly [
  x: string,
  y: string,
  w: string,
  h: string,
  oX: string,
  oY: string,
  oW: string,
  oH: string,
];

/** The place of a picture, and its source. */
export function readPlace(
  number: NumberField,
  [x, y, w, h, oX, oY, oW, oH]: PlaceKeys,
): PictureBox & { readonly source: Source } {
  const [width, height] = [number(w), number(h)];
  const whole = { width: number(oW, width), height: number(oH, height) };
  const source = { ...whole, x: number(oX, 0), y: number(oY, 0) };
  return { x: number(x), y: number(y), width, height, source };
}

/** What is known of a picture. A source that is no more than the picture says nothing, and neither do details without a member. */
export function frameAt(
  place: Omit<ParsedFrame, 'details' | 'rotated'> & { readonly rotated?: boolean },
  told: FrameDetails = {},
): ParsedFrame {
  const { width, height, source } = place;
  const details = withoutUndefined(told);
  return {
    rotated: false,
    ...withoutUndefined({
      ...place,
      source: source !== undefined && isCut(source, width, height) ? source : undefined,
      details: Object.keys(details).length > 0 ? details : undefined,
    }),
  };
}

/** What a file says about its texture, where it is not what is usual; undefined if nothing is. */
export function textureNotes({
  format,
  repeat,
  premultiplied,
  scale,
  ...rest
}: TextureNotes): TextureNotes | undefined {
  const notes = withoutUndefined({
    format: format === 'RGBA8888' ? undefined : format,
    ...rest,
    repeat: repeat === 'none' ? undefined : repeat,
    premultiplied: premultiplied === true ? true : undefined,
    scale,
  });
  return Object.keys(notes).length === 0 ? undefined : notes;
}

/** The file tells the pixel of an anchor; an anchor is a share of each side. */
export function anchorOf(x: number, y: number, { width, height }: PageSize): Anchor {
  return { x: x / width, y: y / height };
}

function isCut(source: Source, width: number, height: number): boolean {
  return source.width !== width || source.height !== height || source.x !== 0 || source.y !== 0;
}
