// What solutions on layouts are made of: `node scripts/layout-nets.mjs [--without alsXz,alsXyWing] [--boards 8] [kind …]` in
// the package. Deals minimal puzzles of our own on the layouts of test/fixtures/layouts.json and some more, and prints for
// each kind how many steps, nets and inferences of nets the solutions have, and how many pauses of equal work they took.
// `--each` judges every instance of these techniques on the way as well, `--set MOST_CELLS=3` sets a number of the almost
// locked sets. Seeded; no time decides anything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { home, loadKit } from './load-kit.mjs';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    without: { type: 'string', default: '' },
    boards: { type: 'string', default: '8' },
    each: { type: 'string', default: '' },
    set: { type: 'string', default: '' },
  },
});
const without = options.without.split(',').filter((name) => name !== '');

/** Takes finders out of the default order, by the names that they have there. */
const fewer = {
  name: 'fewer',
  setup: ({ onLoad }) => {
    onLoad({ filter: /layout-logic\/finders\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = without.reduce((text, name) => {
        const left = text.replace(`\n  ${name},\n`, '\n');
        if (left === text) throw new Error(`${name} is no finder`);
        return left;
      }, source);
      return { contents, loader: 'ts' };
    });
  },
};

/** Sets a number of the almost locked sets: `--set MOST_CELLS=3`. */
const otherNumber = {
  name: 'other-number',
  setup: ({ onLoad }) => {
    const [name, value] = options.set.split('=');
    if (value === undefined) return;
    onLoad({ filter: /layout-logic\/almost-locked-sets\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const pattern = new RegExp(`const ${name} = \\d+;`);
      if (!pattern.test(source)) throw new Error(`${name} is no number`);
      return { contents: source.replace(pattern, `const ${name} = ${Number(value)};`), loader: 'ts' };
    });
  },
};

const kit = await loadKit([fewer, otherNumber]);
const rulesOf = {
  ...JSON.parse(readFileSync(join(home, 'test/fixtures/layouts.json'), 'utf8')),
  'x-windoku': { diagonals: true, windows: true },
  'knight-x': { antiKnight: true, diagonals: true },
  twelve: { size: 12 },
};
const each = options.each.split(',').filter((name) => name !== '');
for (const [kind, rules] of Object.entries(rulesOf)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  const layout = kit.createLayout(rules);
  const sum = { solved: 0, steps: 0, nets: 0, inferences: 0, pauses: 0 };
  const used = new Map();
  let [instances, faults] = [0, 0];
  const before = process.cpuUsage().user;
  for (let seed = 1; seed <= Number(options.boards); seed++) {
    const dealt = kit.generatePuzzle({ layout, seed, minimal: layout.size < 10 });
    const search = kit.solveSearch(dealt.position);
    let turn = search.next();
    for (; !turn.done; turn = search.next()) sum.pauses++;
    const { status, steps, position: end } = turn.value;
    if (status === 'solved') sum.solved++;
    sum.steps += steps.length;
    let at = dealt.position;
    for (const step of steps) {
      used.set(step.technique, (used.get(step.technique) ?? 0) + 1);
      if (step.technique === 'forcing-net') {
        sum.nets++;
        sum.inferences += step.pattern.branches.flat().length;
      }
      if (each.length > 0 && step.placements.length === 0) {
        for (const found of kit.findSteps(
          at,
          each.map((name) => kit[name]),
        )) {
          instances++;
          const wrong = found.eliminations.some(({ cell, digit }) => end.values[cell] === digit);
          if (wrong || !kit.verifyStep(at, found).valid) faults++;
        }
      }
      at = kit.applyStep(at, step);
    }
  }
  const cpu = ((process.cpuUsage().user - before) / 1e6).toFixed(1);
  console.log(
    kind.padEnd(16),
    JSON.stringify(sum),
    `${cpu} s`,
    each.length > 0 ? `${instances} found, ${faults} wrong` : '',
  );
  const rare = [...used].filter(([name]) => /als|wxyz|finned|grouped|aic/.test(name));
  if (rare.length > 0) console.log(`  ${rare.map(([name, many]) => `${name} ${many}`).join(', ')}`);
}
