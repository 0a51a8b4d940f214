/**
 * How near the levels of `difficulty` are to fifths: deals plain boards and levels and prints what share of them has each level.
 * The dealers measure the levels themselves; nothing was chosen by these figures. At the root:
 *
 *     npm run -s script -- packages/orb-search/scripts/deal-levels.ts [deals of each kind, default 10000]
 */
import { dealLevel, generateOrbs, rateGame, rateOrbs, type SwapLevel } from '../src/index.js';

const deals = Number(process.argv[2] ?? 10_000);
const levels = [1, 2, 3, 4, 5] as const;
/** So many deals of a level show where it ends. */
const perLevel = 100;

type Score = (options: { readonly seed: number; readonly difficulty?: 1 | 2 | 3 | 4 | 5 }) => number | undefined;

function orbs(options: NonNullable<Parameters<typeof generateOrbs>[0]>): Score {
  return (more) => {
    const made = generateOrbs({ ...options, ...more });
    return made.status === 'found' ? rateOrbs(made).score : undefined;
  };
}

function game(level: SwapLevel): Score {
  return (more) => {
    const made = dealLevel(level, more);
    return made.status === 'found' ? rateGame(made.game).score : undefined;
  };
}

const kinds: Readonly<Record<string, Score>> = {
  '6×5 orbs': orbs({}),
  '5×4 orbs': orbs({ rows: 4, cols: 5 }),
  '7×6 orbs, no matches': orbs({ rows: 6, cols: 7, standing: 'none' }),
  '8×8 level': game({ rows: 8, cols: 8 }),
  '9×9 level, 5 types': game({ rows: 9, cols: 9, rules: { types: 5 } }),
};

const table = [];
for (const [name, score] of Object.entries(kinds)) {
  const ends = levels.map((difficulty) =>
    Math.max(...Array.from({ length: perLevel }, (_, seed) => score({ seed, difficulty }) ?? 0)),
  );
  const counts = [0, 0, 0, 0, 0];
  for (let seed = 100_000; seed < 100_000 + deals; seed++) {
    const one = score({ seed });
    if (one === undefined) continue;
    const level = ends.findIndex((end, at) => at === 4 || one <= end);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  table.push({ deals: name, 'shares of levels 1 to 5': counts.map((count) => (count / deals).toFixed(3)).join(' ') });
}
console.table(table);
