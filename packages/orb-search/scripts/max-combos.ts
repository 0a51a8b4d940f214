/**
 * Makes src/bounds/max-table.ts: the compositions of full boards whose greatest number of combos is less than the sum of
 * ⌊count / 3⌋. Every composition is asked, with every number of orbs that never match; all others reach the sum, by a
 * layout that was found.
 *
 *     npm run -s script -- packages/orb-search/scripts/max-combos.ts [most nodes for one question, default 20,000,000,000]
 *
 * 5×4 takes seconds, 6×5 about ten minutes. A composition that is left open by the nodes would have to stay out of the table, and
 * its board size with it; there is none.
 */
import { writeFileSync } from 'node:fs';
import { layouts } from './layouts.js';

const maxNodes = Number(process.argv[2] ?? 20_000_000_000);

/** Every way to have types of three orbs or more on a board; what is missing to its size never matches. */
function* compositions(sum: number, most: number = sum): Generator<number[]> {
  yield [];
  for (let part = Math.min(sum, most); part >= 3; part--) {
    for (const rest of compositions(sum - part, part)) yield [part, ...rest];
  }
}

/** In the order of the compositions: the keys of an object would put single numbers first. */
function tableOf(rows: number, cols: number): Map<string, number> {
  const { climb, exhaust } = layouts(rows, cols);
  const table = new Map<string, number>();
  let asked = 0;
  for (const counts of compositions(rows * cols)) {
    asked += 1;
    const sum = counts.reduce((total, count) => total + Math.floor(count / 3), 0);
    const isEven = (counts[0] ?? 0) * 2 < rows * cols;
    let target = sum;
    // A short climb where one type has most of the orbs, since the exhaustion is quick there.
    while (target > 0 && !climb(counts, target, isEven ? 400 : 60, asked)) {
      const answer = exhaust(counts, target, maxNodes);
      if (answer === 'limit') throw new Error(`${counts.join('-')} is open at ${target} combos`);
      if (answer) break;
      target -= 1;
    }
    if (target === sum) continue;
    table.set(counts.join('-'), target);
    console.log(`${cols}×${rows} ${counts.join('-')}: ${target} of ${sum}`);
  }
  console.log(`${cols}×${rows}: ${asked} compositions, ${table.size} below the sum`);
  return table;
}

const sizes: [rows: number, cols: number][] = [
  [4, 5],
  [5, 6],
];
const tables = sizes.map(([rows, cols]) => {
  const lines = Array.from(tableOf(rows, cols), ([key, value]) => `    '${key}': ${value},`);
  return [`  '${cols}×${rows}': {`, ...lines, '  },'].join('\n');
});
const head = `/**
 * The compositions of full boards whose greatest number of combos is less than the sum of ⌊count / 3⌋, by the counts of the
 * types with three orbs or more, in descending order; all others of these sizes reach the sum. Made by
 * scripts/max-combos.ts, which has found a layout for each number and proved by exhaustion that there is none for one more.
 */
export const maxTable: Readonly<Record<string, Readonly<Record<string, number>>>> = {`;
writeFileSync(new URL('../src/bounds/max-table.ts', import.meta.url), [head, ...tables, '};', ''].join('\n'));
