/**
 * A zone: open numbers that are connected by unknown cells which two of them see, with those cells.
 *
 * Nothing outside a zone but the total bears on it, so it is propagated and cut into regions by itself, in indices of its
 * own, and stays as it is until one of its cells or numbers changes. Its numbers and cells keep the order of the board:
 * the regions come out exactly as they do from the whole board.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import { constraintsOn } from './constraints.js';
import { notSolved, type Part } from './infer-parts.js';
import { propagate } from './propagate.js';
import { splitRegions } from './regions.js';

/** A zone with what it says by itself. */
export type Zone = Part & {
  /** The open numbers, in rising order. */
  readonly sources: readonly number[];
  /** The unknown cells, in rising order. */
  readonly cells: readonly number[];
};

/** The zone of these numbers and cells; `localOf` is scratch space, -1 everywhere. */
export function* buildZone(
  sources: readonly number[],
  cells: readonly number[],
  shown: ArrayLike<number>,
  isUnknown: Uint8Array,
  { starts: from, cells: around }: NeighborTable,
  localOf: Int32Array,
  pace: Pace,
): Slices<Zone> {
  const size = cells.length;
  for (let local = 0; local < size; local++) localOf[cells[local]] = local;
  const needs = new Int32Array(sources.length);
  const starts = new Int32Array(sources.length + 1);
  const members: number[] = [];
  for (let index = 0; index < sources.length; index++) {
    const source = sources[index];
    let need = shown[source];
    for (let at = from[source]; at < from[source + 1]; at++) {
      const other = around[at];
      if (isUnknown[other] === 1) members.push(localOf[other]);
      else if (shown[other] < 0) need--;
    }
    needs[index] = need;
    starts[index + 1] = members.length;
  }
  for (let local = 0; local < size; local++) localOf[cells[local]] = -1;
  const constraints = constraintsOn(size, 0, new Int32Array(sources), needs, starts, new Int32Array(members));
  // Many small zones take long for all their lists.
  const linear = 64 + 4 * (size + members.length);
  if (spend(pace, linear)) yield;
  const known = propagate(constraints);
  if (spend(pace, linear)) yield;
  const split = yield* splitRegions(constraints, known, pace);
  if (spend(pace, linear)) yield;
  return {
    sources,
    cells,
    known,
    chances: new Float64Array(known.values),
    split,
    roots: split.constraintIds.map((ids) => sources[ids[0]]),
    solved: notSolved,
  };
}
