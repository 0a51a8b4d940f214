/** What one number forces, and what two overlapping numbers force together. */
import { type Pace, type Slices, spend } from '@kit/grid';
import { type Constraints, turned } from '../kernel/constraints.js';
import { cellsWhere } from '../kernel/symbols.js';

/** Forced cells with the constraints that force them, perhaps together with the number of mines on the board. */
export type Finding = {
  readonly cells: number[];
  readonly mine: boolean;
  readonly from: number[];
  readonly usesTotal: boolean;
};

/**
 * Numbers that need nothing, or all of their cells, handed on one by one; `whenFound` says whether to go on. Found cells
 * are removed from `wanted`.
 */
export function singleNumbers(
  { count, starts, members, needs }: Constraints,
  wanted: Set<number>,
  whenFound: (finding: Finding) => boolean,
): void {
  for (let id = 0; id < count; id++) {
    const size = starts[id + 1] - starts[id];
    if (needs[id] !== 0 && needs[id] !== size) continue;
    const cells = take(members.subarray(starts[id], starts[id + 1]), wanted);
    if (cells.length > 0 && !whenFound({ cells, mine: needs[id] !== 0, from: [id], usesTotal: false })) return;
  }
}

/**
 * Two numbers split their cells in three: only the first sees, both see, only the second sees. The first number bounds
 * the mines of the middle part, so does the second; what the bounds leave decides each part that has no choice.
 * Handed on one by one; `whenFound` says whether to go on. Found cells are removed from `wanted`.
 */
export function* numberPairs(
  constraints: Constraints,
  constraintsOf: CellIndex,
  wanted: Set<number>,
  whenFound: (finding: Finding) => boolean,
  pace: Pace,
): Slices<void> {
  const { count, starts, members, needs } = constraints;
  const cellsOf = (id: number) => members.subarray(starts[id], starts[id + 1]);
  // Of a pair that forces a wanted cell, one number sees it, and the other is next to that number.
  const sees = new Uint8Array(count);
  const near = new Uint8Array(count);
  for (const cell of wanted) {
    for (const id of constraintsOf(cell)) {
      if (sees[id] === 1) continue;
      sees[id] = 1;
      for (const other of cellsOf(id)) {
        const ids = constraintsOf(other);
        for (const next of ids) near[next] = 1;
        if (spend(pace, 4 + ids.length)) yield;
      }
    }
  }
  for (let first = 0; first < count && wanted.size > 0; first++) {
    if (spend(pace, 1)) yield;
    if (near[first] === 0) continue;
    const partners = new Set<number>();
    for (const cell of cellsOf(first)) {
      const ids = constraintsOf(cell);
      for (const id of ids) if (id > first && (sees[first] === 1 || sees[id] === 1)) partners.add(id);
      if (spend(pace, 4 + ids.length)) yield;
    }
    for (const second of partners) {
      const inSecond = new Set(cellsOf(second));
      const both: number[] = [];
      const onlyFirst: number[] = [];
      for (const cell of cellsOf(first)) (inSecond.delete(cell) ? both : onlyFirst).push(cell);
      const onlySecond = [...inSecond];
      if (spend(pace, 4 * (both.length + onlyFirst.length + onlySecond.length))) yield;
      const fewest = Math.max(0, needs[first] - onlyFirst.length, needs[second] - onlySecond.length);
      const most = Math.min(both.length, needs[first], needs[second]);
      const parts = [
        { part: both, low: fewest, high: most },
        { part: onlyFirst, low: needs[first] - most, high: needs[first] - fewest },
        { part: onlySecond, low: needs[second] - most, high: needs[second] - fewest },
      ];
      for (const { part, low, high } of parts) {
        if (part.length === 0 || (high !== 0 && low !== part.length)) continue;
        const cells = take(part, wanted);
        const finding = { cells, mine: high !== 0, from: [first, second], usesTotal: false };
        if (cells.length > 0 && !whenFound(finding)) return;
      }
    }
  }
}

function take(cells: ArrayLike<number>, wanted: Set<number>): number[] {
  return Array.from(cells)
    .filter((cell) => wanted.delete(cell))
    .sort((a, b) => a - b);
}

/** The unknown cells whose value is known. */
export function certainCells({ unknown }: Constraints, values: Int8Array): Set<number> {
  return new Set(cellsWhere(unknown.length, (cell) => unknown[cell] === 1 && values[cell] !== -1));
}

/** The constraints that see a cell, in rising order. */
export type CellIndex = (cell: number) => Int32Array;

export function indexCells({ unknown, count, starts, members }: Constraints): CellIndex {
  const { starts: ends, rows } = turned(starts, members, count, unknown.length);
  return (cell) => rows.subarray(ends[cell], ends[cell + 1]);
}
