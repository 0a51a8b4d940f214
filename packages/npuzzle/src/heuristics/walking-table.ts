/**
 * Walking distance: forget the columns, and of each tile remember only the row that it belongs in. What is left is a
 * small puzzle (how many tiles of each kind stand in each row, and the blank's row), whose exact distance counts vertical
 * moves alone; the same with rows and columns exchanged counts horizontal ones, so the two may be added.
 *
 * All states are found by breadth-first search from the goal: 24,964 for four rows of four, about 0.1 s. The number of
 * states grows with the number of rows, so {@link hasWalkingTable} says for which sizes a table is worth it.
 *
 * In the line metric one move takes the blank several rows on; `lineDistance` counts those.
 *
 * @see {@link http://www.ic-net.or.jp/home/takaken/e/15pz/wd.gif | Takahashi, walking distance (2002)}
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { recentValues } from '../kernel/recent-values.js';

export type WalkingTable = {
  /** After the blank goes up (0) or down (1) past a tile of a kind: `next[(state * 2 + direction) * rows + kind]`, or −1. */
  readonly next: Int32Array;
  /**
   * The same for the inner loop of a search, as one number with the distance: a state is kept as
   * `(state * 2 * rows) * 256 + distance`, and the next one is `packed[(kept >> 8) + direction * rows + kind]`.
   */
  readonly packed: Int32Array;
  /** Vertical single moves to the goal. */
  readonly distance: Uint8Array;
  /** Vertical line moves to the goal. */
  readonly lineDistance: Uint8Array;
  /** The state with a key. */
  readonly stateOf: ReadonlyMap<number, number>;
};

/** Is the table small enough to be built at once? */
export function hasWalkingTable(rows: number, cols: number): boolean {
  const maxCols = [0, 0, 64, 12, 4, 2];
  return cols <= (maxCols[rows] ?? 0);
}

/** A table takes up to some megabytes; a board needs two of them, with its blank's home elsewhere up to eight. */
const maxTables = 16;

const built = /* @__PURE__ */ recentValues<WalkingTable>(maxTables);

/** The table for boards of a size whose blank belongs in a row; made on first use and kept. */
export function* walkingTable(rows: number, cols: number, homeRow: number, pace: Pace): Slices<WalkingTable> {
  const name = `${rows}x${cols}@${homeRow}`;
  let table = built.get(name);
  if (!table) {
    table = yield* buildWalkingTable(rows, cols, homeRow, pace);
    built.keep(name, table);
  }
  return table;
}

/** The key of a state: its counts as digits, and the blank's row. `counts[row * rows + kind]`. */
export function walkingKey(counts: ArrayLike<number>, blankRow: number, rows: number, cols: number): number {
  let key = blankRow;
  // The last kind of each row follows from the others.
  for (let row = 0; row < rows; row++) {
    for (let kind = 0; kind < rows - 1; kind++) key = key * (cols + 1) + counts[row * rows + kind];
  }
  return key;
}

/** A state and its distance as one number, see `packed`. */
export function packState(state: number, distance: number, rows: number): number {
  return (state * 2 * rows * 256) | distance;
}

/** What a state takes, in units of the pace, and what one takes that is only looked at. */
const stateWork = 500;
const lookWork = 125;

function* buildWalkingTable(rows: number, cols: number, homeRow: number, pace: Pace): Slices<WalkingTable> {
  const goal = new Uint8Array(rows * rows);
  for (let row = 0; row < rows; row++) goal[row * rows + row] = row === homeRow ? cols - 1 : cols;
  const stateOf = new Map([[walkingKey(goal, homeRow, rows, cols), 0]]);
  const states = [goal];
  const blankRows = [homeRow];
  const distances = [0];
  const links: number[] = [];
  for (let state = 0; state < states.length; state++) {
    if (spend(pace, stateWork)) yield;
    const blankRow = blankRows[state];
    for (let direction = 0; direction < 2; direction++) {
      const from = direction === 0 ? blankRow - 1 : blankRow + 1;
      for (let kind = 0; kind < rows; kind++) {
        if (from < 0 || from >= rows || states[state][from * rows + kind] === 0) {
          links.push(-1);
          continue;
        }
        const counts = states[state].slice();
        counts[from * rows + kind]--;
        counts[blankRow * rows + kind]++;
        const key = walkingKey(counts, from, rows, cols);
        let reached = stateOf.get(key);
        if (reached === undefined) {
          reached = states.length;
          stateOf.set(key, reached);
          states.push(counts);
          blankRows.push(from);
          distances.push(distances[state] + 1);
        }
        links.push(reached);
      }
    }
  }
  const next = new Int32Array(links.length);
  const packed = new Int32Array(links.length);
  for (let link = 0; link < links.length; link++) {
    const state = links[link];
    next[link] = state;
    packed[link] = state < 0 ? -1 : packState(state, distances[state], rows);
  }
  const lineDistance = yield* lineDistances(next, states.length, rows, pace);
  return { next, packed, distance: Uint8Array.from(distances), lineDistance, stateOf };
}

/** Breadth-first again, where one move may go on in its direction. */
function* lineDistances(next: Int32Array, count: number, rows: number, pace: Pace): Slices<Uint8Array> {
  const distance = new Uint8Array(count).fill(255);
  distance[0] = 0;
  let frontier = [0];
  for (let depth = 1; frontier.length > 0; depth++) {
    const reached: number[] = [];
    for (let direction = 0; direction < 2; direction++) {
      // States met while going on in this direction at this depth.
      const passed = new Set<number>();
      const stack = [...frontier];
      for (let from = stack.pop(); from !== undefined; from = stack.pop()) {
        if (spend(pace, lookWork)) yield;
        for (let kind = 0; kind < rows; kind++) {
          const to = next[(from * 2 + direction) * rows + kind];
          if (to < 0 || passed.has(to)) continue;
          passed.add(to);
          stack.push(to);
          if (distance[to] < 255) continue;
          distance[to] = depth;
          reached.push(to);
        }
      }
    }
    frontier = reached;
  }
  return distance;
}
