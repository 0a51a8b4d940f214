import { checkOptions } from '@kit/grid';
import type { Packing } from '../types.js';
import type { Anchor, Borders } from './frame-details.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';

/** Options of {@link toUnityAtlas}. */
export type UnityOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** Pivots of pictures by id; others have what their `data.anchor` says, or the middle of the whole picture. */
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
  /** Edges that keep their size when a picture is stretched, by id; others have what their `data.borders` says. */
  readonly borders?: Readonly<Record<string | number, Borders>> | undefined;
};

/** What it can read. */
export const unity: Reader = {
  engine: "Unity's importer",
  turned: 'never',
  holds: ['image', 'size', 'anchors', 'borders'],
  nameFault: (name) => (/[\n\r]/.test(name) ? 'has a line break' : undefined),
  imageFault(image) {
    if (/[\n\r]/.test(image)) return 'has a line break';
    return image === image.trim() ? undefined : 'begins or ends with a space';
  },
  written: unityName,
};

const middle: Anchor = { x: 0.5, y: 0.5 };
const noBorders: Borders = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * A packing as `.tpsheet` texts for Unity, read by TexturePacker's importer: one a page.
 *
 * Unity's sprite sheets have no turned frames: pack with `rotate: false`. Nor do they know what was trimmed: the pivot is
 * told relative to what is left, so that pictures stay where they were. Slashes in names become hyphens.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name, pivots, nine-slices
 * @returns one text a page
 * @throws {@link InvalidInputError} `turned-frame`, `bad-name`, `duplicate-name`, `unknown-id`, `bad-options`, `bad-list`,
 * `bad-number`, `bad-size`, `bad-id`, `bad-flag`, `bad-text`, `bad-choice`, `unknown-option`
 * @see {@link https://www.codeandweb.com/texturepacker/tutorials/using-spritesheets-with-unity | TexturePacker, Unity}
 *
 * @example
 * ```ts
 * import { pack, toUnityAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * toUnityAtlas(packing)[0]?.split('\n')[6]; // => 'hero;0;4;3;4; 0.5;0.5; 0;0;0;0'
 * ```
 */
export function toUnityAtlas(packing: Packing, names: FrameNames = {}, options: UnityOptions = {}): string[] {
  checkOptions(options, ['image', 'anchors', 'borders']);
  return readSheet(packing, names, options, unity).map(({ image, width, height, frames }) =>
    [
      ':format=40300',
      `:texture=${image}`,
      `:size=${width}x${height}`,
      ':pivotpoints=enabled',
      `:borders=${frames.some(({ borders }) => borders !== undefined) ? 'enabled' : 'disabled'}`,
      '',
      ...frames.map((frame) => spriteLine(frame, height)),
      '',
    ].join('\n'),
  );
}

/** Everything is counted from the bottom left. */
function spriteLine(frame: SheetFrame, pageHeight: number): string {
  const { name, x, y, width, height, source, anchor = middle, borders = noBorders } = frame;
  const below = source.height - source.y - height;
  const pivotX = (anchor.x * source.width - source.x) / width;
  const pivotY = ((1 - anchor.y) * source.height - below) / height;
  const pivot = `${rounded(pivotX)};${rounded(pivotY)}`;
  const edges = `${borders.left};${borders.right};${borders.top};${borders.bottom}`;
  return `${unityName(name)};${x};${pageHeight - y - height};${width};${height}; ${pivot}; ${edges}`;
}

/** What the importer takes for a sign of its own is written by its number; a path is no name of a sprite. */
function unityName(name: string): string {
  return name.replace(/[%#:;]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replace(/[/\\]/g, '-');
}

/** As exact as the importer reads it. */
function rounded(value: number): number {
  return Math.round(value * 10_000_000) / 10_000_000 + 0;
}
