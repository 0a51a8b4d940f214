/**
 * The figures of @kit/orb-search: path search against the known routes of koduma/puzzdra_solver (FireII, beam 10,000), the
 * bit kernels against the plain form, proofs against the lengths certified elsewhere. Writes results.json.
 *
 *     npm run -s script -- packages/orb-search/bench/run.ts [paths | more | fresh | kernels | proofs | prizes]
 *
 * `paths`, `more`, `proofs` and `prizes` are about boards of others, and are left out where there are none. `fresh` and
 * `prizes` take many minutes and race with nobody, so they are run only by name; what they last gave stays.
 */
import { readFileSync } from 'node:fs';
import { certify, findPath, type Grid, generateOrbs, maxCombos, parseOrbs, type Rules } from '@kit/orb-search';
import { hasCorpora, readCorpus } from '../../../config/corpora.js';
import { writeResults } from '../../../tools/bench/write-results.mjs';
import { kernels, type Table } from './kernels.js';

/** A wide beam, for at most a minute. */
const prizeOptions = { beam: 400_000, maxEvaluations: 200_000_000, maxMoves: 150 };

const part = process.argv[2];
const tables: Table[] = [];
const own = { fresh, kernels };
const ofOthers = { paths, more, proofs, prizes };
const onlyByName = ['fresh', 'prizes'];
for (const [name, make] of Object.entries(hasCorpora ? { ...ofOthers, ...own } : own)) {
  if (part ? part !== name : onlyByName.includes(name)) continue;
  console.log(`orb-search: ${name}`);
  tables.push(make());
}
if (!hasCorpora) console.log('orb-search: paths, more, proofs and prizes are left out: no collections of others here');
const file = new URL('results.json', import.meta.url);
// What was not run keeps its tables, each in its place.
const earlier: Table[] = JSON.parse(readFileSync(file, 'utf8')).tables;
const now = new Map([...earlier, ...tables].map((table) => [table.title, table]));
writeResults(file, { title: '@kit/orb-search', tables: [...now.values()] });

/** A collection of others; without it there are no figures that compare with theirs. */
function readBoards(name: string): { board: string; most: number; known: number; shortest: number }[] {
  return readCorpus('orb-search', `${name}.tsv`)
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
  const names = ['boards-6x5-6c', 'boards-5x4-6c', 'boards-6x5-5c', 'boards-6x5-3c'];
  const rows = names.map((name) => {
    const { full, moves, times } = solve(fixtureBoards(name), {});
    const known = readBoards(name).flatMap(({ known: length }, i) => (length ? [{ length, i }] : []));
    const notLonger = known.filter(({ length, i }) => moves[i]! <= length).length;
    return [
      name,
      `${full}/${moves.length}`,
      average(moves),
      average(known.map(({ length }) => length)),
      `${notLonger}/${known.length}`,
      Math.round(median(times)),
    ];
  });
  return {
    title: 'Paths to the greatest number of combos',
    note: 'Four directions. Times are of `findPath` at its defaults, on one thread. A path that misses the maximum counts as longer.',
    columns: ['boards', 'maximum reached', 'moves', 'moves of FireII', 'not longer', 'median ms'],
    rows,
  };
}

/** What FireII has no figures for. */
function more(): Table {
  const sets: [string, Rules][] = [
    ['boards-6x5-6c', { directions: 8 }],
    ['boards-7x6-6c', {}],
  ];
  const rows = sets.map(([name, rules]) => {
    const { full, moves, times } = solve(fixtureBoards(name), rules);
    return [
      `${name}, ${rules.directions ?? 4} directions`,
      `${full}/${moves.length}`,
      average(moves.filter(Number.isFinite)),
      Math.round(median(times)),
    ];
  });
  return {
    title: 'Eight directions, and larger boards',
    columns: ['boards', 'maximum reached', 'moves', 'median ms'],
    rows,
  };
}

/** Boards that nothing was chosen on. */
function fresh(): Table {
  const sets: [rows: number, cols: number, types: number, directions: 4 | 8, count: number][] = [
    [5, 6, 6, 4, 200],
    [5, 6, 5, 4, 100],
    [5, 6, 3, 4, 100],
    [4, 5, 6, 4, 100],
    [5, 6, 6, 8, 100],
    [6, 7, 6, 4, 100],
    [8, 8, 6, 4, 20],
  ];
  const lines = sets.map(([rows, cols, types, directions, count]) => {
    const boards = Array.from({ length: count }, (_, i) => {
      const board = generateOrbs({ rows, cols, types, seed: 2_026_000_000 + i });
      return { board, most: maxCombos(board).combos };
    });
    const { full, moves } = solve(boards, { directions });
    return [
      `${cols}×${rows}, ${types} types, ${directions} directions`,
      `${full}/${count}`,
      average(moves.filter(Number.isFinite)),
    ];
  });
  return {
    title: 'Fresh boards',
    note: 'Seeded boards on which neither weights nor widths were chosen; the maximum is that of `maxCombos`.',
    columns: ['boards', 'maximum reached', 'moves'],
    rows: lines,
  };
}

function fixtureBoards(name: string): { board: Grid; most: number }[] {
  return readBoards(name).map(({ board, most }) => ({ board: parseOrbs(board), most }));
}

/** The paths of `findPath` at its defaults: their moves (infinite where the maximum is missed) and times. */
function solve(boards: readonly { board: Grid; most: number }[], rules: Rules) {
  const times: number[] = [];
  const moves = boards.map(({ board, most }) => {
    const start = performance.now();
    const { combos, path } = findPath(board, { rules });
    times.push(performance.now() - start);
    return combos >= most ? path.moves.length : Number.POSITIVE_INFINITY;
  });
  return { moves, times, full: moves.filter(Number.isFinite).length };
}

function average(values: readonly number[]): number {
  return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2));
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

/** Boards with a standing prize for a shorter path; the record is its length. */
function prizes(): Table {
  const rows = readCorpus('orb-search', 'prize-boards.tsv')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([board = '', most = '', record = '']) => {
      const start = performance.now();
      const { combos, path } = findPath(parseOrbs(board), prizeOptions);
      const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
      return [board, `${combos}/${most}`, path.moves.length, Number(record), seconds];
    });
  return { title: 'Prize boards', columns: ['board', 'combos', 'moves', 'record', 'seconds'], rows };
}
