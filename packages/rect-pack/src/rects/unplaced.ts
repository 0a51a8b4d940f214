import type { Unplaced, UnplacedReason } from '../types.js';

/** What finds no place, and why. A search that is stopped tells a hundred thousand of them at once: so nothing is spread. */
export function unplacedOf(id: string | number, reason: UnplacedReason, data: unknown): Unplaced {
  return data === undefined ? { id, reason } : { id, reason, data };
}
