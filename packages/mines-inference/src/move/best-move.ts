/** What to open next: a safe cell if there is one, else the guess that wins most. */
import { type Cell, checkInteger, checkObject } from '@kit/grid';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import { infer } from '../kernel/infer.js';
import { createRegionCache } from '../kernel/region-cache.js';
import type { BoardLike } from '../types.js';
import { chooseGuess, type GuessLimits, guessLimits } from './choose-guess.js';

/** Options of {@link bestMove}. */
export type MoveOptions = {
  /** As for {@link analyze}; default 200,000. */
  readonly maxStates?: number | undefined;
  /** Endgames with at most so many layouts are solved exactly; default 1,200. */
  readonly maxLayouts?: number | undefined;
  /** The most positions in such an endgame; default 12,000. */
  readonly maxEndgameNodes?: number | undefined;
};

/** Why a move is the best. */
export type MoveReason = {
  /**
   * `safe`: proven. `endgame`: best by exact search. `forced`: a guess between two cells that nothing
   * can tell apart, so better now than later. `lookahead`: best chance to survive this move and the next. `odds`: the
   * safest cell. `none`: nothing is left to open, or nothing fits the board.
   */
  readonly key: 'safe' | 'endgame' | 'forced' | 'lookahead' | 'odds' | 'none';
  /** For {@link explainMove}. */
  readonly params: {
    /** Columns of the board. */
    readonly cols: number;
    /** The chance that the text names: to win in an endgame, else to survive the move. */
    readonly chance: number;
    /** Chance that a proven safe move follows a guess, where that was examined. */
    readonly progress?: number | undefined;
  };
};

/** The move to make. */
export type Move = {
  /** The cell to open; `null` if nothing is left to open or nothing fits the board. */
  readonly cell: Cell | null;
  /** All proven safe cells. */
  readonly safe: readonly Cell[];
  /** The chance that opening the cell sets off no mine. */
  readonly survival: number;
  /** The exact chance to win the game by best play, where it is known. */
  readonly winChance?: number | undefined;
  /** Why. */
  readonly reason: MoveReason;
};

/**
 * The cell to open next. Flags count as mines.
 *
 * A proven safe cell where there is one. Else, with few layouts left, best play by exact search; else the cell that is
 * most likely to survive this move and the next, those that open the way to safe moves preferred.
 *
 * @param board - what the player sees
 * @param options - how much thought it may take
 * @returns the move with its reason
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board, `bad-options`, `bad-number`
 *
 * @example
 * ```ts
 * import { bestMove, parseMines } from '@kit/mines-inference';
 *
 * const { cell, survival, winChance, reason } = bestMove(parseMines('mines 1\n# 1 #'));
 * cell; // => 0
 * survival; // => 0.5
 * winChance; // => 0.5
 * reason.key; // => 'endgame'
 * ```
 */
export function bestMove(board: BoardLike, options: MoveOptions = {}): Move {
  const read = readBoard(board);
  checkObject(options, 'options');
  return bestMoveRead(read, {
    maxStates: checkInteger(options.maxStates ?? guessLimits.maxStates, 'maxStates', 1, 16_777_216),
    maxLayouts: checkInteger(options.maxLayouts ?? guessLimits.maxLayouts, 'maxLayouts', 0, 65_535),
    maxEndgameNodes: checkInteger(
      options.maxEndgameNodes ?? guessLimits.maxEndgameNodes,
      'maxEndgameNodes',
      0,
      1_000_000_000,
    ),
  });
}

/** {@link bestMove} behind the checks. */
export function bestMoveRead({ cells: shown, table, mines, cols }: ReadBoard, limits: GuessLimits): Move {
  const cells = Int32Array.from(shown);
  const constraints = collectConstraints(cells, table, mines, true);
  const cache = createRegionCache();
  const inference = infer(constraints, limits.maxStates, cache);
  const { status, values, chances } = inference;
  const safe: number[] = [];
  let isOpen = false;
  for (let cell = 0; cell < cells.length; cell++) {
    if (constraints.unknown[cell] === 0) continue;
    if (values[cell] === 0) safe.push(cell);
    if (values[cell] !== 1) isOpen = true;
  }
  const move = (
    cell: number | null,
    key: MoveReason['key'],
    survival: number,
    winChance?: number,
    progress?: number,
  ): Move => ({
    cell,
    safe,
    survival,
    ...(winChance === undefined ? {} : { winChance }),
    reason: { key, params: { cols, chance: winChance ?? survival, ...(progress === undefined ? {} : { progress }) } },
  });
  if (status === 'inconsistent' || !isOpen) return move(null, 'none', 0);
  if (safe.length > 0) return move(safe[0]!, 'safe', 1);
  const guess = chooseGuess(cells, table, mines, inference, limits, cache);
  if (guess === undefined) return move(null, 'none', 0);
  const survival = chances[guess.cell]! < 0 ? 0 : 1 - chances[guess.cell]!;
  return move(guess.cell, guess.reason, survival, guess.winChance, guess.progress);
}
