/**
 * Every path up to a length, by depth-first search on the narrow board: the proof that nothing shorter exists.
 *
 * Each node is let go and tested. What keeps that cheap and sound:
 * - A step changes the runs of two types only; those of the others are kept.
 * - Waste: a group of four spends an orb that its type may need. What the types can still make after the waste of the
 *   first wave must reach the target, or the board is no answer; and where that waste lies beyond the reach of the moves
 *   that are left, no descendant is one either.
 * - A board and cursor that was searched at the same or a smaller depth needs no second search.
 *
 * Cost: about 3.3 × 2.5ᵏ nodes for k moves on 6×5, a fifth of it after the memory of boards.
 */
import { countGroups } from '../bits/count-groups.js';
import { countBits, type NarrowShape } from '../bits/narrow-board.js';
import { boardMemory } from './board-memory.js';
import { laterWaves } from './later-waves.js';
import { reachTable } from './reach-table.js';

/** What is asked; cells are bits. */
export type ExhaustInput = {
  readonly shape: NarrowShape;
  readonly board: Int32Array;
  readonly types: number;
  readonly neighbors: Int8Array;
  /** 1 for bits where the path may end. */
  readonly ends: Uint8Array;
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

/** Boards with fewer moves left are searched again sooner than they are found in the memory, and crowd out the others. */
const remembered = 3;

/** Searches for paths of at most `limit` moves; once one is found, only for shorter ones. */
export function exhaust(input: ExhaustInput, limit: number, maxNodes: number): Exhaust {
  const { shape, types, neighbors, ends, target } = input;
  const { rows, runStart } = shape;
  const rows2 = 2 * rows;
  const size = rows * shape.cols;
  const endsAnywhere = ends.subarray(0, size).every((end) => end === 1);
  let [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = input.board;
  const masks = new Int32Array(16);
  const runs = new Int32Array(16);
  const groups = new Int32Array(16);
  const able = new Int32Array(16);
  const counts = new Int32Array(16);
  const codeAt = new Uint8Array(32);
  for (let bit = 0; bit < size; bit++) {
    const code = ((p0 >>> bit) & 1) | (((p1 >>> bit) & 1) << 1) | (((p2 >>> bit) & 1) << 2) | (((p3 >>> bit) & 1) << 3);
    codeAt[bit] = code;
    masks[code]! |= 1 << bit;
    counts[code]! += 1;
  }
  let ability = 0;
  for (let code = 1; code <= types; code++) refresh(code);
  const reach = reachTable(neighbors, size, Math.max(0, limit));
  const known = limit < 8 ? undefined : boardMemory(maxNodes);
  const reaches = laterWaves(shape, types, target);
  const trail = new Uint8Array(limit + 2);
  let nodes = 0;
  let found: number[] | undefined;

  return { from, nodes: () => nodes, path: () => found };

  function from(start: number): boolean {
    trail[0] = start;
    nodes += 1;
    if (limit < 0) return true;
    if (ends[start] && makesTarget()) {
      found = [start];
      limit = -1;
      return true;
    }
    return deepen(start, 255, 0);
  }

  /** Tries every step from a cell at a depth; false if the nodes ran out. */
  function deepen(at: number, cameFrom: number, depth: number): boolean {
    if (depth >= limit) return true;
    if (depth <= limit - remembered && known?.(p0, p1, p2, p3, at, depth)) return true;
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
        if (ends[to] && !endsAnywhere && makesTarget()) note(depth + 1);
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
        if (ends[to] && makesTarget()) note(depth + 1);
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
      const cleared = countBits(clearing);
      // Two groups need six cells.
      count = cleared < 6 ? 1 : countGroups(clearing, shape);
      wasted = cleared - 3 * count;
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

  /** Lets go: the first wave is known. */
  function makesTarget(): boolean {
    let clearing = 0;
    let combos = 0;
    for (let code = 1; code <= types; code++) {
      clearing |= runs[code]!;
      combos += groups[code]!;
    }
    if (clearing === 0 || combos >= target) return combos >= target;
    return reaches(p0, p1, p2, p3, clearing, combos, ability - target);
  }
}
