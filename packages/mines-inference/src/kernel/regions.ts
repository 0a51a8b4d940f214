/**
 * What propagation leaves open, cut into independent regions of boxes.
 *
 * Cells that the same numbers see are interchangeable: a box is all of them, and only how many mines it holds matters.
 * Boxes are made by refining one class of all cells number by number; regions are the connected components of numbers
 * and boxes. Inside a region everything has local indices, so equal surroundings give equal data (for the cache).
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Constraints } from './constraints.js';
import { countMembers, type Propagated, sumUp } from './propagate.js';

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

/** Numbers that are read in one go, and the length up to which a list is handled in one. */
const piece = 512;
const small = 4096;
/** Cells that are placed in one go. */
const pieceOfCells = 65_536;

export function* splitRegions(constraints: Constraints, known: Propagated, pace: Pace): Slices<Regions> {
  const { count, starts, unknown } = constraints;
  const { needs, left } = known;
  const size = unknown.length;

  // Refine: class 0 is the rest; a number moves its cells of each class into a class of their own.
  const classOf = new Int32Array(size);
  const room = starts[count] + 1;
  /** By class: one more than the number that split it last, and into which class. */
  const splitBy = new Int32Array(room);
  const splitTo = new Int32Array(room);
  let classes = 1;
  for (let from = 0; from < count; from += piece) {
    const to = Math.min(count, from + piece);
    classes = refine(constraints, known, classOf, splitBy, splitTo, classes, from, to);
    if (spend(pace, 2 * (starts[to] - starts[from] + to - from))) yield;
  }

  // Walk the connected components; number boxes and constraints in the order of the walk.
  const walk: Walk = {
    classOf,
    boxOfClass: new Int32Array(classes).fill(-1),
    localConstraint: new Int32Array(count).fill(-1),
    boxSizes: [],
    boxFirstCell: [],
    met: [],
    constraintBoxes: [],
    constraintStarts: [],
    firstBox: 0,
    step: 0,
  };
  const { boxSizes, localConstraint } = walk;
  const regions: Region[] = [];
  const constraintIds: Int32Array[] = [];
  const firstBoxes: number[] = [];
  for (let from = 0; from < count; ) {
    const root = nextRoot(left, localConstraint, from, Math.min(count, from + small));
    const isRoot = root < Math.min(count, from + small);
    if (spend(pace, root - from + 1)) yield;
    from = root;
    if (!isRoot) continue;
    beginWalk(walk, root);
    const { met, constraintBoxes, constraintStarts, firstBox } = walk;
    firstBoxes.push(firstBox);
    while (walk.step < met.length) if (spend(pace, visit(constraints, known, walk))) yield;
    const sizes = new Int32Array(boxSizes.slice(firstBox));
    const ids = new Int32Array(met);
    const linkStarts = new Int32Array(constraintStarts);
    const links = new Int32Array(constraintBoxes);
    constraintIds.push(ids);
    const boxStarts = new Int32Array(sizes.length + 1);
    const boxConstraints = new Int32Array(links.length);
    for (let from = 0; from < links.length; from += small) {
      countMembers(links, boxStarts, from, Math.min(links.length, from + small));
      if (spend(pace, Math.min(small, links.length - from))) yield;
    }
    sumUp(boxStarts, 0, sizes.length);
    if (spend(pace, sizes.length)) yield;
    const cursor = boxStarts.slice();
    for (let from = 0; from < ids.length; from += piece) {
      const to = Math.min(ids.length, from + piece);
      linkBoxes(linkStarts, links, cursor, boxConstraints, from, to);
      if (spend(pace, linkStarts[to] - linkStarts[from] + to - from)) yield;
    }
    const regionNeeds = ids.map((id) => needs[id]);
    if (spend(pace, 4 * ids.length)) yield;
    regions.push({
      sizes,
      boxStarts,
      boxConstraints,
      needs: regionNeeds,
      constraintStarts: linkStarts,
      constraintBoxes: links,
    });
  }

  const firstBox = new Int32Array(firstBoxes);
  const boxCellStarts = startsOfBoxes(boxSizes);
  const cursor = boxCellStarts.slice();
  const boxCells = new Int32Array(boxCellStarts[boxSizes.length]);
  const rest = new Int32Array(size);
  let restEnd = 0;
  if (spend(pace, boxSizes.length)) yield;
  for (let from = 0; from < size; from += pieceOfCells) {
    const to = Math.min(size, from + pieceOfCells);
    restEnd = placeCells(constraints, known, walk, cursor, boxCells, rest, restEnd, from, to);
    if (spend(pace, to - from)) yield;
  }
  return { regions, firstBox, constraintIds, boxCellStarts, boxCells, restCells: rest.subarray(0, restEnd) };
}

