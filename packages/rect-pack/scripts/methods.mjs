// Which named methods are worth a name: `node scripts/methods.mjs [lists]` in the package packs 1,000 seeded lists by each.
// A cell is a kind of list, pages that hold all or one that can't, and turned or not. A method is told with how many of the
// cells it is the best in on average, how many it is the quickest in for what it reaches (no other is as good and as quick),
// on how many lists it is the best or the only best, and how far it is above the best on average. Steps are counted (see
// src/items/pace.ts), no time is measured.
import { bundleInside } from './bundle-inside.mjs';

const kit = await bundleInside(`export { packPaced } from './src/pack/pack-search.js';
export { methods } from './src/fill/method-packer.js';
export { Pace } from './src/items/pace.js';
export { cutRects, spriteRects, uniformRects } from './test/cases.js';
export { createRandom } from '@kit/grid';`);

const many = (count, make) => Array.from({ length: count }, make);
const kinds = {
  uniform: (random, count) => kit.uniformRects(random.int(1e6), count, 1 + random.int(20), 40 + random.int(130)),
  skewed: (random, count) => {
    const side = () => 1 + Math.floor((random.int(200) * random.int(200)) / 220);
    return many(count, () => ({ width: side(), height: side() }));
  },
  sprites: (random, count) => kit.spriteRects(random.int(1e6), count),
  squares: (random, count) => {
    const most = 10 + random.int(90);
    return many(count, () => 1 + random.int(most)).map((side) => ({ width: side, height: side }));
  },
  strips: (random, count) =>
    many(count, () => {
      const [long, thin] = [20 + random.int(180), 1 + random.int(12)];
      return random.int(2) === 0 ? { width: long, height: thin } : { width: thin, height: long };
    }),
  rows: (random, count) => {
    const height = 8 + random.int(40);
    return many(count, () => ({ width: 3 + random.int(90), height: height - random.int(3) }));
  },
  cut: (random, count) => {
    const width = 60 + random.int(300);
    return kit.cutRects(random.int(1e6), width, Math.max(60, Math.ceil((count * 200) / width)), count);
  },
  blocks: (random, count) => {
    const unit = 8 << random.int(3);
    return many(count, () => ({ width: unit << random.int(3), height: unit << random.int(3) }));
  },
};

/** A list, and what it is packed into. */
function draw(at) {
  const random = kit.createRandom(540_000 + at);
  const names = Object.keys(kinds);
  const kind = names[at % names.length];
  const middle = () => 60 + random.int(90);
  const count = random.pick([6 + random.int(10), 20 + random.int(40), middle(), middle(), 150 + random.int(350)]);
  const rects = kinds[kind](random, count);
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const longest = Math.max(...rects.flatMap(({ width, height }) => [width, height]));
  const isOver = random.int(3) === 0;
  const part = isOver ? 0.75 + random.int(25) / 100 : 1.1 / random.pick([1, 1, 1.6, 3, 6]);
  const side = Math.max(longest, Math.round(Math.sqrt(area * part)));
  const aspect = random.pick([1, 1, 0.6, 2]);
  const rotate = random.int(2) === 0;
  const options = {
    width: Math.max(longest, Math.round(side * aspect)),
    height: Math.max(longest, Math.round(side / aspect)),
    rotate,
    order: random.pick(['auto', 'auto', 'given', 'area', 'longer-side']),
    padding: random.pick([0, 0, 1, 2]),
    effort: 'fast',
    ...(isOver ? { pages: 1, objective: 'area' } : {}),
  };
  return { cell: `${kind} ${isOver} ${rotate}`, rects, area, isOver, options };
}

/** How bad a packing is: how many times what it placed there was, or its pages, the last one as far as it is used. */
function badness({ value, pages }, { area, isOver }) {
  if (isOver) return area / value;
  const { placed, width, height } = pages.at(-1);
  const right = Math.max(...placed.map(({ x, width: across }) => x + across));
  const bottom = Math.max(...placed.map(({ y, height: down }) => y + down));
  return pages.length - 1 + (right * bottom) / (width * height);
}

const lists = Number(process.argv[2] ?? 1000);
const told = kit.methods.map((method) => ({ method, bestIn: 0, quickestIn: 0, best: 0, onlyBest: 0, above: 0 }));
const cells = new Map();
for (let at = 0; at < lists; at++) {
  const job = draw(at);
  const runs = kit.methods.map((method) => {
    const pace = new kit.Pace(false);
    const { value: packing } = kit.packPaced(job.rects, { ...job.options, method }, pace).next();
    return { bad: badness(packing, job), steps: pace.steps };
  });
  const least = Math.min(...runs.map(({ bad }) => bad));
  const bests = told.filter((_, index) => runs[index].bad === least);
  for (const one of bests) one.best++;
  if (bests.length === 1) bests[0].onlyBest++;
  const sums = cells.get(job.cell) ?? told.map(() => ({ bad: 0, steps: 0 }));
  cells.set(job.cell, sums);
  runs.forEach(({ bad, steps }, index) => {
    told[index].above += (100 * (bad / least - 1)) / lists;
    sums[index].bad += bad / least;
    sums[index].steps += steps;
  });
}
for (const sums of cells.values()) {
  const least = Math.min(...sums.map(({ bad }) => bad));
  sums.forEach((one, index) => {
    if (one.bad === least) told[index].bestIn++;
    if (!sums.some((other) => other !== one && other.bad <= one.bad && other.steps <= one.steps))
      told[index].quickestIn++;
  });
}
console.log(`${lists} lists, ${cells.size} cells`);
for (const { method, bestIn, quickestIn, best, onlyBest, above } of told.toSorted((a, b) => b.best - a.best)) {
  const inCells = `best in ${bestIn} cells, quickest in ${quickestIn}`;
  console.log(
    `  ${method}: ${inCells}; best on ${best} lists, alone on ${onlyBest}; ${above.toFixed(2)} % above the best`,
  );
}
