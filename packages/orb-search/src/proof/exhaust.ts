/**
 * Every path up to a length, by depth-first search on the narrow board: the proof that nothing shorter exists.
 *
 * Each node is tested as if the drag ended there. What keeps that cheap and sound:
 * - A step changes the runs of two types only; those of the others are kept.
 * - Waste: a group of four spends an orb that its type may need. What the types can still make after the waste of the
 *   first wave must reach the target, or the board is no answer; and where that waste lies beyond the reach of the moves
 *   that are left, no descendant is one either.
 * - Columns: orbs that have to be carried further than there are moves left, see column-bound.ts, or further than the finger can
 *   carry them in its way, see column-walk.ts. The first spares nine of ten nodes where the path is long, the second again.
 * - A board and cursor that was searched at the same or a smaller depth needs no second search.
 *
 * Cost: about 3.3 × 2.5ᵏ nodes for k moves on 6×5, a fifth of it after the memory of boards, a fiftieth after the columns.
 */

import type { Pace, Slices } from '@kit/grid';
import type { NarrowShape } from '../kernel/narrow-board.js';
import { narrowResolver } from '../kernel/narrow-resolver.js';
import { reachTable } from '../play/steps.js';
import type { BitInput } from '../request/bit-input.js';
import { type BoardMemory, boardMemory, boardsWithin } from './board-memory.js';
import { columnTravel } from './column-travel.js';
import { typeRuns } from './type-runs.js';

/** A search that is begun for a number of moves and run slice by slice. */
export type Exhaust = {
  /** Forgets what was found, and begins with paths of at most so many moves. */
  readonly begin: (moves: number, pace: Pace) => Slices<void>;
  /** Goes on for so many nodes; true when every path was tried. */
  readonly run: (nodes: number) => boolean;
  /** Nodes so far, of all beginnings, with the states of the columns that were looked at. */
  readonly nodes: () => number;
  /** The shortest path found: its bits, start included. */
  readonly path: () => number[] | undefined;
};

/**
 * So many last moves are tried by recursion, without a pause: at most some 7⁴ nodes, and a third faster. Boards that have
 * fewer moves left are searched again sooner than they are found in the memory, and would crowd out the others.
 */
const unbroken = 4;

/** What a step changes: the types of both orbs, what all types can make, and what is known of these two. */
const words = 9;

/**
 * Searches for paths of at most `most` moves; once one is found, only for shorter ones.
 *
 * The steps of the path stand on a stack of their own and not on that of the calls, so that the search can be left in the
 * middle and go on.
 */
