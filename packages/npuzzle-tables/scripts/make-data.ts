/**
 * Writes the data of the package: `npm run -s script -- packages/npuzzle-tables/scripts/make-data.ts`. It takes two minutes of
 * processor time. Nothing in it is chosen by chance, so each run writes the same bytes; the tests hold their digests.
 */
import { writeFileSync } from 'node:fs';
import { buildShortTables, exportTables } from '../../npuzzle/src/index.js';

for (const side of [6, 5, 7]) {
  const bytes = exportTables(buildShortTables({ rows: side, cols: side }));
  const url = `${import.meta.dirname}/../src/data/short-${side}x${side}.ts`;
  const text = Buffer.from(bytes).toString('base64');
  writeFileSync(url, `/** Made by scripts/make-data.ts. */\nexport const data = '${text}';\n`);
  console.log(`${side}×${side}: ${bytes.length} bytes`);
}
