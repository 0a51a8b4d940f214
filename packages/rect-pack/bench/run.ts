/**
 * Packs the same lists with @kit/rect-pack and with its peers, in one process, interleaved; medians, and the quality of
 * the packing in the same row.
 */
import { createRequire } from 'node:module';
import { pack, packSmallest } from '@kit/rect-pack';
import { hasCorpora, readCorpus } from '../../../config/corpora.js';
import { writeResults } from '../../../tools/bench/write-results.mjs';
import { spriteRects } from '../test/cases.js';
import { maxRectsPages, peers } from './peers.js';
import { type Size, uniformSizes } from './sizes.js';

type Contestant = { readonly name: string; readonly run: (sizes: readonly Size[]) => number };

type PageContestant = { readonly name: string; readonly run: () => { pages: number; last: number } };

const areaOf = (sizes: readonly Size[]) => sizes.reduce((sum, { width, height }) => sum + width * height, 0);

const ours: Contestant[] = (['fast', 'good'] as const).map((effort) => ({
  name: `@kit/rect-pack ${effort}`,
  run: (sizes) => packSmallest(sizes, { effort }).value,
}));

const rows: (string | number)[][] = [];
for (const [count, repeats] of [
  [50, 21],
  [100, 21],
  [200, 21],
  [1000, 9],
  [10_000, 15],
  [100_000, 15],
] as const) {
  // With names, as every game has them.
  const sizes = uniformSizes(count, count, 15, 165).map((size, at) => ({ id: `sprite-${at}`, ...size }));
  // What takes a second at 1,000 and grows with the square is left out above.
  const slow = count >= 10_000 ? /good|maxrects|bin-pack|guillotine/ : count > 200 ? /guillotine/ : undefined;
  const field = [...ours, ...peers].filter(({ name }) => !slow?.test(name));
  rows.push(...compare(field, [sizes], repeats).map((row) => [count, ...row]));
}
const real = hasCorpora
  ? readCorpus('rect-pack', 'real-sprites.jsonl')
      .trim()
      .split('\n')
      .map((line) => {
        const { items } = JSON.parse(line) as { items: number[] };
        return Array.from({ length: items.length / 2 }, (_, at) => ({
          width: items[2 * at]!,
          height: items[2 * at + 1]!,
        }));
      })
  : Array.from({ length: 30 }, (_, seed) => spriteRects(seed, 12 << (seed % 7)) as Size[]);
console.log(
  hasCorpora ? `${real.length} real lists` : 'corpora: none here, so lists of our own stand for the real ones',
);
const realRows = compare([...ours, ...peers.filter(({ name }) => name !== 'guillotine-packer')], real, 3);

const overfull = [false, true].map((rotate) => {
  const started = performance.now();
  let sum = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const options = { width: 1024, height: 1024, pages: 1, rotate, objective: 'area' } as const;
    sum += pack(uniformSizes(seed, 140, 15, 165), options).value / 1024 ** 2;
  }
  return [rotate ? 'turned' : 'as they are', sum.toFixed(2), ((performance.now() - started) / 100).toFixed(1)];
});

// Pages of a fixed size, against a packer of one container that grows: what it costs to keep to pages.
const fixedRows: (string | number)[][] = [];
for (const [count, side, repeats] of [
  [50, 1024, 21],
  [200, 1024, 21],
  [1000, 2048, 15],
  [10_000, 2048, 15],
  [100_000, 4096, 9],
] as const) {
  const sizes = uniformSizes(count, count, 15, 165).map((size, at) => ({ id: `sprite-${at}`, ...size }));
  const pages: Contestant = {
    name: '@kit/rect-pack fast',
    run: (list) =>
      pack(list, { width: side, height: side, effort: 'fast' }).pages.reduce((sum, { placed }) => {
        const right = Math.max(...placed.map(({ x, width }) => x + width));
        const bottom = Math.max(...placed.map(({ y, height }) => y + height));
        return sum + right * bottom;
      }, 0),
  };
  const field = [pages, ...peers.filter(({ name }) => name === 'potpack')];
  fixedRows.push(...compare(field, [sizes], repeats).map((row) => [count, `${side} × ${side}`, ...row]));
}

