/**
 * One axis of a board as the searches see it: where each label belongs, its walking table if there is one, and the
 * conflicts of the lines *across* the axis (a tile that must leave its row makes vertical moves).
 *
 * Both axes are described in the same words: a *lane* is a row for the vertical axis and a column for the horizontal one.
 */
import { conflictTable, longestTabledLine } from './line-conflicts.js';
import { hasWalkingTable, packState, type WalkingTable, walkingKey, walkingTable } from './walking-table.js';

/** What is the same for all boards of a size and blank's home. */
export type AxisModel = {
  /** Number of lanes. */
  readonly lanes: number;
  /** The lane of each cell, and so of each label's home. */
  readonly laneOf: Int32Array;
  /** The cells of each lane. */
  readonly cellsOf: readonly Int32Array[];
  /** `undefined` if the table would be too large. */
  readonly walking: WalkingTable | undefined;
  /** Conflicts of a lane by its key; one 0 where lanes are too long. */
  readonly conflicts: Uint8Array;
  /** What a label in a cell adds to the key of the cell's lane: `digit[label * cells + cell]`; empty without a table. */
  readonly digit: Int32Array;
};

/** The most cells of a board whose lanes get conflict digits: they take cells² numbers. */
const mostDigitCells = 64;

/** Models of small boards are kept: shortening a solution asks for the same few again and again. */
const models = /* @__PURE__ */ new Map<string, AxisModel>();

/** The model of one axis. */
export function createAxisModel(rows: number, cols: number, home: number, vertical: boolean): AxisModel {
  if (rows * cols > mostDigitCells) return makeAxisModel(rows, cols, home, vertical);
  const name = `${rows}x${cols}@${home}${vertical}`;
  let model = models.get(name);
  if (!model) {
    model = makeAxisModel(rows, cols, home, vertical);
    models.set(name, model);
  }
  return model;
}

function makeAxisModel(rows: number, cols: number, home: number, vertical: boolean): AxisModel {
  const size = rows * cols;
  const lanes = vertical ? rows : cols;
  const width = vertical ? cols : rows;
  const laneOf = Int32Array.from({ length: size }, (_, cell) => (vertical ? Math.floor(cell / cols) : cell % cols));
  const walking = hasWalkingTable(lanes, width) ? walkingTable(lanes, width, laneOf[home]) : undefined;
  const hasConflicts = width <= longestTabledLine && size <= mostDigitCells;
  const digit = new Int32Array(hasConflicts ? size * size : 0);
  if (hasConflicts) {
    const placeOf = (cell: number) => (vertical ? cell % cols : Math.floor(cell / cols));
    for (let label = 0; label < size; label++) {
      if (label === home) continue;
      for (let cell = 0; cell < size; cell++) {
        if (laneOf[cell] !== laneOf[label]) continue;
        digit[label * size + cell] = (placeOf(label) + 1) * (width + 1) ** placeOf(cell);
      }
    }
  }
  const cellsOf = Array.from({ length: lanes }, (_, lane) =>
    Int32Array.from(laneOf.keys()).filter((cell) => laneOf[cell] === lane),
  );
  return { lanes, laneOf, cellsOf, walking, conflicts: hasConflicts ? conflictTable(width) : new Uint8Array(1), digit };
}

/** The walking state of a board along the axis; 0 without a table. */
export function walkingState(model: AxisModel, labels: ArrayLike<number>, blank: number): number {
  const { walking, lanes, laneOf } = model;
  if (!walking) return 0;
  const counts = new Int32Array(lanes * lanes);
  for (let cell = 0; cell < labels.length; cell++) {
    if (cell !== blank) counts[laneOf[cell] * lanes + laneOf[labels[cell]]]++;
  }
  const key = walkingKey(counts, laneOf[blank], lanes, labels.length / lanes);
  return walking.stateOf.get(key) ?? 0;
}

/** The same in the form of `packed`, with its distance. */
export function packedState(model: AxisModel, labels: ArrayLike<number>, blank: number): number {
  const state = walkingState(model, labels, blank);
  return packState(state, model.walking?.distance[state] ?? 0, model.lanes);
}

/** The keys of the lanes of a board. */
export function laneKeys(model: AxisModel, labels: ArrayLike<number>): Int32Array {
  const { lanes, laneOf, digit } = model;
  const keys = new Int32Array(lanes);
  if (digit.length === 0) return keys;
  for (let cell = 0; cell < labels.length; cell++) keys[laneOf[cell]] += digit[labels[cell] * labels.length + cell];
  return keys;
}

/** Manhattan distance of a board along the axis. */
export function laneDistance(model: AxisModel, labels: ArrayLike<number>, blank: number): number {
  const { laneOf } = model;
  let sum = 0;
  for (let cell = 0; cell < labels.length; cell++) {
    if (cell !== blank) sum += Math.abs(laneOf[cell] - laneOf[labels[cell]]);
  }
  return sum;
}
