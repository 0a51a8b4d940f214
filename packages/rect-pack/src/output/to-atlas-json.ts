/**
 * Atlas descriptions in the two JSON forms of TexturePacker, as they are: for an engine there are exporters of their own,
 * which know what it can't draw. Anchors, nine-slices, durations, animations and a timeline of the packing stand there too.
 *
 * A turned frame keeps the picture's own size in `frame.w` and `frame.h` and says `rotated: true`: it lies 90° clockwise
 * on the page, so there it covers `h` × `w`. PixiJS draws that; Phaser does not. Anchors and nine-slices of `data` stand there
 * under the names of both engines.
 *
 * @see {@link https://www.codeandweb.com/texturepacker/documentation/custom-exporter | TexturePacker, its data model}
 */
import {
  checkChoice,
  checkList,
  checkObject,
  checkOptions,
  checkText,
  describeValue,
  InvalidInputError,
} from '@kit/grid';
import { longestName } from '../rects/limits.js';
import type { Packing, Page, Placed } from '../types.js';
import { checkPages } from './check-packing.js';
import { type AtlasDetailedFrame, type AtlasMeta, jsonFrame, jsonMeta, middleOf } from './json-frame.js';
import { readAnimations, readTimeline } from './moving.js';
import { checkTurns, framesOf, imageOf, type Reader } from './sheet.js';

/** One page in the hash form: frames by name. */
export type AtlasJsonHash = {
  /** The pictures by name. */
  readonly frames: Readonly<Record<string, AtlasDetailedFrame>>;
  /** Names of frames by animation; where the packing has animations. */
  readonly animations?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The page. */
  readonly meta: AtlasMeta;
};

/** One page in the array form: a list of frames that know their names. */
export type AtlasJsonArray = {
  /** The pictures in the packing's order. */
  readonly frames: readonly (AtlasDetailedFrame & {
    /** Name of the picture. */
    readonly filename: string;
  })[];
  /** Names of frames by animation; where the packing has animations. */
  readonly animations?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The page. */
  readonly meta: AtlasMeta;
};

/** Options of {@link toAtlasJson}. */
export type AtlasJsonOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
};

/**
 * A packing as atlas descriptions, one object a page.
 *
 * @param packing - a packing
 * @param form - `hash`: frames by name; `array`: a list of frames with their names
 * @param frames - names of ids, by default the id itself; no others than those of the packing
 * @param options - `image`: the pages' file name, with `{page}` for the number from 0
 * @returns one object a page, to be written as JSON
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-number`, `bad-id`, `bad-flag`, `bad-choice`,
 * `bad-text`, `duplicate-name` if two rectangles of a page have one name, `unknown-id` for a name of no rectangle,
 * `turned-frame` for an atlas whose pages are turned the other way, `unknown-option`
 *
 * @example
 * ```ts
 * import { pack, toAtlasJson } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'a', width: 3, height: 4 }], { width: 8, height: 8 });
 * const [page] = toAtlasJson(packing, 'hash', { a: 'hero.png' });
 * page?.frames['hero.png']?.frame; // => { x: 0, y: 0, w: 3, h: 4 }
 * page?.meta.size; // => { w: 8, h: 8 }
 * ```
 */
export function toAtlasJson(
  packing: Packing,
  form: 'hash',
  frames?: Readonly<Record<string | number, string>>,
  options?: AtlasJsonOptions,
): AtlasJsonHash[];
export function toAtlasJson(
  packing: Packing,
  form: 'array',
  frames?: Readonly<Record<string | number, string>>,
  options?: AtlasJsonOptions,
): AtlasJsonArray[];
export function toAtlasJson(
  packing: Packing,
  form: 'hash' | 'array',
  frames: Readonly<Record<string | number, string>> = {},
  options: AtlasJsonOptions = {},
): (AtlasJsonHash | AtlasJsonArray)[] {
  checkChoice(form, 'form', ['hash', 'array']);
  checkObject(frames, 'frames');
  const { image } = checkOptions(options, ['image']);
  if (image !== undefined) checkText(image, 'options.image', longestName);
  const names = new Map(Object.entries(frames));
  const pages = checkPages(packing);
  checkKnown(names.keys(), packing, pages);
  const animations = Object.entries(readAnimations(packing.animations ?? {}));
  const timeline = packing.timeline === undefined ? undefined : readTimeline(packing.timeline);
  return pages.map((page, number) => {
    checkTurns(page, number, undefined, texturePacker);
    const named = page.placed.flatMap((rect) => namedFrames(rect, names));
    checkDistinct(named.map(({ filename }) => filename));
    const nameOf = new Map(named.map(({ id, filename }) => [String(id), filename]));
    const own = animations.flatMap(([animation, ids]): [string, string[]][] => {
      const there = ids.flatMap((id) => nameOf.get(String(id)) ?? []);
      return there.length === 0 ? [] : [[animation, there]];
    });
    const isPlayed = timeline !== undefined && isListable(timeline.order, nameOf, form);
    const list = (isPlayed ? inOrder(named, timeline.order) : named).map(({ id, ...frame }) => frame);
    const moving = own.length === 0 ? undefined : { animations: Object.fromEntries(own) };
    const meta = {
      ...jsonMeta(page, imageOf(page, number, image), page.texture),
      ...(isPlayed ? { frameTags: timeline.tags } : undefined),
    };
    if (form === 'array') return { frames: list, ...moving, meta };
    return { frames: Object.fromEntries(list.map(({ filename, ...frame }) => [filename, frame])), ...moving, meta };
  });
}

