// Every Node that is promised, as npm hands them out, with both module systems.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { names } from './digests.mjs';
import { lastLine, start } from './start.mjs';

const versions = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'];

export function underNodes(app) {
  copyFileSync(fileURLToPath(new URL('./digests.mjs', import.meta.url)), join(app, 'digests.mjs'));
  const list = JSON.stringify(names);
  const end = 'console.log(JSON.stringify(digestsOf(packages)));';
  writeFileSync(
    join(app, 'esm.mjs'),
    `import { digestsOf } from './digests.mjs';
const packages = {};
for (const name of ${list}) packages[name] = await import(name);
${end}`,
  );
  writeFileSync(
    join(app, 'cjs.cjs'),
    `import('./digests.mjs').then(({ digestsOf }) => {
  const packages = Object.fromEntries(${list}.map((name) => [name, require(name)]));
  ${end}
});`,
  );
  return versions.flatMap((version) =>
    ['esm.mjs', 'cjs.cjs'].map((file) => ({
      label: `Node ${version.split('.')[0]}, ${file === 'esm.mjs' ? 'ES modules' : 'CommonJS'}`,
      run: async () => {
        const npm = ['exec', '--yes', '--prefer-offline', `--package=node@${version}`, '--', 'node', file];
        return lastLine(await start('npm', npm, { cwd: app, shell: process.platform === 'win32' }));
      },
    })),
  );
}
