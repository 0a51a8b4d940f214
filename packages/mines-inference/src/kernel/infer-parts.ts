/**
 * Parts of a board that share nothing but the total, brought together: the whole border as one part, or the zones of a
 * border that is followed click by click.
 *
 * Equal regions are one pattern. Patterns are joined in the order in which the board shows their first numbers, so the
 * parts don't matter: the result is the same to the last bit.
 */
import { type Slices, spend } from '@kit/grid';
import type { Effort } from './effort.js';
import { marginalsOf, type Weighed, weighRegions } from './join-regions.js';
import type { Propagated } from './propagate.js';
import type { SolvedRegion } from './region-cache.js';
import type { Marginals } from './region-solution.js';
import type { Regions } from './regions.js';
import type { Scaled } from './scaled.js';
import { solveRegion } from './solve-region.js';

/** A part, in cells of its own numbering. */
export type Part = {
  /** What propagation settles; the values are completed. */
  readonly known: Propagated;
  /** Chances of its cells: written for those of regions, what is proven has 0 or 1 before. */
  readonly chances: Float64Array;
  readonly split: Regions;
  /** For each region where on the board it begins. */
  readonly roots: readonly number[];
  /** The patterns of the regions, as they were solved for a tilt. */
  solved: SolvedPatterns;
};

/** The patterns of a part's regions for a tilt. */
export type SolvedPatterns = { readonly tilt: number; readonly patterns: readonly SolvedRegion[] };

/** Of a part that was not solved yet: no tilt is equal to its own. */
export const notSolved: SolvedPatterns = { tilt: Number.NaN, patterns: [] };

/** What the parts say together. */
export type JoinedParts = {
  readonly status: 'consistent' | 'limit';
  /** What is known of every cell that no number sees, and their chance; -1 where it is not known. */
  readonly restValue: -1 | 0 | 1;
  readonly restChance: number;
  /** The number of layouts, where every region has few counts. */
  readonly weight?: Scaled | undefined;
};

/** A pattern on a board: how many regions have it, where the first of them begins, and its place in that order. */
export type PlacedPattern = { readonly solved: SolvedRegion; times: number; root: number; place: number };

/** The patterns of the parts, solved and in the order of the board. */
export type PlacedPatterns = {
  readonly tilt: number;
  readonly patterns: readonly PlacedPattern[];
  readonly placed: ReadonlyMap<SolvedRegion, PlacedPattern>;
};

/** Solves what was not solved for the density of the board. */
export function* placePatterns(
  parts: Iterable<Part>,
  unknown: number,
  total: number,
  { maxStates, cache, pace }: Effort,
): Slices<PlacedPatterns> {
  const tilt = densityTilt(total, unknown);
  const placed = new Map<SolvedRegion, PlacedPattern>();
  for (const part of parts) {
    if (part.solved.tilt === tilt) part.solved.patterns.forEach(cache.keep);
    else {
      const patterns: SolvedRegion[] = [];
      for (const region of part.split.regions) {
        patterns.push(
          cache.recall(region, tilt) ?? cache.remember(region, tilt, yield* solveRegion(region, tilt, maxStates, pace)),
        );
        if (spend(pace, region.boxConstraints.length)) yield;
      }
      part.solved = { tilt, patterns };
    }
    const { patterns } = part.solved;
    for (let index = 0; index < patterns.length; index++) {
      const root = part.roots[index];
      const pattern = placed.get(patterns[index]);
      if (pattern === undefined) placed.set(patterns[index], { solved: patterns[index], times: 1, root, place: 0 });
      else {
        pattern.times++;
        if (root < pattern.root) pattern.root = root;
      }
    }
    if (spend(pace, 4 * patterns.length)) yield;
  }
  const patterns = [...placed.values()].sort((a, b) => a.root - b.root);
  for (let place = 0; place < patterns.length; place++) patterns[place].place = place;
  return { tilt, patterns, placed };
}

/** Cells that no number sees, those in boxes, and the mines among both. */
type CellCounts = { readonly rest: number; readonly open: number; readonly total: number };

/** Writes values and chances to the parts; undefined if no layout has the total. */
export function* inferParts(
  parts: Iterable<Part>,
  { rest, open, total }: CellCounts,
  effort: Effort,
): Slices<JoinedParts | undefined> {
  if (total < 0 || total > rest + open) return undefined;
  const { pace } = effort;
  const { tilt, patterns, placed } = yield* placePatterns(parts, rest + open, total, effort);
  const weighed = yield* weighRegions(patterns, rest, total, tilt, effort);
  if (weighed === undefined) return undefined;
  const complete = weighed.outside !== undefined;
  const marginals: (Marginals | undefined)[] = [];
  for (let place = 0; place < patterns.length; place++) marginals.push(yield* marginalsOf(weighed, place, pace));
  for (const { known, chances, split, solved } of parts) {
    for (let index = 0; index < split.regions.length; index++) {
      const { place } = placed.get(solved.patterns[index])!;
      markRegion(split, index, marginals[place], complete, known.values, chances);
      if (spend(pace, 2 * split.regions[index].sizes.length)) yield;
    }
  }
  return { status: complete ? 'consistent' : 'limit', ...restOf(weighed, rest), weight: weighed.weight };
}

/** What is known of the cells that no number sees. */
export function restOf(
  { restFewest, restMost, restExpected, outside }: Weighed,
  rest: number,
): Pick<JoinedParts, 'restValue' | 'restChance'> {
  const restValue = restMost === 0 ? 0 : restFewest === rest ? 1 : -1;
  const restChance = restValue === -1 && outside !== undefined ? insideUnit(restExpected / rest) : restValue;
  return { restValue, restChance };
}

/** The exponent of the power of two next to the odds of a safe cell against a mine. */
function densityTilt(total: number, open: number): number {
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

/** Writes what is known of a region's boxes to their cells. */
function markRegion(
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
    const chance = chanceIn(value, weighed, expected[local], to - from);
    for (let at = from; at < to; at++) {
      values[boxCells[at]] = value;
      chances[boxCells[at]] = chance;
    }
  }
}

/** The chance of each cell of a box; -1 where it is not known. */
export function chanceIn(value: -1 | 0 | 1, weighed: boolean, expected: number, cells: number): number {
  return value === -1 && weighed ? insideUnit(expected / cells) : value;
}

/** A chance that is neither proven 0 nor 1 must not look so because it was rounded. */
function insideUnit(chance: number): number {
  return Math.min(1 - Number.EPSILON / 2, Math.max(Number.MIN_VALUE, chance));
}
