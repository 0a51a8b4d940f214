/**
 * Every path up to a length, by depth-first search on the narrow board: the proof that nothing shorter exists.
 *
 * Each node is let go and tested. What keeps that cheap and sound:
 * - A step changes the runs of two types only; those of the others are kept.
 * - Waste: a group of four spends an orb that its type may need. What the types can still make after the waste of the
 *   first wave must reach the target, or the board is no answer; and where that waste lies beyond the reach of the moves
 *   that are left, no descendant is one either.
 * - A board and cursor that was searched at the same or a smaller depth needs no second search. Entries hold whole boards,
 *   so that no collision of hashes can spoil the proof.
 *
 * Cost: about 3.3 × 2.5ᵏ nodes for k moves on 6×5, a fifth of it after the memory of boards.
 */
import { countBits, type NarrowShape } from '../bits/narrow-board.js';
import type { Planes } from '../search/narrow-beam.js';

/** What is asked; cells are bits. */
export type ExhaustInput = {
  readonly shape: NarrowShape;
  readonly planes: Planes;
  readonly types: number;
  readonly neighbors: Int8Array;
  readonly ends: number;
  readonly target: number;
};

/** A search that is run start by start. */
export type Exhaust = {
  /** Searches from a start; false if the nodes ran out first. */
  readonly from: (start: number) => boolean;
  /** Nodes so far. */
  readonly nodes: () => number;
  /** The shortest path found: its bits, start included. */
  readonly path: () => number[] | undefined;
};

const memoryBits = 20;

