/**
 * A live atlas: pictures come and go while the game runs, and what lives never moves unless it is asked to.
 */
import {
  checkInteger,
  checkObject,
  checkOptions,
  defineSearch,
  InvalidInputError,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import type { Box } from '../items/box.js';
import { startTally, type Tally } from '../items/tally.js';
import { maxPageSide } from '../rects/limits.js';
import { packed, pageWith } from '../rects/packed.js';
import { type PageNotes, readNotes } from '../rects/page-notes.js';
import { checkPageSide } from '../rects/read-options.js';
import type { Packing, Placed, RectInput } from '../types.js';
import { AtlasRules, idReader, type SpacingOptions, spacingNames } from './atlas-rules.js';
import { AtlasSpace } from './atlas-space.js';
import { AtlasState } from './atlas-state.js';
import { compactSpace } from './plan-moves.js';
import { layStart, readPlaced, startPages } from './read-start.js';

/** Options of {@link createAtlas}. */
export type AtlasOptions = SpacingOptions & {
  /** Width of the page. */
  readonly width: number;
  /** Height of the page. */
  readonly height: number;
  /** A packing to start from; its rectangles keep their places, and its page its `image` and its `turn`. */
  readonly from?: Packing | undefined;
  /** Which page of that packing, default 0. */
  readonly page?: number | undefined;
};

/** One step of a compaction. */
export type AtlasMove = {
  /** What moves. */
  readonly id: string | number;
  /** Where it lay. */
  readonly from: Placed;
  /** Where it lies now. */
  readonly to: Placed;
};

/** How far a compaction goes. */
export type CompactOptions = {
  /** The most moves, default 10,000. */
  readonly maxMoves?: number | undefined;
};

/** A live atlas. Everything it gives is plain JSON; the atlas itself is not. */
export type Atlas = {
  /** Places a rectangle; undefined if there is no place. Without an id it gets the next free number. */
  readonly add: (rect: RectInput) => Placed | undefined;
  /** Frees a rectangle; false if there is none of that id. */
  readonly remove: (id: string | number) => boolean;
  /** Makes the page larger; nothing moves. */
  readonly grow: (width: number, height: number) => void;
  /** Moves rectangles towards the top left; the list is in an order in which it can be copied in place. */
  readonly compact: (options?: CompactOptions) => AtlasMove[];
  /**
   * {@link Atlas.compact} as a search, for full pages: nothing moves before its end. Stopped, it makes the moves that it
   * has found. If the atlas changes between two of its slices, its next one throws `atlas-changed` and moves nothing.
   */
  readonly compactSearch: (options?: CompactOptions) => Search<AtlasMove[]>;
  /** Where a rectangle lies. */
  readonly get: (id: string | number) => Placed | undefined;
  /** Part of the page that is covered, from 0 to 1. */
  readonly occupancy: () => number;
  /** The atlas as a packing of one page, measured by area. */
  readonly toPacking: () => Packing;
};

/** A compaction under way. */
type Compaction = {
  readonly maxMoves: number;
  /** The changes of the atlas when the work began. */
  before: number;
  /** The atlas as it will be. */
  readonly draft: AtlasState;
  readonly moves: AtlasMove[];
  tally?: Tally;
};

/**
 * A page to which rectangles can be added and from which they can be removed at any time.
 *
 * `add` finds a place whenever there is one. Add and remove cost O(living rectangles); a full atlas pays more for an
 * `add` that fails, since all free space is computed anew before it says so. Neither `remove` nor `grow` moves anything.
 * `compact` costs O(living · free rectangles) a pass, which a page of a thousand and more feels: `compactSearch` does the
 * same in slices, and the game may go on between them as long as it changes nothing in the atlas.
 *
 * @param options - size, start, rotation, padding, border
 * @returns the atlas; its methods throw the errors that {@link pack} throws for rectangles, `bad-size` for a smaller
 * size, `bad-number` for limits, `atlas-changed` if a compaction under way finds another atlas than it began with
 * @throws {@link InvalidInputError} `bad-options`, `bad-size`, `bad-number`, `bad-flag`, `bad-text`, `bad-choice`,
 * `bad-packing` if `from` is not a packing that fits on the page without overlaps
 * @see {@link https://github.com/nical/guillotiere | guillotiere: a dynamic atlas allocator}
 *
 * @example
 * ```ts
 * import { createAtlas } from '@kit/rect-pack';
 *
 * const atlas = createAtlas({ width: 100, height: 100 });
 * atlas.add({ id: 'wide', width: 100, height: 50 }); // => { id: 'wide', x: 0, y: 0, width: 100, height: 50, rotated: false }
 * atlas.add({ id: 'high', width: 50, height: 50 })?.y; // => 50
 * atlas.add({ id: 'large', width: 60, height: 50 }); // => undefined
 * atlas.remove('wide'); // => true
 * atlas.compact().map(({ id, to }) => [id, to.x, to.y]); // => [['high', 0, 0]]
 * atlas.occupancy(); // => 0.25
 * ```
 */
export function createAtlas(options: AtlasOptions): Atlas {
  const { from, page = 0 } = checkOptions(options, ['width', 'height', 'from', 'page', ...spacingNames]);
  let width = checkPageSide(options.width, 'options.width');
  let height = checkPageSide(options.height, 'options.height');
  const rules = new AtlasRules(options);
  const { unit } = rules;
  const frame = (side: number): number => rules.frame(side);
  const emptyState = (): AtlasState => new AtlasState(new AtlasSpace(frame(width), frame(height)));
  let state = emptyState();
  /** Counts the changes, so that a compaction notices those that it did not make. */
  let changes = 0;
  let area = 0;
  const readId = idReader(() => state.entries);
  /** What the page that the atlas starts from says. */
  let notes: PageNotes = {};

  const put = (box: Box, placed: Placed): Placed => {
    state.put(box, placed);
    changes++;
    area += placed.width * placed.height;
    return placed;
  };

  const add = (rect: RectInput): Placed | undefined => {
    checkObject(rect, 'rect');
    const id = readId(rect);
    const wish = rules.readRect(rect);
    const found = state.space.add(wish.across, wish.down, wish.turnable);
    return found && put(found.box, rules.placeAt(id, found.box, found.turned, wish));
  };

  const remove = (id: string | number): boolean => {
    const entry = state.entries.get(id);
    if (!entry) return false;
    state.remove(id, entry);
    changes++;
    area -= entry.placed.width * entry.placed.height;
    return true;
  };

  const grow = (newWidth: number, newHeight: number): void => {
    checkInteger(newWidth, 'width', width, maxPageSide, 'bad-size');
    checkInteger(newHeight, 'height', height, maxPageSide, 'bad-size');
    width = newWidth;
    height = newHeight;
    state.space.resize(frame(width), frame(height));
    changes++;
  };

  const readCompaction = (limits: CompactOptions = {}): Compaction => {
    const { maxMoves = 10_000 } = checkOptions(limits, ['maxMoves']);
    checkInteger(maxMoves, 'options.maxMoves', 0);
    return { maxMoves, before: changes, draft: emptyState(), moves: [] };
  };
  const checkUnchanged = ({ before }: Compaction): void => {
    if (changes === before) return;
    const message = 'atlas is not what it was when the compaction began: expected no change between its slices';
    throw new InvalidInputError('atlas-changed', message, { name: 'atlas' });
  };
  const settle = (job: Compaction): AtlasMove[] => {
    checkUnchanged(job);
    if (job.moves.length > 0) {
      state = job.draft;
      changes++;
    }
    return job.moves;
  };
  const compactSearch = defineSearch({
    read: readCompaction,
    *work(job, pace): Slices<AtlasMove[]> {
      const { draft, maxMoves, moves } = job;
      job.tally = startTally(pace);
      job.before = changes;
      draft.copy(state, pace);
      const size = { width: frame(width), height: frame(height) };
      const moved = (box: Box, to: Box): void => {
        moves.push(draft.move(box, to, unit));
      };
      const work = compactSpace({ space: draft.space, ...size, maxMoves, moved }, job.tally);
      while (!work.next().done) {
        yield;
        checkUnchanged(job);
      }
      return settle(job);
    },
    report: ({ tally }) => ({ nodes: tally!.evaluations }),
    stopped: settle,
  });
  const compact = (limits?: CompactOptions): AtlasMove[] => runSync(compactSearch(limits));

  const occupancy = (): number => area / (width * height);

  const toPacking = (): Packing => {
    const placed = Array.from(state.entries.values(), (entry) => entry.placed);
    const bound = width * height;
    const pages = placed.length === 0 ? [] : [{ ...pageWith(0, { width, height }, placed), ...notes }];
    return packed(pages, [], { measure: 'area', value: area, bound });
  };

  checkInteger(page, 'options.page', 0);
  const start = from && startPages(from)[page];
  if (start !== undefined) {
    layStart(readPlaced(start, page), page, rules, (box, placed) => {
      if (!state.space.isInside(box) || state.entries.has(placed.id)) return false;
      state.space.occupy(box);
      put(box, placed);
      return true;
    });
    notes = readNotes(start, `options.from.pages[${page}]`);
  }
  const get = (id: string | number): Placed | undefined => state.entries.get(id)?.placed;
  return { add, remove, grow, compact, compactSearch, get, occupancy, toPacking };
}
