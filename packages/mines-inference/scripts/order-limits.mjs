// What the two numbers of kernel/elimination-order.ts were chosen on: `node scripts/order-limits.mjs [boards]` in the package.
// Each is tried at several values on seeded boards of our own (other densities, sizes and geometries, single numbers opened here
// and there, which makes larger regions than play does) and judged by what is counted: the pauses of equal work that the analysis
// takes, ordering and solving together. No time is measured.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { build } = createRequire(require.resolve('tsup'))('esbuild');
const home = fileURLToPath(new URL('..', import.meta.url));
const boardsOfKind = Number(process.argv[2] ?? 40);

const kinds = {
  'Expert, a third opened': { rows: 16, cols: 30, mines: 99, opened: 0.33 },
  'Expert, a sixth opened': { rows: 16, cols: 30, mines: 99, opened: 0.16 },
  'dense, a third opened': { rows: 16, cols: 30, mines: 170, opened: 0.33 },
  '60×60, a fifth opened': { rows: 60, cols: 60, mines: 700, opened: 0.2 },
  'hexagons, a quarter opened': { rows: 24, cols: 24, mines: 120, opened: 0.25, topology: 'hex' },
  'torus, a quarter opened': { rows: 20, cols: 20, mines: 80, opened: 0.25, topology: 'torus' },
};

const tried = [
  ['goodEnough', [0, 100, 400, 1600, 6400, 1e9]],
  ['starts', [1, 2, 6, 12, 24]],
];

const entry = `
export * from './src/index.ts';
export { createPace, createRandom, runSlices } from '@kit/grid';
export { neighborsOf } from './src/topology/neighbors-of.ts';`;

async function kitWith(name, value) {
  const path = join(home, 'src', 'kernel', 'elimination-order.ts');
  const source = readFileSync(path, 'utf8');
  const line = new RegExp(`^const ${name} = [\\d_.]+;$`, 'm');
  if (!line.test(source)) throw new Error(`there is no number ${name}`);
  const contents = source.replace(line, `const ${name} = ${value};`);
  const outfile = join(tmpdir(), `kit-mines-${process.pid}-${name}-${value}.mjs`);
  await build({
    stdin: { contents: entry, resolveDir: home },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    outfile,
    alias: { '@kit/grid': join(home, '..', 'grid', 'src', 'index.ts') },
    logLevel: 'error',
    plugins: [
      {
        name: 'number',
        setup: ({ onLoad }) => onLoad({ filter: /elimination-order\.ts$/ }, () => ({ contents, loader: 'ts' })),
      },
    ],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

/** A dealt field of which some cells without a mine are open. */
function boardOf(kit, { opened, topology, ...size }, seed) {
  const made = kit.generateMines({ ...size, topology, seed });
  if (made.status !== 'found') throw new Error(made.status);
  const { starts, cells: around } = kit.runSlices(kit.neighborsOf(size, topology, 'topology', kit.createPace()));
  const mined = new Set(made.field.mineCells);
  const draw = kit.createRandom(seed);
  const cells = Array.from({ length: size.rows * size.cols }, (_, cell) => {
    if (draw.next() >= opened || mined.has(cell)) return -1;
    return around.subarray(starts[cell], starts[cell + 1]).filter((other) => mined.has(other)).length;
  });
  return { ...size, topology, cells };
}

for (const [name, values] of tried) {
  process.stdout.write(`\n${name}: pauses\n${'value'.padStart(10)}  ${Object.keys(kinds).join('  ')}\n`);
  for (const value of values) {
    const kit = await kitWith(name, value);
    const pauses = Object.entries(kinds).map(([title, kind]) => {
      let count = 0;
      for (let seed = 1; seed <= boardsOfKind; seed++) {
        const search = kit.analyzeSearch(boardOf(kit, kind, seed));
        while (!search.next().done) count++;
      }
      return String(count).padStart(title.length);
    });
    process.stdout.write(`${String(value).padStart(10)}  ${pauses.join('  ')}\n`);
  }
}
