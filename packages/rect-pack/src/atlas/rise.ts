/**
 * One pass over what lives: what lies far down goes to a free place further up, the farthest first. A place is better on an
 * earlier page, then where it ends higher, then where it is more to the left; so every move is progress and passes end.
 */
import type { FrameBudget, Step } from './frame-budget.js';
import type { LiveEntry } from './live-entry.js';
import type { LiveState } from './live-state.js';

/** The pass. */
export class Rise {
  /** Has anything moved? */
  moved = false;
  readonly #state: LiveState;
  /** What has still to be looked at, the farthest last. */
  readonly #queue: LiveEntry[];

  constructor(state: LiveState) {
    this.#state = state;
    this.#queue = [...state.entries.values()].sort(
      (a, b) => a.page - b.page || a.box.endY - b.box.endY || a.box.endX - b.box.endX,
    );
  }

  /** Looks at the next one. */
  next(budget: FrameBudget): Step {
    const state = this.#state;
    const entry = this.#queue.at(-1);
    if (entry === undefined) return 'done';
    const step = state.entries.get(entry.placed.id) === entry ? this.#lift(entry, budget) : 'looked';
    if (step !== 'later') this.#queue.pop();
    if (typeof step === 'object') this.moved = true;
    return step;
  }

  #lift(entry: LiveEntry, budget: FrameBudget): Step {
    const { pages } = this.#state;
    const { page: own, box } = entry;
    const across = box.endX - box.x;
    const down = box.endY - box.y;
    for (let page = 0; page <= own; page++) {
      budget.looks -= 1 + pages[page].freeCount;
      const spot = pages[page].find(across, down, false, page === own);
      if (spot === undefined) continue;
      const to = spot.box;
      const isHigher = page < own || to.endY < box.endY || (to.endY === box.endY && to.x < box.x);
      return isHigher ? budget.stepFor({ entry, page, box: to }) : 'looked';
    }
    return 'looked';
  }
}
