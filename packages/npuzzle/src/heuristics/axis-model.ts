/**
 * One axis of a board as the searches see it: where each label belongs, its walking table if there is one, and the
 * conflicts of the lines *across* the axis (a tile that must leave its row makes vertical moves).
 *
 * Both axes are described in the same words: a *lane* is a row for the vertical axis and a column for the horizontal one.
 */
import { createPace, type Pace, runSlices, type Slices } from '@kit/grid';
import { recentValues } from '../kernel/recent-values.js';
import { conflictTable, longestTabledLine } from './line-conflicts.js';
import { hasWalkingTable, packState, type WalkingTable, walkingKey, walkingTable } from './walking-table.js';

/** Boards of a size whose blank belongs in a cell. */
export type BoardKind = { readonly rows: number; readonly cols: number; readonly home: number };

/** What is the same for all boards of a kind. */
export type AxisModel = {
  /** Number of lanes. */
  readonly lanes: number;
  /** The lane of each cell, and so of each label's home. */
  readonly laneOf: Int32Array;
  /** The cells of each lane; none without conflict digits. */
  readonly cellsOf: readonly Int32Array[];
  /** `undefined` if the table would be too large. */
  readonly walking: WalkingTable | undefined;
  /** Conflicts of a lane by its key; one 0 where lanes are too long. */
  readonly conflicts: Uint8Array;
  /** What a label in a cell adds to the key of the cell's lane: `digit[label * cells + cell]`; empty without a table. */
  readonly digit: Int32Array;
};

/** The most cells of a board whose lanes get conflict digits: they take cells² numbers. */
const maxDigitCells = 64;

/**
 * Models of small boards are kept: shortening a solution asks for the same few again and again, two for each place of the
 * blank.
 */
const maxModels = 256;
const models = /* @__PURE__ */ recentValues<AxisModel>(maxModels);

/** The model of one axis. */
export function createAxisModel(rows: number, cols: number, home: number, vertical: boolean): AxisModel {
  return runSlices(prepareAxisModel({ rows, cols, home }, vertical, createPace()));
}

/** The same in slices: once it is done for a small board, {@link createAxisModel} has it at hand. */
export function* prepareAxisModel(kind: BoardKind, vertical: boolean, pace: Pace): Slices<AxisModel> {
  const { rows, cols, home } = kind;
  if (rows * cols > maxDigitCells) return yield* makeAxisModel(kind, vertical, pace);
  const name = `${rows}x${cols}@${home}${vertical}`;
  let model = models.get(name);
  if (!model) {
    model = yield* makeAxisModel(kind, vertical, pace);
    models.keep(name, model);
  }
  return model;
}

function* makeAxisModel({ rows, cols, home }: BoardKind, vertical: boolean, pace: Pace): Slices<AxisModel> {
  const size = rows * cols;
  const lanes = vertical ? rows : cols;
  const width = vertical ? cols : rows;
  const laneOf = lanesOf(rows, cols, vertical);
  const walking = hasWalkingTable(lanes, width) ? yield* walkingTable(lanes, width, laneOf[home], pace) : undefined;
  const hasConflicts = width <= longestTabledLine && size <= maxDigitCells;
  const digit = new Int32Array(hasConflicts ? size * size : 0);
  if (hasConflicts) {
    const placeOf = lanesOf(rows, cols, !vertical);
    for (const label of laneOf.keys()) {
      if (label === home) continue;
      for (const cell of laneOf.keys()) {
        if (laneOf[cell] !== laneOf[label]) continue;
        digit[label * size + cell] = (placeOf[label] + 1) * (width + 1) ** placeOf[cell];
      }
    }
  }
  const cellsOf = Array.from({ length: hasConflicts ? lanes : 0 }, (_, lane) =>
    Int32Array.from(laneOf.keys()).filter((cell) => laneOf[cell] === lane),
  );
  const conflicts = hasConflicts ? yield* conflictTable(width, pace) : new Uint8Array(1);
  return { lanes, laneOf, cellsOf, walking, conflicts, digit };
}

/** The row of each cell, or the column. */
export function lanesOf(rows: number, cols: number, vertical: boolean): Int32Array {
  const lanes = new Int32Array(rows * cols);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) lanes[cell++] = vertical ? row : col;
  }
  return lanes;
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
