// `npm run check:gates`, a part of `npm test`: what neither the compiler nor the lint refuses. Each gate returns what it found.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { costs } from './costs.mjs';
import { hollowTests } from './hollow-tests.mjs';
import { optionalProperties } from './optional-properties.mjs';

const root = join(fileURLToPath(import.meta.url), '..', '..', '..');
const gates = [
  ['tests that are left out, empty, or hold whatever the code does', hollowTests],
  ['optional properties of exported types that refuse undefined', optionalProperties],
  ['guides of more than 200 lines: what answers no "how do I …" belongs on a method page', longGuides],
  ['costs in a README that differ from the budgets', (folder) => costs(folder, process.argv.includes('--write'))],
];
for (const [what, gate] of gates) {
  const { found, looked } = gate(root);
  if (found.length === 0) {
    console.log(`gate: no ${what} (${looked})`);
    continue;
  }
  console.error(`gate: ${what}:\n  ${found.join('\n  ')}`);
  process.exitCode = 1;
}

function longGuides() {
  const files = readdirSync(join(root, 'docs/guide')).filter((file) => /\.md$/.test(file) && file !== 'benchmarks.md');
  const found = files.filter((file) => readFileSync(join(root, 'docs/guide', file), 'utf8').split('\n').length > 201);
  return { found, looked: `${files.length} guides` };
}
