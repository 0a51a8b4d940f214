/**
 * The moves of the blank in either metric, as lists, and which list follows a path: what may not follow leads nowhere new.
 *
 * In the metric `single` an automaton says so (kernel/blank-automaton.ts): a list has the slots that are left of a cell's. In
 * the metric `line` two slides in a row along one axis are one, so the axes alternate: a list has the other places of the
 * blank's row or column. Both are read alike, so that one loop walks either.
 */
import { blankAutomaton, firstState } from '../kernel/blank-automaton.js';
import { openSlots } from '../kernel/blank-slots.js';

/** The moves. Slots: up, left, right, down. */
export type BlankMoves = {
  /** By move: how far the blank goes, how many tiles slide, and the slot. */
  readonly steps: Int32Array;
  readonly tiles: Int32Array;
  readonly slots: Uint8Array;
  /** By list: its first move, and the one behind its last. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** The list behind a path to a cell: `open[groupOf[state] + cell] & allowed[state]`. */
  readonly open: Int32Array;
  readonly groupOf: Int32Array;
  readonly allowed: Int32Array;
  /** The state of a longer path: `next[state * 4 + slot]`. */
  readonly next: Int16Array;
  /** The list with which a search begins. */
  readonly startOf: (blank: number) => number;
};

/** What is the same for single slides on all boards. */
type SlotLists = Omit<BlankMoves, 'steps' | 'open' | 'startOf'>;

let slotLists: SlotLists | undefined;

/** A list for each set of slots. */
function listSlots(): SlotLists {
  const { next, allowed } = blankAutomaton();
  const sets = Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].filter((slot) => (set >> slot) & 1));
  const slots = Uint8Array.from(sets.flat());
  let end = 0;
  const last = Int32Array.from(sets, ({ length }) => (end += length));
  const first = last.map((behind, set) => behind - sets[set].length);
  const tiles = new Int32Array(slots.length).fill(1);
  return {
    tiles,
    slots,
    first,
    last,
    groupOf: new Int32Array(allowed.length),
    allowed: Int32Array.from(allowed),
    next,
  };
}

/** Single slides: what is left of a cell's slots. */
export function singleMoves(rows: number, cols: number): BlankMoves {
  slotLists ??= listSlots();
  const { tiles, slots, first, last, groupOf, allowed, next } = slotLists;
  const open = new Int32Array(openSlots(rows, cols));
  const units = [-cols, -1, 1, cols];
  const steps = new Int32Array(slots.length);
  for (let move = 0; move < steps.length; move++) steps[move] = units[slots[move]];
  return {
    steps,
    tiles,
    slots,
    first,
    last,
    open,
    groupOf,
    allowed,
    next,
    startOf: (blank) => open[blank] & allowed[firstState],
  };
}

/**
 * Slides of lines: a list for each place in a row and then for each in a column. A search begins at `blank`, with the moves
 * along its column or those along its row.
 */
export function lineMoves(rows: number, cols: number, blank: number, startsInColumn: boolean): BlankMoves {
  const size = rows * cols;
  const steps: number[] = [];
  const tiles: number[] = [];
  const slots: number[] = [];
  const first: number[] = [];
  const last: number[] = [];
  for (const isColumn of [false, true]) {
    const length = isColumn ? rows : cols;
    // The lists of all places are parts of one: from the furthest back to the furthest ahead.
    const behind = steps.length + length - 1;
    for (let place = 0; place < length; place++) {
      first.push(behind - place);
      last.push(behind - place + length - 1);
    }
    for (let distance = 1 - length; distance < length; distance++) {
      if (distance === 0) continue;
      steps.push(isColumn ? distance * cols : distance);
      tiles.push(Math.abs(distance));
      slots.push(isColumn ? (distance < 0 ? 0 : 3) : distance < 0 ? 1 : 2);
    }
  }
  const lists = [blank % cols, cols + Math.floor(blank / cols)];
  first.push(steps.length);
  for (const list of startsInColumn ? lists.reverse() : lists) {
    for (let move = first[list]; move < last[list]; move++) {
      steps.push(steps[move]);
      tiles.push(tiles[move]);
      slots.push(slots[move]);
    }
  }
  last.push(steps.length);
  const open = new Int32Array(2 * size);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++, cell++) {
      open[cell] = col;
      open[size + cell] = cols + row;
    }
  }
  return {
    steps: new Int32Array(steps),
    tiles: new Int32Array(tiles),
    slots: new Uint8Array(slots),
    first: new Int32Array(first),
    last: new Int32Array(last),
    open,
    groupOf: Int32Array.of(0, size),
    allowed: Int32Array.of(-1, -1),
    // Behind a vertical slide a row, behind a horizontal one a column.
    next: Int16Array.of(0, 1, 1, 0, 0, 1, 1, 0),
    startOf: () => rows + cols,
  };
}
