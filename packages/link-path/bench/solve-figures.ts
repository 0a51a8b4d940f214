import { createRandom, type GravityMode } from '@kit/grid';
import { solveBoard } from '@kit/link-path';

const deals = Number(process.argv[2] ?? 200);
const gravity = (process.argv[3] ?? 'none') as 'none' | GravityMode;
const times: number[] = [];
const count: Record<string, number> = {};
for (let seed = 0; seed < deals; seed++) {
  const tiles = createRandom(seed).shuffle(Array.from({ length: 144 }, (_, i) => (i >> 2) + 1));
  const board = { rows: 8, cols: 18, cells: tiles };
  const t = performance.now();
  const { status } = solveBoard(board, { gravity });
  times.push(performance.now() - t);
  count[status] = (count[status] ?? 0) + 1;
}
times.sort((a, b) => a - b);
const q = (p: number) => times[Math.min(times.length - 1, Math.floor(times.length * p))].toFixed(2);
console.log(gravity, count, 'median', q(0.5), 'p90', q(0.9), 'p99', q(0.99), 'max', q(1));
