/**
 * Links of any number of turns: breadth first by whole free runs, not by cells.
 *
 * All cells of a free run are reached with the same number of turns, so each run of a row and of a column is entered
 * once, at its level; two sweeps along it carry the shortest lengths from the cells where it was entered. A level is
 * finished before the next begins, so the first level that touches b is the fewest turns, and the length found there is
 * the shortest with so many turns. Time and memory O(cells), whatever the number of turns.
 */
import { type Field, fieldPlace, filledField } from '../kernel/field.js';

/** What the search leaves: for each cell and axis (0 row, 1 column) the fewest turns and then the least length. */
export type TurnLevels = {
  readonly turns: number;
  readonly length: number;
  /** Turns per axis and cell, -1 where not reached. */
  readonly levels: readonly [Int32Array, Int32Array];
  /** Length per axis and cell, where reached. */
  readonly lengths: readonly [Int32Array, Int32Array];
};

/** The field of a board. O(cells). */
export function fieldOf(cells: ArrayLike<number>, rows: number, cols: number, margin: boolean): Field {
  const field = filledField(rows, cols, margin);
  for (let row = 0, cell = 0; row < rows; row++) {
    let place = fieldPlace(cols, cell);
    for (let col = 0; col < cols; col++) field.free[place++] = cells[cell++] === 0 ? 1 : 0;
  }
  return field;
}

/** Searches from one occupied place to another; undefined if there is no link with at most `maxTurns` turns. */
export function searchTurns(field: Field, from: number, to: number, maxTurns: number): TurnLevels | undefined {
  const { width, free } = field;
  const steps = [1, width] as const;
  const levels = [new Int32Array(free.length).fill(-1), new Int32Array(free.length).fill(-1)] as const;
  const lengths = [new Int32Array(free.length), new Int32Array(free.length)] as const;
  const found = (turns: number, length: number): TurnLevels => ({ turns, length, levels, lengths });

  // The places entered at the newest level, by axis.
  let entered: [number[], number[]] = [[], []];
  for (const axis of [0, 1] as const) {
    for (const step of [-steps[axis], steps[axis]]) {
      let place = from + step;
      for (let length = 1; free[place] === 1; place += step, length++) {
        levels[axis][place] = 0;
        lengths[axis][place] = length;
        entered[axis].push(place);
      }
      if (place === to) return found(0, (to - from) / step);
    }
  }
  for (let turns = 1; turns <= maxTurns && entered[0].length + entered[1].length > 0; turns++) {
    const next: [number[], number[]] = [[], []];
    for (const axis of [0, 1] as const) {
      const sources = entered[1 - axis];
      for (const place of sources) {
        if (levels[axis][place] < 0) {
          const from = { levels: levels[1 - axis], lengths: lengths[1 - axis] };
          enterRun(free, place, steps[axis], turns, { levels: levels[axis], lengths: lengths[axis] }, from, next[axis]);
        }
      }
    }
    let best = Number.POSITIVE_INFINITY;
    for (const axis of [0, 1] as const) {
      for (const neighbor of [to - steps[axis], to + steps[axis]]) {
        if (levels[axis][neighbor] === turns) best = Math.min(best, lengths[axis][neighbor] + 1);
      }
    }
    if (best < Number.POSITIVE_INFINITY) return found(turns, best);
    entered = next;
  }
  return undefined;
}

/** Levels and lengths along one axis. */
type Reached = { readonly levels: Int32Array; readonly lengths: Int32Array };

/** Enters a whole run: its level, and the lengths from the places where lines of the level before turn into it. */
function enterRun(
  free: Uint8Array,
  place: number,
  step: number,
  turns: number,
  run: Reached,
  cross: Reached,
  entered: number[],
): void {
  let start = place;
  while (free[start - step] === 1) start -= step;
  const far = 0x3fffffff;
  let carried = far;
  let at = start;
  for (; free[at] === 1; at += step) {
    carried = Math.min(carried + 1, cross.levels[at] === turns - 1 ? cross.lengths[at] : far);
    run.levels[at] = turns;
    run.lengths[at] = carried;
    entered.push(at);
  }
  carried = far;
  for (at -= step; at >= start; at -= step) {
    carried = Math.min(carried + 1, run.lengths[at]);
    run.lengths[at] = carried;
  }
}
