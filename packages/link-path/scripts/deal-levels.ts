/**
 * How near the levels of `difficulty` are to fifths: deals plain boards and layouts and prints what share of them has each level.
 * The levels are measured by the dealer itself (src/generate/deal-level.ts); nothing was chosen by these figures. At the root:
 *
 *     npm run -s script -- packages/link-path/scripts/deal-levels.ts [deals of each kind, default 10000]
 */
import { generateBoard, generateTiles, pyramidLayout, rateBoard, rateTiles, turtleLayout } from '../src/index.js';

const deals = Number(process.argv[2] ?? 10_000);
const levels = [1, 2, 3, 4, 5] as const;
/** So many deals of a level show where it begins and ends. */
const perLevel = 60;

type Score = (options: { readonly seed: number; readonly difficulty?: 1 | 2 | 3 | 4 | 5 }) => number | undefined;

function boards(options: Parameters<typeof generateBoard>[0]): Score {
  return (more) => {
    const made = generateBoard({ ...options, ...more });
    return made.status === 'found' ? rateBoard(made.board, { gravity: options.gravity, plays: 1 }).score : undefined;
  };
}

function tiles(options: Parameters<typeof generateTiles>[0]): Score {
  return (more) => {
    const made = generateTiles({ ...options, ...more });
    return made.status === 'found' ? rateTiles(made.deal).score : undefined;
  };
}

const kinds: Readonly<Record<string, Score>> = {
  '6×8, fours': boards({ rows: 6, cols: 8, kinds: 12, copies: 4 }),
  '6×8, fours, down': boards({ rows: 6, cols: 8, kinds: 12, copies: 4, gravity: 'down' }),
  '18×8, fours': boards({ rows: 8, cols: 18, kinds: 36, copies: 4 }),
  '18×8, fours, down': boards({ rows: 8, cols: 18, kinds: 36, copies: 4, gravity: 'down' }),
  '10×10, pairs': boards({ rows: 10, cols: 10, kinds: 50 }),
  turtle: tiles({ layout: turtleLayout(), kinds: 36, copies: 4 }),
  pyramid: tiles({ layout: pyramidLayout(), kinds: 14 }),
};

const table = [];
for (const [name, score] of Object.entries(kinds)) {
  const hardest = levels.map((difficulty) =>
    Math.max(...Array.from({ length: perLevel }, (_, seed) => score({ seed, difficulty }) ?? 0)),
  );
  const counts = [0, 0, 0, 0, 0];
  for (let seed = 100_000; seed < 100_000 + deals; seed++) {
    const one = score({ seed });
    const level = one === undefined ? -1 : hardest.findIndex((end, at) => at === 4 || one <= end);
    if (level >= 0) counts[level] = (counts[level] ?? 0) + 1;
  }
  table.push({ deals: name, 'shares of levels 1 to 5': counts.map((count) => (count / deals).toFixed(3)).join(' ') });
}
console.table(table);
