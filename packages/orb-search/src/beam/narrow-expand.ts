/** The children of a frontier of narrow boards. */
import type { NarrowEvaluator } from '../kernel/narrow-evaluator.js';
import { type Expand, levelOf } from './beam-frontier.js';
import type { Horizon } from './horizon.js';

/** Moves each orb to each neighbour; `neighbors` has eight entries a bit, -1 after the last. */
export function narrowExpand(
  { evaluate, combos: combosOf }: NarrowEvaluator,
  neighbors: Int8Array,
  horizon?: Horizon | undefined,
): Expand {
  return (frontier, from, end, before, reached, note) => {
    const { boards, cursor, cameFrom, made, madeBy, madeAt, levels, seen, seenShift } = frontier;
    let best = reached;
    let size = before;
    for (let i = from; i < end; i++) {
      const at = cursor[i];
      const last = cameFrom[i];
      const a0 = boards[4 * i];
      const a1 = boards[4 * i + 1];
      const a2 = boards[4 * i + 2];
      const a3 = boards[4 * i + 3];
      for (let n = at * 8; n < at * 8 + 8; n++) {
        const to = neighbors[n];
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
        const slot = hash >>> seenShift;
        if (seen[slot] === hash) continue;
        seen[slot] = hash;
        if (horizon?.isBeyond(b0, b1, b2, b3, at, to)) continue;
        levels[size] = levelOf(evaluate(b0, b1, b2, b3, to));
        if (combosOf() >= best) best = note(combosOf(), i, to);
        made[4 * size] = b0;
        made[4 * size + 1] = b1;
        made[4 * size + 2] = b2;
        made[4 * size + 3] = b3;
        madeBy[size] = i;
        madeAt[size] = to;
        size += 1;
      }
    }
    return size;
  };
}
