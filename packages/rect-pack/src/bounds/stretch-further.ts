/**
 * A bound by scales made to measure: the best one across for what counts down the page, then the best one down the page for
 * what counts across now, and so on, as long as it gains. Whatever lies beside each other on a line across the page fits
 * together after the one scale, whatever lies on a line down after the other, so the stretched areas have to fit as well.
 *
 * @see Fekete, Schepers, A general framework for bounds for higher-dimensional orthogonal packing problems, 2004
 */

import type { Slices } from '@kit/grid';
import type { Items } from '../items/items.js';
import { spendAside, type Tally } from '../items/tally.js';
import { bestScale, type Lengths, type Work } from './best-scale.js';
import type { Sides, Stretched } from './dual-feasible.js';

/** A scale for each direction. */
export type Scales = { readonly across: Stretched; readonly down: Stretched };

/**
 * Tally that it may take. On 120 lists of our own answers lie 1.54 % above their bounds; with a quarter of the steps 1.69 %,
 * with four times as many 1.54 %, without these scales 2.16 %.
 * `node scripts/limits.mjs scale-work scale-turns --lists 120`
 */
const scaleWork = 8_000_000;

/** Turns that it takes at most; beyond, a bound gains nothing that counts. */
const maxTurns = 6;

/** Lists of more items are not stretched further: the sums might not be exact, and area says nearly all there. */
const longest = 1000;

/** How many pages' worth all items are under two scales, at least; better scales than those given, if there are any. */
export function* stretchFurther(
  items: Items,
  sides: Sides,
  page: { readonly width: number; readonly height: number },
  start: Scales,
  pace: Tally,
): Slices<number> {
  const work: Work = { left: items.count > longest ? 0 : scaleWork };
  let { across, down } = start;
  let most = pagesWorth(items, sides, across, down);
  for (let turn = 0; turn < maxTurns && work.left > 0; turn++) {
    const isAcross = turn % 2 === 0;
    const lengths = lengthsOf(items, sides, isAcross, isAcross ? down : across);
    if (spendAside(pace, 4 * items.count + sides.sizes.length)) yield;
    const scale = yield* bestScale(lengths, isAcross ? page.width : page.height, work, pace);
    if (scale === undefined) break;
    if (isAcross) across = scale;
    else down = scale;
    const worth = pagesWorth(items, sides, across, down);
    if (spendAside(pace, 2 * items.count)) yield;
    // The first turn may lose, where an item that can be turned counts another way now.
    if (worth <= most && turn > 0) break;
    most = Math.max(most, worth);
  }
  return most;
}

/** The lengths in one direction, and what the other one makes of them; of what can be turned a half each way. */
export function lengthsOf(items: Items, { sizes, across, down }: Sides, isAcross: boolean, other: Stretched): Lengths {
  const counts = new Int32Array(sizes.length);
  const weights = new Float64Array(sizes.length);
  const [lying, standing] = isAcross ? [across, down] : [down, across];
  for (let item = 0; item < items.count; item++) {
    const [length, rest] = [lying[item], standing[item]];
    const turns = items.turnable[item] === 1;
    const isBothWays = turns && other.values[length] <= other.capacity && other.values[rest] <= other.capacity;
    counts[length]++;
    if (turns) counts[rest]++;
    const share = isBothWays ? 0.5 : 1;
    if (other.values[rest] <= other.capacity) weights[length] += (share * other.values[rest]) / other.capacity;
    if (turns && other.values[length] <= other.capacity) {
      weights[rest] += (share * other.values[length]) / other.capacity;
    }
  }
  return { sizes, counts, weights };
}

/** The stretched areas of all items, in stretched pages. */
export function pagesWorth(items: Items, sides: Sides, f: Stretched, g: Stretched): number {
  return stretchedArea(items, sides, f, g) / (f.capacity * g.capacity);
}

function stretchedArea(items: Items, sides: Sides, f: Stretched, g: Stretched): number {
  const across = f.values;
  const down = g.values;
  let sum = 0;
  for (let item = 0; item < items.count; item++) {
    const wide = sides.across[item];
    const high = sides.down[item];
    let area = across[wide] * down[high];
    if (items.turnable[item] === 1) {
      // Turned or not, whichever counts less: the packing may choose. A side that fits one way only decides it.
      const turned = across[high] * down[wide];
      const fits = across[wide] <= f.capacity && down[high] <= g.capacity;
      const fitsTurned = across[high] <= f.capacity && down[wide] <= g.capacity;
      if (fitsTurned && (!fits || turned < area)) area = turned;
    }
    sum += area;
  }
  return sum;
}
