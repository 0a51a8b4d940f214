// What the weights, windows and limits of the packer are chosen on: `node scripts/limits.mjs [name …] [--lists n]` in the
// package. Each number is tried at several values on seeded lists of our own making (boxes cut edge to edge, whose optimum is
// known, lists as they occur in sheets of sprites, and uniform ones; those of test/cases.ts with seeds that no test has), and
// judged by how near the answers come to the bound and by how many steps that takes (src/items/pace.ts). No time is measured.
// Each name takes less than a minute, all of them about three.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInside, home } from './bundle-inside.mjs';

/** By name: the file, the constant, the values that are tried, and the task that tells them apart. */
const limits = {
  'area-weight': ['beam/gap-choice.ts', 'areaWeight', [0.05, 0.1, 0.2, 0.4, 0.8], 'strip'],
  'contact-weight': ['beam/gap-choice.ts', 'contactWeight', [0, 10, 30, 90], 'strip'],
  biases: ['beam/fill-bin.ts', 'biases', ['[0.03]', '[0.1]', '[0.3]', '[0.1, 0.1, 0.3, 0.03]'], 'strip'],
  'late-from': ['beam/fill-bin.ts', 'lateFrom', [0.65, 0.8, 0.9, 0.95].map(bothWays(0.8)), 'over-full'],
  'early-part': ['beam/fill-bin.ts', 'earlyPart', [0.1, 0.2, 0.4, 1].map(bothWays(0.2)), 'over-full'],
  'late-from-all': ['beam/fill-bin.ts', 'lateFrom', [0.65, 0.8, 0.9].map(bothWays(undefined, 0.9)), 'strip'],
  'early-part-all': ['beam/fill-bin.ts', 'earlyPart', [0.1, 0.2, 0.4].map(bothWays(undefined, 0.4)), 'strip'],
  'edge-cost': ['pages/solve-pages.ts', 'edgeCost', [0, 0.025, 0.05, 0.1], 'over-full'],
  'edge-cost-strip': ['strip/solve-strip.ts', 'edgeCost', [0, 0.01, 0.025, 0.05], 'strips'],
  'edge-cost-page': ['smallest/solve-smallest.ts', 'edgeCost', [0, 0.025, 0.05, 0.1], 'beams'],
  'first-part': ['smallest/solve-smallest.ts', 'firstPart', [0.0025, 0.005, 0.01, 0.02], 'beams'],
  homeless: ['pages/region-climb.ts', 'maxHomeless', [8, 24, 72], 'climb'],
  'fast-window': ['fill/fast-window.ts', 'fastWindow', [12, 24, 48, 96, 192], 'fast'],
  'fast-candidates': ['fill/fast-window.ts', 'candidates', [2, 8, 32, 1e9], 'fast'],
  'fast-misfits': ['fill/fast-window.ts', 'misfits', [64, 256, 1024, 4096, 1e9], 'fast'],
  'max-misfits': ['fill/fast-window.ts', 'maxMisfits', [256, 512, 1024], 'fast'],
  'scale-work': ['bounds/stretch-further.ts', 'scaleWork', [0, 500_000, 2_000_000, 8_000_000, 32_000_000], 'bins'],
  'scale-turns': ['bounds/stretch-further.ts', 'maxTurns', [1, 2, 3, 6, 12], 'bins'],
  placements: ['pages/portfolio.ts', 'placements', [3_000, 6_000, 12_000, 24_000], 'pages'],
  pairs: ['pages/portfolio.ts', 'longestForPairs', [0, 80, 160, 320], 'pages'],
  'widths-of-few': ['smallest/solve-smallest.ts', 'widthsOfFew', [128, 384, 1024], 'few'],
  rounds: ['smallest/solve-smallest.ts', 'shortRounds', [28, 40, 56], 'sprites'],
  'beam-work': ['smallest/solve-smallest.ts', 'beamWork', [200_000, 300_000, 400_000].map(beamWorks), 'sprites'],
  'pass-care': [
    'smallest/solve-smallest.ts',
    'passCare',
    [
      [1, 1e9],
      [2, 6],
      [8, 4],
      [16, 2],
    ].map(growing),
    'once',
  ],
  'few-care': ['smallest/solve-smallest.ts', 'fewCare', [24, 48, 96, 192, 1e9], 'repeated'],
  'many-cares': ['smallest/solve-smallest.ts', 'manyCares', ['[1e9]', '[32, 128]', '[64, 256]', '[1e9, 32]'], 'beams'],
  'few-widths': ['smallest/solve-smallest.ts', 'fastWork', [4_000, 8_000, 16_000, 32_000], 'smallest'],
};

