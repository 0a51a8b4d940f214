/**
 * What an opening was worth: was it certain, was there something certain, else how good a guess was it?
 *
 * With few layouts left the chance to win is exact. Else guesses are compared by the look-ahead of `bestMove`, whose estimates
 * are no chances but stand in proportion to them; differences below a hundredth are not told apart.
 */
import { type Slices, spend } from '@kit/grid';
import { collectConstraints, withoutMinesIn } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import { insideUnit } from '../kernel/infer-parts.js';
import { type Scaled, scaledRatio, smallNumber } from '../kernel/scaled.js';
import { HIDDEN } from '../kernel/symbols.js';
import { cellsToTry, type Position as GuessPosition } from '../move/choose-guess.js';
import { findForcedCoin } from '../move/forced-coin.js';
import { lookAhead } from '../move/look-ahead.js';
import { beginThought } from '../move/thought.js';
import type { ReviewedMove } from '../types.js';
import { endgameWorth } from './endgame-worth.js';

/** The judgement of an opening. */
export type Opening = Pick<ReviewedMove, 'risk' | 'leastRisk' | 'bestRisk' | 'cost' | 'winChance' | 'bestWinChance'> & {
  readonly key: 'start' | 'safe' | 'perfect-guess' | 'inferior-guess' | 'missed-safe' | 'certain-mine' | 'unknown';
  /** A better cell. */
  readonly better?: number | undefined;
};

/** The estimates are no better than this. */
const indistinct = 0.01;

/** A position without flags. */
export type Position = GuessPosition & {
  /** How many of the open cells are holes. */
  readonly holes: number;
};

export function* judgeOpening(position: Position, aimed: readonly number[]): Slices<Opening> {
  const { cells, table, mines, holes, limits, effort } = position;
  effort.cache.nextBoard();
  const constraints = collectConstraints(cells, table, mines, true);
  const inference = yield* infer(constraints, effort);
  const { values, chances, weight, status } = inference;
  const risk = yield* jointRisk(position, inference, aimed);
  if (risk === 0) return { key: 'safe', risk, leastRisk: 0, cost: 0 };
  let safest: number | undefined;
  let open = -holes;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] >= 0) open++;
    if (cells[cell] !== HIDDEN) continue;
    if (values[cell] === 0 || (values[cell] !== 1 && chances[cell] >= 0)) {
      if (safest === undefined || chances[cell] < chances[safest]) safest = cell;
    }
  }
  if (spend(effort.pace, 2 * cells.length)) yield;
  const least = safest === undefined ? undefined : { leastRisk: chances[safest] };
  const isClosed = constraints.count === 0 && open === 0;
  if (isClosed && risk !== 1) return { ...least, key: 'start', risk, cost: 0 };
  const exact =
    weight !== undefined && (smallNumber(weight) ?? Number.POSITIVE_INFINITY) <= limits.maxLayouts + 0.5
      ? yield* endgameWorth(position, aimed)
      : undefined;
  const worth = exact && {
    cost: 1 - exact.chosen / exact.best,
    winChance: exact.chosen / exact.layouts,
    bestWinChance: exact.best / exact.layouts,
  };
  const facts = { ...least, ...worth, risk };
  if (risk === 1) return { ...facts, key: 'certain-mine', cost: 1, better: safest };
  if (safest !== undefined && values[safest] === 0) {
    return { ...facts, key: 'missed-safe', cost: worth?.cost ?? risk, better: safest, bestRisk: 0 };
  }
  if (exact !== undefined) {
    const isPerfect = exact.chosen === exact.best;
    if (isPerfect) return { ...facts, key: 'perfect-guess', bestRisk: risk };
    return { ...facts, key: 'inferior-guess', better: exact.bestCell, bestRisk: chances[exact.bestCell] };
  }
  if (status === 'limit' || weight === undefined || risk === undefined) return { ...facts, key: 'unknown' };
  const compared = yield* compareGuess(position, { ...inference, weight }, aimed, risk);
  return { ...facts, ...compared, bestRisk: compared.better === undefined ? risk : chances[compared.better] };
}

/** Is there a guess that the look-ahead thinks better? A chord of several uncertain cells counts as its least certain one. */
function* compareGuess(
  { cells, table, mines, effort }: Position,
  inference: Inference & { readonly weight: Scaled },
  aimed: readonly number[],
  risk: number,
): Slices<Pick<Opening, 'key' | 'cost' | 'better'>> {
  const { chances, weight } = inference;
  const { pace } = effort;
  const thought = yield* beginThought(cells, table, mines, effort);
  const { constraints } = thought;
  const uncertain = aimed.filter((cell) => chances[cell] !== 0).sort((a, b) => chances[b] - chances[a]);
  const [chosen] = uncertain;
  const coin = yield* findForcedCoin(thought.cells, table, constraints, inference, pace);
  if (coin !== undefined && uncertain.length === 1) {
    // The other of the two is as good: none of them is told apart from the other by any number.
    const pair = isPartner(constraints, inference, coin, chosen);
    if (chosen === coin || pair) return { key: 'perfect-guess', cost: 0 };
  }
  const { candidates } = yield* cellsToTry(thought, inference);
  const own = yield* lookAhead(thought, chances, chosen, weight, -1);
  // Of cells opened together the one alone is what could be compared; the others only add to the risk.
  const ownWorth = (own.worth * (1 - risk)) / (1 - chances[chosen]);
  let better: number | undefined;
  let bestWorth = ownWorth;
  for (const cell of candidates) {
    if (cell === chosen && uncertain.length === 1) continue;
    const { worth } = yield* lookAhead(thought, chances, cell, weight, bestWorth);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    better = cell;
  }
  const cost = 1 - ownWorth / bestWorth;
  if (better === undefined || cost < indistinct) return { key: 'perfect-guess', cost: 0 };
  return { key: 'inferior-guess', cost, better };
}

/** Are these the two open questions of one number? */
function isPartner(
  { count, starts, members }: { readonly count: number; readonly starts: Int32Array; readonly members: Int32Array },
  { values }: Inference,
  a: number,
  b: number,
): boolean {
  for (let id = 0; id < count; id++) {
    const open = members.subarray(starts[id], starts[id + 1]).filter((cell) => values[cell] === -1);
    if (open.length === 2 && open.includes(a) && open.includes(b)) return true;
  }
  return false;
}

/** Exactly 0 and 1 only where proven; undefined where the chances are not known. */
export function* jointRisk(
  { cells, table, mines, effort }: Position,
  inference: Inference,
  aimed: readonly number[],
): Slices<number | undefined> {
  const { values, chances, weight } = inference;
  if (aimed.some((cell) => values[cell] === 1)) return 1;
  const open = aimed.filter((cell) => values[cell] !== 0);
  if (open.length === 0) return 0;
  if (open.length === 1) return chances[open[0]] < 0 ? undefined : chances[open[0]];
  if (weight === undefined) return undefined;
  const constraints = collectConstraints(cells, table, mines, true);
  const without = yield* infer(withoutMinesIn(constraints, open), effort);
  if (without.status === 'inconsistent') return 1;
  return without.weight === undefined ? undefined : insideUnit(1 - scaledRatio(without.weight, weight));
}
