import { createPace, createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { blockersOf } from '../../src/free-tile/blockers.js';
import { FreePlay } from '../../src/free-tile/free-play.js';
import { freeNow, randomDeal } from './all-plays.js';

test('a game goes by the rules, takes all of a kind as soon as all of it is free, and ends where no pair is free', () => {
  let whole = 0;
  let lost = 0;
  for (let seed = 0; seed < 100; seed++) {
    const deal = randomDeal(seed);
    const kinds = deal.kinds.map((kind) => (kind === 3 ? 0 : kind));
    const pace = createPace();
    const play = new FreePlay(blockersOf(deal.places, pace), Int32Array.from(kinds));
    for (let game = 0; game < 2; game++) {
      const moves = play.play(createRandom(seed), pace);
      let standing = [...kinds.keys()].filter((tile) => kinds[tile] > 0);
      for (let i = 0; i < moves.length; i += 2) {
        const free = freeNow(deal, standing);
        const [a, b] = [moves[i], moves[i + 1]];
        expect([a !== b, free.includes(a), free.includes(b), kinds[a]]).toEqual([true, true, true, kinds[b]]);
        const isWhole = (kind: number) => standing.every((tile) => kinds[tile] !== kind || free.includes(tile));
        const ready = [...new Set(standing.map((tile) => kinds[tile]))].filter(isWhole);
        if (ready.length > 0) expect(ready).toContain(kinds[a]);
        whole += ready.length;
        standing = standing.filter((tile) => tile !== a && tile !== b);
      }
      const left = freeNow(deal, standing).map((tile) => kinds[tile]);
      expect(new Set(left).size).toBe(left.length);
      lost += left.length;
    }
  }
  expect(Math.min(whole, lost)).toBeGreaterThan(50);
});
