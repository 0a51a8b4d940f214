/**
 * A live atlas of several pages that never says no for long: what was not used for the longest time makes room.
 */
import { checkFlag, checkInteger, checkObject, checkOptions } from '@kit/grid';
import { maxSizes } from '../rects/limits.js';
import { areaOf, packed, pageWith } from '../rects/packed.js';
import { FormerNotes } from '../rects/page-notes.js';
import { checkPageSide } from '../rects/read-options.js';
import type { LiveChange, LivePlaced, Packing, Page, RectInput } from '../types.js';
import { AtlasRules, idReader, type SpacingOptions, spacingNames, type Wish } from './atlas-rules.js';
import { chooseVictims } from './choose-victims.js';
import { Defragmenter } from './defragment.js';
import { FrameBudget } from './frame-budget.js';
import type { LiveEntry } from './live-entry.js';
import { LiveState } from './live-state.js';
import { layStart, readPlaced, startPages } from './read-start.js';

/** Options of {@link createLiveAtlas}. */
export type LiveAtlasOptions = SpacingOptions & {
  /** Width of every page. */
  readonly width: number;
  /** Height of every page. */
  readonly height: number;
  /** The most pages, default 1. A page is taken when those before it have no place. */
  readonly pages?: number | undefined;
  /** What was added or used since the last `nextFrame` is not evicted; default false. */
  readonly keepFrame?: boolean | undefined;
  /**
   * A packing to start from; its rectangles keep their places, and count as used in its order. Its pages keep their `image`
   * and their `turn`.
   */
  readonly from?: Packing | undefined;
};

/** What has become of a rectangle that was to be added, and what has changed for it. */
export type LiveAddition<Id extends string | number = string | number, Data = unknown> = LiveChange<Id, Data> & {
  /** `no-space`: not even evicting all that may go would make room, so nobody is; `too-large`: no page is large enough. */
  readonly status: 'added' | 'no-space' | 'too-large';
};

/** What a defragmentation may cost at a time. */
export type FrameLimits = {
  /** The most pixels to be copied, rims included. */
  readonly pixels: number;
  /**
   * Where a page is so full that nothing can be copied past each other, rectangles that live may be `added` once more: at
   * another place, to be drawn anew. Default false. All that is left goes at once, so this takes a budget for a whole page or
   * more: for a loading screen.
   */
  readonly redraw?: boolean | undefined;
};

/** A live atlas of several pages. Everything it gives is plain JSON; the atlas itself is not. */
export type LiveAtlas<Id extends string | number = string | number, Data = unknown> = {
  /**
   * Places a rectangle. Where there is no free place, the least recently used ones make room: those of whom the newest was
   * used longest ago. Without an id it gets the next free number.
   */
  readonly add: (rect: RectInput<Id, Data>) => LiveAddition<Id, Data>;
  /** It is used now: where it lies, or undefined if it does not live. */
  readonly touch: (id: Id) => LivePlaced<Id, Data> | undefined;
  /** Where it lies, without using it. */
  readonly get: (id: Id) => LivePlaced<Id, Data> | undefined;
  /** Keeps it from being evicted; it may still be moved. False if it does not live. */
  readonly pin: (id: Id) => boolean;
  /** Lets it be evicted again, as the most recently used one. False if it does not live. */
  readonly unpin: (id: Id) => boolean;
  /** Frees its place, pinned or not; it is `evicted`, if it lived. */
  readonly remove: (id: Id) => LiveChange<Id, Data>;
  /** A new frame begins; see `keepFrame`. */
  readonly nextFrame: () => void;
  /** Moves rectangles together, copying at most so many pixels; what is larger than that stays. Call it once a frame. */
  readonly defragment: (budget: FrameLimits) => LiveChange<Id, Data>;
  /** Part of the pages in use that is covered, from 0 to 1. */
  readonly occupancy: () => number;
  /** The pages in use as a packing; on each the least recently used come first, and then what is pinned. */
  readonly toPacking: () => Packing<Id, Data>;
};

/**
 * An atlas for what a game draws just now: glyphs, tiles of a map, thumbnails. What comes is always let in if it can be;
 * what was not used for the longest time goes. Every change is told as a value, which the renderer applies.
 *
 * An `add` costs O(free rectangles), and O(living) for each rectangle that is considered for eviction. `defragment` costs a
 * counted fraction of a millisecond at most, however large the atlas is.
 *
 * @param options - size and number of pages, spacing, start
 * @returns the atlas; its methods throw the errors that {@link pack} throws for rectangles, `duplicate-id` for one that
 * lives already, `bad-number` for budgets
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-number`, `bad-flag`, `bad-text`,
 * `bad-choice`, `bad-packing` if `from` is not a packing that fits on the pages without overlaps
 * @see {@link https://github.com/nical/etagere | etagere: allocation for glyph atlases}
 *
 * @example
 * ```ts
 * import { createLiveAtlas } from '@kit/rect-pack';
 *
 * const glyphs = createLiveAtlas({ width: 20, height: 10 });
 * glyphs.add({ id: 'a', width: 10, height: 10 }).added; // => [{ id: 'a', x: 0, y: 0, width: 10, height: 10, rotated: false, page: 0 }]
 * glyphs.add({ id: 'b', width: 10, height: 10 }).status; // => 'added'
 * glyphs.touch('a')?.x; // => 0
 * const { added, evicted } = glyphs.add({ id: 'c', width: 10, height: 10 });
 * evicted.map(({ id }) => id); // => ['b']
 * added[0]?.x; // => 10
 * ```
 */
