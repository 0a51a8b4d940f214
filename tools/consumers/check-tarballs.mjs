// What a registry would get of each package: publint, attw, and what must be in the tarball of tools/release/pack.mjs.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program, root } from '../checks/places.mjs';
import { must, run, Tally } from '../checks/tally.mjs';
import { packedTarballs } from './tarballs.mjs';

const tally = new Tally();
for (const [name, tarball] of packedTarballs()) {
  tally.check(`publint --strict ${name}`, () => {
    run(program('publint', 'tools/checks'), ['--strict', tarball], { cwd: root });
  });
  tally.check(`attw ${name}`, () => {
    run(program('attw', 'tools/checks'), [tarball], { cwd: root });
  });
  tally.check(`tarball: what ${name} holds`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'kit-tarball-'));
    try {
      run('tar', ['xzf', tarball, '-C', folder]);
      return checkContents(join(folder, 'package'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
tally.close();

function checkContents(folder) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const manifest = JSON.parse(read('package.json'));
  for (const field of ['homepage', 'bugs', 'author', 'repository', 'license', 'engines']) {
    must(manifest[field] !== undefined, `package.json has no ${field}`);
  }
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) must(files.includes(file), `${file} is missing`);
  must(read('README.md').includes(manifest.homepage), 'the README leads to no guide');
  for (const file of files) {
    must(
      /^(LICENSE(-pure-rand)?|README\.md|CHANGELOG\.md|package\.json|dist\/.*)$/.test(file),
      `${file} doesn't belong there`,
    );
  }
  must(!/(from|require\()\s*["']pure-rand/.test(read('dist/index.js')), 'pure-rand is bundled, not imported');
  const isGrid = manifest.name === '@kit/grid';
  must(isGrid === files.includes('LICENSE-pure-rand'), 'the generator of pure-rand goes with its licence');
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    must(name.startsWith('@kit/'), `it depends on ${name}, which is not ours`);
  }
  const size = files.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0);
  // Tables are data: one size at a time is loaded.
  const most = manifest.name === '@kit/npuzzle-tables' ? 3 : 1.75;
  must(size <= most * 1e6, `it is ${(size / 1e6).toFixed(2)} MB: expected ${most} MB at most`);
  return `${files.length} files, ${(size / 1e6).toFixed(2)} MB`;
}
