// `npm run coverage -- [package …]`: shows the lines and branches of the sources that no test of their package takes, and ends
// with 1 where a line is open, or more branches than the package's vitest.config.ts says. Without the collections of others,
// as in a lone clone.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : readdirSync(join(root, 'packages'))) {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--coverage',
      '--project=laws',
      '--project=fresh',
      '--silent',
    ],
    { cwd: join(root, 'packages', name), stdio: 'inherit', env: { ...process.env, KIT_CORPORA: 'none' } },
  );
  if (status !== 0) process.exitCode = 1;
}
