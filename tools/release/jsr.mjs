// Writes `release/jsr/`, the packages' sources as JSR takes them: a Deno workspace, so that the packages find each other, with a
// manifest a package made from its package.json. To publish: `npx deno publish --unstable-sloppy-imports --no-check` in there
// (imports that end in .js lead to sources that end in .ts; the types were checked by our own compilers).
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from '../checks/places.mjs';

const folder = join(root, 'release', 'jsr');
rmSync(folder, { recursive: true, force: true });
const imports = {};
for (const { folder: name, path } of packages) {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const to = join(folder, name);
  mkdirSync(to, { recursive: true });
  for (const part of ['src', 'README.md', 'CHANGELOG.md'])
    cpSync(join(path, part), join(to, part), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  write(join(to, 'jsr.json'), {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license,
    exports: './src/index.ts',
    publish: { include: ['src', 'README.md', 'CHANGELOG.md', 'LICENSE'] },
  });
  // JSR takes the sources, which import what the build bundles.
  for (const [needed, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    // Those of the workspace are found by their names.
    if (!version.startsWith('workspace:')) imports[`${needed}/`] = `npm:/${needed}@${version}/`;
  }
}
write(join(folder, 'deno.json'), {
  workspace: packages.map(({ folder: name }) => `./${name}`),
  unstable: ['sloppy-imports'],
  imports,
});
console.log(`${packages.length} packages for JSR in release/jsr`);

function write(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
