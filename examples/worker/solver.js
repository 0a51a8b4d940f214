// The worker's side: a search is run in slices, so that it can tell of its progress, and hear a message, while it runs.
import { parentPort } from 'node:worker_threads';
import { runAsync, solveSearch } from '@kit/npuzzle';

parentPort.on('message', async (board) => {
  let isTold = false;
  const solution = await runAsync(solveSearch(board, { quality: 'optimal' }), {
    onProgress: () => {
      // Once is enough here; a page would draw each one.
      if (!isTold) parentPort.postMessage({ kind: 'progress' });
      isTold = true;
    },
  });
  parentPort.postMessage({ kind: 'answer', solution });
});
