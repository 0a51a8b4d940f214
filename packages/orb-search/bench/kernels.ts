/**
 * The bit kernels beside the plain form, boards a second. Kernels are no part of what the package exports, so this is the
 * one table that is made from the sources and not from the built package.
 */
import { type Grid, generateOrbs } from '../src/index.js';
import { narrowShape } from '../src/kernel/narrow-board.js';
import { narrowResolver } from '../src/kernel/narrow-resolver.js';
import { createSwapBits } from '../src/kernel/swap-bits.js';
import { wideShape } from '../src/kernel/wide-board.js';
import { wideResolver } from '../src/kernel/wide-resolver.js';
import { planesOf } from '../src/request/bit-input.js';
import { ruleTable } from '../src/rules/rule-table.js';
import { trialBoard, visitByTrial } from '../src/swaps/legal-pairs.js';
import { resolvePlainly } from '../test/oracle/plain-rules.js';

/** A table of the results. */
export type Table = { title: string; note?: string; columns: string[]; rows: (string | number)[][] };

/** The combos of a board by the plain form. */
function plainly({ rows, cols, cells }: Grid): number {
  return resolvePlainly(cells, rows, cols, ruleTable({}, { rows, cols })).waves.flat().length;
}

function quietBoard(seed: number): Grid {
  const board = generateOrbs({ rows: 8, cols: 8, types: 6, seed, standing: 'none' });
  if (board.status !== 'found') throw new Error('six types always lie quietly');
  return board;
}

/** The table. */
export function kernels(): Table {
  const boards = Array.from({ length: 500 }, (_, seed) => generateOrbs({ seed }));
  const shape = narrowShape(5, 6);
  const narrow = narrowResolver(shape);
  const planes = boards.map(({ cells }) => [...planesOf(cells, shape.bitOf).board] as [number, number, number, number]);
  let sink = 0;
  const bits = rate(planes, (board) => {
    sink += narrow.resolve(...board);
  });
  const plain = rate(boards, (board) => {
    sink += plainly(board);
  });
  const bigBoards = Array.from({ length: 500 }, (_, seed) => generateOrbs({ rows: 6, cols: 7, seed }));
  const bigShape = wideShape(6, 7);
  const wide = wideResolver(bigShape);
  const bigPlanes = bigBoards.map(({ cells }) => planesOf(cells, bigShape.bitOf).board);
  const bigBits = rate(bigPlanes, (board) => {
    sink += wide.resolve(board, 0);
  });
  const bigPlain = rate(bigBoards, (board) => {
    sink += plainly(board);
  });
  const games = Array.from({ length: 200 }, (_, seed) => Int8Array.from(quietBoard(seed).cells));
  const out = new Int32Array(4);
  const swapBits = createSwapBits();
  const table = ruleTable({}, { rows: 8, cols: 8 });
  const swaps = rate(games, (cells) => {
    swapBits(cells, 8, 8, out);
    sink += out[0];
  });
  const trials = rate(games, (cells) => {
    const board = { rows: 8, cols: 8, cells, table };
    visitByTrial(board, (a) => (sink += a), 0, 8, trialBoard(board));
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
    rows: [
      row('resolve 6×5 with cascades', bits, plain),
      row('resolve 7×6 with cascades', bigBits, bigPlain),
      row('legal swaps 8×8', swaps, trials),
    ],
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
