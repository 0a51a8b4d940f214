// Publishes the tarballs of `release/` that the registry doesn't have, the shared core first. Needs nothing but npm, so that
// the job that may publish runs no code of others: `node publish.mjs <folder>` shows what would happen, `--publish` does it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...flags] = process.argv.slice(2);
const really = flags.includes('--publish');
for (const { name, version, file, sha512 } of JSON.parse(readFileSync(join(folder, 'packages.json'), 'utf8'))) {
  const path = join(folder, file);
  if (createHash('sha512').update(readFileSync(path)).digest('hex') !== sha512) {
    console.error(`${file} isn't what was packed`);
    process.exit(1);
  }
  if (isPublished(name, version)) {
    console.log(`${name} ${version} is there already`);
    continue;
  }
  // A version with a hyphen is a trial: who installs without a tag must not get it.
  const tag = version.includes('-') ? 'next' : 'latest';
  const args = ['publish', path, '--access', 'public', '--provenance', '--tag', tag];
  if (!really) {
    console.log(`would run: npm ${args.join(' ')}`);
    continue;
  }
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function isPublished(name, version) {
  const { status } = spawnSync('npm', ['view', `${name}@${version}`, 'version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
