import type { Box } from '../items/box.js';
import type { LivePlaced } from '../types.js';
import type { KnownRoom } from './known-room.js';

/** One rectangle that lives. */
export type LiveEntry = {
  page: number;
  /** Where it stands in the list of its page. */
  slot: number;
  /** Counts what came to the page before it. */
  serial: number;
  box: Box;
  placed: LivePlaced;
  pinned: boolean;
  /** The frame in which it was last used. */
  frame: number;
  /** What taking it away makes room for. */
  readonly room: KnownRoom;
  /** The search for a place that has taken it away in thought. */
  takenAt: number;
};
