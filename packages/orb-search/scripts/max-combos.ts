/**
 * Makes src/max/max-table.ts: for 6×5 boards on which one type has 16 orbs or more, the greatest number of combos over all
 * layouts. Orbs of types with fewer than three never match; their number is what is missing to 30.
 *
 *     npx tsx scripts/max-combos.ts [most nodes for one question, default 300,000,000] [counts, counts, …]
 *
 * The default leaves out what takes minutes: 21-3-3-3 (600 million nodes) and 18-6-6 (four billion) were made with
 * 20,000,000,000. What the file has already is not asked again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { layoutSearch } from '../src/max/layout-search.js';

const maxNodes = Number(process.argv[2] ?? 300_000_000);
const only = process.argv[3];
const file = new URL('../src/max/max-table.ts', import.meta.url);
const known = new Map<string, number>();
try {
  for (const [, key = '', value] of readFileSync(file, 'utf8').matchAll(/'([\d-]+)': (\d+)/g))
    known.set(key, Number(value));
} catch {}

function* partitions(sum: number, most: number): Generator<number[]> {
  yield [];
  for (let part = Math.min(sum, most); part >= 3; part--) {
    for (const rest of partitions(sum - part, part)) yield [part, ...rest];
  }
}

const questions: number[][] = [];
for (let dominant = 30; dominant >= 16; dominant--) {
  for (const rest of partitions(30 - dominant, 30 - dominant)) questions.push([dominant, ...rest]);
}
for (const parts of questions) {
  const key = parts.join('-');
  if (known.has(key) || (only && !only.split(',').includes(key))) continue;
  // Each inert orb is a type of its own; they match nothing, so three codes that never meet would do: two a code.
  const inert = 30 - parts.reduce((sum, part) => sum + part, 0);
  const codes = [...parts];
  for (let rest = inert; rest > 0; rest -= 2) codes.push(Math.min(2, rest));
  if (codes.length > 15) continue;
  let target = parts.reduce((sum, part) => sum + Math.floor(part / 3), 0);
  let status = 'limit';
  for (; target > 0; target--) {
    status = layoutSearch(5, 6, codes, target, maxNodes).status;
    if (status !== 'impossible') break;
  }
  console.log(key, target, status);
  if (status !== 'found' && target > 0) continue;
  known.set(key, target);
  write();
}

function write(): void {
  const lines = [...known]
    .sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }))
    .map(([key, value]) => `  '${key}': ${value},`);
  const head = `/**
 * The greatest number of combos on 6×5 where one type has 16 orbs or more, by the counts of the types with three orbs or
 * more, in descending order. Made by scripts/max-combos.ts, which proves each value by exhaustion.
 */
export const maxTable: Readonly<Record<string, number>> = {`;
  writeFileSync(file, [head, ...lines, '};', ''].join('\n'));
}
