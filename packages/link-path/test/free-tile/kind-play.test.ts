import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { blockersOf } from '../../src/free-tile/blockers.js';
import { waysToPair } from '../../src/free-tile/kind-partners.js';
import { KindPlay } from '../../src/free-tile/kind-play.js';
import { linkRules } from '../../src/rules/link-rules.js';
import { randomDeal } from './all-plays.js';

test('a decision is needed where the play stands still if, and only if, without it more tiles go', () => {
  const counts = { yes: 0, no: 0 };
  for (let seed = 0; seed < 600; seed++) {
    const { places, kinds } = randomDeal(seed);
    const tiles = runSlices(numberTiles({ rows: 1, cols: kinds.length, cells: kinds }, linkRules({}, [])));
    const play = new KindPlay(blockersOf(places, createPace()), tiles);
    const random = createRandom(seed);
    const decided: { kind: number; way: readonly number[] }[] = [];
    for (let kind = 0; kind < tiles.starts.length - 1; kind++) {
      const size = tiles.starts[kind + 1] - tiles.starts[kind];
      if (size > 6 || random.int(4) === 0) continue;
      decided.push({ kind, way: random.pick(waysToPair(size)) });
      play.decide(kind, decided[decided.length - 1].way);
    }
    if (play.run()) continue;
    // The tiles that went, each once; what a play before this one left behind them doesn't count.
    const goneNow = () => {
      play.gone.fill(-1);
      play.run();
      return play.gone.filter((tile) => tile >= 0).length;
    };
    const most = goneNow();
    const needed = decided.map(({ kind }) => play.isNeeded(kind));
    for (const [i, { kind, way }] of decided.entries()) {
      play.decide(kind, undefined);
      expect(goneNow() > most).toBe(needed[i]);
      counts[needed[i] ? 'yes' : 'no'] += 1;
      play.decide(kind, way);
    }
  }
  expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(100);
});
