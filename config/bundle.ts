import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the packages are. */
export const packages: string = join(root, 'packages');

/** `@kit/<name>` means the sources of that package, so that no test needs a build. */
export const alias: Record<string, string> = Object.fromEntries(
  readdirSync(packages).map((name) => [`@kit/${name}`, join(packages, name, 'src', 'index.ts')]),
);

/**
 * The same, but each package as a script that Node loads as it is, which takes half the time of loading their sources one by
 * one. What several of them need is there once, so that an error class of one is that of the others.
 *
 * @param folder - where the scripts go, below `node_modules`; one for each that may run at the same time
 */
export async function bundledAlias(folder: string): Promise<Record<string, string>> {
  const outDir = join(root, 'node_modules', '.kit-bundles', folder);
  // esbuild itself: tsup loads the whole compiler beside it, half a second of CPU for each package.
  await build({
    bundle: true,
    entryPoints: Object.fromEntries(readdirSync(packages).map((name) => [name, alias[`@kit/${name}`] ?? ''])),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    splitting: true,
    alias,
    // A failure is shown where it was written.
    sourcemap: true,
    logLevel: 'warning',
  });
  return Object.fromEntries(readdirSync(packages).map((name) => [`@kit/${name}`, join(outDir, `${name}.mjs`)]));
}
