/**
 * Defragmentation in a budget of pixels: everything rises ({@link Rise}) until a pass moves nothing; then all is packed anew
 * in thought, and if that is clearly shorter, goes there step by step ({@link Rearrangement}).
 *
 * A call also looks at a counted number of places only, and the next one goes on where it stopped; so a frame never pays for
 * the whole atlas. When there is nothing left to gain, a call costs nothing until something comes or goes.
 */
import type { LiveChange, LiveMove, LivePlaced } from '../types.js';
import { type FrameBudget, pixelsOf } from './frame-budget.js';
import type { LiveState } from './live-state.js';
import { planRearrangement, type Rearrangement } from './rearrange.js';
import { Rise } from './rise.js';

/** Moves what lives towards the first pages and their tops. */
export class Defragmenter {
  readonly #state: LiveState;
  readonly #unit: number;
  #work: Rise | Rearrangement;
  /** The changes of the state when all was last packed anew in thought. */
  #plannedAt = -1;
  /** The changes of the state when there was nothing left to do. */
  #settledAt = -1;

  constructor(state: LiveState, unit: number) {
    this.#state = state;
    this.#unit = unit;
    this.#work = new Rise(state);
  }

  /** Copies at most so many pixels, or draws them anew. */
  run(budget: FrameBudget): LiveChange {
    const state = this.#state;
    const moved: LiveMove[] = [];
    const added: LivePlaced[] = [];
    while (budget.left > 0 && budget.looks > 0 && this.#settledAt !== state.changes) {
      const step = this.#work.next(budget);
      if (step === 'later') break;
      if (step === 'looked') continue;
      if (step === 'done') {
        this.#goOn(budget);
        continue;
      }
      if ('redrawn' in step) {
        budget.left = 0;
        added.push(...state.redraw(step.redrawn, this.#unit));
        continue;
      }
      const { entry, page, box } = step;
      budget.left -= pixelsOf(entry.placed);
      budget.looks -= 4 * state.lists[page].entries.length;
      moved.push({ id: entry.placed.id, ...state.move(entry, page, box, this.#unit) });
    }
    return { evicted: [], moved, added };
  }

  /** What comes after a piece of work. */
  #goOn(budget: FrameBudget): void {
    const state = this.#state;
    const last = this.#work;
    // All is sorted, and perhaps packed.
    budget.looks -= 20 * state.entries.size;
    if (last instanceof Rise && !last.moved) {
      const plan = this.#plannedAt === state.changes ? undefined : planRearrangement(state);
      this.#plannedAt = state.changes;
      if (plan === undefined) this.#settledAt = state.changes;
      this.#work = plan ?? new Rise(state);
    } else this.#work = new Rise(state);
  }
}
