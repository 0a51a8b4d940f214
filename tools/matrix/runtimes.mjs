// Every Node that is promised, Bun and Deno, as npm hands them out, with both module systems.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { names } from './digests.mjs';
import { lastLine, start } from './start.mjs';

/** By name: the package of the registry, and how it runs a file. */
const runtimes = {
  ...Object.fromEntries(
    ['20.20.2', '22.23.3', '24.21.0', '26.10.0'].map((version) => [
      `Node ${version.split('.')[0]}`,
      { from: `node@${version}`, command: ['node'] },
    ]),
  ),
  Bun: { from: 'bun@1.4.5', command: ['bun'] },
  Deno: { from: 'deno@2.9.6', command: ['deno', 'run', '--allow-all'] },
};

export function underRuntimes(app) {
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
  return Object.entries(runtimes).flatMap(([label, { from, command }]) =>
    ['esm.mjs', 'cjs.cjs'].map((file) => ({
      label: `${label}, ${file === 'esm.mjs' ? 'ES modules' : 'CommonJS'}`,
      run: async () => {
        const npm = ['exec', '--yes', '--prefer-offline', `--package=${from}`, '--', ...command, file];
        return lastLine(await start('npm', npm, { cwd: app, shell: process.platform === 'win32' }));
      },
    })),
  );
}
