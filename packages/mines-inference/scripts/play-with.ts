/** A game as `simulateGame` plays it, but with limits of one's own for its guesses: did it win? */
import type { Slices } from '@kit/grid';
import { readField } from '../src/board/read-board.js';
import { collectConstraints } from '../src/kernel/constraints.js';
import { infer } from '../src/kernel/infer.js';
import type { Pace } from '../src/kernel/pace.js';
import { createRegionCache } from '../src/kernel/region-cache.js';
import { chooseGuess, type GuessLimits } from '../src/move/choose-guess.js';
import { openInPlace } from '../src/play/open-in-place.js';
import type { FieldLike } from '../src/types.js';

export function* playWith(field: FieldLike, firstOpen: number, limits: GuessLimits, pace: Pace): Slices<boolean> {
  const { mined, table, mines } = yield* readField(field, pace);
  const cells = new Array<number>(mined.length).fill(-1);
  const cache = createRegionCache();
  let next: readonly number[] = [firstOpen];
  for (;;) {
    for (const cell of next) if (!(yield* openInPlace(cells, mined, table, cell, pace))) return false;
    if (cells.filter((value) => value < 0).length === mines) return true;
    cache.nextBoard();
    const shown = new Int32Array(cells);
    const constraints = yield* collectConstraints(shown, table, mines, true, pace);
    const inference = yield* infer(constraints, limits.maxStates, pace, cache);
    const safe = cells.flatMap((value, cell) => (value === -1 && inference.values[cell] === 0 ? [cell] : []));
    next = safe.length > 0 ? safe : [(yield* chooseGuess(shown, table, mines, inference, limits, pace, cache)).cell];
  }
}
