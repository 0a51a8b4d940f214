// The page's side: it stays free while the worker searches, and hears how it gets on.
import { Worker } from 'node:worker_threads';
import { callSearch } from '@kit/grid';
import { shuffle } from '@kit/npuzzle';

const worker = new Worker(new URL('./solver.js', import.meta.url));
let frames = 0;
const drawing = setInterval(() => frames++, 1);

let isTold = false;
const onProgress = () => {
  // Once is enough here; a page would draw each one.
  if (!isTold) console.log('searching');
  isTold = true;
};
const solution = await callSearch(worker, 'solve', [shuffle({ rows: 4, cols: 4, seed: 3 })], { onProgress });
console.log(`${solution.status}: ${solution.moves.length} moves`);
console.log(frames > 0 ? 'The page went on drawing meanwhile.' : 'The page was held up.');

// A player who has waited enough takes the best that there is by now.
const hard = shuffle({ rows: 5, cols: 5, seed: 3 });
const best = await callSearch(worker, 'solve', [hard], { finish: AbortSignal.timeout(200) });
console.log(`stopped: ${best.status}`);

// A mistake arrives as the error that the worker threw.
const error = await callSearch(worker, 'solve', [{ rows: 2, cols: 2, cells: [1, 2, 3] }]).catch((caught) => caught);
console.log(`refused: ${error.code}`);

clearInterval(drawing);
await worker.terminate();
