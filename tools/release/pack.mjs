// Packs every package into `release/`, in the order in which they are published, with what a publisher must know.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packages, root } from '../checks/places.mjs';
import { must } from '../checks/tally.mjs';
import { packAll } from '../consumers/tarballs.mjs';

const folder = join(root, 'release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const tarballs = packAll(folder);
const list = packages.map(({ name, version, path }) => {
  const changes = readFileSync(join(path, 'CHANGELOG.md'), 'utf8');
  must(changes.includes(`## ${version}\n`), `the changelog of ${name} doesn't know ${version}`);
  const file = tarballs.get(name);
  const sha512 = createHash('sha512').update(readFileSync(file)).digest('hex');
  return { name, version, file: basename(file), sha512 };
});
writeFileSync(join(folder, 'packages.json'), `${JSON.stringify(list, null, 2)}\n`);
for (const { name, version, sha512 } of list) console.log(`${name} ${version}  ${sha512.slice(0, 16)}…`);
