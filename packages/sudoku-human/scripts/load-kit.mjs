// The package from its sources, as one module: bundled, since what is measured should run as users run it.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { build } = createRequire(require.resolve('tsup'))('esbuild');

/** The package's folder. */
export const home = fileURLToPath(new URL('..', import.meta.url));

let count = 0;

/** Loads it; plugins may change sources on the way. */
export async function loadKit(plugins = []) {
  const outfile = join(tmpdir(), `kit-sudoku-human-${process.pid}-${count++}.mjs`);
  await build({
    entryPoints: [join(home, 'src', 'index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    outfile,
    alias: { '@kit/grid': join(home, '..', 'grid', 'src', 'index.ts') },
    mainFields: ['module', 'main'],
    logLevel: 'error',
    plugins,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
