import { createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { findSwaps, playSwap, type SwapGame } from '../../src/index.js';
import { comparePlay } from './compare-play.js';
import { drawGame } from './draw-game.js';
import { Model } from './model.js';

// A million turns: KIT_TURNS asks for another number, KIT_SEED for other games.
const wanted = Number(process.env['KIT_TURNS'] ?? 1_000_000);
const first = Number(process.env['KIT_SEED'] ?? 1_000_000_000);

test('what a million turns leave behind is what the plain model says', () => {
  let turns = 0;
  let waves = 0;
  let seed = first;
  for (; turns < wanted; seed++) {
    let game: SwapGame = drawGame(seed);
    const random = createRandom(seed);
    for (let turn = 0; turn < 20; turn++) {
      const swaps = findSwaps(game);
      if (swaps.length === 0) break;
      const { a, b } = random.pick(swaps);
      const options = { seed: random.int(1e9), maxWaves: 12 };
      const model = new Model(game);
      if (!model.isLegal(a, b)) throw new Error(`seed ${seed}, turn ${turn}: ${a}-${b} is not legal`);
      const played = model.play(a, b, createRandom(options.seed), options.maxWaves);
      const { game: after, steps } = playSwap(game, a, b, options);
      const same =
        steps.length === played.length &&
        isSame(after.cells, model.cells) &&
        isSame(after.pieces, model.pieces) &&
        isSame(after.blockers, model.blockers) &&
        after.score - (game.score ?? 0) === (model.counted.get('score') ?? 0);
      if (!same) throw new Error(`seed ${seed}, turn ${turn}: ${a}-${b} leaves another board`);
      game = after;
      turns += 1;
      waves += steps.length;
    }
  }
  console.log(`${turns} turns of ${seed - first} games, ${waves} waves`);
  expect(waves).toBeGreaterThan(turns);
});

test('and in each step of a few thousand', () => {
  for (let seed = first; seed < first + wanted / 500; seed++) comparePlay(seed, 6, createRandom(seed), expect);
});

function isSame(one: readonly number[] | undefined, other: readonly number[]): boolean {
  return one?.length === other.length && other.every((value, i) => one[i] === value);
}
