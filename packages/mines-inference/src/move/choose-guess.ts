/**
 * Which cell to open when nothing is safe.
 *
 * Few layouts left: best play exactly. Else each of the safest cells, and each cell that may end as the toss of a coin, is
 * tried in thought: for every number that it might show, how likely is that, and what would the position be worth then?
 * Trying a cell stops as soon as what is left of its chance can't bring it past the best.
 */
import { type NeighborTable, type Slices, spend } from '@kit/grid';
import { collectConstraints } from '../kernel/constraints.js';
import type { Effort } from '../kernel/effort.js';
import type { Inference } from '../kernel/infer.js';
import { smallNumber } from '../kernel/scaled.js';
import { coinCells } from './coin-risk.js';
import { searchEndgame } from './endgame-search.js';
import { enumerateLayouts } from './enumerate-layouts.js';
import { findForcedCoin } from './forced-coin.js';
import { borderOf, guessCandidates } from './guess-candidates.js';
import { lookAhead } from './look-ahead.js';
import { beginThought, markMines, type Thought } from './thought.js';

/** A guess and why. */
export type Guess = {
  readonly cell: number;
  /** Exact chance to win, where the endgame could be solved. */
  readonly winChance?: number | undefined;
  readonly reason: 'endgame' | 'forced' | 'lookahead' | 'odds';
  /** Chance that a safe move follows. */
  readonly progress?: number | undefined;
};

/** How much work a guess may be. */
export type GuessLimits = {
  readonly maxStates: number;
  readonly maxLayouts: number;
  readonly maxEndgameNodes: number;
};

/** The limits by default; scripts/guess-limits.ts says what more or less of an endgame wins and costs. */
export const guessLimits: GuessLimits = /* @__PURE__ */ Object.freeze({
  maxStates: 200_000,
  maxLayouts: 400,
  maxEndgameNodes: 4_000,
});

/** Cells on the border that survive less than this share of the best are not tried. */
const survivalShare = 0.86;

/** What a guess is chosen on; its effort has the limit of states. */
export type Position = {
  /** What the player sees, flags being mines. */
  readonly cells: Int32Array;
  readonly table: NeighborTable;
  readonly mines: number;
  readonly limits: GuessLimits;
  readonly effort: Effort;
};

/**
 * The guess, on a board with open questions and without a safe cell: there is always a candidate.
 *
 * @param whenBetter - receives each guess that is better than those before, the last being the answer
 */
export function* chooseGuess(
  { cells, table, mines, limits, effort }: Position,
  inference: Inference,
  whenBetter?: (guess: Guess) => void,
): Slices<Guess> {
  const { pace } = effort;
  const thought = yield* beginThought(cells, table, mines, effort);
  const { constraints } = thought;
  const { chances, weight } = inference;
  const layoutCount = (weight && smallNumber(weight)) ?? Number.POSITIVE_INFINITY;
  if (layoutCount <= limits.maxLayouts + 0.5) {
    // A mine that is proven is no question: without such cells the lists are several times shorter.
    const marked = thought.cells.slice();
    markMines(marked, constraints, inference.values);
    const questions = collectConstraints(marked, table, mines, true);
    if (spend(pace, 8 * marked.length)) yield;
    const layouts = yield* enumerateLayouts(marked, table, questions, limits.maxLayouts, pace);
    const best = layouts && (yield* searchEndgame(layouts, limits.maxEndgameNodes, pace));
    if (layouts && best) return { cell: best.cell, winChance: best.wins / layouts.count, reason: 'endgame' };
  }
  const coin = yield* findForcedCoin(thought.cells, table, constraints, inference, pace);
  if (coin !== undefined) return { cell: coin, reason: 'forced' };
  const { border, candidates } = yield* cellsToTry(thought, inference);
  const [first] = candidates;
  if (weight === undefined || !border.includes(1)) return { cell: first, reason: 'odds' };

  let best: Guess = { cell: first, reason: 'odds' };
  whenBetter?.(best);
  let bestWorth = -1;
  for (const cell of candidates) {
    const { worth, progress } = yield* lookAhead(thought, chances, cell, weight, bestWorth);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = { cell, reason: 'lookahead', progress };
    whenBetter?.(best);
  }
  return best;
}

/** The cells that are tried in thought, each once: the safest first, then likely coins; and what lies on the border. */
export function* cellsToTry(
  { cells, table, constraints, effort: { pace } }: Thought,
  inference: Inference,
): Slices<{ border: Uint8Array; candidates: readonly number[] }> {
  const border = borderOf(cells, table, constraints);
  if (spend(pace, 4 * border.length + constraints.members.length)) yield;
  const safest = guessCandidates(border, table, constraints, inference.chances, survivalShare);
  if (spend(pace, 16 * border.length)) yield;
  const coins = yield* coinCells(table, cells, inference, pace);
  return { border, candidates: [...new Set([...safest, ...coins])] };
}