/** A number that grows with the list. */
function growing([least, part]) {
  return `(count: number): number => ${least} + count / ${part}`;
}

/** The work of a short beam; that of the long ones is the same. */
function beamWorks(good) {
  return `{ good: ${good}, best: 4000000 }`;
}

/** A number for bins that hold all, and one for those that can't; the one that is not given is tried. */
function bothWays(all, most) {
  return (value) => `{ all: ${all ?? value}, most: ${most ?? value} }`;
}

/** How a list is made of a seed and packed; the answer's value is told as a multiple of what is known to be possible. */
const tasks = {
  strip: (kit, seed, pace) => {
    const list = kit.cutRects(seed, 100, 80 + (seed % 41), 12 + (seed % 30));
    return kit.packStripPaced(list, { width: 100 }, pace);
  },
  strips: (kit, seed, pace) => {
    const width = 100 << (seed % 3);
    const list = kit.cutRects(seed, width, Math.round(0.8 * width) + (seed % 41), 12 + ((seed * 7) % 180));
    return kit.packStripPaced(list, { width }, pace);
  },
  one: (kit, seed, pace) => {
    const list = kit.uniformRects(seed, 30 + (seed % 50), 5, 60);
    const side = Math.floor(Math.sqrt(0.7 * areaOf(list)));
    return kit.packPaced(
      list,
      { width: side, height: side, pages: 1, objective: 'area', rotate: seed % 2 === 0 },
      pace,
    );
  },
  'over-full': (kit, seed, pace) => {
    const list = kit.uniformRects(7000 + seed, 140, 15, 165);
    const options = { width: 1024, height: 1024, pages: 1, objective: 'area', rotate: seed % 2 === 0 };
    return kit.packPaced(list, options, pace);
  },
  climb: (kit, seed, pace) => {
    const list = kit.uniformRects(seed, 620 + (seed % 200), 5, 60);
    const side = Math.floor(Math.sqrt(0.8 * areaOf(list)));
    return kit.packPaced(list, { width: side, height: side, pages: 1, objective: 'area' }, pace);
  },
  fast: (kit, seed, pace) => {
    const list = seed % 2 === 0 ? kit.spriteRects(seed, 1500) : kit.uniformRects(seed, 1500, 4, 90);
    return kit.packPaced(list, { width: 512, height: 512, effort: 'fast' }, pace);
  },
  pages: (kit, seed, pace) => {
    const list = kit.spriteRects(seed, 60 + (seed % 200));
    return kit.packPaced(list, { width: 256, height: 256, rotate: seed % 3 === 0 }, pace);
  },
  // All sizes up to the page's, or none below its half: few fit together, and area tells little. What matters is how many
  // pages more there are than the bound says.
  bins: function* (kit, seed, pace) {
    const isLarge = seed % 2 === 0;
    const side = (length) => (isLarge ? 50 + (length % 50) : length);
    const list = kit
      .uniformRects(seed, 20 + 20 * (seed % 4), 1, 100)
      .map(({ width, height }) => ({ width: side(width), height: side(height) }));
    const page = { width: 100, height: 100, effort: 'best', maxEvaluations: 1 };
    return { ...(yield* kit.packPaced(list, page, pace)), measure: 'bound' };
  },
  beams: (kit, seed, pace) => {
    const count = 12 << (seed % 5);
    const list = seed % 3 === 0 ? kit.uniformRects(seed, count, 10, 90) : kit.spriteRects(seed, count);
    return kit.packSmallestPaced(list, {}, pace);
  },
  sprites: (kit, seed, pace) => kit.packSmallestPaced(kit.spriteRects(seed, 9 + ((seed * 13) % 190)), {}, pace),
  few: (kit, seed, pace) => {
    const count = 8 + (seed % 25);
    const list = seed % 2 === 0 ? kit.spriteRects(seed, count) : kit.uniformRects(seed, count, 10, 320);
    return kit.packSmallestPaced(list, { padding: 2 }, pace);
  },
  once: (kit, seed, pace) => {
    const count = 30 + ((seed * 131) % 970);
    const list =
      seed % 3 === 0 ? kit.cutRects(seed, 1000, 900, count) : kit.uniformRects(seed, count, 1 + (seed % 40), 165);
    return kit.packSmallestPaced(list, { effort: 'fast' }, pace);
  },
  repeated: (kit, seed, pace) => {
    const count = 12 << (seed % 7);
    const list = count < 25 ? kit.uniformRects(seed, count, 15, 165) : kit.spriteRects(seed, count);
    return kit.packSmallestPaced(list, { effort: 'fast' }, pace);
  },
  smallest: (kit, seed, pace) =>
    kit.packSmallestPaced(kit.spriteRects(seed, 100 + 10 * (seed % 60)), { effort: 'fast' }, pace),
};

