import { expect, test } from 'vitest';
import { counters } from '../../src/kernel/game-table.js';
import { checkLevel } from '../../src/levels/check-level.js';
import { createTally } from '../../src/levels/tally.js';

const goals = [
  { kind: 'score', count: 100 },
  { kind: 'collect', type: 1, count: 4 },
] as const;

test('a report adds up what was told of each game, by hand', () => {
  const { table, state } = checkLevel({ rows: 3, cols: 3, goals, moves: 10 });
  const tally = createTally(table, 10);
  const play = (score: number, collected: number, movesLeft: number) => {
    const counts = new Float64Array(state.counts.length);
    counts[table.goalCounter[1]] = collected;
    counts[counters.score] = score;
    tally.add({ ...state, counts }, movesLeft, false);
  };
  play(150, 4, 6);
  play(200, 5, 2);
  play(100, 4, 1);
  // Neither goal, then only one of both: such games have no moves left, whatever is told.
  play(25, 2, 9);
  play(300, 1, 9);
  tally.addTurn(6, 2);
  tally.addTurn(3, 1);
  tally.addDead();
  tally.addNotDealt();
  expect(tally.report('complete')).toMatchObject({
    status: 'complete',
    games: 5,
    won: 3,
    successRate: 0.6,
    movesLeft: { mean: 9 / 5, median: 1, best: 6 },
    goals: [(4 + 0.25) / 5, (3 + 0.5 + 0.25) / 5],
    score: 775 / 5,
    legalMoves: 4.5,
    waves: 1.5,
    deadBoards: 1,
    notDealt: 1,
    stuck: 0,
  });
});
