/**
 * What propagation leaves open, cut into independent regions of boxes.
 *
 * Cells that the same numbers see are interchangeable: a box is all of them, and only how many mines it holds matters.
 * Boxes are made by refining one class of all cells number by number; regions are the connected components of numbers
 * and boxes. Inside a region everything has local indices, so equal surroundings give equal data (for the cache).
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { type Constraints, turned } from './constraints.js';
import type { Propagated } from './propagate.js';

/** A connected part of the border, in local indices. */
export type Region = {
  /** Cells in each box. */
  readonly sizes: Int32Array;
  /** The constraints of box b: `boxConstraints[boxStarts[b]] …`. */
  readonly boxStarts: Int32Array;
  readonly boxConstraints: Int32Array;
  /** Mines needed by each constraint. */
  readonly needs: Int32Array;
  /** The boxes of constraint c: `constraintBoxes[constraintStarts[c]] …`. */
  readonly constraintStarts: Int32Array;
  readonly constraintBoxes: Int32Array;
};

/** All regions, and where their boxes lie on the board. */
export type Regions = {
  readonly regions: readonly Region[];
  /** First box of each region in the global numbering. */
  readonly firstBox: Int32Array;
  /** The cells of global box b: `boxCells[boxCellStarts[b]] …`. */
  readonly boxCellStarts: Int32Array;
  readonly boxCells: Int32Array;
  /** The constraints of each region, in local order. */
  readonly constraintIds: readonly Int32Array[];
  /** Open questions that no number sees. */
  readonly restCells: Int32Array;
};

/** Cuts what propagation leaves open into regions. Linear, but for the lists of many regions it pauses. */
export function* splitRegions(constraints: Constraints, known: Propagated, pace: Pace): Slices<Regions> {
  const { count, starts, members, unknown } = constraints;
  const { values, needs, left } = known;
  const size = unknown.length;

  // Refine: class 0 is the rest; a number moves its cells of each class into a class of their own.
  const classOf = new Int32Array(size);
  const room = starts[count] + 1;
  /** By class: one more than the number that split it last, and into which class. */
  const splitBy = new Int32Array(room);
  const splitTo = new Int32Array(room);
  let classes = 1;
  for (let constraint = 0; constraint < count; constraint++) {
    if (left[constraint] === 0) continue;
    const end = starts[constraint + 1];
    for (let at = starts[constraint]; at < end; at++) {
      const cell = members[at];
      if (values[cell] !== -1) continue;
      const old = classOf[cell];
      if (splitBy[old] !== constraint + 1) {
        splitBy[old] = constraint + 1;
        splitTo[old] = classes++;
      }
      classOf[cell] = splitTo[old];
    }
  }

  // Walk the connected components; number boxes and constraints in the order of the walk.
  const boxOfClass = new Int32Array(classes).fill(-1);
  const localConstraint = new Int32Array(count).fill(-1);
  const boxSizes: number[] = [];
  const boxFirstCell: number[] = [];
  const walk: Walk = { classOf, boxOfClass, localConstraint, boxSizes, boxFirstCell };
  const regions: Region[] = [];
  const constraintIds: Int32Array[] = [];
  const firstBoxes: number[] = [];
  for (let root = 0; root < count; root++) {
    if (left[root] === 0 || localConstraint[root] !== -1) continue;
    const firstBox = boxSizes.length;
    firstBoxes.push(firstBox);
    const { ids, constraintStarts, constraintBoxes } = walkFrom(root, constraints, known, walk);
    constraintIds.push(ids);
    const sizes = new Int32Array(boxSizes.slice(firstBox));
    const { starts: boxStarts, rows: boxConstraints } = turned(
      constraintStarts,
      constraintBoxes,
      ids.length,
      sizes.length,
    );
    const regionNeeds = ids.map((id) => needs[id]);
    if (spend(pace, 64 + constraintBoxes.length)) yield;
    regions.push({ sizes, boxStarts, boxConstraints, needs: regionNeeds, constraintStarts, constraintBoxes });
  }

  const boxCellStarts = new Int32Array(boxSizes.length + 1);
  for (let box = 0; box < boxSizes.length; box++) boxCellStarts[box + 1] = boxCellStarts[box] + boxSizes[box];
  const cursor = boxCellStarts.slice();
  const boxCells = new Int32Array(boxCellStarts[boxSizes.length]);
  const rest = new Int32Array(size);
  let restEnd = 0;
  for (let cell = 0; cell < size; cell++) {
    if (unknown[cell] === 0 || values[cell] !== -1) continue;
    if (classOf[cell] === 0) rest[restEnd++] = cell;
    else boxCells[cursor[boxOfClass[classOf[cell]]]++] = cell;
  }
  const restCells = rest.subarray(0, restEnd);
  return { regions, firstBox: new Int32Array(firstBoxes), constraintIds, boxCellStarts, boxCells, restCells };
}

/** What the walks through all regions share. */
type Walk = {
  readonly classOf: Int32Array;
  readonly boxOfClass: Int32Array;
  readonly localConstraint: Int32Array;
  readonly boxSizes: number[];
  /** A cell of each box, the one that it is met by. */
  readonly boxFirstCell: number[];
};

/** From a number to its boxes, from these to further numbers, and so through a region. */
function walkFrom(
  root: number,
  { starts, members }: Constraints,
  { values, cellStarts, cellConstraints }: Propagated,
  { classOf, boxOfClass, localConstraint, boxSizes, boxFirstCell }: Walk,
): { ids: Int32Array; constraintStarts: Int32Array; constraintBoxes: Int32Array } {
  const firstBox = boxSizes.length;
  const met = [root];
  const constraintStarts = [0];
  const constraintBoxes: number[] = [];
  localConstraint[root] = 0;
  for (let step = 0; step < met.length; step++) {
    const constraint = met[step];
    const end = starts[constraint + 1];
    for (let at = starts[constraint]; at < end; at++) {
      const cell = members[at];
      if (values[cell] !== -1) continue;
      const cellClass = classOf[cell];
      let box = boxOfClass[cellClass];
      if (box === -1) {
        box = boxOfClass[cellClass] = boxSizes.length;
        boxSizes.push(0);
        boxFirstCell.push(cell);
        for (let by = cellStarts[cell]; by < cellStarts[cell + 1]; by++) {
          const next = cellConstraints[by];
          if (localConstraint[next] !== -1) continue;
          localConstraint[next] = met.length;
          met.push(next);
        }
      }
      // Each cell is counted once: by the first of its constraints.
      if (cellConstraints[cellStarts[cell]] === constraint) boxSizes[box]++;
      if (boxFirstCell[box] === cell) constraintBoxes.push(box - firstBox);
    }
    constraintStarts.push(constraintBoxes.length);
  }
  return {
    ids: new Int32Array(met),
    constraintStarts: new Int32Array(constraintStarts),
    constraintBoxes: new Int32Array(constraintBoxes),
  };
}
