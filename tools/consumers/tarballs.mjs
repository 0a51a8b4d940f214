// Each package packed once, as a registry would get it, and installed from there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageManager, packages, root } from '../checks/places.mjs';
import { must, run } from '../checks/tally.mjs';

const windows = process.platform === 'win32';

/** Packs every package into the folder; the file of each by the package's name. */
export function packAll(folder) {
  return new Map(
    packages.map(({ name, path }) => {
      const before = new Set(readdirSync(folder));
      const pack = ['--yes', packageManager, 'pack', '--pack-destination', folder];
      run(windows ? 'npx.cmd' : 'npx', pack, { cwd: path, shell: windows });
      return [
        name,
        join(
          folder,
          readdirSync(folder).find((entry) => !before.has(entry)),
        ),
      ];
    }),
  );
}

/** What tools/release/pack.mjs has packed, in the same form. */
export function packedTarballs() {
  const folder = join(root, 'release');
  const list = JSON.parse(readFileSync(join(folder, 'packages.json'), 'utf8'));
  return new Map(list.map(({ name, file }) => [name, join(folder, file)]));
}

/** An empty app with all packages from their tarballs, as npm installs them. */
export function installApp(app, tarballs) {
  const files = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const manifest = {
    name: 'app',
    private: true,
    dependencies: files,
    overrides: { '@kit/grid': files['@kit/grid'] },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  run(windows ? 'npm.cmd' : 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: app,
    shell: windows,
  });
  const installed = Object.keys(JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8')).packages).filter(
    Boolean,
  );
  const expected = packages.map(({ name }) => `node_modules/${name}`).sort();
  must(JSON.stringify(installed.sort()) === JSON.stringify(expected), `installed ${installed.join(', ')}`);
  return `${installed.length} packages`;
}
