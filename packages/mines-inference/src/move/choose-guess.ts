/**
 * Which cell to open when nothing is safe.
 *
 * Few layouts left: best play exactly. Else each of the safest cells is tried in thought: for every number that it might
 * show, how likely is that, and how safe would the next move be? Survival times next survival, with a bonus where a safe
 * move would follow. Cells whose survival alone can't reach the best score are not tried.
 */
import type { NeighborTable } from '@kit/grid';
import { collectConstraints } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import type { RegionCache } from '../kernel/region-cache.js';
import { scaledRatio, smallNumber } from '../kernel/scaled.js';
import { searchEndgame } from './endgame-search.js';
import { enumerateLayouts } from './enumerate-layouts.js';
import { findForcedCoin } from './forced-coin.js';
import { guessCandidates } from './guess-candidates.js';

/** A guess and why. */
export type Guess = {
  readonly cell: number;
  /** Exact chance to win, where the endgame could be solved. */
  readonly winChance?: number;
  readonly reason: 'endgame' | 'forced' | 'lookahead' | 'odds';
  /** Chance that a safe move follows. */
  readonly progress?: number;
};

/** How much work a guess may be. */
export type GuessLimits = {
  readonly maxStates: number;
  readonly maxLayouts: number;
  readonly maxEndgameNodes: number;
};

/** The value of a next move that is certain, against 1 for one that is merely likely to survive. */
const certainBonus = 1;
/** Values below this share of the best survival are not examined. */
const survivalShare = 0.86;

export function chooseGuess(
  cells: Int32Array,
  table: NeighborTable,
  mines: number,
  inference: Inference,
  limits: GuessLimits,
  cache?: RegionCache,
): Guess | undefined {
  const constraints = collectConstraints(cells, table, mines, true);
  const { chances, weight } = inference;
  const layoutCount = weight && smallNumber(weight);
  if (layoutCount !== undefined && layoutCount <= limits.maxLayouts + 0.5) {
    const layouts = enumerateLayouts(cells, table, constraints, limits.maxLayouts);
    const best = layouts && searchEndgame(layouts, limits.maxEndgameNodes);
    if (layouts && best) return { cell: best.cell, winChance: best.wins / layouts.count, reason: 'endgame' };
  }
  const coin = findForcedCoin(table, constraints, inference);
  if (coin !== undefined) return { cell: coin, reason: 'forced' };
  const candidates = guessCandidates(cells, table, constraints, chances, survivalShare);
  const [first] = candidates;
  if (first === undefined) return undefined;
  if (weight === undefined || constraints.count === 0) return { cell: first, reason: 'odds' };

  let best: Guess = { cell: first, reason: 'odds' };
  let bestScore = -1;
  for (const cell of candidates) {
    if ((1 - chances[cell]!) * certainBonus <= bestScore) continue;
    let score = 0;
    let progress = 0;
    const most = table.starts[cell + 1]! - table.starts[cell]!;
    for (let value = 0; value <= most; value++) {
      cells[cell] = value;
      const next = infer(collectConstraints(cells, table, mines, true), limits.maxStates, cache);
      if (next.status !== 'consistent' || next.weight === undefined) continue;
      const share = scaledRatio(next.weight, weight);
      const safety = nextSafety(next, cells);
      if (safety === 1) progress += share;
      score += share * (safety === 1 ? certainBonus : safety);
    }
    cells[cell] = -1;
    if (score > bestScore) {
      bestScore = score;
      best = { cell, reason: 'lookahead', progress };
    }
  }
  return best;
}

/** The survival of the safest hidden cell; 1 also if nothing is left to open. */
function nextSafety({ chances }: Inference, cells: Int32Array): number {
  let least = 2;
  let open = false;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== -1) continue;
    if (chances[cell] === 0) return 1;
    if (chances[cell]! < 1) open = true;
    if (chances[cell]! < least) least = chances[cell]!;
  }
  return open ? 1 - least : 1;
}
