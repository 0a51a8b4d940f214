/**
 * Who plays levels. The greedy player plays each legal move out without anything coming in, and takes the one that gains
 * most. The planner takes the few that look best, lets chance fill the board several times, and adds what the best move
 * after that gains.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { GameMoves } from '../kernel/game-moves.js';
import { assignState, copyState, type Dice, type GameState, type GameTable, isWon } from '../kernel/game-table.js';
import type { GameTurn } from '../kernel/game-turn.js';
import { gainOf, goalShare } from '../kernel/game-value.js';
import { turnWork } from '../kernel/work.js';
import type { LevelPlayer } from './types.js';

/** All who play. */
export const levelPlayers: readonly LevelPlayer[] = ['random', 'greedy', 'planner'];

/** Chooses one of the moves that were listed last. */
export type Player = (state: GameState, count: number, dice: Dice) => Slices<number>;

/** How many waves are played out where nothing comes in. */
const wavesAhead = 40;

/**
 * How many moves the planner tries, and how often each. On 24 seeded levels (scripts/level-players.ts) three moves four
 * times won .337, five moves four times .302, eight moves eight times .319, with an error of some .02: more buys nothing.
 */
const width = 3;
const samples = 4;

/** What a player plays with, on boards like `state`. */
export type Seat = {
  readonly table: GameTable;
  readonly turn: GameTurn;
  readonly moves: GameMoves;
  readonly state: GameState;
  readonly pace: Pace;
};

/** Who plays by that name; undefined for the one who looks at nothing. */
export function playerOf(name: LevelPlayer, seat: Seat): Player | undefined {
  if (name === 'random') return undefined;
  const rate = rater(seat);
  if (name === 'planner') return planner(seat, rate);
  return function* greedy(now, count) {
    yield* rate.all(now, count);
    return rate.best(count);
  };
}

function planner({ table, turn, moves, state, pace }: Seat, rate: ReturnType<typeof rater>): Player {
  const after = copyState(state);
  const a = moves.a.slice();
  const b = moves.b.slice();
  const firstGains = new Float64Array(a.length);
  return function* planner(now, count, dice) {
    if (count === 1) return 0;
    yield* rate.all(now, count);
    a.set(moves.a);
    b.set(moves.b);
    firstGains.set(rate.gains);
    let best = -1;
    let bestSum = 0;
    for (let tried = 0; tried < Math.min(width, count); tried++) {
      const move = indexOfMost(firstGains, count);
      firstGains[move] = Number.NEGATIVE_INFINITY;
      let sum = 0;
      for (let sample = 0; sample < samples; sample++) {
        assignState(after, now);
        turn.begin(after, a[move], b[move], dice);
        yield* turn.playOn(wavesAhead, pace);
        if (spend(pace, turnWork * turn.takeWork())) yield;
        sum += gainOf(table, now, after);
        if (isWon(table, after)) {
          sum += goalShare;
          continue;
        }
        const next = moves.list(after);
        yield* rate.all(after, next);
        if (next > 0) sum += rate.gains[rate.best(next)];
      }
      if (best >= 0 && sum <= bestSum) continue;
      best = move;
      bestSum = sum;
    }
    return best;
  };
}

/** Plays moves out, and keeps what each gains. */
function rater({ table, turn, moves, state, pace }: Seat) {
  const trial = copyState(state);
  const gains = new Float64Array(moves.a.length);
  return { gains, all, best: (count: number) => indexOfMost(gains, count) };

  function* all(now: GameState, count: number): Slices<void> {
    for (let move = 0; move < count; move++) {
      assignState(trial, now);
      turn.play(trial, moves.a[move], moves.b[move], undefined, wavesAhead);
      gains[move] = gainOf(table, now, trial);
      if (spend(pace, turnWork * turn.takeWork())) yield;
    }
  }
}

/** The place of the greatest of the first numbers, the first of equal ones. */
function indexOfMost(values: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
  return best;
}
