// The page's side: it stays free while the worker searches, and hears how it gets on.
import { Worker } from 'node:worker_threads';
import { shuffle } from '@kit/npuzzle';

const worker = new Worker(new URL('./solver.js', import.meta.url));
let frames = 0;
const drawing = setInterval(() => frames++, 1);

worker.on('message', async ({ kind, solution }) => {
  if (kind === 'progress') {
    console.log('searching');
    return;
  }
  clearInterval(drawing);
  console.log(`${solution.status}: ${solution.moves.length} moves`);
  console.log(frames > 0 ? 'The page went on drawing meanwhile.' : 'The page was held up.');
  await worker.terminate();
});
worker.postMessage(shuffle({ rows: 4, cols: 4, seed: 3 }));
