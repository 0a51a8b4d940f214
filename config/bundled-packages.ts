import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `@kit/<name>` means what the sources of that package are now, in one file each: for tests of what is built on the packages,
 * which need all of them and look into none. Bundling takes half a second; loading a thousand sources one by one takes ten.
 *
 * @param folder - where the files go, below `node_modules`, where they are loaded as they are; one for each that may run at
 * the same time
 */
export async function bundlePackages(folder: string): Promise<Record<string, string>> {
  const names = readdirSync(`${root}packages`);
  const outDir = `${root}node_modules/.kit-bundles/${folder}`;
  const sources = Object.fromEntries(names.map((name) => [name, `${root}packages/${name}/src/index.ts`]));
  await build({
    config: false,
    silent: true,
    clean: true,
    entry: sources,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    // What they share is one file, so that an error class of one is that of the others.
    splitting: true,
    noExternal: [/./],
    outDir,
    outExtension: () => ({ js: '.mjs' }),
    esbuildOptions: (options) => {
      options.alias = Object.fromEntries(names.map((name) => [`@kit/${name}`, sources[name] ?? '']));
    },
  });
  return Object.fromEntries(names.map((name) => [`@kit/${name}`, `${outDir}/${name}.mjs`]));
}
