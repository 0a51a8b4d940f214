import {
  checkList,
  checkNumber,
  checkObject,
  checkOptions,
  checkText,
  describeValue,
  InvalidInputError,
  unexpected,
} from '@kit/grid';
import { longestName } from '../rects/limits.js';
import { withoutUndefined } from '../rects/without-undefined.js';
import type { Packing } from '../types.js';
import type { Anchor, Borders } from './frame-details.js';
import { type AtlasFrame, type AtlasMeta, jsonFrame, jsonMeta } from './json-frame.js';
import { animationsOn, readAnimations } from './moving.js';
import { type FrameNames, type Reader, readSheet, type SheetPage } from './sheet.js';

/** Options of {@link toPixiAtlas}. */
export type PixiOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** File name of the descriptions, so that the first can name the others; default `page-{page}.json`. */
  readonly json?: string | undefined;
  /** Lists of ids by the name of the animation; the frames of one lie on one page (give them one `tag`). Default those of the packing. */
  readonly animations?: Readonly<Record<string, readonly (string | number)[]>> | undefined;
  /** Anchors of pictures by id; others have what their `data.anchor` says. */
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
  /** Edges that keep their size when a picture is stretched, by id; others have what their `data.borders` says. */
  readonly borders?: Readonly<Record<string | number, Borders>> | undefined;
  /** Pixels of the page for a unit of the game; default what the page's `texture` says, or 1. */
  readonly scale?: number | undefined;
};

/** A picture as PixiJS reads it. */
export type PixiFrame = AtlasFrame & {
  /** Its default anchor, in parts of the untrimmed sides. */
  readonly anchor?: Anchor | undefined;
  /** The edges of a nine-slice. */
  readonly borders?: Borders | undefined;
};

/** What PixiJS reads about a page. */
export type PixiMeta = AtlasMeta & {
  /** The descriptions of the other pages; only the first page has it. */
  readonly related_multi_packs?: readonly string[] | undefined;
};

/** One page as PixiJS reads it. */
export type PixiAtlas = {
  /** The pictures by name. */
  readonly frames: Readonly<Record<string, PixiFrame>>;
  /** Names of frames by animation. */
  readonly animations?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The page. */
  readonly meta: PixiMeta;
};

/** What it can read. */
export const pixi: Reader = {
  engine: 'PixiJS',
  turned: 'clockwise',
  holds: ['image', 'size', 'trim', 'anchors', 'borders', 'animations', 'format', 'scale'],
};

/**
 * A packing as spritesheets of PixiJS 8: one object a page, to be written as JSON. `Assets.load` of the first loads all.
 *
 * Turned frames are drawn right. Names are unique over all pages, since PixiJS keeps them in one cache, and the frames of
 * an animation lie on one page.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - file names, animations, anchors, nine-slices, scale
 * @returns one object a page
 * @throws {@link InvalidInputError} `split-animation`, `turned-frame` for an atlas whose pages are turned the other way,
 * `bad-name`, `duplicate-name`, `unknown-id`, `bad-options`, `bad-list`, `bad-number`, `bad-size`, `bad-id`, `bad-flag`,
 * `bad-text`, `bad-choice`, `unknown-option`
 * @see {@link https://pixijs.com/8.x/guides/components/assets | PixiJS, assets}
 *
 * @example
 * ```ts
 * import { pack, toPixiAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }, { id: 'tree', width: 8, height: 8 }], { width: 8, height: 8 });
 * const pages = toPixiAtlas(packing, {}, { json: 'sheet-{page}.json', anchors: { tree: { x: 0.5, y: 1 } } });
 * pages[0]?.meta.related_multi_packs; // => ['sheet-1.json']
 * pages[0]?.frames['tree']?.anchor; // => { x: 0.5, y: 1 }
 * ```
 */
export function toPixiAtlas(packing: Packing, names: FrameNames = {}, options: PixiOptions = {}): PixiAtlas[] {
  const {
    scale,
    animations,
    json = 'page-{page}.json',
  } = checkOptions(options, ['image', 'json', 'animations', 'anchors', 'borders', 'scale']);
  if (scale !== undefined) checkNumber(scale, 'options.scale', 1 / 1024, 1024);
  checkText(json, 'options.json', longestName);
  const sheet = readSheet(packing, names, options, pixi);
  const files = sheet.map((_, number) => json.replaceAll('{page}', String(number)));
  if (new Set(files).size < files.length) {
    const message = `options.json names two pages ${describeValue(files[0])}: expected {page} in it`;
    throw new InvalidInputError('duplicate-name', message, { name: 'options.json' });
  }
  const moving = animations === undefined ? ownAnimations(packing, sheet) : animationsByPage(animations, sheet);
  return sheet.map((page, number): PixiAtlas => {
    const frames = page.frames.map(({ name, anchor, borders, ...frame }): [string, PixiFrame] => [
      name,
      { ...jsonFrame(frame), ...withoutUndefined({ anchor, borders }) },
    ]);
    const others = number === 0 && files.length > 1 ? { related_multi_packs: files.slice(1) } : undefined;
    const own = moving[number];
    return {
      frames: Object.fromEntries(frames),
      ...(own.length === 0 ? undefined : { animations: Object.fromEntries(own) }),
      meta: {
        ...jsonMeta(page, page.image, scale === undefined ? page.texture : { ...page.texture, scale }),
        ...others,
      },
    };
  });
}

/** The packing's own animations: of each its part on a page, since PixiJS takes the frames of an animation from one. */
function ownAnimations({ animations = {} }: Packing, sheet: readonly SheetPage[]): [string, string[]][][] {
  const lists = readAnimations(animations);
  return sheet.map(({ frames }) => animationsOn(lists, new Map(frames.map(({ id, name }) => [String(id), name]))));
}

/** The animations of each page, in names. */
function animationsByPage(
  animations: NonNullable<PixiOptions['animations']>,
  sheet: readonly SheetPage[],
): [string, string[]][][] {
  const known = new Map<string, { name: string; page: number }>();
  for (const [page, { frames }] of sheet.entries()) {
    for (const { id, name } of frames) known.set(String(id), { name, page });
  }
  const byPage = sheet.map((): [string, string[]][] => []);
  for (const [animation, ids] of Object.entries(checkObject(animations, 'options.animations'))) {
    const subject = `options.animations[${describeValue(animation)}]`;
    const frames = Array.from(checkList(ids, subject, 1), (id, at) => {
      const frame = typeof id === 'string' || typeof id === 'number' ? known.get(String(id)) : undefined;
      if (frame !== undefined) return frame;
      throw unexpected('unknown-id', `${subject}[${at}]`, id, 'an id that has a place', { index: at, name: subject });
    });
    const at = frames.findIndex(({ page }) => page !== frames[0].page);
    if (at >= 0) {
      const message = `${subject} is on pages ${frames[0].page} and ${frames[at].page}: expected one page (give its rectangles one tag)`;
      throw new InvalidInputError('split-animation', message, { index: at, name: subject });
    }
    byPage[frames[0].page].push([animation, frames.map(({ name }) => name)]);
  }
  return byPage;
}
