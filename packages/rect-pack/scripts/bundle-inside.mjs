// What the package hides, for scripts: a bundle of inner modules, loaded anew each time.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { build } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');

/** The folder of the package. */
export const home = fileURLToPath(new URL('..', import.meta.url));

let built = 0;

/** What `contents`, a module beside package.json, exports. */
export async function bundleInside(contents, plugins = []) {
  // A module that has been imported once is not read again, so each has a name of its own.
  const outfile = join(tmpdir(), `rect-pack-${process.pid}-${++built}.mjs`);
  await build({
    stdin: { contents, resolveDir: home, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    outfile,
    alias: { '@kit/grid': join(home, '../grid/src/index.ts'), '@kit/rect-pack': join(home, 'src/index.ts') },
    plugins,
  });
  const inside = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return inside;
}