/** Searches for paths of at most `limit` moves; once one is found, only for shorter ones. */
export function exhaust(input: ExhaustInput, limit: number, maxNodes: number): Exhaust {
  const { shape, types, neighbors, ends, target } = input;
  const { rows, full, runStart, notTop, notBottom, bottom } = shape;
  const rows2 = 2 * rows;
  const size = rows * shape.cols;
  let [p0, p1, p2, p3] = input.planes;
  const masks = new Int32Array(16);
  const runs = new Int32Array(16);
  const groups = new Int32Array(16);
  const able = new Int32Array(16);
  const counts = new Int32Array(16);
  const codeAt = new Uint8Array(32);
  const columnAbove = new Int32Array(rows);
  for (let row = 0; row < rows; row++) columnAbove[row] = rows - row >= 32 ? -1 : (1 << (rows - row)) - 1;
  for (let bit = 0; bit < size; bit++) {
    const code = ((p0 >>> bit) & 1) | (((p1 >>> bit) & 1) << 1) | (((p2 >>> bit) & 1) << 2) | (((p3 >>> bit) & 1) << 3);
    codeAt[bit] = code;
    masks[code]! |= 1 << bit;
    counts[code]! += 1;
  }
  let ability = 0;
  for (let code = 1; code <= types; code++) refresh(code);
  const reach = reachTable(neighbors, size, Math.max(0, limit));
  const small = limit < 8;
  const memory = small ? 0 : 1 << memoryBits;
  const key0 = new Int32Array(memory);
  const key1 = new Int32Array(memory);
  const key2 = new Int32Array(memory);
  const key3 = new Int32Array(memory);
  const visit = new Int16Array(memory).fill(-1);
  const trail = new Uint8Array(limit + 2);
  let nodes = 0;
  let found: number[] | undefined;

  return { from, nodes: () => nodes, path: () => found };

  function from(start: number): boolean {
    trail[0] = start;
    nodes += 1;
    if (limit < 0) return true;
    if ((ends >>> start) & 1 && makesTarget()) {
      found = [start];
      limit = -1;
      return true;
    }
    return deepen(start, 255, 0);
  }

  /** Tries every step from a cell at a depth; false if the nodes ran out. */
  function deepen(at: number, cameFrom: number, depth: number): boolean {
    if (depth >= limit) return true;
    if (!small && known(at, depth)) return true;
    const held = codeAt[at]!;
    const low = at * 8;
    for (let n = low; n < low + 8; n++) {
      const to = neighbors[n]!;
      if (to < 0) break;
      if (to === cameFrom) continue;
      if (++nodes > maxNodes) return false;
      const met = codeAt[to]!;
      trail[depth + 1] = to;
      if (met === held) {
        // The same board: only the cursor moves on; the first time that it may be let go there is new.
        if ((ends >>> to) & 1 && ends !== full && makesTarget()) note(depth + 1);
        if (!deepen(to, at, depth + 1)) return false;
        continue;
      }
      const runsHeld = runs[held]!;
      const groupsHeld = groups[held]!;
      const ableHeld = able[held]!;
      const runsMet = runs[met]!;
      const groupsMet = groups[met]!;
      const ableMet = able[met]!;
      const before = ability;
      swap(at, to, held, met);
      refresh(held);
      refresh(met);
      if (ability >= target) {
        if ((ends >>> to) & 1 && makesTarget()) note(depth + 1);
      }
      const goesOn = depth + 1 < limit && (ability >= target || canRepair(to, limit - depth - 1));
      const inTime = !goesOn || deepen(to, at, depth + 1);
      swap(at, to, met, held);
      runs[held] = runsHeld;
      groups[held] = groupsHeld;
      able[held] = ableHeld;
      runs[met] = runsMet;
      groups[met] = groupsMet;
      able[met] = ableMet;
      ability = before;
      if (!inTime) return false;
    }
    return true;
  }

  function note(length: number): void {
    if (length > limit) return;
    found = Array.from(trail.subarray(0, length + 1));
    limit = length - 1;
  }

  function swap(at: number, to: number, held: number, met: number): void {
    const both = (1 << at) | (1 << to);
    const differ = held ^ met;
    if (differ & 1) p0 ^= both;
    if (differ & 2) p1 ^= both;
    if (differ & 4) p2 ^= both;
    if (differ & 8) p3 ^= both;
    masks[held]! ^= both;
    masks[met]! ^= both;
    codeAt[at] = met;
    codeAt[to] = held;
  }

  /** Runs, groups and what is left to make, of one type. */
  function refresh(code: number): void {
    if (code === 0) return;
    const mask = masks[code]!;
    const up = mask & (mask >>> 1) & (mask >>> 2) & runStart;
    const aside = mask & (mask >>> rows) & (mask >>> rows2);
    let clearing = 0;
    let count = 0;
    let wasted = 0;
    if ((up | aside) !== 0) {
      clearing = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << rows2);
      count = countGroups(clearing);
      wasted = countBits(clearing) - 3 * count;
    }
    runs[code] = clearing;
    groups[code] = count;
    const makes = ((counts[code]! - wasted) / 3) | 0;
    ability += makes - able[code]!;
    able[code] = makes;
  }

  /** Does a type with too much waste have any of it within reach? */
  function canRepair(cursor: number, moves: number): boolean {
    const near = reach[moves * size + cursor]!;
    for (let code = 1; code <= types; code++) {
      if (able[code]! < ((counts[code]! / 3) | 0) && (runs[code]! & near) !== 0) return true;
    }
    return false;
  }

  /** Lets go: the first wave is known, the others are played until the target is out of reach. */
  function makesTarget(): boolean {
    let clearing = 0;
    let combos = 0;
    for (let code = 1; code <= types; code++) {
      clearing |= runs[code]!;
      combos += groups[code]!;
    }
    if (clearing === 0 || combos >= target) return combos >= target;
    let q0 = p0;
    let q1 = p1;
    let q2 = p2;
    let q3 = p3;
    let spare = ability - target;
    for (;;) {
      q0 &= ~clearing;
      q1 &= ~clearing;
      q2 &= ~clearing;
      q3 &= ~clearing;
      const empty = full & ~(q0 | q1 | q2 | q3);
      for (let row = rows - 2; row >= 0; row--) {
        const holes = (empty >>> row) & bottom;
        if (holes === 0) continue;
        const above = Math.imul(holes, columnAbove[row]!) << row;
        const moving = above & ~(holes << row);
        q0 = (q0 & ~above) | ((q0 & moving) >>> 1);
        q1 = (q1 & ~above) | ((q1 & moving) >>> 1);
        q2 = (q2 & ~above) | ((q2 & moving) >>> 1);
        q3 = (q3 & ~above) | ((q3 & moving) >>> 1);
      }
      clearing = 0;
      for (let code = 1; code <= types; code++) {
        const mask =
          (q0 ^ ((code & 1) - 1)) &
          (q1 ^ (((code >> 1) & 1) - 1)) &
          (q2 ^ (((code >> 2) & 1) - 1)) &
          (q3 ^ ((code >> 3) - 1)) &
          full;
        const up = mask & (mask >>> 1) & (mask >>> 2) & runStart;
        const aside = mask & (mask >>> rows) & (mask >>> rows2);
        if ((up | aside) === 0) continue;
        const cells = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << rows2);
        const count = countGroups(cells);
        const orbs = countBits(mask);
        const cleared = countBits(cells);
        spare -= ((orbs / 3) | 0) - count - (((orbs - cleared) / 3) | 0);
        if (spare < 0) return false;
        combos += count;
        clearing |= cells;
      }
      if (combos >= target) return true;
      if (clearing === 0) return false;
    }
  }

  function countGroups(mask: number): number {
    if (countBits(mask) < 6) return 1;
    let count = 0;
    while (mask !== 0) {
      let group = mask & -mask;
      for (;;) {
        const grown =
          mask & (group | ((group << 1) & notBottom) | ((group >>> 1) & notTop) | (group << rows) | (group >>> rows));
        if (grown === group) break;
        group = grown;
      }
      mask ^= group;
      count += 1;
    }
    return count;
  }

  /** Was this board with this cursor searched at the same or a smaller depth? Else it is noted. */
  function known(at: number, depth: number): boolean {
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

/** For each number of moves and each cell the cells that a path can touch. */
function reachTable(neighbors: Int8Array, size: number, moves: number): Int32Array {
  const table = new Int32Array((moves + 1) * size);
  for (let cell = 0; cell < size; cell++) table[cell] = 1 << cell;
  for (let move = 1; move <= moves; move++) {
    for (let cell = 0; cell < size; cell++) {
      let mask = table[(move - 1) * size + cell]!;
      for (let n = cell * 8; n < cell * 8 + 8 && neighbors[n]! >= 0; n++) {
        mask |= table[(move - 1) * size + neighbors[n]!]!;
      }
      table[move * size + cell] = mask;
    }
  }
  return table;
}
