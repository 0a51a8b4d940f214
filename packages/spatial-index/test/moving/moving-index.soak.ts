/**
 * Minutes of random traffic (KIT_SECONDS, default 60): a million changes and questions and more, of every kind, beside a list
 * that is looked through whole.
 */
import { expect, test } from 'vitest';
import { layouts, runTraffic, type Traffic } from './traffic.js';

const seconds = Number(process.env['KIT_SECONDS'] ?? 60);
const firstSeed = Number(process.env['KIT_SEED'] ?? Date.now() % 1_000_000_000);

test('an index that changes answers as a list, for minutes', () => {
  const layoutNames = Object.keys(layouts) as (keyof typeof layouts)[];
  const end = Date.now() + 1_000 * seconds;
  let seed = firstSeed;
  let changes = 0;
  let asked = 0;
  for (; Date.now() < end; seed++) {
    const pick = <T>(list: readonly T[], salt: number): T => list[Math.floor(seed / salt) % list.length]!;
    const layout = pick(layoutNames, 1);
    const wraps = layout !== 'far apart' && seed % 5 === 0;
    const traffic: Traffic = {
      seed,
      layout,
      kind: pick(['boxes', 'points'], 6),
      ids: pick([3, 30, 300, 3_000, 30_000], 12),
      scale: wraps ? 1 : 2 ** pick([-1_060, -530, -400, 0, 1, 440], 60),
      width: wraps ? 1_024 : 0,
      height: wraps ? 720 : 0,
      changes: pick([500, 5_000, 60_000], 360),
    };
    try {
      asked += runTraffic(traffic);
    } catch (error) {
      throw new Error(`KIT_SEED=${seed} repeats this`, { cause: error });
    }
    changes += traffic.changes;
  }
  console.log(
    `${changes.toLocaleString('en')} changes, ${asked.toLocaleString('en')} rounds of questions from seed ${firstSeed}`,
  );
  expect(asked).toBeGreaterThan(0);
});
