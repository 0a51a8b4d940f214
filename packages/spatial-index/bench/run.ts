// The spatial index beside kdbush, flatbush and rbush: one process, in turns, medians; the answers are compared too.
//
// `npm run bench -- spatial-index` runs everything; `npm run -s script -- packages/spatial-index/bench/run.ts 10000 100000` only these numbers
// of items.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeResults } from '../../../tools/bench/write-results.mjs';
import { type Built, boxContestants, type Contestant, pointContestants } from './contestants.js';
import { type Boxes, boxesAt, type Layout, places, windowsAround, world } from './data.js';
import { movingTable } from './moving.js';

type Row = (string | number)[];

// `moving` alone measures the moving index, and leaves the other tables as they are.
const isMovingOnly = process.argv[2] === 'moving';
const asked = process.argv.slice(isMovingOnly ? 3 : 2).map(Number);
const counts = isMovingOnly ? [] : asked.length > 0 ? asked : [10_000, 100_000, 1_000_000];
const movingCounts = asked.length > 0 ? asked : [1_000, 20_000, 100_000];
const layouts: Layout[] = ['uniform', 'clustered'];
const shares = [0.001, 0.01, 0.1];
const nearestCount = 10;
/**
 * Rounds, and rounds before those that are timed. An index of few items is built in less than a millisecond: with 20 rounds
 * before it the compiler was still at work, and the median of 9 differed by half from run to run.
 */
const roundsOf = (count: number): number => (count >= 1_000_000 ? 3 : count >= 100_000 ? 9 : 51);
const warmUpOf = (count: number): number => (count >= 100_000 ? 2 : 60);

const builds: Record<string, Row[]> = { points: [], boxes: [] };
const searches: Record<string, Row[]> = { points: [], boxes: [] };
const nearests: Row[] = [];

for (const count of counts) {
  for (const layout of layouts) {
    const { xs, ys } = places(layout, count);
    compare('points', layout, count, pointContestants(xs, ys), xs, ys);
    compare('boxes', layout, count, boxContestants(boxesAt(xs, ys)), xs, ys);
  }
}

function compare(
  kind: 'points' | 'boxes',
  layout: Layout,
  count: number,
  contestants: Contestant[],
  xs: Float64Array,
  ys: Float64Array,
): void {
  const label = [layout, count.toLocaleString('en')];
  const rounds = roundsOf(count);
  // Nobody's index is kept meanwhile: a million items of rbush are objects, and who happens to set off a look through them
  // would be charged several times what building an index of typed arrays takes.
  const buildTimes = inTurns(contestants, rounds, (contestant) => contestant.build(), warmUpOf(count));
  const built = contestants.map((contestant) => contestant.build());
  builds[kind]!.push([...label, ...cells(buildTimes, 1)]);
  for (const share of shares) {
    const windowCount = share > 0.05 ? 50 : 1_000;
    const windows = windowsAround(xs, ys, share, windowCount);
    expectSameHits(built, windows);
    const ask = ({ search }: Built): void => {
      for (let i = 0; i < windows.length; i += 4) {
        search(windows[i]!, windows[i + 1]!, windows[i + 2]!, windows[i + 3]!);
      }
    };
    const times = inTurns(built, rounds, ask, warmUpOf(count));
    searches[kind]!.push([...label, `${share * 100} %`, ...cells(times, 1_000 / windowCount)]);
    console.log(kind, ...searches[kind]!.at(-1)!);
  }
  nearests.push([kind, ...label, ...nearestRow(built, rounds, warmUpOf(count), windowsAround(xs, ys, 0.001, 1_000))]);
  console.log(kind, 'build', ...builds[kind]!.at(-1)!, '| nearest', ...nearests.at(-1)!);
}

