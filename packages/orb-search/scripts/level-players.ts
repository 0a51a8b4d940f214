/**
 * What the numbers of the level players are worth: on seeded levels that no test and no collection has, the share of games
 * won and the moves left, by who plays. The weights of game-value.ts and the plan of players.ts are chosen from this, by
 * changing them there.
 *
 *     npm run -s script -- packages/orb-search/scripts/level-players.ts [games a level, default 40] [levels, default 24]
 *
 * What counts are the games won; the boards played out are the same on every machine.
 */
import { createRandom } from '@kit/grid';
import { plainRules, rocketRules, type SwapGoal, type SwapLevel, simulateLevel, stripedRules } from '../src/index.js';

const games = Number(process.argv[2] ?? 40);
const levels = Array.from({ length: Number(process.argv[3] ?? 24) }, (_, i) => drawLevel(7_700_000_000 + i));

for (const player of ['random', 'greedy', 'planner'] as const) {
  let won = 0;
  let left = 0;
  const start = process.cpuUsage();
  for (const level of levels) {
    const report = simulateLevel(level, { player, games, seed: 1 });
    won += report.successRate;
    left += report.movesLeft.mean;
  }
  const { user } = process.cpuUsage(start);
  const share = (won / levels.length).toFixed(3);
  const perGame = user / 1e6 / (games * levels.length);
  console.log(
    `${player}: won ${share}, ${(left / levels.length).toFixed(2)} moves left, ${Math.round(1 / perGame)} games a second of CPU`,
  );
}

/** A level of middling difficulty. */
function drawLevel(seed: number): SwapLevel {
  const random = createRandom(seed);
  const rows = 6 + random.int(3);
  const cols = 6 + random.int(3);
  const size = rows * cols;
  const rules = { ...random.pick([plainRules, stripedRules, rocketRules]), types: 5 + random.int(2) };
  const cells = Array.from({ length: size }, () =>
    random.int(12) === 0 ? -1 : random.int(5) === 0 ? 1 + random.int(2) : 0,
  );
  const blockers = cells.map((ground) => (ground < 0 ? 0 : random.pick([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 11])));
  const sum = (layers: number[]) => layers.reduce((all, layer) => all + layer, 0);
  const ice = sum(cells.map((layer) => Math.max(0, layer)));
  const crates = sum(blockers.map((blocker) => (blocker < 10 ? blocker : 0)));
  const goals: SwapGoal[] = [
    { kind: 'score', count: 10 * (150 + random.int(300)) },
    { kind: 'collect', type: random.int(5), count: 20 + random.int(40) },
    ...(ice > 0 ? [{ kind: 'ice', count: Math.ceil(ice * 0.8) } as const] : []),
    ...(crates > 0 ? [{ kind: 'crates', count: Math.ceil(crates * 0.8) } as const] : []),
  ];
  return {
    rows,
    cols,
    cells,
    blockers,
    rules,
    goals: random.shuffle(goals).slice(0, 1 + random.int(2)),
    moves: 15 + random.int(20),
  };
}
