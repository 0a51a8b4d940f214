/**
 * In which ways cells that all differ can be filled: a walk over the sets of digits that are used after each cell.
 *
 *     cells:  a  b  c     {} → {1} {3} → {13} {14} {34} → {134}     what lies on a way from nothing to the end is left
 *
 * With different digits a set's size says how many cells are filled, so one table over all sets holds every layer. Where
 * groups of the cells have sums, a set that ends a group must have the sum of all groups so far. Where a cell may not be
 * consecutive with the one before it, it matters which digits of a set can have come last, so each set keeps those. The walk
 * touches only sets that can be reached; the cost is at most cells times 2^size, and much less where cells have few digits.
 */

/** Cells that all differ, in the order in which they are filled. */
export type Row = {
  /** The cells. */
  readonly cells: readonly number[];
  /** By place: what the digits up to there add up to, 0 where any sum is right. */
  readonly sums: readonly number[];
  /** By place: may its digit not be one more or less than that of the place before? Never at the first. */
  readonly apart: readonly boolean[];
};

/** The walk for layouts of a size. */
export type Ways = {
  /** By place: the digits that it has (in); the digits of those that some way has (out). */
  readonly masks: Uint16Array;
  /** Leaves of `masks` what some way has. */
  readonly walk: (row: Row) => void;
};

const walks = /* @__PURE__ */ new Map<number, Ways>();

/** What comes last in the empty set: no digit, but something. */
const NOTHING = 1 << 16;

/** The walk for a size: one for all, as none yields. */
export function waysOf(size: number): Ways {
  let ways = walks.get(size);
  if (ways === undefined) {
    ways = createWays(size);
    walks.set(size, ways);
  }
  return ways;
}

function createWays(size: number): Ways {
  const sets = 1 << size;
  // By set: the digits that can come last in it, and those of them from which a way leads to the end.
  const reached = new Uint32Array(sets);
  const alive = new Uint32Array(sets);
  const sumOf = new Uint8Array(sets);
  for (let set = 1; set < sets; set++) sumOf[set] = sumOf[set & (set - 1)] + 32 - Math.clz32(set & -set);
  const queue = new Uint16Array(sets);
  // By place: where the sets begin in the queue that are used after so many cells.
  const starts = new Uint32Array(size + 2);
  const masks = new Uint16Array(size);
  reached[0] = NOTHING;

  function walk({ cells: { length }, sums, apart }: Row): void {
    starts[1] = 1;
    for (let at = 0; at < length; at++) {
      const [sum, mask, isApart] = [sums[at], masks[at], apart[at]];
      let next = starts[at + 1];
      for (let i = starts[at]; i < starts[at + 1]; i++) {
        const set = queue[i];
        for (let rest = mask & ~set; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const grown = set | bit;
          if (sum !== 0 && sumOf[grown] !== sum) continue;
          if (isApart && (reached[set] & ~((bit << 1) | (bit >> 1))) === 0) continue;
          if (reached[grown] === 0) queue[next++] = grown;
          reached[grown] |= bit;
        }
      }
      starts[at + 2] = next;
    }
    const end = starts[length + 1];
    for (let i = starts[length]; i < end; i++) alive[queue[i]] = reached[queue[i]];
    for (let at = length - 1; at >= 0; at--) {
      let left = 0;
      for (let i = starts[at]; i < starts[at + 1]; i++) {
        const set = queue[i];
        for (let rest = masks[at] & ~set; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          if ((alive[set | bit] & bit) === 0) continue;
          const before = apart[at] ? reached[set] & ~((bit << 1) | (bit >> 1)) : reached[set];
          alive[set] |= before;
          left |= bit;
        }
      }
      masks[at] = left;
    }
    for (let i = 1; i < end; i++) reached[queue[i]] = alive[queue[i]] = 0;
    alive[0] = 0;
  }

  return { masks, walk };
}
