/** The children of a frontier of wide boards. */
import type { WideEvaluator } from '../kernel/wide-evaluator.js';
import { type Expand, levelOf } from './beam-frontier.js';

/** Moves each orb to each neighbour; `neighbors` has eight entries a bit, -1 after the last. */
export function wideExpand({ evaluate, combos: combosOf }: WideEvaluator, neighbors: Int8Array): Expand {
  return (frontier, from, end, before, reached, note) => {
    const { boards, cursor, cameFrom, made, madeBy, madeAt, levels, seen, seenShift } = frontier;
    let best = reached;
    let size = before;
    for (let i = from; i < end; i++) {
      const at = cursor[i];
      const last = cameFrom[i];
      const low = at < 32 ? 1 << at : 0;
      const high = at < 32 ? 0 : 1 << at;
      for (let n = at * 8; n < at * 8 + 8; n++) {
        const to = neighbors[n];
        if (to < 0) break;
        if (to === last) continue;
        const toLow = to < 32 ? 1 << to : 0;
        const toHigh = to < 32 ? 0 : 1 << to;
        let hash = Math.imul(to + 1, 0x9e3779b1);
        for (let plane = 0; plane < 4; plane++) {
          let a = boards[8 * i + plane];
          let b = boards[8 * i + plane + 4];
          if ((((a & low) | (b & high)) === 0) !== (((a & toLow) | (b & toHigh)) === 0)) {
            a ^= low | toLow;
            b ^= high | toHigh;
          }
          made[8 * size + plane] = a;
          made[8 * size + plane + 4] = b;
          hash = Math.imul(hash ^ (hash >>> 15) ^ a, 0x85ebca6b);
          hash = Math.imul(hash ^ (hash >>> 13) ^ b, 0xc2b2ae35);
        }
        hash ^= hash >>> 15;
        const slot = hash >>> seenShift;
        if (seen[slot] === hash) continue;
        seen[slot] = hash;
        levels[size] = levelOf(evaluate(made, 8 * size, to));
        if (combosOf() >= best) best = note(combosOf(), i, to);
        madeBy[size] = i;
        madeAt[size] = to;
        size += 1;
      }
    }
    return size;
  };
}
