/** Games as `simulateGame` plays them, but with limits of one's own for its guesses: are they won? */
import type { Pace, Slices } from '@kit/grid';
import { readField } from '../src/board/read-board.js';
import { collectConstraints } from '../src/kernel/constraints.js';
import { newEffort } from '../src/kernel/effort.js';
import { type Inference, infer } from '../src/kernel/infer.js';
import type { RegionCache } from '../src/kernel/region-cache.js';
import { chooseGuess, type GuessLimits } from '../src/move/choose-guess.js';
import { openInPlace } from '../src/play/open-in-place.js';
import type { FieldLike } from '../src/types.js';

/** A field that was read. */
export type Field = ReturnType<typeof readField>;

/** Where a game stands when it has to guess. */
export type Guess = {
  readonly shown: Int32Array;
  readonly inference: Inference;
  readonly cache: RegionCache;
  readonly choice: ReturnType<typeof chooseGuess> extends Slices<infer Choice> ? Choice : never;
};

/** A game from its first cell. */
export function* playWith(field: FieldLike, firstOpen: number, limits: GuessLimits, pace: Pace): Slices<boolean> {
  const read = readField(field);
  return yield* playOn(read, new Array<number>(read.mined.length).fill(-1), [firstOpen], limits, pace);
}

/** A game from where it stands, `next` being opened first; the cells are changed. `onGuess` is told of each guess. */
export function* playOn(
  { mined, table, mines }: Field,
  cells: number[],
  next: readonly number[],
  limits: GuessLimits,
  pace: Pace,
  onGuess?: (guess: Guess) => void,
): Slices<boolean> {
  const effort = newEffort(limits.maxStates, pace);
  for (;;) {
    for (const cell of next) if (!openInPlace(cells, mined, table, cell)) return false;
    if (cells.filter((value) => value < 0).length === mines) return true;
    effort.cache.nextBoard();
    const shown = new Int32Array(cells);
    const constraints = collectConstraints(shown, table, mines, true);
    const inference = yield* infer(constraints, effort);
    const safe = cells.flatMap((value, cell) => (value === -1 && inference.values[cell] === 0 ? [cell] : []));
    next = safe;
    if (safe.length > 0) continue;
    const choice = yield* chooseGuess({ cells: shown, table, mines, limits, effort }, inference);
    onGuess?.({ shown, inference, cache: effort.cache, choice });
    next = [choice.cell];
  }
}
