import type { Box } from '../items/box.js';
import type { LivePlaced } from '../types.js';

/** One rectangle that lives. */
export type LiveEntry = {
  page: number;
  /** Where it stands in the list of its page. */
  slot: number;
  box: Box;
  placed: LivePlaced;
  pinned: boolean;
  /** The frame in which it was last used. */
  frame: number;
  /** The search for a place that has taken it away in thought. */
  takenAt: number;
};
