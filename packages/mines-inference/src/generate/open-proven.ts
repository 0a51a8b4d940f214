/**
 * Opens whatever is proven safe until nothing is. What numbers say one by one is tried first, over and over: only where that is
 * stuck the whole inference is asked, which is what takes the time. What is proven stays proven, so the order changes nothing.
 */
import { type NeighborTable, type Slices, spend } from '@kit/grid';
import { collectConstraints } from '../kernel/constraints.js';
import type { Effort } from '../kernel/effort.js';
import { type Inference, infer } from '../kernel/infer.js';
import { propagate } from '../kernel/propagate.js';
import { HIDDEN } from '../kernel/symbols.js';
import { openInPlace } from '../play/open-in-place.js';

/** What the inference says where nothing more is proven safe; undefined if only mines are left. */
export function* openProven(
  shown: number[],
  mined: Uint8Array,
  table: NeighborTable,
  mines: number,
  effort: Effort,
): Slices<Inference | undefined> {
  for (;;) {
    let hidden = 0;
    for (const value of shown) if (value === HIDDEN) hidden++;
    if (hidden === mines) return undefined;
    const constraints = collectConstraints(shown, table, mines, true);
    if (spend(effort.pace, 8 * shown.length)) yield;
    const { values } = propagate(constraints);
    const isOpened = openSafe(shown, mined, table, values);
    if (spend(effort.pace, 8 * shown.length)) yield;
    if (isOpened) continue;
    effort.cache.nextBoard();
    const inference = yield* infer(constraints, effort);
    if (!openSafe(shown, mined, table, inference.values)) return inference;
  }
}

function openSafe(shown: number[], mined: Uint8Array, table: NeighborTable, values: Int8Array): boolean {
  let isAny = false;
  for (let cell = 0; cell < shown.length; cell++) {
    if (shown[cell] !== HIDDEN || values[cell] !== 0) continue;
    openInPlace(shown, mined, table, cell);
    isAny = true;
  }
  return isAny;
}
