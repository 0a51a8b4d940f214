import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** pnpm as the root's manifest pins it, the one place that does: `npx --yes <this>`. What follows `+` is for Corepack. */
export const [packageManager] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('+');

/** The published packages, the shared core first. */
export const packages = readdirSync(join(root, 'packages'))
  .sort((a, b) => Number(b === 'grid') - Number(a === 'grid') || (a < b ? -1 : 1))
  .map((folder) => {
    const path = join(root, 'packages', folder);
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return { folder, path, name: manifest.name, version: manifest.version };
  });

/** A program of the root or of one of the tools. */
export function program(name, owner = '') {
  return join(root, owner, 'node_modules', '.bin', name);
}
