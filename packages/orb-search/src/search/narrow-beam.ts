/**
 * Beam search over (board, cursor) on a narrow board: each ply every kept state moves its orb to each neighbour, states
 * seen before are dropped, and the best go on. Paths are parent pointers, never copied; boards live in flat arrays; the
 * memory of seen states has a fixed size and forgets the oldest, so it can't fill up. The first ply that reaches the
 * target ends the run, which makes its path short. Cost: plies × width × branching evaluations.
 *
 * Alternative not taken: depth-first with restarts, which finds longer paths in the same number of evaluations.
 */
import type { NarrowEvaluator } from '../bits/narrow-evaluator.js';

/** A board as four planes of type codes. */
export type Planes = readonly [number, number, number, number];

/** What a beam starts from; cells are bits of the narrow board. */
export type NarrowBeamInput = {
  readonly planes: Planes;
  readonly starts: ArrayLike<number>;
  /** Bits where the path may end. */
  readonly ends: number;
  /** The neighbours of each bit, eight entries a bit, -1 after the last. */
  readonly neighbors: Int8Array;
  readonly evaluator: NarrowEvaluator;
  readonly width: number;
  readonly maxPlies: number;
  readonly target: number;
};

/** A beam that is moved on ply by ply. */
export type NarrowBeam = {
  /** One ply; false when there is nothing left to do. */
  readonly step: () => boolean;
  /** The most combos so far. */
  readonly combos: () => number;
  /** How many boards were evaluated. */
  readonly evaluations: () => number;
  /** The bits of the paths that first made the most combos, start included. */
  readonly paths: () => number[][];
};

const judgeOffset = 2048;
const judgeLevels = 8192;
const seenBits = 18;
/** How many paths of the winning ply are kept, to choose the one with the fewest turns. */
const keptPaths = 32;

