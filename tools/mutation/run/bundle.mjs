// A package's tests and examples as one module, with the switches of all mutants in its sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;

/**
 * The bundle's code: it exports `tests`, `runTest` and `takeAssertions`. `files` are the test files, `switched` gives the
 * text of a source with its switches, which read `kitMutants`.
 */
export async function bundleTests({ root, files, switched }) {
  const entry = [
    `import fc from 'fast-check';`,
    `import '${posix(root)}/config/fixed-seed.ts';`,
    ...files.map((file) => `import 'kit-enter:${posix(file)}';\nimport '${posix(file)}';`),
    `export { runTest, takeAssertions, tests } from 'vitest';`,
    // A wrong answer is enough: looking for its smallest form would take most of the time.
    'fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });',
  ];
  const sources = Object.fromEntries(
    readdirSync(join(root, 'packages')).map((each) => [
      `@kit/${each}`,
      join(root, 'packages', each, 'src', 'index.ts'),
    ]),
  );
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), resolveDir: root, loader: 'js' },
    bundle: true,
    // The packages say that they have no side effects, and a test is nothing else.
    ignoreAnnotations: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    external: ['vite', 'vitest/config'],
    banner: { js: 'const { kitMutants } = globalThis;' },
    plugins: [
      {
        name: 'kit-tests',
        setup({ onResolve, onLoad, resolve }) {
          onResolve({ filter: /^vitest$/ }, () => ({ path: join(here, 'vitest-here.mjs') }));
          onResolve({ filter: /^@kit\/[a-z-]+$/ }, ({ path }) => ({ path: sources[path] }));
          // Each file finds the root's fast-check, so that there is one, whose seed is set.
          onResolve({ filter: /^fast-check$/ }, ({ path, kind, pluginData }) =>
            pluginData === 'asked' ? undefined : resolve(path, { kind, resolveDir: root, pluginData: 'asked' }),
          );
          onResolve({ filter: /^kit-enter:/ }, ({ path }) => ({ path: path.slice(10), namespace: 'enter' }));
          onLoad({ filter: /.*/, namespace: 'enter' }, ({ path }) => ({
            contents: `import { enterFile } from 'vitest'; enterFile(${JSON.stringify(path)});`,
            resolveDir: here,
          }));
          onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
            if (path.includes('node_modules')) return undefined;
            const contents = withItsPlace(switched(path) ?? readFileSync(path, 'utf8'), path);
            return { contents, loader: path.endsWith('ts') ? 'ts' : 'js' };
          });
        },
      },
    ],
  });
  return outputFiles[0].text;
}

function withItsPlace(text, path) {
  return text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
}

function posix(path) {
  return path.replaceAll('\\', '/');
}
