/**
 * Pattern databases expanded for the search: a value stands at Σ cell · cells^tile, so that a move changes an index by one
 * addition.
 *
 * Only a third of the entries of six tiles on 4×4 are placements, so this takes thrice the memory, but no numbering.
 * Made once for each tables and kept with them; the largest patterns are searched by their ranks instead.
 */
import { createPace, type Pace, runSlices, type Slices, spend } from '@kit/grid';
import type { Tables } from '../types.js';
import { mirrorOf } from './mirror.js';
import { type Placements, preparePlacements } from './placements.js';
import { tilesInOrder } from './tile-orders.js';

/** What the search reads. */
export type ExpandedTables = {
  readonly values: Uint8Array;
  /** The mirror image of each cell; the cell itself where the board has none. */
  readonly image: Int32Array;
  readonly hasMirror: boolean;
  /** By label: its pattern and its weight in the index. */
  readonly patternOf: Int32Array;
  readonly weightOf: Int32Array;
  /** By pattern: where its values begin. */
  readonly offsets: Int32Array;
};

/** Can a pattern be expanded? With more than 2²⁴ entries it is searched as it is (compact). */
export function canExpand(size: number, length: number): boolean {
  return size ** length <= 2 ** 24;
}

const kept = /* @__PURE__ */ new WeakMap<Tables, ExpandedTables>();

/** The expanded form of tables, or `undefined` where it would be too large. */
export function expandedTables(tables: Tables): ExpandedTables | undefined {
  return runSlices(prepareExpanded(tables, createPace()));
}

/** The same in slices. */
export function* prepareExpanded(tables: Tables, pace: Pace): Slices<ExpandedTables | undefined> {
  const size = tables.rows * tables.cols;
  if (tables.patterns.some((pattern) => !canExpand(size, pattern.length))) return undefined;
  let expanded = kept.get(tables);
  if (!expanded) {
    expanded = yield* expandAll(tables, pace);
    kept.set(tables, expanded);
  }
  return expanded;
}

/** What a value takes, in units of the pace. */
const valueWork = 16;

function* expandAll(tables: Tables, pace: Pace): Slices<ExpandedTables> {
  const { rows, cols, home, patterns, values } = tables;
  const size = rows * cols;
  const mirror = mirrorOf(rows, cols, home);
  const patternOf = new Int32Array(size);
  const weightOf = new Int32Array(size);
  const offsets = new Int32Array(patterns.length);
  const expanded = new Uint8Array(patterns.reduce((sum, pattern) => sum + size ** pattern.length, 0));
  let from = 0;
  let to = 0;
  for (const [index, pattern] of patterns.entries()) {
    offsets[index] = to;
    pattern.forEach((label, tile) => {
      patternOf[label] = index;
      weightOf[label] = size ** tile;
    });
    for (const indices of expandedPlaces(size, yield* preparePlacements(size, pattern.length, pace))) {
      for (const place of indices) expanded[to + place] = values[from++];
      if (spend(pace, indices.length * valueWork)) yield;
    }
    to += size ** pattern.length;
  }
  return {
    values: expanded,
    image: mirror ?? Int32Array.from({ length: size }, (_, cell) => cell),
    hasMirror: mirror !== undefined,
    patternOf,
    weightOf,
    offsets,
  };
}

/** The index of each placement, in the order of their numbers; a list for each set of cells, the same one each time. */
export function* expandedPlaces(size: number, { tiles, sets, orders }: Placements): Generator<Int32Array, void> {
  const weights = new Int32Array(orders * tiles);
  for (let order = 0; order < orders; order++) {
    tilesInOrder(order, tiles).forEach((tile, place) => {
      weights[order * tiles + place] = size ** tile;
    });
  }
  const indices = new Int32Array(orders);
  const taken = new Int32Array(tiles);
  for (const set of sets) {
    let place = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) taken[place++] = 31 - Math.clz32(rest & -rest);
    for (let order = 0; order < orders; order++) {
      let index = 0;
      for (let at = 0; at < tiles; at++) index += taken[at] * weights[order * tiles + at];
      indices[order] = index;
    }
    yield indices;
  }
}
