/**
 * Whose place is given to a newcomer: that which frees a place with the least recently used victims.
 *
 * Of two sets of victims the better one is the one whose newest member was used longer ago. So they are taken away in
 * thought, the oldest first, until a place appears: it meets the last one taken, so only the surroundings of that one are
 * looked at. Of those taken away, the ones that lie elsewhere stay. What can't help is never evicted, and if not even all of
 * them make a place, nobody is.
 */
import type { Box } from '../items/box.js';
import { FreeAround, type Need } from '../kernel/free-around.js';
import type { FreeRects } from '../kernel/free-rects.js';
import type { LiveEntry } from './live-entry.js';
import type { LiveState, PageList } from './live-state.js';

/** A place that will be free, on which page, and of whom. */
export type Taking = {
  readonly page: number;
  readonly box: Box;
  readonly turned: boolean;
  readonly victims: readonly LiveEntry[];
};

/** Places that meet a box or touch it. */
const touching: Need = { width: 2, height: 2, turnable: false };

/** Finds the place; undefined if even all that may go make none. What was used in the current frame stays on demand. */
export function chooseVictims(state: LiveState, need: Need, keepFrame: boolean): Taking | undefined {
  const around = new FreeAround();
  const time = ++state.searches;
  for (const entry of state.idle.values()) {
    // Those behind it were used in this frame too.
    if (keepFrame && entry.frame === state.frame) return undefined;
    const { page, box, failures } = entry;
    entry.takenAt = time;
    if (failures.has(need.width, need.height) && (!need.turnable || failures.has(need.height, need.width))) continue;
    const { whole } = state;
    const window = windowAround(box, need, whole);
    const list = state.lists[page];
    // Most find no place between what touches them; only the others look at all that is around.
    around.search(box, list.standing(windowAround(box, touching, whole), time), window, need);
    if (around.pieces.count > 0) around.search(box, list.standing(window, time), window, need);
    if (around.pieces.count === 0) {
      if (around.complete) state.remember(entry, need);
      continue;
    }
    // Which place is taken must not depend on how the grid tells of them.
    const standing = list.meeting(window).filter(({ takenAt }) => takenAt !== time);
    around.search(
      box,
      standing.map((one) => one.box),
      window,
      need,
    );
    return leastTaking(around.pieces, need, page, state.lists[page]);
  }
  return undefined;
}

/** All places that meet the box lie in here. */
function windowAround(box: Box, { width, height, turnable }: Need, whole: Box): Box {
  const reachX = turnable ? Math.max(width, height) : width;
  const reachY = turnable ? reachX : height;
  return {
    x: Math.max(whole.x, box.x - reachX + 1),
    y: Math.max(whole.y, box.y - reachY + 1),
    endX: Math.min(whole.endX, box.endX + reachX - 1),
    endY: Math.min(whole.endY, box.endY + reachY - 1),
  };
}

/** Of the corners of the free pieces the one that costs the least pixels. */
function leastTaking(pieces: FreeRects, need: Need, page: number, list: PageList): Taking | undefined {
  let best: Taking | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < pieces.count; at++) {
    const [left, top, right, bottom] = [pieces.left[at], pieces.top[at], pieces.right[at], pieces.bottom[at]];
    for (const turned of need.turnable ? [false, true] : [false]) {
      const across = turned ? need.height : need.width;
      const down = turned ? need.width : need.height;
      if (right - left < across || bottom - top < down) continue;
      for (const x of [left, right - across]) {
        for (const y of [top, bottom - down]) {
          const box = { x, y, endX: x + across, endY: y + down };
          const victims = list.meeting(box);
          const cost = victims.reduce((sum, { placed }) => sum + placed.width * placed.height, 0);
          if (cost >= least) continue;
          least = cost;
          best = { page, box, turned, victims };
        }
      }
    }
  }
  return best;
}
