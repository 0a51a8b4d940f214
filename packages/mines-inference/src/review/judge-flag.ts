/** Was a flag proven? And was the one that was taken away? */
import type { Slices } from '@kit/grid';
import { known } from '../board/plain.js';
import { collectConstraints } from '../kernel/constraints.js';
import { infer } from '../kernel/infer.js';
import type { GameMove, ReviewedMove } from '../types.js';
import type { Position } from './judge-opening.js';

export function* judgeFlag(
  { cells, table, mines, effort }: Position,
  move: GameMove,
  isSet: boolean,
  cols: number,
): Slices<ReviewedMove> {
  effort.cache.nextBoard();
  const constraints = collectConstraints(cells, table, mines, true);
  const { values, chances } = yield* infer(constraints, effort);
  const value = values[move.cell];
  const key = !isSet ? 'flag-removed' : value === 1 ? 'flag-proven' : value === 0 ? 'flag-false' : 'flag-unproven';
  const chance = chances[move.cell];
  return {
    ...move,
    class: key === 'flag-false' ? 'mistake' : 'flag',
    luck: 'none',
    ...known({ risk: chance < 0 ? undefined : chance }),
    reason: { key, params: { cols } },
  };
}
