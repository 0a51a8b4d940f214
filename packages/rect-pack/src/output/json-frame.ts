/** Frames and pages in the keys of TexturePacker's JSON, which Phaser and PixiJS read. */
import type { PageSize, TextureNotes, TimelineTag } from '../types.js';
import type { Anchor, Borders } from './frame-details.js';
import type { SheetFrame } from './sheet.js';

/** A box in an atlas description. */
export type AtlasBox = {
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Width. */
  readonly w: number;
  /** Height. */
  readonly h: number;
};

/** One picture in an atlas description. */
export type AtlasFrame = {
  /** Where it lies; `w` and `h` are the picture's own, also when it is turned. */
  readonly frame: AtlasBox;
  /** Turned by 90° clockwise on the page. */
  readonly rotated: boolean;
  /** Is it a part of its source? */
  readonly trimmed: boolean;
  /** The picture inside its source. */
  readonly spriteSourceSize: AtlasBox;
  /** The size of the source. */
  readonly sourceSize: AtlasSize;
};

/** One picture with all that is said about it, under the names that one reader or another knows. */
export type AtlasDetailedFrame = AtlasFrame & {
  /** Its anchor, in parts of the untrimmed sides. */
  readonly anchor?: Anchor | undefined;
  /** The same. */
  readonly pivot?: Anchor | undefined;
  /** The edges of a nine-slice. */
  readonly borders?: Borders | undefined;
  /** Its middle. */
  readonly scale9Borders?: AtlasBox | undefined;
  /** How long it is shown, in milliseconds. */
  readonly duration?: number | undefined;
};

/** The size of something in an atlas description. */
export type AtlasSize = {
  /** Width. */
  readonly w: number;
  /** Height. */
  readonly h: number;
};

/** What an atlas description says about its page. */
export type AtlasMeta = {
  /** Who wrote it. */
  readonly app: string;
  /** Version of the form. */
  readonly version: string;
  /** File name of the page's picture. */
  readonly image: string;
  /** Pixel format. */
  readonly format: string;
  /** Size of the page. */
  readonly size: AtlasSize;
  /** Scale as a text, as the form has it. */
  readonly scale: string;
  /** Parts of the frames, by their numbers in the order of the list; where a packing has a `timeline`. */
  readonly frameTags?: readonly TimelineTag[] | undefined;
};

/** Who writes the files. */
export const writer = '@kit/rect-pack';

/** What all JSON forms have of a frame. */
export function jsonFrame(
  frame: Pick<SheetFrame, 'x' | 'y' | 'width' | 'height' | 'rotated' | 'trimmed' | 'source'>,
): AtlasFrame {
  const { x, y, width: w, height: h, rotated, trimmed, source } = frame;
  return {
    frame: { x, y, w, h },
    rotated,
    trimmed,
    spriteSourceSize: { x: source.x, y: source.y, w, h },
    sourceSize: { w: source.width, h: source.height },
  };
}

/** The middle of a nine-slice, if the picture is one. */
export function middleOf({
  borders,
  width,
  height,
}: Pick<SheetFrame, 'borders' | 'width' | 'height'>): AtlasBox | undefined {
  if (borders === undefined) return undefined;
  const { left, top, right, bottom } = borders;
  return { x: left, y: top, w: width - left - right, h: height - top - bottom };
}

/** What all JSON forms have of a page. */
export function jsonMeta({ width, height }: PageSize, image: string, texture: TextureNotes = {}): AtlasMeta {
  return {
    app: writer,
    version: '1.0',
    image,
    format: texture.format ?? 'RGBA8888',
    size: { w: width, h: height },
    scale: String(texture.scale ?? 1),
  };
}
