/**
 * The whole inference: propagate, split, solve the regions, join them, and give each cell its chance of a mine.
 *
 * What is safe and what is a mine follows from supports (which numbers of mines are possible at all), never from a float.
 */
import type { Slices } from '@kit/grid';
import type { Constraints } from './constraints.js';
import { joinRegions, type Pattern } from './join-regions.js';
import { type Pace, spend } from './pace.js';
import { propagate } from './propagate.js';
import { createRegionCache, type RegionCache, type SolvedRegion } from './region-cache.js';
import type { Marginals } from './region-solution.js';
import { type Regions, splitRegions } from './regions.js';
import type { Scaled } from './scaled.js';
import { solveRegion } from './solve-region.js';

/** What is known of each unknown cell. */
export type Inference = {
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** -1 open question, 0 proven safe, 1 proven mine. */
  readonly values: Int8Array;
  /** Chance of a mine in each unknown cell; -1 where it is not known. */
  readonly chances: Float64Array;
  /** The chance that all cells which no number sees have in common; -1 where it is not known. */
  readonly restChance: number;
  /** The number of layouts, where every region is narrow. */
  readonly weight?: Scaled | undefined;
};

/**
 * The inference of a board.
 *
 * @param whenPropagated - receives what propagation proves, long before the rest is known
 */
export function* infer(
  constraints: Constraints,
  maxStates: number,
  pace: Pace,
  cache: RegionCache = createRegionCache(),
  whenPropagated?: (values: Int8Array) => void,
): Slices<Inference> {
  const known = yield* propagate(constraints, pace);
  const { values, mineCount, possible } = known;
  // What is proven has the chance 0 or 1, what is open -1.
  const chances = new Float64Array(values);
  if (spend(pace, values.length)) yield;
  const impossible: Inference = { status: 'inconsistent', values, chances, restChance: -1 };
  const total = constraints.total - mineCount;
  if (!possible || total < 0) return impossible;
  whenPropagated?.(values);
  const split = yield* splitRegions(constraints, known, pace);
  const { regions, restCells, boxCells } = split;
  const rest = restCells.length;
  if (total > rest + boxCells.length) return impossible;

  const tilt = densityTilt(total, rest + boxCells.length);
  const places = new Map<SolvedRegion, number>();
  const patterns: { solved: SolvedRegion; times: number }[] = [];
  const patternOf: number[] = [];
  for (const region of regions) {
    const solved =
      cache.recall(region, tilt) ?? cache.remember(region, tilt, yield* solveRegion(region, tilt, maxStates, pace));
    if (spend(pace, region.boxConstraints.length)) yield;
    let place = places.get(solved);
    if (place === undefined) {
      place = patterns.push({ solved, times: 0 }) - 1;
      places.set(solved, place);
    }
    patterns[place].times++;
    patternOf.push(place);
  }
  const joined = yield* joinRegions(patterns as readonly Pattern[], rest, total, tilt, maxStates, pace);
  if (joined === undefined) return impossible;
  for (let index = 0; index < patternOf.length; index++) {
    markRegion(split, index, joined.marginals[patternOf[index]], joined.complete, values, chances);
    if (spend(pace, 2 * regions[index].sizes.length)) yield;
  }
  const { value, chance } = restKnowledge(joined, rest);
  for (let from = 0; from < rest; from += piece) {
    const to = Math.min(rest, from + piece);
    fillRest(restCells, value, chance, values, chances, from, to);
    if (spend(pace, 2 * (to - from))) yield;
  }
  const status = joined.complete ? 'consistent' : 'limit';
  const inference = { status, values, chances, restChance: chance } as const;
  return joined.weight ? { ...inference, weight: joined.weight } : inference;
}

/** The exponent of the power of two next to the odds of a safe cell against a mine. */
export function densityTilt(total: number, open: number): number {
  let odds = (open - total + 0.5) / (total + 0.5);
  let tilt = 0;
  while (odds > 1.5 && tilt < 16) {
    odds /= 2;
    tilt++;
  }
  while (odds < 0.75 && tilt > -16) {
    odds *= 2;
    tilt--;
  }
  return tilt;
}

/** What all cells that no number sees have in common. */
export function restKnowledge(
  { restFewest, restMost, restExpected }: { restFewest: number; restMost: number; restExpected: number },
  rest: number,
): { value: -1 | 0 | 1; chance: number } {
  const value = restMost === 0 ? 0 : restFewest === rest ? 1 : -1;
  if (value !== -1) return { value, chance: value };
  return { value, chance: restExpected < 0 ? -1 : restExpected / rest };
}

/** Writes what is known of a region's boxes to their cells. */
export function markRegion(
  { firstBox, boxCellStarts, boxCells }: Regions,
  index: number,
  marginals: Marginals | undefined,
  weighed: boolean,
  values: Int8Array,
  chances: Float64Array,
): void {
  if (marginals === undefined) return;
  const { expected, canMine, canSafe } = marginals;
  for (let local = 0; local < expected.length; local++) {
    const box = firstBox[index] + local;
    const from = boxCellStarts[box];
    const to = boxCellStarts[box + 1];
    const value = canMine[local] === 0 ? 0 : canSafe[local] === 0 ? 1 : -1;
    const chance = value === -1 && weighed ? insideUnit(expected[local] / (to - from)) : value;
    for (let at = from; at < to; at++) {
      values[boxCells[at]] = value;
      chances[boxCells[at]] = chance;
    }
  }
}

/** A chance that is neither proven 0 nor 1 must not look so because it was rounded. */
function insideUnit(chance: number): number {
  if (chance >= 1) return 1 - Number.EPSILON / 2;
  return chance <= 0 ? Number.MIN_VALUE : chance;
}

/** Cells that are written in one go. */
const piece = 65_536;

function fillRest(
  cells: Int32Array,
  value: number,
  chance: number,
  values: Int8Array,
  chances: Float64Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++) {
    values[cells[at]] = value;
    chances[cells[at]] = chance;
  }
}