export function exhaust(input: BitInput<NarrowShape>, most: number, maxNodes: number): Exhaust {
  const { shape, types, neighbors, directions, starts, ends, target } = input;
  const size = shape.rows * shape.cols;
  const branching = Math.max(1, neighbors.filter((to) => to >= 0).length / size - 0.5);
  const endsAnywhere = ends.subarray(0, size).every((end) => end === 1);
  let [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = input.board;
  const codeAt = new Uint8Array(32);
  for (const bit of shape.bitOf) {
    const code = ((p0 >>> bit) & 1) | (((p1 >>> bit) & 1) << 1) | (((p2 >>> bit) & 1) << 2) | (((p3 >>> bit) & 1) << 3);
    codeAt[bit] = code;
  }
  const { masks, runs, groups, able, most: mostOf, refresh, canRepair } = typeRuns(shape, types, codeAt);
  // How many matches all types can make.
  let ability = 0;
  for (let code = 1; code <= types; code++) ability += refresh(code);
  const reach = reachTable(neighbors, size, Math.max(0, most - 1));
  let memory: BoardMemory | undefined;
  /** The memory, where paths are long enough. */
  let known: BoardMemory | undefined;
  const travel = columnTravel(shape, codeAt, types, target, directions, maxNodes);
  const { resolve } = narrowResolver(shape);
  // By depth: the cell, the next neighbour to try, and what the step that led there has changed.
  const trail = new Uint8Array(most + 2);
  const next = new Int16Array(most + 2);
  const changed = new Int32Array(words * (most + 2));
  let limit = -1;
  let depth = -1;
  let nextStart = 0;
  let nodes = 0;
  let found: number[] | undefined;

  return { begin, run, nodes: worked, path: () => found };

  function* begin(moves: number, pace: Pace): Slices<void> {
    limit = moves;
    depth = -1;
    nextStart = 0;
    found = undefined;
    known = undefined;
    if (moves < 8) return;
    yield* travel.begin(pace);
    const boards = boardsWithin(starts.length, branching, moves - unbroken, maxNodes);
    if (memory === undefined || !memory.holds(boards)) memory = boardMemory(boards);
    memory.forget();
    known = memory;
  }

  function run(budget: number): boolean {
    const last = worked() + budget;
    while (worked() < last) {
      if (depth < 0) {
        if (isDone()) return true;
        pickUp(starts[nextStart++]);
        continue;
      }
      const at = trail[depth];
      const cameFrom = depth > 0 ? trail[depth - 1] : 255;
      const here = depth;
      if (limit - here <= unbroken) {
        lastMoves(at, cameFrom, here);
      } else {
        let n = next[here];
        while (depth === here && n < at * 8 + 8) {
          const to = neighbors[n];
          if (to < 0) break;
          n += 1;
          if (to === cameFrom) continue;
          nodes += 1;
          if (travel.isFar(at, to, codeAt[at], codeAt[to], limit - here - 1)) continue;
          enter(at, to);
        }
        next[here] = n;
        if (depth !== here) continue;
      }
      depth -= 1;
      if (depth >= 0) takeBack(at);
    }
    return isDone();
  }

  /** A state of the columns takes as long as a node. */
  function worked(): number {
    return nodes + travel.states();
  }

  function isDone(): boolean {
    return depth < 0 && (nextStart === starts.length || limit < 0);
  }

  function pickUp(start: number): void {
    nodes += 1;
    trail[0] = start;
    next[0] = start * 8;
    depth = 0;
    if (ends[start] && makesTarget()) note(0);
    // Each start comes once: this only notes it.
    isKnown(start);
  }

  /** Moves the held orb, and tests the board where that is new. */
  function enter(at: number, to: number): void {
    const held = codeAt[at];
    const met = codeAt[to];
    const base = words * depth;
    depth += 1;
    trail[depth] = to;
    next[depth] = to * 8;
    changed[base] = held;
    changed[base + 1] = met;
    if (met === held) {
      // The same board: only the cursor moves on; the first time that the path may end there is new.
      const ending = ends[to] === 1 && !endsAnywhere && makesTarget();
      if (ending) note(depth);
      if (ending || isKnown(to) || travel.isOut(at, to, limit - depth)) depth -= 1;
      return;
    }
    remember(base, held, met);
    swap(at, to, held, met);
    if (travel.isOut(at, to, limit - depth)) {
      swap(at, to, met, held);
      depth -= 1;
      return;
    }
    ability += refresh(held) + refresh(met);
    const ending = ability >= target && ends[to] === 1 && makesTarget();
    if (ending) note(depth);
    else if ((ability >= target || canRepair(nearTo(to, limit - depth))) && !isKnown(to)) return;
    depth -= 1;
    takeBack(to);
  }

  /** Tries every step from a cell at a depth, to the end of the path. */
  function lastMoves(at: number, cameFrom: number, reached: number): void {
    if (reached >= limit) return;
    const held = codeAt[at];
    const base = words * reached;
    for (let n = at * 8; n < at * 8 + 8; n++) {
      const to = neighbors[n];
      if (to < 0) break;
      if (to === cameFrom) continue;
      nodes += 1;
      const met = codeAt[to];
      if (travel.isFar(at, to, held, met, limit - reached - 1)) continue;
      trail[reached + 1] = to;
      if (met === held) {
        if (ends[to] && !endsAnywhere && makesTarget()) note(reached + 1);
        lastMoves(to, at, reached + 1);
        continue;
      }
      remember(base, held, met);
      swap(at, to, held, met);
      ability += refresh(held);
      // At the last move the target must be made: not even if the orb that was met wastes nothing.
      if (reached + 1 < limit || (ends[to] && ability - able[met] + mostOf[met] >= target)) {
        ability += refresh(met);
        if (ability >= target && ends[to] && makesTarget()) note(reached + 1);
        const goesOn = reached + 1 < limit && (ability >= target || canRepair(nearTo(to, limit - reached - 1)));
        if (goesOn) lastMoves(to, at, reached + 1);
      }
      swap(at, to, met, held);
      restore(base, held, met);
    }
  }

  /** Undoes the step from the top of the trail to `to`. */
  function takeBack(to: number): void {
    const base = words * depth;
    const held = changed[base];
    const met = changed[base + 1];
    if (met === held) return;
    swap(trail[depth], to, met, held);
    restore(base, held, met);
  }

  /** Notes what a step that exchanges two types will change. */
  function remember(base: number, held: number, met: number): void {
    changed[base + 2] = ability;
    changed[base + 3] = runs[held];
    changed[base + 4] = groups[held];
    changed[base + 5] = able[held];
    changed[base + 6] = runs[met];
    changed[base + 7] = groups[met];
    changed[base + 8] = able[met];
  }

  function restore(base: number, held: number, met: number): void {
    ability = changed[base + 2];
    runs[held] = changed[base + 3];
    groups[held] = changed[base + 4];
    able[held] = changed[base + 5];
    runs[met] = changed[base + 6];
    groups[met] = changed[base + 7];
    able[met] = changed[base + 8];
  }

  /** Was this board with the cursor here searched at the same or a smaller depth? */
  function isKnown(at: number): boolean {
    return depth <= limit - unbroken && known !== undefined && known.has(p0, p1, p2, p3, at, depth);
  }

  function note(length: number): void {
    // A last move beside the one that was found makes nothing shorter.
    if (length <= limit) {
      found = Array.from(trail.subarray(0, length + 1));
      limit = length - 1;
    }
  }

  function swap(at: number, to: number, held: number, met: number): void {
    const both = (1 << at) | (1 << to);
    const differ = held ^ met;
    if (differ & 1) p0 ^= both;
    if (differ & 2) p1 ^= both;
    if (differ & 4) p2 ^= both;
    if (differ & 8) p3 ^= both;
    masks[held] ^= both;
    masks[met] ^= both;
    codeAt[at] = met;
    codeAt[to] = held;
    travel.swap(at, to, held, met);
  }

  /** The cells that a drag changes within so many moves. */
  function nearTo(cursor: number, moves: number): number {
    return reach[moves * size + cursor];
  }

  /** Does the board make the target if the drag ends here? Its first wave is known. */
  function makesTarget(): boolean {
    let clearing = 0;
    let combos = 0;
    for (let code = 1; code <= types; code++) {
      clearing |= runs[code];
      combos += groups[code];
    }
    if (clearing === 0 || combos >= target) return combos >= target;
    return resolve(p0, p1, p2, p3) >= target;
  }
}
