import { type Pace, type Slices, spend } from '@kit/grid';
import { assignState, copyState } from '../kernel/game-table.js';
import { gameTurn } from '../kernel/game-turn.js';
import { gainOf } from '../kernel/game-value.js';
import { turnWork } from '../kernel/work.js';
import type { CheckedGame } from './check-game.js';
import { swapsOneByOne } from './game-swaps.js';
import type { BestGameSwap } from './types.js';

/** How many waves are played out where nothing comes in. */
const wavesAhead = 200;

/** The move that gains most if nothing comes in, of equal ones the first; `best` is what is known so far. */
export function* bestGameSwap(
  checked: CheckedGame,
  best: { swap?: BestGameSwap | undefined; nodes: number },
  pace: Pace,
): Slices<BestGameSwap | undefined> {
  const { table, state } = checked;
  const turn = gameTurn(table);
  const trial = copyState(state);
  for (const swap of swapsOneByOne(checked)) {
    assignState(trial, state);
    const waves = turn.play(trial, swap.a, swap.b, undefined, wavesAhead);
    const total = gainOf(table, state, trial);
    if (best.swap === undefined || total > best.swap.total) best.swap = { ...swap, total, waves };
    best.nodes += 1;
    if (spend(pace, turnWork * (turn.takeWork() + 8 * table.rows * table.cols))) yield;
  }
  return best.swap;
}
