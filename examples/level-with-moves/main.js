// A match-3 level with a goal and moves that run out: dealt without a standing match, rated by many games of three players,
// then played by one that takes the best swap.
import { bestSwap, dealLevel, gameStatus, plainRules, playSwap, simulateLevel } from '@kit/orb-search';

const level = { rows: 7, cols: 7, rules: plainRules, goals: [{ kind: 'collect', type: 0, count: 12 }], moves: 14 };
for (const player of ['random', 'greedy']) {
  const { successRate } = simulateLevel(level, { games: 20, player, seed: 1 });
  console.log(`${player}: ${Math.round(100 * successRate)} % of the games are won`);
}

const dealt = dealLevel(level, { seed: 5 });
if (dealt.status !== 'found') throw new Error(`no level: ${dealt.status}`);
let { game } = dealt;
while (gameStatus(game) === 'playing') {
  const swap = bestSwap(game);
  if (!swap) break;
  const played = playSwap(game, swap.a, swap.b, { seed: game.movesLeft });
  game = played.game;
  console.log(`${swap.a} with ${swap.b}: ${played.steps.length} waves, ${game.movesLeft} moves left`);
}
console.log(gameStatus(game));
