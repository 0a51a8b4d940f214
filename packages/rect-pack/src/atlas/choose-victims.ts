/**
 * Whose place is given to a newcomer: that which frees a place with the least recently used victims.
 *
 * Of two sets of victims the better one is the one whose newest member was used longer ago. So they are taken away in
 * thought, the oldest first, until a place appears: it meets the last one taken, so only the surroundings of that one are
 * looked at. How large the places there are is remembered ({@link KnownRoom}), so most are looked at once and not for each
 * newcomer. Of those taken away, the ones that lie elsewhere stay. What can't help is never evicted, and if not even all of
 * them make a place, nobody is.
 */
import type { Box } from '../items/box.js';
import { anything, type Need } from '../kernel/free-around.js';
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

/** Finds the place; undefined if even all that may go make none. What was used in the current frame stays on demand. */
export function chooseVictims(state: LiveState, need: Need, keepFrame: boolean): Taking | undefined {
  const { around, whole } = state;
  const time = ++state.searches;
  for (const entry of state.idle.values()) {
    // Those behind it were used in this frame too.
    if (keepFrame && entry.frame === state.frame) return undefined;
    entry.takenAt = time;
    if (!mayHold(entry, need)) continue;
    const { page, box } = entry;
    const list = state.lists[page];
    const reach = reachOf(need);
    const far = windowAround(box, reach, reach, whole);
    around.search(box, list.standing(far, time), far, anything);
    if (around.complete) state.remember(entry, around.pieces, reach);
    else entry.room.forget();
    if (!mayHold(entry, need)) continue;
    const { width, height, turnable } = need;
    const side = Math.max(width, height);
    const window = turnable ? windowAround(box, side, side, whole) : windowAround(box, width, height, whole);
    // Which place is taken must not depend on how the grid tells of them.
    const met = list.meeting(window).flatMap((one) => (one.takenAt === time ? [] : [one.box]));
    around.search(box, met, window, need);
    if (around.pieces.count > 0) return leastTaking(around.pieces, need, page, list);
  }
  return undefined;
}

/** Does taking it away make a place, as far as is known? */
function mayHold({ room }: LiveEntry, { width, height, turnable }: Need): boolean {
  return room.mayHold(width, height) || (turnable && room.mayHold(height, width));
}

/** Places of other sides will be looked for as well, so a little more is looked at than has to be. */
const step = 8;

/** The longest side of the places that are looked at. */
function reachOf({ width, height }: Need): number {
  return step * Math.ceil(Math.max(width, height) / step);
}

/** All places of these sides that meet the box lie in here. */
function windowAround(box: Box, width: number, height: number, whole: Box): Box {
  return {
    x: Math.max(whole.x, box.x - width + 1),
    y: Math.max(whole.y, box.y - height + 1),
    endX: Math.min(whole.endX, box.endX + width - 1),
    endY: Math.min(whole.endY, box.endY + height - 1),
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
