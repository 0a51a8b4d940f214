// Writes results.json: beside sliding-puzzle-solver, and on boards with known answers.
import type { Grid } from '@kit/grid';
import { boardAtDepth, buildShortTables, buildTables, type SolveOptions, shuffle, solve } from '@kit/npuzzle';
import { hasCorpora, readCorpus } from '../../../config/corpora.js';
import { writeResults } from '../../../tools/bench/write-results.mjs';
import manifest from './package.json' with { type: 'json' };
import { solveByPeer } from './peer.js';
import { shortRows } from './short-curve.js';
import { median, milliseconds } from './time.js';

type Row = (string | number)[];

/** The boards of a collection, turned so that the blank belongs in the last cell, with their known lengths. */
function knownBoards(name: string): { board: Grid; optimal: number }[] {
  if (!hasCorpora) return [];
  const text = readCorpus('npuzzle', `${name}.tsv`);
  const [head, ...lines] = text.trim().split('\n');
  const column = head.split('\t').indexOf('optimal');
  return lines.map((line) => {
    const fields = line.split('\t');
    const turned = (fields.at(-1) ?? '').split(',').map(Number).reverse();
    const side = Math.sqrt(turned.length);
    const cells = turned.map((tile) => (tile === 0 ? 0 : turned.length - tile));
    return { board: { rows: side, cols: side, cells }, optimal: Number(fields[column]) };
  });
}

/** Both solve each board in turn. */
function besidePeer(label: string, boards: readonly Grid[]): Row {
  const ours: number[] = [];
  const theirs: number[] = [];
  let optimal = 0;
  let solved = 0;
  for (const board of boards) {
    let moves = 0;
    ours.push(milliseconds(() => (moves = solve(board, { quality: 'optimal', maxNodes: 1e10 }).moves.length)));
    let found: number | undefined;
    theirs.push(milliseconds(() => (found = solveByPeer(board))));
    if (found !== undefined) solved++;
    if (found === moves) optimal++;
  }
  return [label, boards.length, round(median(ours)), round(median(theirs)), solved, optimal];
}

function known(label: string, boards: readonly { board: Grid; optimal: number }[], options: SolveOptions): Row {
  const times: number[] = [];
  let moves = 0;
  let shortest = 0;
  for (const { board, optimal } of boards) {
    times.push(milliseconds(() => (moves += solve(board, options).moves.length)));
    shortest += optimal;
  }
  const total = times.reduce((sum, ms) => sum + ms, 0);
  return [
    label,
    boards.length,
    round(total),
    round(median(times)),
    round(Math.max(...times)),
    round(moves / shortest, 4),
  ];
}

function large(side: number): Row {
  const times: number[] = [];
  const lengths: number[] = [];
  for (let seed = 1; seed <= 5; seed++) {
    const board = shuffle({ rows: side, cols: side, seed });
    times.push(milliseconds(() => lengths.push(solve(board, { quality: 'fast' }).moves.length)));
  }
  return [`${side}×${side}`, round(median(times)), round(Math.max(...lengths) / side ** 3, 3)];
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

function knownRows(): Row[] {
  return [
    known('4×4 of Korf, optimal, with tables', korf, { quality: 'optimal', tables }),
    known('4×4 of Korf, optimal, without', korf, { quality: 'optimal', maxNodes: 1e10 }),
    known('4×4 of Korf, bounded', korf.slice(0, 15), {}),
    known('4×4 of Korf, bounded, with short tables', korf, shortTablesOf(4)),
    known('5×5 of Korf, bounded', knownBoards('korf50-24puzzle'), {}),
    known('5×5 of Korf, bounded, with short tables', knownBoards('korf50-24puzzle'), shortTablesOf(5)),
    known('5×5 of Korf, fast', knownBoards('korf50-24puzzle'), { quality: 'fast' }),
  ];
}

/** Options with tables of short solutions. */
function shortTablesOf(side: number): SolveOptions {
  return { shortTables: buildShortTables({ rows: side, cols: side }) };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const eights = range(20).map((seed) => shuffle({ rows: 3, cols: 3, seed }));
const fifteens = [16, 20, 24].flatMap((depth) => {
  const deal = boardAtDepth({ rows: 4, cols: 4, depth, seed: 1 });
  return deal.status === 'found' ? [deal.board] : [];
});
// Warm all up, on other boards than those that are measured.
besidePeer('', eights.slice(0, 3));
const korf = knownBoards('korf100-15puzzle');
let tables = buildTables({ rows: 3, cols: 3 });
const built = milliseconds(() => (tables = buildTables({ rows: 4, cols: 4 })));
for (const seed of range(20)) solve(shuffle({ rows: 4, cols: 4, seed }), { quality: 'optimal', tables });
writeResults(new URL('results.json', import.meta.url), {
  title: 'Sliding puzzles',
  tables: [
    {
      title: 'Shortest solutions beside sliding-puzzle-solver',
      note: 'Median milliseconds of the processor a board, without tables; it gives up after 200,000 boards.',
      columns: ['boards', 'number', '@kit/npuzzle', 'peer', 'solved by peer', 'same length'],
      rows: [
        besidePeer('3×3, shuffled', eights),
        besidePeer('4×4, 16 to 24 deep', fifteens),
        ...(hasCorpora ? [besidePeer('4×4, of Korf', [korf[0].board, korf[1].board])] : []),
      ],
    },
    {
      title: 'Boards with known answers',
      note: `${hasCorpora ? 'The half of the collections that is at hand.' : 'Without the collections, which are not at hand.'} Milliseconds of the processor. 6-6-3 tables took ${built.toFixed(0)} ms to build and ${(tables.values.length / 1e6).toFixed(1)} MB (45 MB as they are searched).`,
      columns: ['boards', 'number', 'total', 'median', 'longest', 'moves / shortest'],
      rows: [...(hasCorpora ? knownRows() : [])],
    },
    {
      title: 'Quality short: moves against nodes and time',
      note: 'With short tables. Median seconds of the processor a board and mean moves after so many million nodes; beside the mean of the solutions of DeepCubeA, a network trained on GPUs, which takes 23, 45 and 144 seconds a board by its paper.',
      columns: ['boards', 'number', 'million nodes', 'seconds', 'moves', 'DeepCubeA', 'moves / its moves'],
      rows: shortRows(),
    },
    {
      title: 'Large boards',
      note: 'Median milliseconds of the processor of five shuffled boards, and the longest solution.',
      columns: ['board', 'ms', 'moves / n³'],
      rows: [10, 20, 50, 100].map(large),
    },
  ],
  versions: { 'sliding-puzzle-solver': manifest.dependencies['sliding-puzzle-solver'] },
});
