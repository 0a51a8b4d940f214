// Every TypeScript that is promised, with every way to resolve modules that it has.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { names } from './digests.mjs';
import { start } from './start.mjs';

const require = createRequire(import.meta.url);

/** The flags that a user may have; `skipLibCheck` is off, so that our own declarations are checked too. */
const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: false,
  skipLibCheck: false,
  noEmit: true,
  types: [],
  target: 'es2022',
  lib: ['es2022'],
};
const nodeNext = { module: 'nodenext', moduleResolution: 'nodenext' };
const ways = [
  ['NodeNext, ES modules', 'mts', () => nodeNext],
  ['NodeNext, CommonJS', 'cts', () => nodeNext],
  ['Bundler', 'ts', () => ({ module: 'esnext', moduleResolution: 'bundler' })],
  [
    'Node10',
    'ts',
    (version) => ({
      module: 'commonjs',
      moduleResolution: 'node10',
      ...(version === '6.0' ? { ignoreDeprecations: '6.0' } : {}),
    }),
  ],
];

export function underTypeScripts(app) {
  return ['5.4', '5.9', '6.0', '7.0'].flatMap((version) => {
    const tsc = join(dirname(require.resolve(`typescript-${version}/package.json`)), 'bin', 'tsc');
    return ways
      .filter(([way]) => way !== 'Node10' || version !== '7.0')
      .map(([way, extension, optionsOf]) => ({
        label: `TypeScript ${version}, ${way}`,
        run: async () => {
          const folder = join(app, `types-${version}-${way.replace(/\W+/g, '-')}`);
          mkdirSync(folder);
          const files = names.map((name) => [name, `${name.slice(5)}.${extension}`]);
          for (const [name, file] of files) {
            // A name that isn't there must not compile: types that are silently `any` would let it pass.
            writeFileSync(
              join(folder, file),
              `import * as kit from '${name}';
export const names: string[] = Object.keys(kit);
// @ts-expect-error there is no such name
export const wrong = kit.noSuchName;
`,
            );
          }
          const compilerOptions = { ...strict, ...optionsOf(version) };
          writeFileSync(
            join(folder, 'tsconfig.json'),
            JSON.stringify({ compilerOptions, files: files.map(([, file]) => file) }),
          );
          const output = await start(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { mayFail: true });
          const errors = output.split('\n').filter((line) => line.includes('error TS'));
          return Object.fromEntries(
            files.map(([name, file]) => [
              name,
              errors.find((line) => line.includes(file) || line.includes(`${name}/`) || !line.includes('(')) ??
                'compiles',
            ]),
          );
        },
      }));
  });
}
