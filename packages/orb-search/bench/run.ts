/**
 * The figures of @kit/orb-search: path search against the known routes of koduma/puzzdra_solver (FireII, beam 10,000), the
 * bit kernels against the plain form, proofs against the lengths certified elsewhere. Writes results.json.
 *
 *     npx tsx bench/run.ts [paths | kernels | proofs]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, release } from 'node:os';
import { narrowShape } from '../src/bits/narrow-board.js';
import { narrowEvaluator } from '../src/bits/narrow-evaluator.js';
import { certify, findPath, generateOrbs, parseOrbs, type Rules, resolve } from '../src/index.js';
import { ruleTable } from '../src/rules/rule-table.js';
import { judgementFor } from '../src/search/judgements.js';
import { planesOf } from '../src/search/narrow-input.js';
import { pairsByTrial } from '../src/swaps/legal-pairs.js';
import { swapBits } from '../src/swaps/swap-bits.js';

type Table = { title: string; note?: string; columns: string[]; rows: (string | number)[][] };

const part = process.argv[2];
const tables: Table[] = [];
if (!part || part === 'paths') tables.push(paths());
if (!part || part === 'kernels') tables.push(kernels());
if (!part || part === 'proofs') tables.push(proofs());
for (const { title, columns, rows } of tables) {
  console.log(`\n${title}`);
  console.table(rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]]))));
}
save();

/** Replaces the tables of this run in results.json and keeps the others. */
function save(): void {
  const file = new URL('./results.json', import.meta.url);
  const earlier: Table[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).tables : [];
  const others = earlier.filter(({ title }) => !tables.some((table) => table.title === title));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', os: `${platform()} ${release()}` };
  const results = { title: '@kit/orb-search', tables: [...tables, ...others], machine, versions: {} };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

function readBoards(name: string): { board: string; most: number; known: number; shortest: number }[] {
  const text = readFileSync(new URL(`../test/fixtures/${name}.tsv`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map((row) => ({ board: row[1]!, most: Number(row[2]), known: Number(row[4]), shortest: Number(row[6]) }));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

function paths(): Table {
  const sets: [string, Rules, number?][] = [
    ['boards-6x5-6c', {}],
    ['boards-5x4-6c', {}],
    ['boards-6x5-5c', {}],
    ['boards-6x5-3c', {}],
    ['boards-6x5-6c', { directions: 8 }],
    ['boards-7x6-6c', {}, 3],
  ];
  const rows = sets.map(([name, rules, count = 100]) => {
    const boards = readBoards(name).slice(0, count);
    const times: number[] = [];
    let full = 0;
    let moves = 0;
    let knownMoves = 0;
    let knownCount = 0;
    let notLonger = 0;
    for (const { board, most, known } of boards) {
      const start = performance.now();
      const result = findPath(parseOrbs(board), { rules });
      times.push(performance.now() - start);
      if (result.combos >= most) full += 1;
      moves += result.path.moves.length;
      if (!known) continue;
      knownCount += 1;
      knownMoves += known;
      if (result.path.moves.length <= known && result.combos >= most) notLonger += 1;
    }
    return [
      `${name}, ${rules.directions ?? 4} directions`,
      `${full}/${boards.length}`,
      Number((moves / boards.length).toFixed(2)),
      knownCount > 0 ? Number((knownMoves / knownCount).toFixed(2)) : '',
      knownCount > 0 ? `${notLonger}/${knownCount}` : '',
      Math.round(median(times)),
    ];
  });
  return {
    title: 'Paths to the greatest number of combos',
    note: 'FireII goes in four directions. Times are of `findPath` at its defaults, on one thread.',
    columns: ['boards', 'maximum reached', 'moves', 'moves of FireII', 'not longer', 'median ms'],
    rows,
  };
}

function kernels(): Table {
  const boards = Array.from({ length: 500 }, (_, seed) => generateOrbs({ seed }));
  const shape = narrowShape(5, 6);
  const { evaluate, combos } = narrowEvaluator(shape, 6, judgementFor(4, 0));
  const planes = boards.map(({ cells }) => planesOf(cells, shape.bitOf).planes);
  let sink = 0;
  const bits = rate(planes, (board) => {
    sink += evaluate(...board) + combos();
  });
  const plain = rate(boards, (board) => {
    sink += resolve(board).combos;
  });
  const games = Array.from({ length: 200 }, (_, seed) =>
    Int8Array.from(generateOrbs({ rows: 8, cols: 8, types: 6, seed, standing: 'none' }).cells),
  );
  const out = new Int32Array(4);
  const table = ruleTable({}, { rows: 8, cols: 8 });
  const swaps = rate(games, (cells) => {
    sink += swapBits(cells, 8, 8, out) ? 1 : 0;
  });
  const trials = rate(games, (cells) => {
    sink += pairsByTrial(cells, 8, 8, table).length;
  });
  const row = (name: string, fast: number, slow: number) => [
    name,
    Math.round(fast),
    Math.round(slow),
    `${(fast / slow).toFixed(0)}×`,
  ];
  return {
    title: 'Kernels against the plain form, boards a second',
    note: `Best of twelve rounds in turns (checksum ${sink % 7}).`,
    columns: ['question', 'bit kernel', 'plain', 'ratio'],
    rows: [row('resolve 6×5 with cascades', bits, plain), row('legal swaps 8×8', swaps, trials)],
  };
}

/** Boards a second: the best of twelve rounds. */
function rate<T>(boards: readonly T[], answer: (board: T) => void): number {
  let best = 0;
  for (let round = 0; round < 12; round++) {
    const start = performance.now();
    let count = 0;
    do {
      for (const board of boards) answer(board);
      count += boards.length;
    } while (performance.now() - start < 40);
    best = Math.max(best, (count * 1000) / (performance.now() - start));
  }
  return best;
}

function proofs(): Table {
  const rows = readBoards('boards-6x5-6c')
    .filter(({ shortest }) => shortest > 0)
    .sort((a, b) => a.shortest - b.shortest)
    .map(({ board, shortest }) => {
      const start = performance.now();
      const { provenShortest, lowerBound } = certify(parseOrbs(board), shortest);
      return [
        board,
        shortest,
        provenShortest && lowerBound === shortest ? 'yes' : 'no',
        Number(((performance.now() - start) / 1000).toFixed(1)),
      ];
    });
  return { title: 'Proofs that no shorter path exists', columns: ['board', 'moves', 'proved', 'seconds'], rows };
}