/** Nearest neighbours of points near the data, and of points anywhere: only flatbush has them. */
function nearestRow(built: Built[], rounds: number, warmUp: number, near: Boxes): Row {
  const able = built.filter((index) => index.nearest !== undefined);
  const time = (x: (i: number) => number, y: (i: number) => number): Row => {
    const ask = (index: Built): void => {
      for (let i = 0; i < 1_000; i++) index.nearest!(x(i), y(i), nearestCount);
    };
    return cells(inTurns(able, rounds, ask, warmUp), 1);
  };
  return [
    ...time(
      (i) => near[4 * i]!,
      (i) => near[4 * i + 1]!,
    ),
    ...time(
      (i) => ((i * 7_919) % 1_000) * (world / 1_000),
      (i) => ((i * 104_729) % 997) * (world / 997),
    ),
  ];
}

/** Milliseconds of each, median of the rounds; in each round everybody has a turn. So many rounds before them warm up. */
function inTurns<T>(
  contestants: readonly T[],
  rounds: number,
  work: (contestant: T) => unknown,
  warmUp: number,
): number[] {
  const times: number[][] = contestants.map(() => []);
  for (let round = -warmUp; round < rounds; round++) {
    contestants.forEach((contestant, index) => {
      const started = performance.now();
      work(contestant);
      if (round >= 0) times[index]!.push(performance.now() - started);
    });
  }
  return times.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!);
}

/** Each time, then how many times as long the best of the others takes. */
function cells(times: number[], scale: number): Row {
  const [own, ...others] = times as [number, ...number[]];
  return [...times.map((time) => shown(time * scale)), `${(Math.min(...others) / own).toFixed(2)}×`];
}

function shown(value: number): string {
  return value.toFixed(value < 1 ? 3 : value < 100 ? 2 : 0);
}

function expectSameHits(built: readonly Built[], windows: Boxes): void {
  for (let i = 0; i < Math.min(windows.length, 80); i += 4) {
    const answers = built.map(({ search, numberOf }) =>
      Array.from(search(windows[i]!, windows[i + 1]!, windows[i + 2]!, windows[i + 3]!), numberOf).sort(
        (a, b) => a - b,
      ),
    );
    if (answers.some((answer) => answer.join() !== answers[0]!.join())) throw new Error('different hits');
  }
}

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => {
  const entry = require.resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length);
  return (JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { version: string }).version;
};

const note = 'The last column: how many times as long the best of the others takes.';
const pointNames = ['@kit/spatial-index', 'kdbush', 'flatbush', 'rbush', 'best other'];
const boxNames = ['@kit/spatial-index', 'flatbush', 'rbush', 'best other'];
const file = new URL('results.json', import.meta.url);
const staticTables = [
  { title: 'Points: build, ms', note, columns: ['layout', 'points', ...pointNames], rows: builds['points'] },
  {
    title: 'Points: search, µs a window',
    note: `Square windows around points of the data; the side is a share of the world. ${note}`,
    columns: ['layout', 'points', 'side', ...pointNames],
    rows: searches['points'],
  },
  { title: 'Boxes: build, ms', note, columns: ['layout', 'boxes', ...boxNames], rows: builds['boxes'] },
  {
    title: 'Boxes: search, µs a window',
    note: `Boxes with sides up to world / √n. ${note}`,
    columns: ['layout', 'boxes', 'side', ...boxNames],
    rows: searches['boxes'],
  },
  {
    title: `The ${nearestCount} nearest, µs a question`,
    note: 'Of a point near the data, then of a point anywhere; kdbush and rbush have no such search of their own.',
    columns: [
      'kind',
      'layout',
      'items',
      ...[
        '@kit/spatial-index near',
        'flatbush near',
        'ratio',
        '@kit/spatial-index anywhere',
        'flatbush anywhere',
        'ratio',
      ],
    ],
    rows: nearests,
  },
];
const former = JSON.parse(readFileSync(file, 'utf8')) as { tables: typeof staticTables };
const results = {
  title: 'Spatial index',
  tables: [...(isMovingOnly ? former.tables.slice(0, staticTables.length) : staticTables), movingTable(movingCounts)],
  versions: Object.fromEntries(
    [...['kdbush', 'flatbush', 'rbush', '@timohausmann/quadtree-ts', 'grid-index', 'detect-collisions']].map((name) => [
      name,
      versionOf(name),
    ]),
  ),
};
if (asked.length === 0) writeResults(file, results);
