/** The table of a literal: all that follows from it, nearest first, each with the one that it came from. */

import type { Tables } from './tables.js';

/** How many entries a table holds; what comes later is lost. */
const capacity = 1000;

/** A table, filled again for each literal. */
export type Walk = {
  /** What follows, in order; the literal itself is the first. */
  readonly list: Int16Array;
  /** How many there are. */
  count: number;
  /** Those before this place follow at once. */
  direct: number;
  /** By literal that is in the table: the one that it came from; −1 for the first. */
  readonly from: Int16Array;
  /** By literal: the walk that it was in last. */
  readonly stamp: Int32Array;
  /** The number of this walk. */
  turn: number;
};

/** A table to fill. */
export function createWalk({ nodes }: Tables): Walk {
  return {
    list: new Int16Array(capacity),
    count: 0,
    direct: 0,
    from: new Int16Array(nodes * 2),
    stamp: new Int32Array(nodes * 2),
    turn: 0,
  };
}

/** Fills the table of a literal. */
export function walkFrom({ next }: Tables, walk: Walk, root: number): void {
  const { list, from, stamp } = walk;
  const turn = ++walk.turn;
  list[0] = root;
  from[root] = -1;
  stamp[root] = turn;
  let count = 1;
  for (let at = 0; at < count; at++) {
    for (const literal of next[list[at]]) {
      if (stamp[literal] === turn || count === capacity) continue;
      stamp[literal] = turn;
      from[literal] = list[at];
      list[count++] = literal;
    }
    if (at === 0) walk.direct = count;
  }
  walk.count = count;
}

/** The literals from the root to one of the table. */
export function pathTo({ from }: Walk, literal: number): number[] {
  const path: number[] = [];
  for (let at = literal; at >= 0; at = from[at]) path.push(at);
  return path.reverse();
}

/**
 * Does the path come back to a cell that it has left? Neighbours may share one, and a loop's start is not left, nor is a
 * group whose first cell it is. Of a group the first cell is looked for, and all cells are left.
 */
export function comesBack({ cells }: Tables, path: readonly number[], isLoop: boolean): boolean {
  const left = new Set<number>();
  const free = isLoop ? cells[path[0] >> 1][0] : -1;
  let last = -1;
  for (const literal of path) {
    const own = cells[literal >> 1];
    const [cell] = own;
    if (cell !== last && left.has(cell)) return true;
    last = cell;
    if (cell !== free) for (const one of own) left.add(one);
  }
  return false;
}
