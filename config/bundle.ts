import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the packages are. */
export const packages: string = join(root, 'packages');

/** `@kit/<name>` means the sources of that package, so that no test needs a build. */
export const alias: Record<string, string> = Object.fromEntries(
  readdirSync(packages).map((name) => [`@kit/${name}`, join(packages, name, 'src', 'index.ts')]),
);

/**
 * Writes sources as scripts that Node loads as they are: what several of them need is there once, so that an error class of
 * one is that of the others.
 *
 * @param folder - where they go, below `node_modules`; one for each that may run at the same time
 * @param entry - source files by their names without an ending
 * @returns the scripts by the same names
 */
export async function bundle(folder: string, entry: Record<string, string>): Promise<Record<string, string>> {
  const outDir = join(root, 'node_modules', '.kit-bundles', folder);
  rmSync(outDir, { recursive: true, force: true });
  // esbuild itself: tsup loads the whole compiler beside it, half a second of CPU for each package.
  await build({
    bundle: true,
    entryPoints: entry,
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    splitting: true,
    alias,
    // Of these there may be one copy only: they hold what is being tested, and from which seed.
    external: ['vitest', 'fast-check'],
    // A failure is shown where it was written.
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-place',
        setup({ onLoad }) {
          // What reads a file beside itself does so from where it was written.
          onLoad({ filter: /[/\\](test|config)[/\\].*\.m?ts$|corpora-folder\.mjs$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return Object.fromEntries(Object.keys(entry).map((name) => [name, join(outDir, `${name}.mjs`)]));
}
