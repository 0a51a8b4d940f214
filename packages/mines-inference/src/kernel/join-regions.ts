/**
 * Regions by pattern, joined by the total of the board: what each pattern weighs, what its boxes hold, what the rest does.
 *
 * Equal regions have equal surroundings in the sum, so each pattern is weighed once however often it occurs.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { allowedCounts } from './allowed-counts.js';
import { type Combined, combine, type Factor } from './combine.js';
import type { Effort } from './effort.js';
import type { SolvedRegion } from './region-cache.js';
import type { Marginals, RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { Scaled } from './scaled.js';
import { solveRegion } from './solve-region.js';

/** A pattern and how many regions have it. */
export type Pattern = { readonly solved: SolvedRegion; readonly times: number };

/** What all patterns together are, before any box of them is looked at. */
export type Weighed = {
  /** Of each pattern, perhaps at another tilt than it came with; undefined where it could not be solved. */
  readonly solutions: readonly (RegionSolution | undefined)[];
  /** For each pattern 1 where its number of mines is part of some layout of the whole board. */
  readonly allowed: readonly Uint8Array[];
  /** What everything outside a pattern weighs for each number of its mines; only if every pattern was solved. */
  readonly outside: readonly Float64Array[] | undefined;
  /** The fewest and the most mines that the rest can hold, and how many are to be expected (-1 if not known). */
  readonly restFewest: number;
  readonly restMost: number;
  readonly restExpected: number;
  /** The number of layouts, where every region has few counts. */
  readonly weight?: Scaled | undefined;
};

/** How far the tilt may have to be from the density of the board, tried in this order. */
const tiltSteps = [0, 3, -3, 7, -7, 12, -12, 20, -20, 30, -30];
const wellTilted = 1e-30;

/** Undefined if no layout has the total; the patterns were solved with this tilt. */
export function* weighRegions(
  patterns: readonly Pattern[],
  rest: number,
  total: number,
  tilt: number,
  effort: Effort,
): Slices<Weighed | undefined> {
  if (patterns.some(({ solved }) => solved.solution?.support.length === 0)) return undefined;
  const { pace } = effort;
  if (spend(pace, 4 * patterns.length)) yield;
  const sets = patterns.map(({ solved: { region, solution }, times }) => ({
    ...(solution ?? anyNumber(region)),
    times,
  }));
  const { possible, regions: allowed, restFewest, restMost } = yield* allowedCounts(sets, rest, total, pace);
  if (!possible) return undefined;
  const atDensity = patterns.map(({ solved }) => solved.solution);
  if (atDensity.includes(undefined)) {
    return { solutions: atDensity, allowed, outside: undefined, restFewest, restMost, restExpected: -1 };
  }
  const { combined, solutions } = yield* weigh(patterns, atDensity as RegionSolution[], rest, total, tilt, effort);
  const { outside, restExpected } = combined;
  const weighed = { solutions, allowed, outside, restFewest, restMost, restExpected };
  return solutions.every(({ exactScale }) => exactScale) ? { ...weighed, weight: combined.weight } : weighed;
}

/** What a pattern's boxes may hold, and how likely it is where all is known; undefined where it could not be solved. */
export function* marginalsOf(
  { solutions, allowed, outside }: Weighed,
  index: number,
  pace: Pace,
): Slices<Marginals | undefined> {
  const solution = solutions[index];
  if (solution === undefined) return undefined;
  const weights = outside?.[index] ?? new Float64Array(solution.counts.length);
  return yield* solution.marginals(weights, allowed[index], pace);
}

/** All that is known of a region that was too large: any number of its cells may be mines. */
function anyNumber({ sizes }: Region): { low: number; support: Uint8Array } {
  let cells = 0;
  for (const size of sizes) cells += size;
  return { low: 0, support: new Uint8Array(cells + 1).fill(1) };
}

/** Combines the patterns; where the total is far from what the density promised, with another tilt. */
function* weigh(
  patterns: readonly Pattern[],
  atDensity: readonly RegionSolution[],
  rest: number,
  total: number,
  density: number,
  { maxStates, pace }: Effort,
): Slices<{ combined: Combined; solutions: readonly RegionSolution[] }> {
  let best: { combined: Combined; solutions: readonly RegionSolution[] } | undefined;
  for (const step of tiltSteps) {
    const tilt = density + step;
    let solutions = atDensity;
    if (step !== 0) {
      // What fitted into memory once does so at another tilt, too, since the states are the same.
      const again: RegionSolution[] = [];
      for (const { solved } of patterns) again.push((yield* solveRegion(solved.region, tilt, maxStates, pace))!);
      solutions = again;
    }
    const factors: Factor[] = solutions.map(({ low, counts }, index) => ({
      low,
      counts,
      times: patterns[index].times,
    }));
    const combined = yield* combine(factors, rest, total, tilt, pace);
    if (best === undefined || combined.sum > best.combined.sum) best = { combined, solutions };
    if (combined.sum > wellTilted) break;
  }
  return best!;
}