/** From a number to its boxes, from these to further numbers, and so through a region. */
type Walk = {
  readonly classOf: Int32Array;
  readonly boxOfClass: Int32Array;
  readonly localConstraint: Int32Array;
  /** Of all boxes so far. */
  readonly boxSizes: number[];
  readonly boxFirstCell: number[];
  /** The numbers of this region, and the boxes that each of them sees. */
  met: number[];
  constraintBoxes: number[];
  constraintStarts: number[];
  firstBox: number;
  step: number;
};

/** The next number that belongs to no region yet, `to` if there is none before it. */
function nextRoot(left: Int32Array, localConstraint: Int32Array, from: number, to: number): number {
  let root = from;
  while (root < to && (left[root] === 0 || localConstraint[root] !== -1)) root++;
  return root;
}

function beginWalk(walk: Walk, root: number): void {
  walk.localConstraint[root] = 0;
  walk.met = [root];
  walk.constraintBoxes = [];
  walk.constraintStarts = [0];
  walk.firstBox = walk.boxSizes.length;
  walk.step = 0;
}

/** Visits some numbers of the walk; tells how much work that was. */
function visit(
  { starts, members }: Constraints,
  { values, cellStarts, cellConstraints }: Propagated,
  walk: Walk,
): number {
  const { classOf, boxOfClass, localConstraint, boxSizes, boxFirstCell } = walk;
  const { met, constraintBoxes, constraintStarts, firstBox } = walk;
  const to = Math.min(met.length, walk.step + piece);
  let work = 0;
  for (let step = walk.step; step < to; step++) {
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
        work += cellStarts[cell + 1] - cellStarts[cell];
      }
      // Each cell is counted once: by the first of its constraints.
      if (cellConstraints[cellStarts[cell]] === constraint) boxSizes[box]++;
      if (boxFirstCell[box] === cell) constraintBoxes.push(box - firstBox);
    }
    constraintStarts.push(constraintBoxes.length);
    work += 2 * (end - starts[constraint] + 1);
  }
  walk.step = to;
  return work;
}

/** Moves the cells of some numbers into classes of their own; tells how many classes there are then. */
function refine(
  { starts, members }: Constraints,
  { values, left }: Propagated,
  classOf: Int32Array,
  splitBy: Int32Array,
  splitTo: Int32Array,
  before: number,
  from: number,
  to: number,
): number {
  let classes = before;
  for (let constraint = from; constraint < to; constraint++) {
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
  return classes;
}

/** Lists the constraints of each box, some constraints at a time. */
function linkBoxes(
  constraintStarts: Int32Array,
  constraintBoxes: Int32Array,
  cursor: Int32Array,
  boxConstraints: Int32Array,
  from: number,
  to: number,
): void {
  for (let constraint = from; constraint < to; constraint++) {
    for (let at = constraintStarts[constraint]; at < constraintStarts[constraint + 1]; at++) {
      boxConstraints[cursor[constraintBoxes[at]]++] = constraint;
    }
  }
}

function startsOfBoxes(boxSizes: readonly number[]): Int32Array {
  const starts = new Int32Array(boxSizes.length + 1);
  for (let box = 0; box < boxSizes.length; box++) starts[box + 1] = starts[box] + boxSizes[box];
  return starts;
}

/** Lists some of the open questions by box, or among the rest; tells where the rest ends then. */
function placeCells(
  { unknown }: Constraints,
  { values }: Propagated,
  { classOf, boxOfClass }: Walk,
  cursor: Int32Array,
  boxCells: Int32Array,
  rest: Int32Array,
  before: number,
  from: number,
  to: number,
): number {
  let end = before;
  for (let cell = from; cell < to; cell++) {
    if (unknown[cell] === 0 || values[cell] !== -1) continue;
    if (classOf[cell] === 0) rest[end++] = cell;
    else boxCells[cursor[boxOfClass[classOf[cell]]]++] = cell;
  }
  return end;
}
