// What a registry would get of each package: publint, attw, and what must be in the tarball of tools/release/pack.mjs.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
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
      /^(LICENSE(-pure-rand)?|README\.md|CHANGELOG\.md|package\.json|(dist|src)\/.*)$/.test(file),
      `${file} doesn't belong there`,
    );
  }
  const hasGenerator = read('dist/index.js').includes('XoroShiro128Plus');
  must(hasGenerator === (manifest.name === '@kit/grid'), 'only @kit/grid holds the generator of pure-rand');
  must(hasGenerator === files.includes('LICENSE-pure-rand'), 'the generator of pure-rand goes with its licence');
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    must(name.startsWith('@kit/'), `it depends on ${name}, which is not ours`);
  }
  const maps = files.filter((file) => file.endsWith('.map'));
  must(maps.length === 4, `${maps.length} maps: expected one for each module and each list of types`);
  let names = 0;
  for (const file of maps) {
    const map = JSON.parse(read(file));
    must(map.sourcesContent === undefined, `${file} holds the sources a second time`);
    for (const source of map.sources) {
      const target = posix.join(posix.dirname(file), source);
      must(files.includes(target), `${file} leads to ${target}, which is missing`);
    }
    const target = file.replace(/\.map$/, '');
    must(read(target).includes(`//# sourceMappingURL=${posix.basename(file)}`), `${target} doesn't name its map`);
    if (target.endsWith('.ts') || target.endsWith('.cts')) names += checkDeclarations(read, file, map);
  }
  const size = files.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0);
  return `${files.length} files, ${(size / 1e6).toFixed(2)} MB, ${names} declared names that lead to their source`;
}

/** Where a declaration leads, the same name must stand. */
function checkDeclarations(read, file, map) {
  const wordAt = (text, line, column) => /^[\w$]+/.exec(text.split('\n')[line - 1].slice(column))?.[0];
  const texts = new Map(map.sources.map((source) => [source, read(posix.join(dirname(file), source))]));
  const types = read(file.replace(/\.map$/, ''));
  let count = 0;
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source, originalLine, originalColumn }) => {
    const name = wordAt(types, generatedLine, generatedColumn);
    const origin = wordAt(texts.get(source), originalLine, originalColumn);
    must(name !== undefined && name === origin, `${file}: ${name} leads to ${origin} of ${source}:${originalLine}`);
    count++;
  });
  return count;
}
