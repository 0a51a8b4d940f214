/**
 * What propagation leaves open, cut into independent regions of boxes.
 *
 * Cells that the same numbers see are interchangeable: a box is all of them, and only how many mines it holds matters.
 * Boxes are made by refining one class of all cells number by number; regions are the connected components of numbers
 * and boxes. Inside a region everything has local indices, so equal surroundings give equal data (for the cache).
 */
import type { Constraints } from './constraints.js';
import type { Propagated } from './propagate.js';
import { filledInts, type Pace, spend, toInts, type Work } from './work.js';

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

export function* splitRegions(constraints: Constraints, known: Propagated, pace: Pace): Work<Regions> {
  const { count, starts, members, unknown } = constraints;
  const { values, needs, left, cellStarts, cellConstraints } = known;
  const size = unknown.length;

  // Refine: class 0 is the rest; a number moves its cells of each class into a class of their own.
  const classOf = new Int32Array(size);
  const room = starts[count]! + 1;
  /** By class: one more than the number that split it last, and into which class. */
  const splitBy = new Int32Array(room);
  const splitTo = new Int32Array(room);
  let classes = 1;
  for (let constraint = 0; constraint < count; constraint++) {
    if (spend(pace, starts[constraint + 1]! - starts[constraint]! + 1)) yield;
    if (left[constraint] === 0) continue;
    for (let at = starts[constraint]!; at < starts[constraint + 1]!; at++) {
      const cell = members[at]!;
      if (values[cell] !== -1) continue;
      const old = classOf[cell]!;
      if (splitBy[old] !== constraint + 1) {
        splitBy[old] = constraint + 1;
        splitTo[old] = classes++;
      }
      classOf[cell] = splitTo[old]!;
    }
  }

  // Walk the connected components; number boxes and constraints in the order of the walk.
  const boxOfClass = classes < 1e6 ? new Int32Array(classes).fill(-1) : yield* filledInts(classes, -1, pace);
  const localConstraint = new Int32Array(count).fill(-1);
  const boxSizes: number[] = [];
  const boxFirstCell: number[] = [];
  const regions: Region[] = [];
  const constraintIds: Int32Array[] = [];
  const firstBoxes: number[] = [];
  for (let root = 0; root < count; root++) {
    if (spend(pace, 1)) yield;
    if (left[root] === 0 || localConstraint[root] !== -1) continue;
    const firstBox = boxSizes.length;
    const walk = [root];
    const constraintBoxes: number[] = [];
    const constraintStarts: number[] = [0];
    localConstraint[root] = 0;
    for (let step = 0; step < walk.length; step++) {
      const constraint = walk[step]!;
      for (let at = starts[constraint]!; at < starts[constraint + 1]!; at++) {
        const cell = members[at]!;
        if (values[cell] !== -1) continue;
        const cellClass = classOf[cell]!;
        let box = boxOfClass[cellClass]!;
        if (box === -1) {
          box = boxOfClass[cellClass] = boxSizes.length;
          boxSizes.push(0);
          boxFirstCell.push(cell);
          for (let by = cellStarts[cell]!; by < cellStarts[cell + 1]!; by++) {
            const next = cellConstraints[by]!;
            if (localConstraint[next] !== -1) continue;
            localConstraint[next] = walk.length;
            walk.push(next);
          }
          if (spend(pace, cellStarts[cell + 1]! - cellStarts[cell]!)) yield;
        }
        // Each cell is counted once: by the first of its constraints.
        if (cellConstraints[cellStarts[cell]!] === constraint) boxSizes[box]!++;
        if (boxFirstCell[box] === cell) constraintBoxes.push(box - firstBox);
      }
      constraintStarts.push(constraintBoxes.length);
      if (spend(pace, 2 * (starts[constraint + 1]! - starts[constraint]!))) yield;
    }
    firstBoxes.push(firstBox);
    const ids = yield* toInts(walk, pace);
    constraintIds.push(ids);
    regions.push(
      yield* regionOf(
        yield* toInts(boxSizes.slice(firstBox), pace),
        ids.map((id) => needs[id]!),
        yield* toInts(constraintStarts, pace),
        yield* toInts(constraintBoxes, pace),
        pace,
      ),
    );
  }

  const firstBox = yield* toInts(firstBoxes, pace);
  const cells = cellsOfBoxes(unknown, values, classOf, boxOfClass, boxSizes);
  if (spend(pace, size + boxSizes.length)) yield;
  return { regions, firstBox, constraintIds, ...cells };
}

function* regionOf(
  sizes: Int32Array,
  needs: Int32Array,
  constraintStarts: Int32Array,
  constraintBoxes: Int32Array,
  pace: Pace,
): Work<Region> {
  const boxStarts = new Int32Array(sizes.length + 1);
  for (let constraint = 0; constraint < needs.length; constraint++) {
    for (let at = constraintStarts[constraint]!; at < constraintStarts[constraint + 1]!; at++) {
      boxStarts[constraintBoxes[at]! + 1]!++;
    }
    if (spend(pace, constraintStarts[constraint + 1]! - constraintStarts[constraint]! + 1)) yield;
  }
  for (let box = 0; box < sizes.length; box++) boxStarts[box + 1]! += boxStarts[box]!;
  if (spend(pace, sizes.length)) yield;
  const cursor = boxStarts.slice();
  const boxConstraints = new Int32Array(constraintBoxes.length);
  for (let constraint = 0; constraint < needs.length; constraint++) {
    for (let at = constraintStarts[constraint]!; at < constraintStarts[constraint + 1]!; at++) {
      boxConstraints[cursor[constraintBoxes[at]!]!++] = constraint;
    }
    if (spend(pace, constraintStarts[constraint + 1]! - constraintStarts[constraint]! + 1)) yield;
  }
  return { sizes, boxStarts, boxConstraints, needs, constraintStarts, constraintBoxes };
}

function cellsOfBoxes(
  unknown: Uint8Array,
  values: Int8Array,
  classOf: Int32Array,
  boxOfClass: Int32Array,
  boxSizes: readonly number[],
): Pick<Regions, 'boxCellStarts' | 'boxCells' | 'restCells'> {
  const boxCellStarts = new Int32Array(boxSizes.length + 1);
  boxSizes.forEach((boxSize, box) => {
    boxCellStarts[box + 1] = boxCellStarts[box]! + boxSize;
  });
  const cursor = boxCellStarts.slice();
  const boxCells = new Int32Array(boxCellStarts[boxSizes.length]!);
  const rest = new Int32Array(unknown.length);
  let restCount = 0;
  for (let cell = 0; cell < unknown.length; cell++) {
    if (unknown[cell] === 0 || values[cell] !== -1) continue;
    if (classOf[cell] === 0) rest[restCount++] = cell;
    else boxCells[cursor[boxOfClass[classOf[cell]!]!]!++] = cell;
  }
  return { boxCellStarts, boxCells, restCells: rest.slice(0, restCount) };
}
