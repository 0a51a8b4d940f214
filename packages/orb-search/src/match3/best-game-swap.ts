import type { Search } from '@kit/grid';
import { assignState, copyState } from '../kernel/game-table.js';
import { gameTurn } from '../kernel/game-turn.js';
import { gainOf } from '../kernel/game-value.js';
import { cellsASlice } from '../kernel/slice-sizes.js';
import type { CheckedGame } from './check-game.js';
import { swapsOneByOne } from './game-swaps.js';
import type { BestGameSwap } from './types.js';

/** How many waves are played out where nothing comes in. */
const wavesAhead = 200;

/** The move that gains most if nothing comes in: of equal ones the first. */
export function* bestGameSwap(checked: CheckedGame): Search<BestGameSwap | undefined> {
  const { table, state } = checked;
  const turn = gameTurn(table);
  const trial = copyState(state);
  let best: BestGameSwap | undefined;
  let work = 0;
  let nodes = 0;
  for (const swap of swapsOneByOne(checked)) {
    assignState(trial, state);
    const waves = turn.play(trial, swap.a, swap.b, undefined, wavesAhead);
    const total = gainOf(table, state, trial);
    if (best === undefined || total > best.total) best = { ...swap, total, waves };
    nodes += 1;
    work += turn.takeWork() + 8 * table.rows * table.cols;
    if (work < cellsASlice) continue;
    work = 0;
    if ((yield { nodes, best }) === 'stop') break;
  }
  return best;
}
