/**
 * From where everything lies to where it would lie if it were packed anew, in steps that can be drawn on the same textures.
 *
 * One target after the other is filled, from the top: what lies there is parked elsewhere first, mostly in the holes of those
 * that have arrived. Where there is no room for that, the target is passed over and comes again when others have arrived; a
 * round in which nobody arrives is the last.
 * What was added meanwhile has no target; it is parked like all others. On a full page there may be no room to park anything:
 * what is left then is drawn anew, if the caller can do that.
 */
import { runSlices } from '@kit/grid';
import { fillPages } from '../fill/fill-pages.js';
import type { PageFrame } from '../fill/page-frame.js';
import { gapPacker } from '../fill/page-packers.js';
import type { Box } from '../items/box.js';
import { emptyLayout, makeItems } from '../items/items.js';
import { longPace } from '../items/tally.js';
import { orderItems } from '../orders/item-orders.js';
import { type FrameBudget, type Move, pixelsOf, type Step } from './frame-budget.js';
import type { LiveEntry } from './live-entry.js';
import type { LiveState } from './live-state.js';

/** So many candidates for each gap are compared. */
const window = 48;

/** A new arrangement has to be so much shorter to be worth its moves. */
const worthwhile = 0.96875;

/** Of more than so many no new arrangement is thought of: it would take longer than a frame may. */
const maxPlanned = 4096;

/** The way to a new arrangement. */
export class Rearrangement {
  readonly #state: LiveState;
  /** What is on its way, in the order of the new arrangement, and what was passed over for want of room. */
  #targets: Move[];
  #passedOver: Move[] = [];
  #at = 0;
  /** The changes of the state that this was made for. */
  readonly #madeAt: number;
  /** Has anyone arrived in this round? */
  #arrived = false;

  constructor(state: LiveState, targets: Move[]) {
    this.#state = state;
    this.#targets = targets;
    this.#madeAt = state.changes;
  }

  /** Looks at one target. */
  next(budget: FrameBudget): Step {
    if (this.#at === this.#targets.length && !this.#beginAgain()) return this.#redraw(budget);
    const target = this.#targets[this.#at];
    const { entry, page, box } = target;
    const state = this.#state;
    const isThere = entry.page === page && entry.box.x === box.x && entry.box.y === box.y;
    if (isThere || state.entries.get(entry.placed.id) !== entry) {
      this.#at++;
      return 'looked';
    }
    const [blocker] = state.lists[page].meeting(box);
    budget.looks -= state.lists[page].entries.length;
    const step = blocker === undefined ? budget.stepFor(target) : this.#park(blocker, target, budget);
    if (step === 'looked') {
      this.#passedOver.push(target);
      this.#at++;
    } else if (step === target) {
      this.#arrived = true;
      this.#at++;
    }
    return step;
  }

  /** Goes once more over what was passed over; false if that is no use. */
  #beginAgain(): boolean {
    if (!this.#arrived) return false;
    this.#targets = this.#passedOver;
    this.#passedOver = [];
    this.#at = 0;
    this.#arrived = false;
    return this.#targets.length > 0;
  }

  /** What is left goes there at one stroke, if it may be drawn anew and nothing has come meanwhile. */
  #redraw(budget: FrameBudget): Step {
    const state = this.#state;
    const redrawn = this.#passedOver;
    this.#passedOver = [];
    if (!budget.redraw || state.changes !== this.#madeAt || redrawn.length === 0) return 'done';
    const cost = redrawn.reduce((sum, { entry }) => sum + pixelsOf(entry.placed), 0);
    return cost > budget.left ? 'done' : { redrawn };
  }

  /** Makes room on a target: what lies there goes elsewhere, wherever that is. */
  #park(entry: LiveEntry, { page: targetPage, box: target }: Move, budget: FrameBudget): Step {
    const state = this.#state;
    const across = entry.box.endX - entry.box.x;
    const down = entry.box.endY - entry.box.y;
    for (let page = state.used - 1; page >= 0; page--) {
      const space = state.pages[page];
      budget.looks -= 2 * space.freeCount;
      const box = page === targetPage ? space.findBeside(across, down, target) : space.find(across, down, false)?.box;
      if (box === undefined) continue;
      return budget.stepFor({ entry, page, box });
    }
    return 'looked';
  }
}

/** Packs anew what lives, each lying as it lies; undefined if that would not be worth it. */
export function planRearrangement(state: LiveState): Rearrangement | undefined {
  if (state.entries.size > maxPlanned) return undefined;
  const entries = [...state.entries.values()];
  const { width, height, used } = state;
  const items = makeItems(
    Int32Array.from(entries, ({ box }) => box.endX - box.x),
    Int32Array.from(entries, ({ box }) => box.endY - box.y),
    new Uint8Array(entries.length),
  );
  const pace = longPace();
  const out = emptyLayout(entries.length);
  const whole = state.whole;
  const frame: PageFrame = { width, height, blocks: [], regions: [whole], spaces: [whole] };
  const order = orderItems(items, 'height', pace);
  const pages = { frame: () => frame, limit: used, distinct: 0 };
  runSlices(fillPages(items, order, gapPacker(items, window, pace), pages, out, pace));
  if (out.page.includes(-1)) return undefined;
  const targets = entries.map((entry, at): Move => {
    const [x, y] = [out.x[at], out.y[at]];
    return { entry, page: out.page[at], box: { x, y, endX: x + items.width[at], endY: y + items.height[at] } };
  });
  if (lengthOf(targets, height) > worthwhile * lengthOf(entries, height)) return undefined;
  // The new arrangement grows from the top; what is in its way finds the holes of what has gone there.
  targets.sort((a, b) => a.page - b.page || a.box.y - b.box.y || a.box.x - b.box.x);
  return new Rearrangement(state, targets);
}

/** How far down the pages are used, laid end to end. */
function lengthOf(list: readonly { readonly page: number; readonly box: Box }[], height: number): number {
  return list.reduce((most, { page, box }) => Math.max(most, page * height + box.endY), 0);
}
