/**
 * The whole inference: propagate, split, solve the regions, combine, and give each cell its chance of a mine.
 *
 * What is safe and what is a mine follows from supports (which numbers of mines are possible at all), never from a float.
 */
import { allowedCounts, type MineSet } from './allowed-counts.js';
import { type Combined, combine } from './combine.js';
import type { Constraints } from './constraints.js';
import { type Propagated, propagate } from './propagate.js';
import type { RegionSolution } from './region-solution.js';
import { type Region, type Regions, splitRegions } from './regions.js';
import type { Scaled } from './scaled.js';
import { type RegionCache, solveRegion } from './solve-region.js';

/** What is known of each unknown cell. */
export type Inference = {
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** -1 open question, 0 proven safe, 1 proven mine. */
  readonly values: Int8Array;
  /** Chance of a mine in each unknown cell; -1 where it is not known. */
  readonly chances: Float64Array;
  /** The number of layouts, where every region is narrow. */
  readonly weight?: Scaled;
};

/** How far the tilt may have to be from the density of the board, tried in this order. */
const tiltSteps = [0, 3, -3, 7, -7, 12, -12, 20, -20, 30, -30];
const wellTilted = 1e-30;

export function infer(constraints: Constraints, maxStates: number, cache?: RegionCache): Inference {
  const known = propagate(constraints);
  const { values, mineCount, possible } = known;
  const chances = new Float64Array(values.length).fill(-1);
  const impossible: Inference = { status: 'inconsistent', values, chances };
  const total = constraints.total - mineCount;
  if (!possible || total < 0) return impossible;
  const split = splitRegions(constraints, known);
  const rest = split.restCells.length;
  const open = rest + split.boxCells.length;
  if (total > open) return impossible;

  const tilt = densityTilt(total, open);
  const solutions = solveAll(split.regions, tilt, maxStates, cache);
  if (solutions.some((solution) => solution?.support.length === 0)) return impossible;
  const sets = solutions.map((solution, index) => solution ?? anyNumber(split.regions[index]!));
  const allowed = allowedCounts(sets, rest, total);
  if (!allowed.possible) return impossible;

  const complete = solutions.every((solution) => solution !== undefined);
  const weighed = complete ? weigh(split.regions, solutions, rest, total, tilt, maxStates) : undefined;
  markRegions(split, weighed?.solutions ?? solutions, allowed.regions, weighed?.combined, known, chances);
  const restValue = allowed.restMost === 0 ? 0 : allowed.restFewest === rest ? 1 : -1;
  const restChance = restValue !== -1 ? restValue : weighed ? weighed.combined.restExpected / rest : -1;
  for (const cell of split.restCells) {
    values[cell] = restValue;
    chances[cell] = restChance;
  }
  for (let cell = 0; cell < values.length; cell++) if (values[cell] !== -1) chances[cell] = values[cell]!;
  const inference = { status: complete ? 'consistent' : 'limit', values, chances } as const;
  const exact = weighed?.solutions.every((solution) => solution?.exactScale === true);
  return exact && weighed ? { ...inference, weight: weighed.combined.weight } : inference;
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

/** All that is known of a region that was too large: any number of its cells may be mines. */
function anyNumber({ sizes }: Region): MineSet {
  let cells = 0;
  for (const size of sizes) cells += size;
  return { low: 0, support: new Uint8Array(cells + 1).fill(1) };
}

function solveAll(
  regions: readonly Region[],
  tilt: number,
  maxStates: number,
  cache?: RegionCache,
): (RegionSolution | undefined)[] {
  return regions.map((region) => {
    const solve = () => solveRegion(region, tilt, maxStates);
    return cache ? cache.recall(region, tilt, solve) : solve();
  });
}

/** Combines the regions; where the total is far from what the density promised, with another tilt. */
function weigh(
  regions: readonly Region[],
  atDensity: readonly (RegionSolution | undefined)[],
  rest: number,
  total: number,
  density: number,
  maxStates: number,
): { combined: Combined; solutions: readonly (RegionSolution | undefined)[] } {
  let best: { combined: Combined; solutions: readonly (RegionSolution | undefined)[] } | undefined;
  for (const step of tiltSteps) {
    const tilt = density + step;
    const solutions = step === 0 ? atDensity : solveAll(regions, tilt, maxStates);
    const polynomials = solutions.flatMap((solution) => (solution ? [solution] : []));
    const combined = combine(polynomials, rest, total, tilt);
    if (best === undefined || combined.sum > best.combined.sum) best = { combined, solutions };
    if (combined.sum > wellTilted) break;
  }
  return best!;
}

function markRegions(
  { firstBox, boxCellStarts, boxCells }: Regions,
  solutions: readonly (RegionSolution | undefined)[],
  allowed: readonly Uint8Array[],
  combined: Combined | undefined,
  { values }: Propagated,
  chances: Float64Array,
): void {
  solutions.forEach((solution, index) => {
    if (solution === undefined) return;
    const outside = combined?.outside[index] ?? new Float64Array(solution.counts.length);
    const { expected, canMine, canSafe } = solution.marginals(outside, allowed[index]!);
    for (let local = 0; local < expected.length; local++) {
      const box = firstBox[index]! + local;
      const from = boxCellStarts[box]!;
      const to = boxCellStarts[box + 1]!;
      const value = canMine[local] === 0 ? 0 : canSafe[local] === 0 ? 1 : -1;
      const chance = combined ? insideUnit(expected[local]! / (to - from)) : -1;
      for (let at = from; at < to; at++) {
        values[boxCells[at]!] = value;
        chances[boxCells[at]!] = chance;
      }
    }
  });
}

/** A chance that is neither proven 0 nor 1 must not look so because it was rounded. */
function insideUnit(chance: number): number {
  if (chance >= 1) return 1 - Number.EPSILON / 2;
  return chance <= 0 ? Number.MIN_VALUE : chance;
}