export function createLiveAtlas<Id extends string | number = string | number, Data = unknown>(
  options: LiveAtlasOptions,
): LiveAtlas<Id, Data>;
// Ids and data are only passed through, so the atlas is written once for all of them: what comes out is what came in by
// `add`, and the caller says of what type that is.
export function createLiveAtlas(options: LiveAtlasOptions): LiveAtlas {
  const names = ['width', 'height', 'pages', 'keepFrame', 'from', ...spacingNames] as const;
  const { pages: limit = 1, keepFrame = false, from } = checkOptions(options, names);
  const width = checkPageSide(options.width, 'options.width');
  const height = checkPageSide(options.height, 'options.height');
  checkInteger(limit, 'options.pages', 1, maxSizes);
  checkFlag(keepFrame, 'options.keepFrame');
  const rules = new AtlasRules(options);
  const state = new LiveState(rules.frame(width), rules.frame(height), limit);
  const notes = new FormerNotes();
  if (from !== undefined) startFrom(from, rules, state, notes);
  const defragmenter = new Defragmenter(state, rules.unit);
  const readNewId = idReader(() => state.entries);

  const add = (rect: RectInput): LiveAddition => {
    checkObject(rect, 'rect');
    const id = readNewId(rect);
    const wish = rules.readRect(rect);
    if (!isRoomFor(wish, state)) return { status: 'too-large', ...nothing() };
    const { across, down, turnable } = wish;
    const found = state.find(across, down, turnable);
    const taking =
      found === undefined
        ? chooseVictims(state, { width: across, height: down, turnable }, keepFrame)
        : { page: found.page, ...found.spot, victims: [] };
    if (taking === undefined) return { status: 'no-space', ...nothing() };
    const { page, box, turned, victims } = taking;
    for (const victim of victims) state.remove(victim);
    const placed: LivePlaced = { ...rules.placeAt(id, box, turned, wish), page };
    state.put(placed, box);
    return { status: 'added', evicted: victims.map((victim) => victim.placed), moved: [], added: [placed] };
  };

  const touch = (id: string | number): LivePlaced | undefined => {
    const entry = state.entries.get(id);
    if (entry !== undefined) state.use(entry);
    return entry?.placed;
  };

  const setPinned = (id: string | number, pinned: boolean): boolean => {
    const entry = state.entries.get(id);
    if (entry === undefined) return false;
    entry.pinned = pinned;
    if (pinned) state.idle.delete(id);
    else state.use(entry);
    return true;
  };

  const remove = (id: string | number): LiveChange => {
    const entry = state.entries.get(id);
    if (entry === undefined) return nothing();
    state.remove(entry);
    return { ...nothing(), evicted: [entry.placed] };
  };

  const defragment = (limits: FrameLimits): LiveChange => {
    const { pixels, redraw = false } = checkOptions(limits, ['pixels', 'redraw'], 'budget');
    checkInteger(pixels, 'budget.pixels', 0);
    return defragmenter.run(new FrameBudget(pixels, checkFlag(redraw, 'budget.redraw')));
  };

  const occupancy = (): number => (state.used === 0 ? 0 : state.area / (state.used * width * height));

  return {
    add,
    touch,
    get: (id) => state.entries.get(id)?.placed,
    pin: (id) => setPinned(id, true),
    unpin: (id) => setPinned(id, false),
    remove,
    nextFrame: () => {
      state.frame++;
    },
    defragment,
    occupancy,
    toPacking: () => packingOf(state, width, height, notes),
  };
}

function nothing(): LiveChange {
  return { evicted: [], moved: [], added: [] };
}

/** Is an empty page large enough? */
function isRoomFor({ across, down, turnable }: Wish, { width, height }: LiveState): boolean {
  return (across <= width && down <= height) || (turnable && down <= width && across <= height);
}

/** Lays out the packing that the atlas starts from. */
function startFrom(from: Packing, rules: AtlasRules, state: LiveState, notes: FormerNotes): void {
  const list = startPages(from);
  for (let at = 0; at < list.length; at++) {
    const placed = readPlaced(list[at], at);
    if (placed.length === 0) continue;
    const page = checkInteger(list[at].index, `options.from.pages[${at}].index`, 0, maxSizes - 1);
    const isOpen = state.open(page);
    layStart(placed, at, rules, (box, rect) => {
      if (!isOpen || !state.pages[page].isInside(box) || state.entries.has(rect.id)) return false;
      state.put({ ...rect, page }, box);
      return true;
    });
    notes.keep({ ...list[at], index: page, placed }, `options.from.pages[${at}]`);
  }
}

/** What lives as a packing, measured by area. */
function packingOf(state: LiveState, width: number, height: number, notes: FormerNotes): Packing {
  const pinned = [...state.entries.values()].filter((entry) => entry.pinned);
  const lists: LiveEntry[][] = state.lists.map(() => []);
  for (const entry of [...state.idle.values(), ...pinned]) lists[entry.page].push(entry);
  const pages = lists.flatMap((entries, index): Page[] => {
    if (entries.length === 0) return [];
    const placed = entries.map((entry) => withoutPage(entry.placed));
    return [{ ...pageWith(index, { width, height }, placed), ...notes.of(index, placed) }];
  });
  return packed(pages, [], { measure: 'area', value: state.area, bound: areaOf(pages) });
}

function withoutPage({ page: _, ...placed }: LivePlaced): Omit<LivePlaced, 'page'> {
  return placed;
}