/** A beam at ply 0: the untouched board. */
export function narrowBeam(input: NarrowBeamInput): NarrowBeam {
  const { planes, starts, ends, neighbors, evaluator, width, maxPlies, target } = input;
  const { evaluate, combos: combosOf } = evaluator;
  const room = Math.max(width, starts.length) * 8;
  // The states of this ply.
  const held0 = new Int32Array(room);
  const held1 = new Int32Array(room);
  const held2 = new Int32Array(room);
  const held3 = new Int32Array(room);
  let cursor = new Uint8Array(room);
  let nextCursor = new Uint8Array(room);
  let cameFrom = new Uint8Array(room).fill(255);
  let nextCameFrom = new Uint8Array(room);
  // Their children.
  const made0 = new Int32Array(room);
  const made1 = new Int32Array(room);
  const made2 = new Int32Array(room);
  const made3 = new Int32Array(room);
  const madeBy = new Int32Array(room);
  const madeAt = new Uint8Array(room);
  const levels = new Uint16Array(room);
  const histogram = new Int32Array(judgeLevels);
  const seen = new Int32Array(1 << seenBits);
  const plies: { readonly parent: Int32Array; readonly bit: Uint8Array }[] = [];
  let count = starts.length;
  let ply = 0;
  let evaluations = 1;
  held0.fill(planes[0], 0, count);
  held1.fill(planes[1], 0, count);
  held2.fill(planes[2], 0, count);
  held3.fill(planes[3], 0, count);
  for (let i = 0; i < count; i++) cursor[i] = starts[i]!;
  plies.push({ parent: new Int32Array(count), bit: Uint8Array.from(starts) });
  evaluate(planes[0], planes[1], planes[2], planes[3]);
  let best = -1;
  let found: { ply: number; parent: number; bit: number }[] = [];
  for (let i = 0; i < count; i++) if ((ends >>> starts[i]!) & 1) note(combosOf(), 0, starts[i]!);

  return { step, combos: () => best, evaluations: () => evaluations, paths };

  function step(): boolean {
    if (ply >= maxPlies || best >= target || count === 0) return false;
    ply += 1;
    const made = expand();
    evaluations += made;
    select(made);
    return true;
  }

  function note(combos: number, parent: number, bit: number): void {
    if (combos > best) {
      best = combos;
      found = [];
    }
    if (combos === best && found.length < keptPaths && (found.length === 0 || found[0]!.ply === ply)) {
      found.push({ ply, parent, bit });
    }
  }

  /** Makes and judges the children of all states. */
  function expand(): number {
    let made = 0;
    for (let i = 0; i < count; i++) {
      const at = cursor[i]!;
      const last = cameFrom[i]!;
      const a0 = held0[i]!;
      const a1 = held1[i]!;
      const a2 = held2[i]!;
      const a3 = held3[i]!;
      for (let n = at * 8; n < at * 8 + 8; n++) {
        const to = neighbors[n]!;
        if (to < 0) break;
        if (to === last) continue;
        const both = (1 << at) | (1 << to);
        const b0 = ((a0 >>> at) ^ (a0 >>> to)) & 1 ? a0 ^ both : a0;
        const b1 = ((a1 >>> at) ^ (a1 >>> to)) & 1 ? a1 ^ both : a1;
        const b2 = ((a2 >>> at) ^ (a2 >>> to)) & 1 ? a2 ^ both : a2;
        const b3 = ((a3 >>> at) ^ (a3 >>> to)) & 1 ? a3 ^ both : a3;
        let hash = Math.imul(b0 ^ Math.imul(to + 1, 0x9e3779b1), 0x85ebca6b);
        hash = Math.imul(hash ^ (hash >>> 15) ^ b1, 0xc2b2ae35);
        hash = Math.imul(hash ^ (hash >>> 13) ^ b2, 0x27d4eb2f);
        hash = Math.imul(hash ^ (hash >>> 14) ^ b3, 0x165667b1);
        hash ^= hash >>> 15;
        const slot = hash >>> (32 - seenBits);
        if (seen[slot] === hash) continue;
        seen[slot] = hash;
        const level = evaluate(b0, b1, b2, b3) + judgeOffset;
        if (combosOf() >= best && (ends >>> to) & 1) note(combosOf(), i, to);
        made0[made] = b0;
        made1[made] = b1;
        made2[made] = b2;
        made3[made] = b3;
        madeBy[made] = i;
        madeAt[made] = to;
        levels[made] = level < 0 ? 0 : level >= judgeLevels ? judgeLevels - 1 : level;
        made += 1;
      }
    }
    return made;
  }

  /** Keeps the best `width` children, by counting sort. */
  function select(made: number): void {
    histogram.fill(0);
    for (let i = 0; i < made; i++) histogram[levels[i]!]! += 1;
    let level = judgeLevels - 1;
    let above = 0;
    while (level >= 0 && above + histogram[level]! <= width) above += histogram[level--]!;
    let tied = width - above;
    const size = Math.min(made, width);
    const parent = new Int32Array(size);
    const bit = new Uint8Array(size);
    count = 0;
    for (let i = 0; i < made; i++) {
      if (levels[i]! < level || (levels[i] === level && tied-- <= 0)) continue;
      held0[count] = made0[i]!;
      held1[count] = made1[i]!;
      held2[count] = made2[i]!;
      held3[count] = made3[i]!;
      nextCursor[count] = bit[count] = madeAt[i]!;
      nextCameFrom[count] = cursor[madeBy[i]!]!;
      parent[count] = madeBy[i]!;
      count += 1;
    }
    [cursor, nextCursor] = [nextCursor, cursor];
    [cameFrom, nextCameFrom] = [nextCameFrom, cameFrom];
    plies.push({ parent, bit });
  }

  function paths(): number[][] {
    return found.map((end) => {
      const path = [end.bit];
      let index = end.parent;
      for (let back = end.ply - 1; back >= 0; back--) {
        path.push(plies[back]!.bit[index]!);
        index = plies[back]!.parent[index]!;
      }
      return path.reverse();
    });
  }
}
