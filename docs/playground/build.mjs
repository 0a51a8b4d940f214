// Bundles each playground and its worker into docs/dist/playground, from the built packages: what runs in the browser is
// what is published.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The games that have a page: the folders of src with a page.tsx. */
export const games = readdirSync(join(here, 'src')).filter((name) => existsSync(join(here, 'src', name, 'page.tsx')));

/** The languages of a page whose words are fetched when they are read: its files words.de.ts and the like. */
export function languagesOf(name) {
  return readdirSync(join(here, 'src', name)).flatMap((file) => /^words\.(.+)\.ts$/.exec(file)?.[1] ?? []);
}

const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning',
  // The moving boxes are those of the example, which finds its packages here.
  nodePaths: [join(here, 'node_modules')],
  // The type checker reads the sources; the bundle takes the packages as an app gets them.
  tsconfigRaw: {},
};

/** A bundle of its own making, with the settings of all scripts of the site. */
export async function bundle(options) {
  await build({ ...common, ...options });
}

/** The text of a bundle of a script that is in no file. */
export async function bundleText(stdin) {
  const { outputFiles } = await build({ ...common, stdin, write: false });
  return outputFiles[0].text;
}

/** The script that every page of the site loads; it fetches what a page has a place for, and the search. */
export async function buildLoader(outfile) {
  await bundle({ entryPoints: [join(here, '..', 'site', 'loader.js')], format: 'iife', outfile });
}

/** All playgrounds into a folder. */
export async function buildPlaygrounds(outdir) {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    ...common,
    entryPoints: Object.fromEntries(
      games.flatMap((name) => [
        [name, join(here, 'src', name, 'page.tsx')],
        [`${name}.worker`, join(here, 'src', name, 'worker.ts')],
        ...languagesOf(name).map((tag) => [`${name}.${tag}`, join(here, 'src', name, `words.${tag}.ts`)]),
      ]),
    ),
    outdir,
  });
  if (existsSync(join(here, 'assets'))) cpSync(join(here, 'assets'), join(outdir, 'assets'), { recursive: true });
}
