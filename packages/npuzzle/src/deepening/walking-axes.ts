/**
 * Walking distance as the kernels with pattern databases use it: the packed tables of both axes, or nothing where one of them
 * would be too large.
 */
import { createAxisModel, packedState } from '../heuristics/axis-model.js';

/** Both axes of the boards of a size whose blank belongs in a place. */
export type WalkingAxes = {
  /** Is there a table for either axis? */
  readonly walks: boolean;
  /** `packed` of the tables, see `WalkingTable`: rows walked up and down, columns walked left and right. */
  readonly nextV: Int32Array;
  readonly nextH: Int32Array;
  /** By label: the row and the column where it belongs. */
  readonly rowOf: Int32Array;
  readonly colOf: Int32Array;
  /** Where a board is in either table, with its distance in the lowest eight bits. */
  readonly start: (cells: ArrayLike<number>, blank: number) => readonly [stateV: number, stateH: number];
};

/** The axes of a size. */
export function walkingAxes(rows: number, cols: number, home: number): WalkingAxes {
  const vertical = createAxisModel(rows, cols, home, true);
  const horizontal = createAxisModel(rows, cols, home, false);
  const walks = vertical.walking !== undefined && horizontal.walking !== undefined;
  const none = new Int32Array(1);
  return {
    walks,
    nextV: vertical.walking?.packed ?? none,
    nextH: horizontal.walking?.packed ?? none,
    rowOf: vertical.laneOf,
    colOf: horizontal.laneOf,
    start: (cells, blank) =>
      walks ? [packedState(vertical, cells, blank), packedState(horizontal, cells, blank)] : [0, 0],
  };
}
