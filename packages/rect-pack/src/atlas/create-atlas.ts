/**
 * A live atlas: pictures come and go while the game runs, and what lives never moves unless it is asked to.
 */
import {
  checkFlag,
  checkInteger,
  checkList,
  checkObject,
  checkOptions,
  createBoxIndex,
  describeValue,
  InvalidInputError,
  runSync,
  type Search,
} from '@kit/grid';
import { Pace } from '../items/pace.js';
import { Extras, readId as readName } from '../rects/extras.js';
import { maxPageSide, maxSide } from '../rects/limits.js';
import { checkPlaced } from '../rects/placed.js';
import { frameSide, originOf, wholeBlocks } from '../rects/raster.js';
import { checkPageSide, maxBlock, maxSpace } from '../rects/read-options.js';
import type { Packing, Placed, RectInput } from '../types.js';
import { AtlasSpace, type Box } from './atlas-space.js';
import { AtlasState } from './atlas-state.js';
import { compactSpace } from './plan-moves.js';

/** Options of {@link createAtlas}. */
export type AtlasOptions = {
  /** Width of the page. */
  readonly width: number;
  /** Height of the page. */
  readonly height: number;
  /** A packing to start from; its rectangles keep their places. */
  readonly from?: Packing | undefined;
  /** Which page of that packing, default 0. */
  readonly page?: number | undefined;
  /** May rectangles be turned by 90°? Default false. */
  readonly rotate?: boolean | undefined;
  /** Free pixels between rectangles, default 0. */
  readonly padding?: number | undefined;
  /** Free pixels along the edges, default 0. */
  readonly border?: number | undefined;
  /** So many times the edge pixels of each picture will be repeated around it, default 0. */
  readonly extrude?: number | undefined;
  /** Left and top edges are multiples of this, and no two rectangles share a block of so many pixels; default 1. */
  readonly alignTo?: number | undefined;
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

const names = ['width', 'height', 'from', 'page', 'rotate', 'padding', 'border', 'extrude', 'alignTo'] as const;

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
 * @throws {@link InvalidInputError} `bad-options`, `bad-size`, `bad-number`, `bad-flag`, `bad-packing` if `from` is not
 * a packing that fits on the page without overlaps
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
  const { from, page = 0, rotate = false, padding = 0, border = 0 } = checkOptions(options, names);
  const { extrude = 0, alignTo: unit = 1 } = options;
  let width = checkPageSide(options.width, 'options.width');
  let height = checkPageSide(options.height, 'options.height');
  checkFlag(rotate, 'options.rotate');
  checkInteger(padding, 'options.padding', 0, maxSpace);
  checkInteger(border, 'options.border', 0, maxSpace);
  checkInteger(extrude, 'options.extrude', 0, maxSpace);
  checkInteger(unit, 'options.alignTo', 1, maxBlock);
  const raster = { unit, border, padding };
  const origin = originOf(raster);
  const frame = (side: number): number => frameSide(side, raster);
  const emptyState = (): AtlasState => new AtlasState(new AtlasSpace(frame(width), frame(height)));
  let state = emptyState();
  /** Counts the changes, so that a compaction notices those that it did not make. */
  let changes = 0;
  let area = 0;
  let nextId = 0;

  const put = (box: Box, placed: Placed): Placed => {
    state.put(box, placed);
    changes++;
    area += placed.width * placed.height;
    return placed;
  };

  const readId = (rect: RectInput): string | number => {
    if (rect.id === undefined) {
      while (state.entries.has(nextId)) nextId++;
      return nextId;
    }
    if (!state.entries.has(readName(rect.id, 'rect.id'))) return rect.id;
    throw new InvalidInputError('duplicate-id', `rect.id is ${describeValue(rect.id)}: it lives already`, {
      name: 'rect.id',
    });
  };

  const add = (rect: RectInput): Placed | undefined => {
    checkObject(rect, 'rect');
    const id = readId(rect);
    const rim = rect.extrude === undefined ? extrude : checkInteger(rect.extrude, 'rect.extrude', 0, maxSpace);
    const lead = wholeBlocks(rim, unit);
    const around = lead + rim + padding;
    const rectWidth = checkInteger(rect.width, 'rect.width', 1, maxSide - around, 'bad-size');
    const rectHeight = checkInteger(rect.height, 'rect.height', 1, maxSide - around, 'bad-size');
    const turnable = rect.rotate === undefined ? rotate : checkFlag(rect.rotate, 'rect.rotate');
    const load = readLoad(rect, rim, unit);
    const cells = (side: number): number => Math.ceil((side + around) / unit);
    const found = state.space.add(cells(rectWidth), cells(rectHeight), turnable);
    if (!found) return undefined;
    const { box, turned } = found;
    const size = turned ? { width: rectHeight, height: rectWidth } : { width: rectWidth, height: rectHeight };
    const at = origin + lead;
    return put(box, { id, x: box.x * unit + at, y: box.y * unit + at, ...size, rotated: turned, ...load });
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

  function* compacting(maxMoves: number, pace: Pace): Search<AtlasMove[]> {
    const before = changes;
    const moves: AtlasMove[] = [];
    const draft = emptyState();
    const size = { width: frame(width), height: frame(height) };
    const moved = (box: Box, to: Box): void => {
      moves.push(draft.move(box, to, unit));
    };
    const work = [draft.copy(state, pace), compactSpace({ space: draft.space, ...size, maxMoves, moved }, pace)];
    for (const part of work) {
      let isStopped = false;
      while (!isStopped && !part.next().done) {
        isStopped = (yield { nodes: pace.evaluations }) === 'stop';
        if (changes === before) continue;
        const message = 'atlas is not what it was when the compaction began: expected no change between its slices';
        throw new InvalidInputError('atlas-changed', message, { name: 'atlas' });
      }
      if (isStopped) break;
    }
    if (moves.length > 0) {
      state = draft;
      changes++;
    }
    return moves;
  }

  const readMaxMoves = (limits: CompactOptions): number => {
    const { maxMoves = 10_000 } = checkOptions(limits, ['maxMoves']);
    return checkInteger(maxMoves, 'options.maxMoves', 0);
  };
  const compact = (limits: CompactOptions = {}): AtlasMove[] =>
    runSync(compacting(readMaxMoves(limits), new Pace(false)));
  const compactSearch = (limits: CompactOptions = {}): Search<AtlasMove[]> =>
    compacting(readMaxMoves(limits), new Pace(true));

  const occupancy = (): number => area / (width * height);

  const toPacking = (): Packing => {
    const placed = Array.from(state.entries.values(), (entry) => entry.placed);
    const bound = width * height;
    const pages = placed.length === 0 ? [] : [{ index: 0, width, height, placed, occupancy: occupancy() }];
    const gap = (bound - area) / bound;
    return {
      status: 'complete',
      pages,
      unplaced: [],
      measure: 'area',
      value: area,
      bound,
      gap,
      proven: area === bound,
    };
  };

  const start = readStart(from, page);
  const boxes = start.map(({ x, y, width: across, height: down, extrude: rim = 0 }): Box => {
    const lead = wholeBlocks(rim, unit);
    const left = (x - origin - lead) / unit;
    const top = (y - origin - lead) / unit;
    const cells = (side: number): number => Math.ceil((side + lead + rim + padding) / unit);
    return { x: left, y: top, endX: left + cells(across), endY: top + cells(down) };
  });
  const meeting = firstMeeting(boxes);
  for (const [at, placed] of start.entries()) {
    const box = boxes[at];
    const isOff = !Number.isInteger(box.x) || !Number.isInteger(box.y);
    if (at === meeting || isOff || !state.space.isInside(box) || state.entries.has(placed.id)) {
      const message = `options.from.pages[${page}].placed[${at}] is ${describeValue(placed.id)} at ${placed.x}, ${placed.y}: it is outside, off the raster, overlaps or occurs twice`;
      throw new InvalidInputError('bad-packing', message, { name: `options.from.pages[${page}].placed[${at}]` });
    }
    state.space.occupy(box);
    put(box, placed);
  }
  const get = (id: string | number): Placed | undefined => state.entries.get(id)?.placed;
  return { add, remove, grow, compact, compactSearch, get, occupancy, toPacking };
}

/** The first of the boxes that meets another; −1 if none does. By an index, since all pairs of a full page are many. */
function firstMeeting(boxes: readonly Box[]): number {
  // The index counts boxes that touch as meeting, so it gets their first and last pixels.
  const pixels = boxes.flatMap(({ x, y, endX, endY }) => [x, y, endX - 1, endY - 1]);
  const index = createBoxIndex(pixels);
  return boxes.findIndex(({ x, y, endX, endY }) => index.search(x, y, endX - 1, endY - 1).length > 1);
}

/** The rectangles of the packing's page, checked. */
function readStart(from: Packing | undefined, page: number): Placed[] {
  checkInteger(page, 'options.page', 0);
  if (from === undefined) return [];
  const list = checkList(checkObject(from, 'options.from').pages, 'options.from.pages')[page];
  if (list === undefined) return [];
  const placed = checkList(checkObject(list, 'options.from.pages[]').placed, 'options.from.pages[].placed', 0, 65_536);
  return Array.from(placed, (rect, at) => {
    const name = `options.from.pages[${page}].placed[${at}]`;
    checkObject(rect, name);
    checkInteger(rect.x, `${name}.x`, 0, maxPageSide);
    checkInteger(rect.y, `${name}.y`, 0, maxPageSide);
    checkInteger(rect.width, `${name}.width`, 1, maxSide, 'bad-size');
    checkInteger(rect.height, `${name}.height`, 1, maxSide, 'bad-size');
    return { ...checkPlaced(rect, name) };
  });
}

/** What a rectangle carries to its place, checked. */
function readLoad(rect: RectInput, extrude: number, unit: number): Partial<Placed> {
  const extras = new Extras(1, { padding: 0, extrude: 0, alignTo: unit });
  extras.read(0, rect, 'rect');
  if (extras.unit !== unit) {
    const message = `rect.alignTo is ${rect.alignTo}: expected a part of the atlas's options.alignTo, ${unit}`;
    throw new InvalidInputError('contradictory-options', message, { name: 'rect.alignTo' });
  }
  return { ...extras.carriedOf(0), ...(extrude > 0 ? { extrude } : undefined) };
}
