/**
 * Where the levels of `difficulty` part: the fifths of the scores of default deals, over the number of cells. Without arguments
 * it prints the table of `src/generate/level-thresholds.ts`:
 *
 *     npm run -s script -- packages/mines-inference/scripts/level-thresholds.ts
 *
 * With rows, columns, mines and a number of deals it tells how many of so many deals of that size have each level:
 *
 *     npm run -s script -- packages/mines-inference/scripts/level-thresholds.ts 16 30 99 10000
 */
import { generateMines, rateField } from '@kit/mines-inference';
import { levelDensities, levelOf, levelSides } from '../src/generate/level-thresholds.js';

/** Deals of each size. */
const deals: Readonly<Record<number, number>> = { 5: 1000, 7: 800, 10: 600, 14: 300, 20: 150, 28: 80 };

function scoresOf(
  size: { readonly rows: number; readonly cols: number; readonly mines: number },
  count: number,
): number[] {
  const scores: number[] = [];
  for (let seed = 0; seed < count; seed++) {
    const made = generateMines({ ...size, seed });
    if (made.status === 'found') scores.push(rateField(made.field, { firstOpen: 0 }).score);
  }
  return scores.sort((a, b) => a - b);
}

const [rows, cols, mines, count] = process.argv.slice(2).map(Number);
if (rows !== undefined && cols !== undefined && mines !== undefined) {
  const levels = [0, 0, 0, 0, 0];
  for (const score of scoresOf({ rows, cols, mines }, count ?? 10_000))
    levels[levelOf(score, { rows, cols, mines }) - 1]!++;
  console.log(levels.join(' '));
} else {
  for (const side of levelSides) {
    console.log(`  // ${side}×${side}\n  [`);
    for (const density of levelDensities) {
      const scores = scoresOf({ rows: side, cols: side, mines: Math.round(density * side * side) }, deals[side]!);
      const fifths = [1, 2, 3, 4].map((fifth) => scores[Math.ceil((fifth * scores.length) / 5) - 1]! / (side * side));
      console.log(`    ${fifths.map((fifth) => fifth.toFixed(4)).join(', ')},`);
    }
    console.log('  ],');
  }
}
