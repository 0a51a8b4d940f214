import { createRandom, gravityModes } from '@kit/grid';
import { generateBoard, solveBoard } from '@kit/link-path';
import { time } from '../../../tools/bench/interleave.js';

function at(sorted: readonly number[], share: number): string {
  return (1000 * sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]).toFixed(2);
}

/** Random deals of 36 kinds × 4 on 18×8. */
export function solveTable(deals = 200) {
  const times: number[] = [];
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  for (let seed = 0; seed < deals; seed++) {
    const cells = createRandom(seed).shuffle(Array.from({ length: 144 }, (_, index) => (index >> 2) + 1));
    times.push(time(() => counts[solveBoard({ rows: 8, cols: 18, cells }).status]++));
  }
  times.sort((a, b) => a - b);
  return {
    title: 'solveBoard, 18×8, 36 kinds × 4, random deals without gravity',
    columns: ['deals', 'solved', 'proved unsolvable', 'limit', 'median ms', '99 % ms', 'worst ms'],
    rows: [[deals, counts.solved, counts.unsolvable, counts.limit, at(times, 0.5), at(times, 0.99), at(times, 1)]],
  };
}

/** Generated boards 18×8, every gravity. */
export function generateTable(boards = 60) {
  const rows = ['none' as const, ...gravityModes].map((gravity) => {
    let found = 0;
    const times = Array.from({ length: boards }, (_, seed) =>
      time(() => {
        if (generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed, gravity }).status === 'found') found += 1;
      }),
    ).sort((a, b) => a - b);
    return [gravity, found, at(times, 0.5), at(times, 0.99)];
  });
  return {
    title: 'generateBoard, 18×8, 36 kinds × 4, each replayed before it is returned',
    columns: ['gravity', `found of ${boards}`, 'median ms', '99 % ms'],
    rows,
  };
}
