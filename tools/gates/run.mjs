// `npm run check:gates`, a part of `npm test`: what neither the compiler nor the lint refuses. Each gate returns what it found.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { costs } from './costs.mjs';
import { hollowTests } from './hollow-tests.mjs';
import { optionalProperties } from './optional-properties.mjs';

const root = join(fileURLToPath(import.meta.url), '..', '..', '..');
const gates = [
  ['tests that are left out, empty, or hold whatever the code does', hollowTests],
  ['optional properties of exported types that refuse undefined', optionalProperties],
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
