import { counters, type GameState, type GameTable, isWon } from '../kernel/game-table.js';
import type { LevelReport } from './types.js';

/** Counts how games end. */
export type Tally = {
  readonly add: (state: GameState, movesLeft: number, isStuck: boolean) => void;
  readonly addTurn: (legal: number, waves: number) => void;
  /** Counts a board on which no move is legal, or a game that could not be dealt. */
  readonly count: (what: 'deadBoards' | 'notDealt') => void;
  readonly games: () => number;
  readonly report: (status: LevelReport['status']) => LevelReport;
};

/** The point of the normal distribution that leaves a fortieth on each side. */
const confidence = 1.959963984540054;

/** A tally of the games of a level with so many moves. */
export function createTally(table: GameTable, moves: number): Tally {
  const { goalCounter, goalNeed } = table;
  const withLeft = new Float64Array(moves + 1);
  const shares = new Float64Array(goalNeed.length);
  const counted = { deadBoards: 0, notDealt: 0 };
  let games = 0;
  let won = 0;
  let stuck = 0;
  let turns = 0;
  let legalMoves = 0;
  let waves = 0;
  let score = 0;

  return {
    add(state, movesLeft, isStuck) {
      games += 1;
      const isSuccess = isWon(table, state);
      if (isSuccess) won += 1;
      if (isStuck) stuck += 1;
      withLeft[isSuccess ? movesLeft : 0] += 1;
      score += state.counts[counters.score];
      for (let goal = 0; goal < shares.length; goal++) {
        shares[goal] += Math.min(1, state.counts[goalCounter[goal]] / goalNeed[goal]);
      }
    },
    addTurn(legal, played) {
      turns += 1;
      legalMoves += legal;
      waves += played;
    },
    count: (what) => (counted[what] += 1),
    games: () => games,
    report: (status) => ({
      status,
      games,
      won,
      ...shareOf(won, games),
      movesLeft: { mean: mean(games), median: nth(Math.floor(games / 2)), best: mean(Math.ceil(games / 20)) },
      goals: Array.from(shares, (share) => perGame(share)),
      score: perGame(score),
      legalMoves: turns === 0 ? 0 : legalMoves / turns,
      waves: turns === 0 ? 0 : waves / turns,
      deadBoards: counted.deadBoards,
      stuck,
      notDealt: counted.notDealt,
    }),
  };

  function perGame(sum: number): number {
    return games === 0 ? 0 : sum / games;
  }

  /** The moves left of the n-th best game, counted from 0. */
  function nth(n: number): number {
    let better = 0;
    for (let left = moves; left > 0; left--) {
      better += withLeft[left];
      if (better > n) return left;
    }
    return 0;
  }

  /** The moves left on average of so many best games. */
  function mean(best: number): number {
    let rest = best;
    let sum = 0;
    for (let left = moves; left > 0; left--) {
      const taken = Math.min(rest, withLeft[left]);
      sum += taken * left;
      rest -= taken;
    }
    return best === 0 ? 0 : sum / best;
  }
}

/** A share with its standard error and Wilson's interval. */
function shareOf(won: number, games: number): Pick<LevelReport, 'successRate' | 'error' | 'interval'> {
  if (games === 0) return { successRate: 0, error: 0, interval: [0, 1] };
  const share = won / games;
  const square = confidence * confidence;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const spread =
    (confidence / (1 + square / games)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games));
  return {
    successRate: share,
    error: Math.sqrt((share * (1 - share)) / games),
    // Rounding must not leave the share itself outside.
    interval: [Math.max(0, Math.min(share, middle - spread)), Math.min(1, Math.max(share, middle + spread))],
  };
}
