/**
 * The memory of a beam on bit boards, whatever their width in words: the states of this ply, their children, and for each
 * ply the parents of the states kept. Boards live in flat arrays; paths are parent pointers, never copied; the memory of
 * seen states has a fixed size and forgets the oldest, so it can't fill up.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { childWork } from '../kernel/work.js';

/** What the kernels read and write. */
export type BeamFrontier = {
  /** The states of this ply: so many, their boards word by word, where the orb is held, and where it came from. */
  count: number;
  readonly boards: Int32Array;
  cursor: Uint8Array;
  cameFrom: Uint8Array;
  /** Their children: boards, parents, cursors, and the levels of their values. */
  readonly made: Int32Array;
  readonly madeBy: Int32Array;
  readonly madeAt: Uint8Array;
  readonly levels: Uint16Array;
  /** Hashes of states seen, by their high bits. */
  readonly seen: Int32Array;
  /** How far a hash is shifted to its place among the seen. */
  readonly seenShift: number;
  /** Goes on with the best `width` of so many children, slice by slice. */
  readonly select: (made: number, pace: Pace) => Slices<void>;
  /** The bits of the path to a child of this ply or an earlier one. */
  readonly pathTo: (ply: number, parent: number, bit: number) => number[];
};

/** Makes, evaluates and notes the children of some states of a frontier, behind those made before; returns how many there are. */
export type Expand = (
  frontier: BeamFrontier,
  from: number,
  to: number,
  made: number,
  best: number,
  note: (combos: number, parent: number, bit: number) => number,
) => number;

/** How many children are looked at before the pace is asked. */
const childrenAtATime = 4096;

const levelOffset = 4096;
const levelCount = 8192;

/** The level of a value: boards are sorted by it, and so by counting. Values beyond the ends share the last levels. */
export function levelOf(value: number): number {
  const level = value + levelOffset;
  return level < 0 ? 0 : level >= levelCount ? levelCount - 1 : level;
}

/** A frontier at ply 0: the same board with the orb held at each start; a state has at most `branching` children. */
export function beamFrontier(
  board: ArrayLike<number>,
  starts: ArrayLike<number>,
  width: number,
  branching: number,
): BeamFrontier {
  const words = board.length;
  const places = Math.max(width, starts.length);
  const room = places * branching;
  // Room for the children of about three plies.
  const seenBits = Math.min(24, Math.max(16, 35 - Math.clz32(width)));
  const boards = new Int32Array(places * words);
  const made = new Int32Array(room * words);
  const madeBy = new Int32Array(room);
  const madeAt = new Uint8Array(room);
  const levels = new Uint16Array(room);
  const histogram = new Int32Array(levelCount);
  const plies = [{ parent: new Int32Array(starts.length), bit: Uint8Array.from(starts) }];
  let nextCursor: Uint8Array = new Uint8Array(places);
  let nextCameFrom: Uint8Array = new Uint8Array(places);
  const frontier: BeamFrontier = {
    count: starts.length,
    boards,
    cursor: new Uint8Array(places),
    cameFrom: new Uint8Array(places).fill(255),
    made,
    madeBy,
    madeAt,
    levels,
    seen: new Int32Array(1 << seenBits),
    seenShift: 32 - seenBits,
    select,
    pathTo,
  };
  frontier.cursor.set(plies[0].bit);
  for (const i of plies[0].bit.keys()) boards.set(board, i * words);
  return frontier;

  /** Counting sort by level; of the level that is cut the first go on. */
  function* select(count: number, pace: Pace): Slices<void> {
    histogram.fill(0);
    for (let from = 0; from < count; from += childrenAtATime) {
      const to = Math.min(count, from + childrenAtATime);
      for (let i = from; i < to; i++) histogram[levels[i]] += 1;
      if (spend(pace, childWork * (to - from))) yield;
    }
    let level = levelCount - 1;
    let above = 0;
    while (level >= 0 && above + histogram[level] <= width) above += histogram[level--];
    let tied = width - above;
    const size = Math.min(count, width);
    const parent = new Int32Array(size);
    const bit = new Uint8Array(size);
    const { cursor } = frontier;
    let kept = 0;
    for (let from = 0; from < count; from += childrenAtATime) {
      const to = Math.min(count, from + childrenAtATime);
      for (let i = from; i < to; i++) {
        if (levels[i] < level || (levels[i] === level && tied-- <= 0)) continue;
        for (let word = 0; word < words; word++) boards[kept * words + word] = made[i * words + word];
        nextCursor[kept] = bit[kept] = madeAt[i];
        nextCameFrom[kept] = cursor[madeBy[i]];
        parent[kept] = madeBy[i];
        kept += 1;
      }
      if (spend(pace, childWork * (to - from))) yield;
    }
    [frontier.cursor, nextCursor] = [nextCursor, cursor];
    [frontier.cameFrom, nextCameFrom] = [nextCameFrom, frontier.cameFrom];
    frontier.count = kept;
    plies.push({ parent, bit });
  }

  function pathTo(ply: number, from: number, last: number): number[] {
    const path = [last];
    let index = from;
    for (let back = ply - 1; back >= 0; back--) {
      path.push(plies[back].bit[index]);
      index = plies[back].parent[index];
    }
    return path.reverse();
  }
}
