/** A whole game played by the package itself: for win rates and for judging boards. */
import { checkCell, checkInteger, checkObject, type NeighborTable } from '@kit/grid';
import { readField } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import { infer } from '../kernel/infer.js';
import { createRegionCache } from '../kernel/region-cache.js';
import { chooseGuess, type GuessLimits, guessLimits } from '../move/choose-guess.js';
import type { FieldLike } from '../types.js';
import { openInPlace } from './open-in-place.js';

/** Options of {@link simulateGame}. */
export type SimulateOptions = {
  /** The first cell to open; default 0, a corner. It is not made safe: that is the generator's affair. */
  readonly firstOpen?: number | undefined;
  /** As for {@link analyze}; default 200,000. */
  readonly maxStates?: number | undefined;
};

/** How a game went. */
export type GameRecord = {
  /** The outcome. */
  readonly status: 'won' | 'lost';
  /** How often a cell was opened that was not certain, the first cell not counted. */
  readonly guesses: number;
  /** The cells that were opened by hand, in order. */
  readonly opened: readonly number[];
};

/**
 * Plays a game to its end: what is safe is opened, else the guess of {@link bestMove}. Deterministic.
 *
 * @param field - where the mines are; only what is opened is looked at
 * @param options - where to begin
 * @returns the outcome and the moves
 * @throws {@link InvalidInputError} the codes of {@link newBoard} for the field, `bad-cell`, `bad-number`, `bad-options`
 *
 * @example
 * ```ts
 * import { simulateGame } from '@kit/mines-inference';
 *
 * simulateGame({ rows: 3, cols: 3, mineCells: [8] }); // => { status: 'won', guesses: 0, opened: [0] }
 * ```
 */
export function simulateGame(field: FieldLike, options: SimulateOptions = {}): GameRecord {
  const { rows, cols, mines, mined, table } = readField(field);
  checkObject(options, 'options');
  const firstOpen = checkCell({ rows, cols }, options.firstOpen ?? 0, 'firstOpen');
  const maxStates = checkInteger(options.maxStates ?? guessLimits.maxStates, 'maxStates', 1, 16_777_216);
  return playGame(mined, table, mines, firstOpen, { ...guessLimits, maxStates });
}

function playGame(
  mined: Uint8Array,
  table: NeighborTable,
  mines: number,
  firstOpen: number,
  limits: GuessLimits,
): GameRecord {
  const shown: number[] = new Array<number>(mined.length).fill(-1);
  const cache = createRegionCache();
  const opened: number[] = [];
  let guesses = 0;
  let next: readonly number[] = [firstOpen];
  for (;;) {
    for (const cell of next) {
      if (shown[cell] !== -1) continue;
      opened.push(cell);
      if (!openInPlace(shown, mined, table, cell)) return { status: 'lost', guesses, opened };
    }
    if (shown.reduce((hidden, value) => hidden + (value < 0 ? 1 : 0), 0) === mines)
      return { status: 'won', guesses, opened };
    cache.nextBoard();
    const cells = Int32Array.from(shown);
    const inference = infer(collectConstraints(cells, table, mines, true), limits.maxStates, cache);
    next = shown.flatMap((value, cell) => (value === -1 && inference.values[cell] === 0 ? [cell] : []));
    if (next.length > 0) continue;
    guesses++;
    const guess = chooseGuess(cells, table, mines, inference, limits, cache);
    next = [guess?.cell ?? shown.indexOf(-1)];
  }
}
