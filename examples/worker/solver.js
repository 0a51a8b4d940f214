// The worker's side: which searches it serves. What can't be cloned, such as a function, is bound here.
import { parentPort } from 'node:worker_threads';
import { serveSearches } from '@kit/grid';
import { solveSearch } from '@kit/npuzzle';

serveSearches(parentPort, { solve: (board) => solveSearch(board, { quality: 'optimal' }) });
