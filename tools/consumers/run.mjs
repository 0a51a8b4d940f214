// Each package as an app gets it: packed (by tools/release/pack.mjs), installed into an empty app, imported, required, type-checked and bundled.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { packages, program } from '../checks/places.mjs';
import { must, run, Tally } from '../checks/tally.mjs';
import { checkApps } from './apps.mjs';
import { bundles } from './bundles.mjs';
import { checkEngines } from './engines.mjs';
import { examples, runExample } from './examples.mjs';
import { installApp, packedTarballs } from './tarballs.mjs';

const shell = process.platform === 'win32';

const tally = new Tally();
const app = mkdtempSync(join(tmpdir(), 'kit-consumer-'));
try {
  tally.check('consumer: install the packed tarballs', () => installApp(app, packedTarballs()));
  for (const { name } of packages) {
    tally.check(`consumer: ${name} from ESM, the same names as from CommonJS`, () => importBothWays(name));
  }
  for (const [label, options, file, tsc] of typeResolutions()) {
    tally.check(`consumer: types with ${label}`, () => checkTypes(options, file, tsc));
  }
  for (const name of examples) tally.check(`example: ${name}, from the packed packages`, () => runExample(app, name));
  for (const bundle of bundles) await checkBundle(bundle);
  for (const { name } of packages) await checkNothingRuns(name);
  await checkApps(tally, app);
  await checkEngines(tally, app);
} finally {
  rmSync(app, { recursive: true, force: true });
}
tally.close();

function importBothWays(name) {
  const script = `import('${name}').then((esm) => {
    const cjs = require('${name}');
    const names = (module) => Object.keys(module).filter((key) => key !== 'default' && key !== 'module.exports').sort().join();
    if (names(esm) !== names(cjs)) throw new Error('ESM ' + names(esm) + ' / CommonJS ' + names(cjs));
    console.log(Object.keys(esm).length);
  })`;
  return `${run(process.execPath, ['--input-type=commonjs', '-e', script], { cwd: app }).trim()} exports`;
}

function typeResolutions() {
  const strict = { strict: true, noEmit: true, skipLibCheck: false, types: [], target: 'es2022', lib: ['es2023'] };
  return [
    ['NodeNext, an ES module', { ...strict, module: 'nodenext', moduleResolution: 'nodenext' }, 'use.mts'],
    ['NodeNext, a CommonJS module', { ...strict, module: 'nodenext', moduleResolution: 'nodenext' }, 'use.cts'],
    ['Bundler', { ...strict, module: 'esnext', moduleResolution: 'bundler' }, 'use.ts'],
    [
      'TypeScript 5.4',
      { ...strict, module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2022'] },
      'use.mts',
      join(import.meta.dirname, 'node_modules', 'typescript-5.4', 'bin', 'tsc'),
    ],
    ['Node10', { ...strict, module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0' }, 'use.ts'],
  ];
}

function checkTypes(compilerOptions, file, tsc) {
  const lines = packages.map(
    ({ name }, index) =>
      `import * as kit${index} from '${name}';\nexport const names${index}: string[] = Object.keys(kit${index});`,
  );
  // A wrong call must not compile: types that are silently `any` would let it pass.
  lines.push(`import { createGrid } from '@kit/grid';`, `export const rows: number = createGrid(2, 3, 0).rows;`);
  lines.push(`// @ts-expect-error rows is a number\nexport const wrong: string = createGrid(2, 3, 0).rows;`);
  writeFileSync(join(app, file), lines.join('\n'));
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  if (tsc) run(process.execPath, [tsc, '-p', app], { cwd: app });
  else run(program('tsc'), ['-p', app], { cwd: app, shell });
}

async function checkBundle({ name, code, has = [], hasNot = [], maxBytes, maxGzip }) {
  for (const [bundler, make] of [
    ['esbuild', bundleWithEsbuild],
    ['rollup', bundleWithRollup],
  ]) {
    const output = await make(code).catch((error) => error);
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
async function checkNothingRuns(name) {
  const distrust = {
    name: 'distrust',
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, moduleSideEffects: true };
    },
  };
  const output = await bundleWithRollup(`import '${name}';`, [distrust]).catch((error) => error);
  tally.check(`bundle: importing ${name} runs nothing`, () => {
    if (output instanceof Error) throw output;
    must(output === '', `what is kept: ${output.slice(0, 300)}`);
  });
}

async function bundleWithEsbuild(code) {
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

/** An annotation where it says nothing is a warning in every app that is bundled. */
function failOnAnnotation({ code, message }) {
  must(code !== 'INVALID_ANNOTATION', message);
}

async function bundleWithRollup(code, plugins = []) {
  const entry = join(app, 'entry.mjs');
  writeFileSync(entry, code);
  const bundle = await rollup({ input: entry, plugins: [...plugins, nodeResolve()], onwarn: failOnAnnotation });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.trim();
}
