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
import { checkChoice, checkOptions, checkText, describeValue, InvalidInputError } from '@kit/grid';
import { longestName } from '../rects/limits.js';
import { withoutUndefined } from '../rects/without-undefined.js';
import type { Packing } from '../types.js';
import { checkPages } from './check-packing.js';
import { type AtlasDetailedFrame, type AtlasMeta, jsonFrame, jsonMeta, middleOf } from './json-frame.js';
import { animationsOn, readAnimations, readTimeline } from './moving.js';
import { checkTurns, framesOf, imageOf, knownIds, type Reader, readNames, type SheetFrame } from './sheet.js';

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
  const nameOf = readNames(frames, 'frames');
  const { image } = checkOptions(options, ['image']);
  if (image !== undefined) checkText(image, 'options.image', longestName);
  const pages = checkPages(packing);
  const ids = knownIds(
    packing,
    pages.flatMap(({ placed }) => placed.flatMap((rect) => framesOf(rect, String).map(({ id }) => id))),
  );
  const unknown = Object.keys(frames).find((id) => !ids.has(id));
  if (unknown !== undefined) throw unknownName(unknown);
  const animations = readAnimations(packing.animations ?? {});
  const timeline = packing.timeline === undefined ? undefined : readTimeline(packing.timeline);
  return pages.map((page, number) => {
    checkTurns(page, number, undefined, texturePacker);
    const named = page.placed.flatMap((rect) => framesOf(rect, nameOf).map(namedFrame));
    checkDistinct(named.map(({ filename }) => filename));
    const names = new Map(named.map(({ id, filename }) => [String(id), filename]));
    const own = animationsOn(animations, names);
    const isPlayed = timeline !== undefined && isListable(timeline.order, names, form);
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

function namedFrame({ anchor, duration, ...frame }: SheetFrame): NamedFrame {
  const { id, name, borders } = frame;
  const details = { anchor, pivot: anchor, borders, scale9Borders: middleOf(frame), duration };
  return { id, filename: name, ...jsonFrame(frame), ...withoutUndefined(details) };
}

/** A name for an id that isn't there is a slip: of the id, or options in the place of the names. */
function unknownName(id: string): InvalidInputError {
  const hint = id === 'image' ? ' (options are the fourth argument)' : '';
  const message = `frames has a name for ${describeValue(id)}, which the packing does not have${hint}`;
  return new InvalidInputError('unknown-id', message, { name: 'frames' });
}

function checkDistinct(names: readonly string[]): void {
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice === undefined) return;
  const message = `frames has the name ${describeValue(twice)} twice on one page`;
  throw new InvalidInputError('duplicate-name', message, { name: 'frames' });
}