const asked = process.argv.slice(2);
const at = asked.indexOf('--lists');
const lists = at < 0 ? 16 : Number(asked.splice(at, 2)[1]);
for (const [name, [file, constant, values, task]] of Object.entries(limits)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`${name} (${constant} of ${file}, ${lists} lists, ${task})`);
  for (const value of values) {
    const kit = await withValue(file, constant, value);
    let excess = 0;
    let steps = 0;
    for (let seed = 7_000_001; seed <= 7_000_000 + lists; seed++) {
      const pace = new kit.Pace(true);
      const search = tasks[task](kit, seed, pace);
      let step = search.next();
      while (!step.done) step = search.next();
      excess += missing(step.value);
      steps += pace.steps;
    }
    const mark = String(value) === kit.now ? '  ← as it is' : '';
    console.log(
      `  ${value}: ${((100 * excess) / lists).toFixed(3)} % from the bound, ${Math.round(steps / lists)} steps${mark}`,
    );
  }
}

/** How far from its bound an answer is; of pages, the last one counts as far as it is used, so it may fall below 0. */
function missing({ measure, gap, bound, pages }) {
  if (measure !== 'pages') return gap;
  const last = pages.at(-1);
  const used = last.placed.reduce(
    (most, { x, y, width, height }) => [Math.max(most[0], x + width), Math.max(most[1], y + height)],
    [0, 0],
  );
  return (pages.length - 1 + (used[0] * used[1]) / (last.width * last.height)) / bound - 1;
}

function areaOf(list) {
  return list.reduce((sum, { width, height }) => sum + width * height, 0);
}

/** The package with another value of one of its numbers. */
async function withValue(file, constant, value) {
  const pattern = new RegExp(`(const ${constant}(?:: [^=]+)? = )([^;]+?)( as const)?;`);
  const path = join(home, 'src', file);
  const text = readFileSync(path, 'utf8');
  const found = pattern.exec(text);
  if (!found) throw new Error(`${file} has no ${constant}`);
  const kit = await bundleInside(
    `export { packPaced } from './src/pack/pack-search.js';
export { packSmallestPaced } from './src/pack/pack-smallest-search.js';
export { packStripPaced } from './src/pack/pack-strip-search.js';
export { Pace } from './src/items/pace.js';
export { cutRects, spriteRects, uniformRects } from './test/cases.js';`,
    [
      {
        name: 'another value',
        setup: ({ onLoad }) =>
          onLoad({ filter: new RegExp(`${file.replace(/[/.]/g, '\\$&')}$`) }, () => ({
            contents: text.replace(pattern, (_, before, _old, after = '') => `${before}${value}${after};`),
            loader: 'ts',
          })),
      },
    ],
  );
  return { ...kit, now: found[2].replaceAll('_', '') };
}
