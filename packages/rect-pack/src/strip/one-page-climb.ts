/**
 * A hill climb over sequences for one page that cannot hold everything (or may just hold it).
 *
 * Two members of the sequence change places, the lowest gap packs again, and the change stays if the page is filled no
 * worse. The waste that a better packing may have is known, so most packings are given up half-way.
 *
 * @see Wei, Oon, Zhu, Lim, A skyline heuristic for the 2D rectangular packing and strip packing problems, 2011
 */

import type { Random, Slices } from '@kit/grid';
import { copyLayout, copyOf, emptyLayout, type Items, type Layout } from '../items/items.js';
import { countPackings, type Tally } from '../items/tally.js';
import { LowestGap } from '../kernel/lowest-gap.js';
import { orderNarrowest } from '../orders/item-orders.js';

/** More candidates than this are not compared for a gap: there is always one that suits it. */
const longestWindow = 2000;

/** A climb that fills `width` × `height` as far as possible; the caller repeats {@link OnePageClimb.step}. */
export class OnePageClimb {
  /** The best packing so far; `page` is 0 or −1. */
  readonly layout: Layout;
  /** Area that it covers. */
  area = -1;
  /** How many items it holds. */
  placed = 0;
  readonly #items: Items;
  readonly #kernel: LowestGap;
  readonly #random: Random;
  readonly #trial: Layout;
  #order: Int32Array;

  constructor(items: Items, order: Int32Array, random: Random) {
    this.#items = items;
    this.#order = order.slice();
    this.#random = random;
    this.#kernel = new LowestGap(items, orderNarrowest);
    this.#trial = emptyLayout(items.count);
    this.layout = emptyLayout(items.count);
  }

  /** Packs another sequence, and goes on from it if it is no worse. */
  *start(order: Int32Array, width: number, height: number, pace: Tally): Slices<void> {
    const before = this.#order;
    this.#order = order.slice();
    if (!(yield* this.#pack(width, height, pace))) this.#order = before;
  }

  /** Packs the present sequence into a page of another size. */
  *again(width: number, height: number, pace: Tally): Slices<void> {
    this.area = -1;
    this.placed = 0;
    yield* this.#pack(width, height, pace);
  }

  /** What the best packing counts for. */
  worth(): number {
    const { page } = this.layout;
    if (this.#items.worth === undefined) return this.area;
    return this.#items.worth.reduce((sum, worth, item) => (page[item] < 0 ? sum : sum + worth), 0);
  }

  /** A copy of the best packing. */
  takeLayout(): Layout {
    return copyOf(this.layout);
  }

  /** One change and one packing; true if it is no worse. */
  *step(width: number, height: number, pace: Tally): Slices<boolean> {
    const order = this.#order;
    const count = order.length;
    const random = this.#random;
    const from = random.int(count);
    const to = random.int(count);
    const shifts = random.int(3) === 0;
    if (shifts) moveMember(order, from, to);
    else swapMembers(order, from, to);
    if (yield* this.#pack(width, height, pace)) return true;
    if (shifts) moveMember(order, to, from);
    else swapMembers(order, from, to);
    return false;
  }

  *#pack(width: number, height: number, pace: Tally): Slices<boolean> {
    const kernel = this.#kernel;
    const out = this.#trial;
    out.page.fill(-1);
    const maxWaste = width * height - this.area;
    const { count } = this.#items;
    const window = Math.min(count, longestWindow);
    const job = { order: this.#order, count, width, height, maxWaste, window, out, page: 0 };
    const packed = yield* kernel.run(job, pace);
    countPackings(pace, 1);
    if (!packed || kernel.area < this.area) return false;
    this.area = kernel.area;
    this.placed = kernel.placed;
    copyLayout(out, this.layout);
    return true;
  }
}

function swapMembers(order: Int32Array, a: number, b: number): void {
  const held = order[a];
  order[a] = order[b];
  order[b] = held;
}

/** Takes one out and puts it in elsewhere; what lies between moves up. */
function moveMember(order: Int32Array, from: number, to: number): void {
  const held = order[from];
  if (from < to) order.copyWithin(from, from + 1, to + 1);
  else order.copyWithin(to + 1, to, from);
  order[to] = held;
}
