// The worker: to deal a board that can be cleared, and to look far enough ahead for a hint, takes more than a frame.
import { serveSearches } from '@kit/grid';
import { type Board, generateBoardSearch, hintMoveSearch, reshuffleSearch } from '@kit/link-path';

const gravity = 'down';

const searches = {
  deal: (seed: number) => generateBoardSearch({ rows: 6, cols: 8, kinds: 8, copies: 6, seed, gravity }),
  hint: (board: Board) => hintMoveSearch(board, { gravity }),
  mix: (board: Board, seed: number) => reshuffleSearch(board, { seed, gravity }),
};

export type Searches = typeof searches;

serveSearches(self, searches);