const thousand = uniformSizes(1000, 1000, 15, 165);
const paged: PageContestant[] = [
  ...(['fast', 'good'] as const).map((effort) => ({
    name: `@kit/rect-pack ${effort}`,
    run: () => {
      const { pages } = pack(thousand, { width: 2048, height: 2048, effort });
      const last = pages.at(-1)!.placed;
      const right = Math.max(...last.map(({ x, width }) => x + width));
      const bottom = Math.max(...last.map(({ y, height }) => y + height));
      return { pages: pages.length, last: right * bottom };
    },
  })),
  { name: 'maxrects-packer', run: () => maxRectsPages(thousand, 2048) },
];
const pageRows = paged.map(({ name, run }) => {
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  }).sort((a, b) => a - b);
  const { pages, last } = run();
  return [name, times[1]!.toFixed(1), pages, last];
});

const require = createRequire(import.meta.url);
const versions: Record<string, string> = {};
for (const name of ['maxrects-packer', 'potpack', '@mapbox/shelf-pack', 'bin-pack', 'guillotine-packer']) {
  versions[name] = (require('./package.json') as { devDependencies: Record<string, string> }).devDependencies[name]!;
}
writeResults(new URL('results.json', import.meta.url), {
  title: 'Rectangle packing',
  tables: [
    {
      title: 'Smallest page: uniform sides from 15 to 165, each rectangle with an id',
      note: 'Median time of one call, and how much of the page is covered.',
      columns: ['rectangles', 'packer', 'ms', 'covered %'],
      rows,
    },
    {
      title: hasCorpora
        ? `Smallest page: ${real.length} real lists (sprites, icons, glyphs)`
        : `Smallest page: ${real.length} lists like those of sprites`,
      note: 'Mean over the lists.',
      columns: ['packer', 'ms', 'covered %'],
      rows: realRows,
    },
    {
      title: 'Over-full page: 140 rectangles into 1024 × 1024, most area, effort good',
      columns: ['rectangles may lie', 'covered %', 'ms'],
      rows: overfull,
    },
    {
      title: 'Pages of one size: uniform sides from 15 to 165, each rectangle with an id, effort fast',
      note: 'Potpack knows no pages: it packs the same list into one container. Covered is the box around what lies on a page.',
      columns: ['rectangles', 'page', 'packer', 'ms', 'covered %'],
      rows: fixedRows,
    },
    {
      title: '1,000 rectangles of 15 to 165 into pages of 2048 × 2048',
      note: 'The last page is the box around what lies on it, in pixels.',
      columns: ['packer', 'ms', 'pages', 'last page'],
      rows: pageRows,
    },
  ],
  versions,
});

/** Runs all contestants on all lists in turn, several rounds; a row of mean median time and mean fill for each. */
function compare(
  field: readonly Contestant[],
  lists: readonly (readonly Size[])[],
  rounds: number,
): (string | number)[][] {
  const totals = field.map(() => ({ time: 0, fill: 0 }));
  for (const sizes of lists) {
    const times = field.map((): number[] => []);
    const areas = field.map(() => 0);
    // Warm-up: calls that take a moment are many, so that everybody's code is compiled as far as it gets.
    for (const { run } of field) {
      const started = performance.now();
      for (let runs = 0; runs < 3000 && performance.now() - started < 60; runs++) run(sizes);
    }
    for (let round = 0; round < rounds; round++) {
      field.forEach(({ run }, at) => {
        // What takes a moment is run more often, so that a turn is long enough to be measured.
        for (let took = 0, runs = 0; took < 4 && runs < 20; runs++) {
          const started = performance.now();
          areas[at] = run(sizes);
          const time = performance.now() - started;
          times[at]!.push(time);
          took += time;
        }
      });
    }
    field.forEach((_, at) => {
      const sorted = times[at]!.sort((a, b) => a - b);
      totals[at]!.time += sorted[sorted.length >> 1]! / lists.length;
      totals[at]!.fill += areaOf(sizes) / areas[at]! / lists.length;
    });
  }
  return field.map(({ name }, at) => [name, totals[at]!.time.toFixed(3), (totals[at]!.fill * 100).toFixed(2)]);
}
