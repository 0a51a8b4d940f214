/**
 * The number of layouts as a big integer: the forward pass alone, with exact integers for the polynomials.
 *
 * Apart from the inference, since thousand-digit products cost more than everything else together.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { allowedCounts } from './allowed-counts.js';
import type { Constraints } from './constraints.js';
import { propagate } from './propagate.js';
import { type Region, splitRegions } from './regions.js';
import { buildStateGraph } from './state-graph.js';

type Polynomial = { readonly low: number; readonly counts: readonly bigint[] };

/** The number of layouts, or undefined if a region has more than `maxStates` states. */
export function* countExactly(constraints: Constraints, maxStates: number, pace: Pace): Slices<bigint | undefined> {
  const linear = constraints.unknown.length + 4 * constraints.starts[constraints.count];
  // For reading the constraints off the board.
  if (spend(pace, linear)) yield;
  const known = propagate(constraints);
  if (spend(pace, linear)) yield;
  const total = constraints.total - known.mineCount;
  if (!known.possible || total < 0) return 0n;
  const { regions, restCells } = yield* splitRegions(constraints, known, pace);
  const polynomials: Polynomial[] = [];
  for (const region of regions) {
    const polynomial = yield* countRegion(region, maxStates, pace);
    if (polynomial === undefined) return undefined;
    if (polynomial.counts.length === 0) return 0n;
    polynomials.push(polynomial);
  }
  const sets = polynomials.map(({ low, counts }) => ({
    low,
    support: Uint8Array.from(counts, (n) => (n > 0n ? 1 : 0)),
  }));
  const { possible, regions: allowed } = yield* allowedCounts(sets, restCells.length, total, pace);
  if (!possible) return 0n;
  // What can't be part of a layout is dropped before it is multiplied.
  const useful = polynomials.map(({ low, counts }, i) => ({
    low,
    counts: counts.map((n, k) => (allowed[i][k] ? n : 0n)),
  }));
  const all = yield* productOf(useful, pace);
  const rest = restCells.length;
  let sum = 0n;
  let choose = 1n;
  for (let inRest = 0; inRest <= rest && inRest <= total; inRest++) {
    const count = all.counts[total - inRest - all.low];
    if (count !== undefined) sum += count * choose;
    choose = (choose * BigInt(rest - inRest)) / BigInt(inRest + 1);
    // As long as the bits of the number: each doubles at least every so many steps, and none is longer than the rest.
    if (spend(pace, 16 + Math.min(inRest, rest - inRest) / 8)) yield;
  }
  return sum;
}

function* countRegion(region: Region, maxStates: number, pace: Pace): Slices<Polynomial | undefined> {
  const graph = yield* buildStateGraph(region, maxStates, pace);
  if (graph === undefined) return undefined;
  const { order, layerStarts, moveStarts, fewest, targets } = graph;
  let layer = new Map<number, Map<number, bigint>>([[0, new Map([[0, 1n]])]]);
  for (let step = 0; step < order.length; step++) {
    const ways = binomials(region.sizes[order[step]]);
    const next = new Map<number, Map<number, bigint>>();
    for (let state = layerStarts[step]; state < layerStarts[step + 1]; state++) {
      const counts = layer.get(state)!;
      for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
        const value = fewest[state] + move - moveStarts[state];
        const target = targets[move];
        const sums = next.get(target) ?? new Map<number, bigint>();
        next.set(target, sums);
        for (const [mines, count] of counts)
          sums.set(mines + value, (sums.get(mines + value) ?? 0n) + count * ways[value]);
        if (spend(pace, 16 * counts.size + 16)) yield;
      }
    }
    layer = next;
  }
  const [final] = layer.values();
  if (final === undefined) return { low: 0, counts: [] };
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const mines of final.keys()) {
    low = Math.min(low, mines);
    high = Math.max(high, mines);
  }
  return { low, counts: Array.from({ length: high - low + 1 }, (_, k) => final.get(low + k) ?? 0n) };
}

function binomials(size: number): bigint[] {
  const row = [1n];
  for (let k = 0; k < size; k++) row.push((row[k] * BigInt(size - k)) / BigInt(k + 1));
  return row;
}

function* productOf(polynomials: readonly Polynomial[], pace: Pace): Slices<Polynomial> {
  if (polynomials.length <= 1) return polynomials[0] ?? { low: 0, counts: [1n] };
  const middle = polynomials.length >> 1;
  const a = yield* productOf(polynomials.slice(0, middle), pace);
  const b = yield* productOf(polynomials.slice(middle), pace);
  const counts: bigint[] = new Array(a.counts.length + b.counts.length - 1).fill(0n);
  // A product of numbers of n and m bits takes up to n · m / 64² steps; counts of k mines have a few bits for each.
  const cost = 8 + (a.counts.length * b.counts.length) / 64;
  for (const [i, left] of a.counts.entries()) {
    if (left === 0n) continue;
    for (const [j, right] of b.counts.entries()) {
      counts[i + j] += left * right;
      if (spend(pace, cost)) yield;
    }
  }
  return { low: a.low + b.low, counts };
}

// A big integer in decimal digits, a thousand at a time: the whole at once would be a single step of many milliseconds
// where there are hundreds of thousands of them. Short ones, which is nearly all, are written in one go.

const digits = 1000;

/** The digits of a number that is not negative. */
export function* digitsOf(number: bigint, pace: Pace): Slices<string> {
  const base = 10n ** BigInt(digits);
  const parts: string[] = [];
  let left = number;
  while (left >= base) {
    parts.push((left % base).toString().padStart(digits, '0'));
    left /= base;
    // Each division goes over all that is left; how much that is shows only at the end, so the longest is assumed.
    if (spend(pace, 100_000)) yield;
  }
  parts.push(left.toString());
  return parts.reverse().join('');
}
