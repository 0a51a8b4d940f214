// Every bundler that is promised makes one file of an app that uses all packages; the file must answer as they do.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';
import { names } from './digests.mjs';
import { metroPlugin } from './metro.mjs';
import { lastLine, start } from './start.mjs';

/** An app that tells what all packages answer. */
export function writeEntry(app, file, tell) {
  const imports = names.map((name, index) => `import * as kit${index} from '${name}';`);
  const entries = names.map((name, index) => `'${name}': kit${index}`);
  const code = `import { digestsOf } from './digests.mjs';
${imports.join('\n')}
${tell(`JSON.stringify(digestsOf({ ${entries.join(', ')} }))`)}
`;
  writeFileSync(join(app, file), code);
  return join(app, file);
}

/** The bundlers at their defaults: Parcel 2 and older Metro don't read "exports". */
const makers = {
  esbuild: (entry, outfile) => build({ entryPoints: [entry], outfile, bundle: true, minify: true, format: 'esm' }),
  rollup: async (entry, file) => {
    const bundle = await rollup({ input: entry, plugins: [nodeResolve()] });
    await bundle.write({ file, format: 'es', inlineDynamicImports: true });
  },
  vite: (entry, outfile) =>
    buildWithVite({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: join(outfile, '..'),
        emptyOutDir: false,
        lib: { entry, formats: ['es'], fileName: () => 'vite.mjs' },
      },
    }),
  webpack: (entry, outfile) =>
    new Promise((resolve, reject) => {
      const output = { path: join(outfile, '..'), filename: 'webpack.mjs', module: true };
      const config = { mode: 'production', target: 'es2022', entry, output, experiments: { outputModule: true } };
      webpack(config, (error, stats) => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    }),
  // From npm and not from our lockfile: it would bring a second compiler into what the tests install.
  parcel: async (entry, outfile) => {
    const build = ['parcel', 'build', entry, '--no-cache', '--no-autoinstall', '--dist-dir', dirname(outfile)];
    const npm = ['exec', '--yes', '--prefer-offline', '--package=parcel@2.16.4', '--', ...build];
    await start('npm', npm, { cwd: dirname(entry), shell: process.platform === 'win32' });
    renameSync(join(dirname(outfile), 'entry.js'), outfile);
  },
  'Metro with exports': (entry, outfile) => buildAsMetro(entry, outfile, true),
  'Metro without exports': (entry, outfile) => buildAsMetro(entry, outfile, false),
};

/** Metro transforms for React Native only; what a package can get wrong there is what its imports lead to. */
function buildAsMetro(entry, outfile, packageExports) {
  const plugins = [metroPlugin(packageExports)];
  return build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', plugins });
}

export function underBundlers(app) {
  const entry = writeEntry(app, 'entry.mjs', (json) => `console.log(${json});`);
  const folder = join(app, 'bundled');
  mkdirSync(folder);
  return Object.entries(makers).map(([label, make]) => ({
    label,
    run: async () => {
      const file = join(folder, `${label}.mjs`);
      await make(entry, file);
      return lastLine(await start(process.execPath, [file]));
    },
  }));
}
