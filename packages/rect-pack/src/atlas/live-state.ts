/**
 * What a live atlas holds: pages, and what lies on them in the order in which it was last used.
 *
 * The order is that of a map, oldest first: what is used goes to its end. What is pinned is not in it, so that whoever looks
 * for the oldest never passes over pins.
 */
import type { Box } from '../items/box.js';
import { FreeAround } from '../kernel/free-around.js';
import type { FreeRects } from '../kernel/free-rects.js';
import type { LivePlaced } from '../types.js';
import { AtlasSpace, type Spot } from './atlas-space.js';
import { EntryGrid } from './entry-grid.js';
import { KnownRoom } from './known-room.js';
import type { LiveEntry } from './live-entry.js';

type Id = string | number;

/** What lies on a page: a list, and a grid that tells what meets a box. */
export class PageList {
  readonly entries: LiveEntry[] = [];
  readonly #grid: EntryGrid;
  #serials = 0;

  constructor(width: number, height: number) {
    this.#grid = new EntryGrid(width, height);
  }

  add(entry: LiveEntry): void {
    entry.slot = this.entries.length;
    entry.serial = this.#serials++;
    this.entries.push(entry);
    this.#grid.add(entry);
  }

  /** The last one takes its slot. */
  remove(entry: LiveEntry): void {
    const { entries } = this;
    const last = entries[entries.length - 1];
    last.slot = entry.slot;
    entries[entry.slot] = last;
    entries.length--;
    this.#grid.remove(entry);
  }

  /** Those that meet the box, which lies on the page, by their slots. */
  meeting(box: Box): LiveEntry[] {
    return this.#grid.meeting(box).sort((a, b) => a.slot - b.slot);
  }

  /** The boxes of those that meet the box, in the order in which they came. */
  boxesIn(box: Box): Box[] {
    const found = this.#grid.meeting(box).sort((a, b) => a.serial - b.serial);
    return found.map((entry) => entry.box);
  }

  /** Something has gone: what is known around it of larger places is known no longer. */
  forgetAround(gone: Box, around: Box): void {
    for (const { box, room } of this.#grid.meeting(around)) {
      const beside = Math.max(gone.x - box.endX, box.x - gone.endX);
      room.shrink(beside, Math.max(gone.y - box.endY, box.y - gone.endY));
    }
  }

  /** The boxes of those that are not taken away at this time, in any order. */
  standing(box: Box, time: number): Box[] {
    const boxes: Box[] = [];
    for (const entry of this.#grid.meeting(box)) if (entry.takenAt !== time) boxes.push(entry.box);
    return boxes;
  }
}

/** A box with so much around it as lies on the page. */
function boxAround({ x, y, endX, endY }: Box, reach: number, page: Box): Box {
  return {
    x: Math.max(page.x, x - reach),
    y: Math.max(page.y, y - reach),
    endX: Math.min(page.endX, endX + reach),
    endY: Math.min(page.endY, endY + reach),
  };
}

/** The pages and their rectangles. */
export class LiveState {
  /** Sides of all pages in blocks. */
  readonly width: number;
  readonly height: number;
  readonly entries: Map<Id, LiveEntry> = new Map();
  /** What may be evicted, the least recently used first. */
  readonly idle: Map<Id, LiveEntry> = new Map();
  readonly pages: AtlasSpace[] = [];
  /** What lies on each page. */
  readonly lists: PageList[] = [];
  /** Counts what comes and goes. */
  changes = 0;
  frame = 0;
  /** Counts the searches for a place. */
  searches = 0;
  /** What they look around with. */
  readonly around: FreeAround = new FreeAround();
  /** Area of the rectangles in pixels. */
  area = 0;
  readonly #limit: number;
  /** The longest side of a place that was looked for. */
  #reach = 0;

  constructor(width: number, height: number, limit: number) {
    this.width = width;
    this.height = height;
    this.#limit = limit;
  }

  /** The page itself, as a box. */
  get whole(): Box {
    return { x: 0, y: 0, endX: this.width, endY: this.height };
  }

  /** Makes the pages up to this number; false if there may not be so many. */
  open(page: number): boolean {
    if (page >= this.#limit) return false;
    while (this.pages.length <= page) {
      this.pages.push(new AtlasSpace(this.width, this.height));
      this.lists.push(new PageList(this.width, this.height));
    }
    return true;
  }

  /** The first page with a free place, and the place; a further page is opened if there may be one. */
  find(across: number, down: number, turnable: boolean): { page: number; spot: Spot } | undefined {
    for (let page = 0; this.open(page); page++) {
      const spot = this.pages[page].find(across, down, turnable);
      if (spot !== undefined) return { page, spot };
    }
    return undefined;
  }

  /** Takes a place that is free. */
  put(placed: LivePlaced, box: Box): void {
    const entry: LiveEntry = {
      ...{ page: placed.page, slot: 0, serial: 0, box, placed, pinned: false },
      ...{ frame: this.frame, room: new KnownRoom(), takenAt: 0 },
    };
    this.pages[entry.page].occupy(box);
    this.lists[entry.page].add(entry);
    this.entries.set(placed.id, entry);
    this.idle.set(placed.id, entry);
    this.area += placed.width * placed.height;
    this.changes++;
  }

  /** Frees a rectangle's place. */
  remove(entry: LiveEntry): void {
    const { id, width, height } = entry.placed;
    this.#lift(entry);
    this.entries.delete(id);
    this.idle.delete(id);
    this.area -= width * height;
    this.changes++;
  }

  /** It is used now. */
  use(entry: LiveEntry): void {
    entry.frame = this.frame;
    entry.room.forget();
    if (entry.pinned) return;
    const { id } = entry.placed;
    this.idle.delete(id);
    this.idle.set(id, entry);
  }

  /** Its pixels are copied to a free place, which doesn't meet the old one. */
  move(entry: LiveEntry, page: number, box: Box, unit: number): { from: LivePlaced; to: LivePlaced } {
    const from = entry.placed;
    this.#lift(entry);
    return { from, to: this.#settle(entry, page, box, unit) };
  }

  /** All of them lie elsewhere now; their new places are free but for their old ones. */
  redraw(moves: readonly { entry: LiveEntry; page: number; box: Box }[], unit: number): LivePlaced[] {
    for (const { entry } of moves) this.#lift(entry);
    return moves.map(({ entry, page, box }) => this.#settle(entry, page, box, unit));
  }

  /** Remembers how large the places are that taking an entry away makes, as far as a place could reach. */
  remember(entry: LiveEntry, places: FreeRects, reach: number): void {
    entry.room.keep(places, reach);
    this.#reach = Math.max(this.#reach, reach);
  }

  /** It lies nowhere. */
  #lift(entry: LiveEntry): void {
    const { page, box } = entry;
    const list = this.lists[page];
    list.remove(entry);
    this.pages[page].remove(box, (part) => list.boxesIn(part));
    list.forgetAround(box, boxAround(box, this.#reach, this.whole));
    entry.room.forget();
  }

  #settle(entry: LiveEntry, page: number, box: Box, unit: number): LivePlaced {
    const { placed } = entry;
    const x = placed.x + unit * (box.x - entry.box.x);
    const y = placed.y + unit * (box.y - entry.box.y);
    entry.placed = { ...placed, page, x, y };
    entry.page = page;
    entry.box = box;
    this.pages[page].occupy(box);
    this.lists[page].add(entry);
    return entry.placed;
  }

  /** How many pages are in use, up to the last one on which something lies. */
  get used(): number {
    let count = this.pages.length;
    while (count > 0 && this.lists[count - 1].entries.length === 0) count--;
    return count;
  }
}