/** Can the frames stand in this order? Objects put names that are numbers before all others. */
function isListable(
  order: readonly (string | number)[],
  nameOf: ReadonlyMap<string, string>,
  form: 'hash' | 'array',
): boolean {
  const names = order.map((id) => nameOf.get(String(id)));
  if (names.includes(undefined) || new Set(names).size < names.length) return false;
  return form === 'array' || !Array.from(nameOf.values()).some((name) => /^\d+$/.test(name));
}

/** What TexturePacker's JSON has fields for. */
export const texturePacker: Reader = {
  engine: "TexturePacker's JSON",
  turned: 'clockwise',
  holds: ['image', 'size', 'trim', 'anchors', 'borders', 'durations', 'animations', 'timeline', 'format', 'scale'],
};

/** The frames of a timeline in its order, and the others behind them. */
function inOrder(frames: readonly NamedFrame[], order: readonly (string | number)[]): NamedFrame[] {
  const byId = new Map(frames.map((frame) => [String(frame.id), frame]));
  const played = order.map((id) => byId.get(String(id))!);
  const seen = new Set(played);
  return [...seen, ...frames.filter((frame) => !seen.has(frame))];
}

type NamedFrame = AtlasDetailedFrame & { readonly filename: string; readonly id: string | number };

/** A picture and its aliases. */
function namedFrames(rect: Placed, names: ReadonlyMap<string, string>): NamedFrame[] {
  const nameOf = (id: string | number): string => {
    const name = names.get(String(id));
    return name === undefined ? String(id) : checkText(name, `frames[${describeValue(id)}]`, longestName);
  };
  return framesOf(rect, nameOf).map(({ id, name, anchor, borders, duration, ...frame }) => ({
    id,
    filename: name,
    ...jsonFrame(frame),
    ...(anchor === undefined ? undefined : { anchor, pivot: anchor }),
    ...(borders === undefined ? undefined : { borders, scale9Borders: middleOf(borders, frame.width, frame.height) }),
    ...(duration === undefined ? undefined : { duration }),
  }));
}

/** A name for an id that isn't there is a slip: of the id, or options in the place of the names. */
function checkKnown(ids: Iterable<string>, packing: Packing, pages: readonly Page[]): void {
  const known = new Set<string>();
  for (const { placed } of pages) {
    for (const rect of placed) for (const { id } of [rect, ...Array.from(rect.aliases ?? [])]) known.add(String(id));
  }
  const unplaced = checkList(packing.unplaced ?? [], 'packing.unplaced');
  for (let at = 0; at < unplaced.length; at++) {
    known.add(describeId(checkObject(unplaced[at], `packing.unplaced[${at}]`).id));
  }
  for (const id of ids) {
    if (known.has(id)) continue;
    const hint = id === 'image' ? ' (options are the fourth argument)' : '';
    const message = `frames has a name for ${describeValue(id)}, which the packing does not have${hint}`;
    throw new InvalidInputError('unknown-id', message, { name: 'frames' });
  }
}

function describeId(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

function checkDistinct(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) {
      const message = `frames has the name ${describeValue(name)} twice on one page`;
      throw new InvalidInputError('duplicate-name', message, { name: 'frames' });
    }
    seen.add(name);
  }
}
