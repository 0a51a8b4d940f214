/**
 * Times of one analysis, of a click on large boards, and of making fields; writes results.json.
 *
 * No peer stands beside them: none that infers was found on npm (minesweeper-engine 0.3.3 plays the game but proves nothing;
 * minesweeper-solver, mspe.node and ms-toollib aren't published there).
 */
import { readFileSync } from 'node:fs';
import {
  analyze,
  type Board,
  createAnalyzer,
  createTracker,
  generateMines,
  hint,
  openCell,
} from '@kit/mines-inference';
import { hasCorpora } from '../../../config/corpora.js';
import { writeResults } from '../../../tools/bench/write-results.mjs';
import { corpus, mostlyClosed, nextSafe } from './positions.js';

type Row = (string | number)[];

function timeOf(work: () => unknown, rounds: number): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function row(name: string, times: readonly number[]): Row {
  return [name, times.length, ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(3))];
}

const analysisRows: Row[] = [];
// Without the collections of others this part is left out, and said to be.
if (!hasCorpora) console.log('corpora: none here, so their positions are left out');
for (const name of hasCorpora ? ['natural', 'flagged', 'hard', 'huge'] : []) {
  const boards: Board[] = corpus(name).map(({ board }) => board);
  for (const board of boards) analyze(board);
  const times = boards.map((board) => timeOf(() => analyze(board), name === 'huge' || name === 'hard' ? 9 : 41));
  analysisRows.push(row(name, times));
}

/** Clicks that warm the analyser up, and clicks that are measured. */
const warm = 20;
const measured = 40;
const clickRows: Row[] = [];
for (const [size, mines] of [
  [100, 1500],
  [200, 8000],
] as const) {
  for (const share of [0.01, 0.05, 0.1]) {
    let { field, board } = mostlyClosed(size, mines, share, 1);
    const whole = timeOf(() => analyze(board), 7);
    const analyzer = createAnalyzer();
    analyzer.analyze(board);
    const tracker = createTracker(board);
    tracker.update([]);
    const updates: number[] = [];
    const opens: number[] = [];
    const clicks: number[] = [];
    const hints: number[] = [];
    for (let click = 0; click < warm + measured; click++) {
      const cell = nextSafe(field, board, (click * 245_489) % (size * size));
      const start = performance.now();
      const before = board.cells;
      board = openCell(field, board, cell);
      const opened = performance.now();
      analyzer.analyze(board);
      const analyzed = performance.now();
      hint(board, { analyzer });
      const hinted = performance.now();
      const changes = board.cells.flatMap((value, at) => (value === before[at] ? [] : [{ cell: at, value }]));
      const compared = performance.now();
      tracker.update(changes);
      const updated = performance.now();
      if (click < warm) continue;
      updates.push(updated - compared);
      opens.push(opened - start);
      clicks.push(analyzed - opened);
      hints.push(hinted - analyzed);
    }
    const middle = [whole, ...[clicks, updates, opens, hints].map((times) => quantile(times, 0.5))];
    clickRows.push([`${size}×${size}/${mines}, ${share * 100} % open`, ...middle.map((time) => time.toFixed(2))]);
  }
}

const fieldRows: Row[] = [];
for (const [rows, cols, mines, count] of [
  [9, 9, 10, 300],
  [16, 16, 40, 150],
  [16, 30, 99, 100],
] as const) {
  const firstOpen = (rows >> 1) * cols + (cols >> 1);
  const times: number[] = [];
  for (let seed = 0; seed < count; seed++) {
    const start = performance.now();
    const made = generateMines({ rows, cols, mines, seed, firstOpen, firstIs: 'zero', noGuess: true });
    times.push(performance.now() - start);
    if (made.status !== 'found') throw new Error(`no field for seed ${seed}`);
  }
  fieldRows.push(row(`${cols}×${rows}/${mines}`, times));
}

/** What win-rates.ts has found: too long a run to be part of this one. */
function winRates(): Row[] {
  return JSON.parse(readFileSync(new URL('win-rates.json', import.meta.url), 'utf8')) as Row[];
}

const columns = ['', 'number', 'median ms', '95 % ms', 'slowest ms'];
writeResults(new URL('results.json', import.meta.url), {
  title: '@kit/mines-inference',
  tables: [
    { title: 'One analysis of the corpus, warm', columns: ['positions', ...columns.slice(1)], rows: analysisRows },
    {
      title: 'Mostly closed boards',
      note: 'Medians; after a click an analyser and a tracker that followed the game are asked. 200×200 cells have 40,000 chances.',
      columns: ['board', 'whole analysis ms', 'after a click ms', 'tracker ms', 'openCell ms', 'hint ms'],
      rows: clickRows,
    },
    { title: 'Fields without guesses, first cell clear', columns: ['board', ...columns.slice(1)], rows: fieldRows },
    {
      title: 'Games won by simulateGame',
      note: 'Every field from its seed, counted from 0; the error is that of 95 %. `win-rates.ts` plays them anew.',
      columns: ['board', 'first cell', 'games', 'won %', '±', 'guesses a game', 'games/s'],
      rows: winRates(),
    },
  ],
});
