/**
 * Boards with their cursors that were searched, by the depth. Entries hold whole boards, so that no collision of hashes can
 * spoil a proof; a newer one replaces the older in its place, which only costs time.
 */

/** The memory. */
export type BoardMemory = {
  /** Was a board with a cursor searched at the same or a smaller depth? Else it is noted. */
  readonly has: (p0: number, p1: number, p2: number, p3: number, at: number, depth: number) => boolean;
  /** Forgets everything. */
  readonly clear: () => void;
};

/** An empty memory for so many boards, of at most a million entries (18 MB). */
export function boardMemory(boards: number): BoardMemory {
  const memoryBits = Math.min(20, 32 - Math.clz32(Math.min(boards, 1e6)));
  const key0 = new Int32Array(1 << memoryBits);
  const key1 = new Int32Array(1 << memoryBits);
  const key2 = new Int32Array(1 << memoryBits);
  const key3 = new Int32Array(1 << memoryBits);
  const visit = new Int16Array(1 << memoryBits).fill(-1);

  return { has, clear: () => visit.fill(-1) };

  function has(p0: number, p1: number, p2: number, p3: number, at: number, depth: number): boolean {
    let hash = Math.imul(p0 ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15) ^ p1, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ p2, 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 14) ^ p3, 0x165667b1);
    const slot = (hash ^ (hash >>> 15)) >>> (32 - memoryBits);
    const stored = visit[slot]!;
    if (
      stored >= 0 &&
      (stored & 31) === at &&
      key0[slot] === p0 &&
      key1[slot] === p1 &&
      key2[slot] === p2 &&
      key3[slot] === p3
    ) {
      if (stored >> 5 <= depth) return true;
    }
    key0[slot] = p0;
    key1[slot] = p1;
    key2[slot] = p2;
    key3[slot] = p3;
    visit[slot] = (depth << 5) | at;
    return false;
  }
}
