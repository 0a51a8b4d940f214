// Each package as an app gets it: packed, installed into an empty app, imported, required, type-checked and bundled.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { packages, program } from '../checks/places.mjs';
import { must, run } from '../checks/tally.mjs';
import { bundles } from './bundles.mjs';
import { checkEngines } from './engines.mjs';
import { examples, runExample } from './examples.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const shell = process.platform === 'win32';

/** Installs the packed packages, then runs every consumer check on the tally. */
export async function checkConsumers(tally, tarballs) {
  const app = mkdtempSync(join(tmpdir(), 'kit-consumer-'));
  try {
    tally.check('consumer: install the packed tarballs', () => installApp(app, tarballs));
    for (const { name } of packages) {
      tally.check(`consumer: ${name} from ESM, the same names as from CommonJS`, () => importBothWays(app, name));
    }
    for (const [label, options, file] of typeResolutions) {
      tally.check(`consumer: types with ${label}`, () => checkTypes(app, options, file));
    }
    for (const name of examples) tally.check(`example: ${name}, from the packed packages`, () => runExample(app, name));
    for (const bundle of bundles) await checkBundle(tally, app, bundle);
    for (const { name } of packages) await checkNothingRuns(tally, app, name);
    await checkEngines(tally, app);
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

/** An empty app with all packages from their tarballs, as npm installs them. */
export function installApp(app, tarballs) {
  const files = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const manifest = {
    name: 'app',
    private: true,
    dependencies: files,
    overrides: { '@kit/grid': files['@kit/grid'] },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  run(npm, ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: app, shell });
  const installed = Object.keys(JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8')).packages).filter(
    Boolean,
  );
  const expected = packages.map(({ name }) => `node_modules/${name}`).sort();
  must(JSON.stringify(installed.sort()) === JSON.stringify(expected), `installed ${installed.join(', ')}`);
  return `${installed.length} packages`;
}

function importBothWays(app, name) {
  const script = `import('${name}').then((esm) => {
    const cjs = require('${name}');
    const names = (module) => Object.keys(module).filter((key) => key !== 'default' && key !== 'module.exports').sort().join();
    if (names(esm) !== names(cjs)) throw new Error('ESM ' + names(esm) + ' / CommonJS ' + names(cjs));
    console.log(Object.keys(esm).length);
  })`;
  return `${run(process.execPath, ['--input-type=commonjs', '-e', script], { cwd: app }).trim()} exports`;
}

const strict = { strict: true, noEmit: true, skipLibCheck: false, types: [], target: 'es2022', lib: ['es2023'] };
const typeResolutions = [
  ['NodeNext, an ES module', { ...strict, module: 'nodenext', moduleResolution: 'nodenext' }, 'use.mts'],
  ['NodeNext, a CommonJS module', { ...strict, module: 'nodenext', moduleResolution: 'nodenext' }, 'use.cts'],
  ['Bundler', { ...strict, module: 'esnext', moduleResolution: 'bundler' }, 'use.ts'],
  ['Node10', { ...strict, module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0' }, 'use.ts'],
];

function checkTypes(app, compilerOptions, file) {
  const lines = packages.map(
    ({ name }, index) =>
      `import * as kit${index} from '${name}';\nexport const names${index}: string[] = Object.keys(kit${index});`,
  );
  // A wrong call must not compile: types that are silently `any` would let it pass.
  lines.push(`import { createGrid } from '@kit/grid';`, `export const rows: number = createGrid(2, 3, 0).rows;`);
  lines.push(`// @ts-expect-error rows is a number\nexport const wrong: string = createGrid(2, 3, 0).rows;`);
  writeFileSync(join(app, file), lines.join('\n'));
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  run(program('tsc'), ['-p', app], { cwd: app, shell });
}

async function checkBundle(tally, app, { name, code, has = [], hasNot = [], maxBytes, maxGzip }) {
  for (const [bundler, make] of [
    ['esbuild', bundleWithEsbuild],
    ['rollup', bundleWithRollup],
  ]) {
    const output = await make(app, code).catch((error) => error);
    tally.check(`bundle: ${name}, ${bundler}`, () => {
      if (output instanceof Error) throw output;
      const gzip = gzipSync(output).length;
      for (const needle of has) must(output.includes(needle), `the bundle lacks ${needle}`);
      for (const needle of hasNot) must(!output.includes(needle), `the bundle drags in ${needle}`);
      if (maxBytes !== undefined)
        must(output.length <= maxBytes, `${output.length} bytes, at most ${maxBytes}: ${output.slice(0, 300)}`);
      if (maxGzip !== undefined && bundler === 'esbuild')
        must(gzip <= maxGzip, `${gzip} bytes gzipped, at most ${maxGzip}`);
      return `${output.length} bytes, ${gzip} gzipped`;
    });
  }
}

/** `"sideEffects": false` must be true: even a bundler that is told otherwise finds nothing to keep of a bare import. */
async function checkNothingRuns(tally, app, name) {
  const distrust = {
    name: 'distrust',
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, moduleSideEffects: true };
    },
  };
  const output = await bundleWithRollup(app, `import '${name}';`, [distrust]).catch((error) => error);
  tally.check(`bundle: importing ${name} runs nothing`, () => {
    if (output instanceof Error) throw output;
    must(output === '', `what is kept: ${output.slice(0, 300)}`);
  });
}

async function bundleWithEsbuild(app, code) {
  const result = await build({
    stdin: { contents: code, resolveDir: app, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    logLevel: 'silent',
  });
  return result.outputFiles[0].text;
}

async function bundleWithRollup(app, code, plugins = []) {
  const entry = join(app, 'entry.mjs');
  writeFileSync(entry, code);
  const bundle = await rollup({ input: entry, plugins: [...plugins, nodeResolve()], onwarn: () => {} });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.trim();
}
