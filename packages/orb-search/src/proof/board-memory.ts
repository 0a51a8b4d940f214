/**
 * Boards with their cursors that were searched, by the depth. Entries hold whole boards, so that no collision of hashes can
 * spoil a proof; a newer one replaces the older in its place, which only costs time.
 *
 * An entry is five words side by side, so that a look-up touches one cache line and not five: the four planes, and
 * depth × 32 + cursor + 1 (0 is an empty place).
 */

/** The memory. */
export type BoardMemory = {
  /** Was a board with a cursor searched at the same or a smaller depth? Else it is noted. */
  readonly has: (p0: number, p1: number, p2: number, p3: number, at: number, depth: number) => boolean;
  /** Is there room for so many boards, or as much as there ever is? */
  readonly holds: (boards: number) => boolean;
  /** Empties it, without a look at its entries. */
  readonly forget: () => void;
};

/** So many bits number the entries for so many boards. */
const bitsFor = (boards: number) => Math.min(20, 33 - Math.clz32(Math.min(boards, 1e6)));

/** An empty memory for so many boards, of at most a million entries (20 MB). */
export function boardMemory(boards: number): BoardMemory {
  const memoryBits = bitsFor(boards);
  const shift = 32 - memoryBits;
  const entries = new Int32Array(5 << memoryBits);
  // A cell and a depth take 13 bits; what was noted before the last `forget` is below this.
  let first = 1;

  return { has, holds: (wanted) => bitsFor(wanted) <= memoryBits, forget };

  function forget(): void {
    first += 1 << 13;
    if (first < 1 << 30) return;
    entries.fill(0);
    first = 1;
  }

  function has(p0: number, p1: number, p2: number, p3: number, at: number, depth: number): boolean {
    let hash = Math.imul(p0 ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15) ^ p1, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ p2, 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 14) ^ p3, 0x165667b1);
    const entry = 5 * ((hash ^ (hash >>> 15)) >>> shift);
    const visit = entries[entry + 4] - first;
    if (
      visit >= 0 &&
      (visit & 31) === at &&
      visit >> 5 <= depth &&
      entries[entry] === p0 &&
      entries[entry + 1] === p1 &&
      entries[entry + 2] === p2 &&
      entries[entry + 3] === p3
    ) {
      return true;
    }
    entries[entry] = p0;
    entries[entry + 1] = p1;
    entries[entry + 2] = p2;
    entries[entry + 3] = p3;
    entries[entry + 4] = ((depth << 5) | at) + first;
    return false;
  }
}

/**
 * About how many boards there are within so many moves, at most `most`: a memory is no larger, since each new page costs a
 * fault.
 */
export function boardsWithin(starts: number, branching: number, moves: number, most: number): number {
  let boards = starts;
  for (let move = 0; move < moves && boards < most; move++) boards *= branching;
  return Math.min(boards, most);
}
