// Builds the site: the benchmarks page from what the benchmarks wrote, then TypeDoc over all packages and guides.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemblePage } from '../../tools/bench/assemble-page.mjs';

const docs = fileURLToPath(new URL('..', import.meta.url));
assemblePage();
const typedoc = join(dirname(createRequire(import.meta.url).resolve('typedoc/package.json')), 'bin', 'typedoc');

const result = spawnSync(process.execPath, [typedoc, '--options', join(docs, 'typedoc.json')], {
  cwd: docs,
  stdio: 'inherit',
});
process.exit(result.status ?? 1);
