/** The Minesweeper reasoner in its worker; it keeps the regions that a click didn't touch. */
import { mapSearch, type Search } from '@kit/grid';
import {
  type Board,
  bestMoveSearch,
  boardMetrics,
  createAnalyzer,
  deduceSearch,
  type FairGame,
  type Field,
  type GameMove,
  generateMinesSearch,
  type Hint,
  hintSearch,
  newFairGame,
  openFairSearch,
  reviewGameSearch,
} from '@kit/mines-inference';
import { serve } from '../frame/serve.js';
import type { Size } from './levels.js';
import type { Review } from './state.js';

// Whatever the flags say, the chances are shown; flags that can't be right are named.
const analyzer = createAnalyzer({ flags: 'check' });

const handlers = {
  deal: (rows: number, cols: number, mines: number, seed: number, firstOpen: number, noGuess: boolean) =>
    generateMinesSearch({ rows, cols, mines, seed, firstOpen, firstIs: 'zero', noGuess }),
  analyze: (board: Board) => analyzer.analyzeSearch(board),
  hint: (board: Board, field: Field | null) => hintSearch(board, { field: field ?? undefined }),
  /** A hint about one cell: where something can be proven, a proof about that very cell comes first. */
  *tell(board: Board, field: Field | null, cell: number): Search<Hint> {
    const hint = yield* hintSearch(board, { field: field ?? undefined, cell });
    if (hint.kind !== 'not-needed') return hint;
    const deductions = yield* mapSearch(deduceSearch(board), ({ nodes }) => ({ nodes }));
    const own = deductions.find(({ cells }) => cells.includes(cell));
    return own ? { ...hint, deduction: own } : hint;
  },
  best: (board: Board) => bestMoveSearch(board),
  /** The next cells of a fair game, or the first of a new one. */
  *fair(begun: FairGame | (Size & { readonly seed: number }), cells: readonly number[]): Search<FairGame> {
    let game = 'board' in begun ? begun : newFairGame({ ...begun, firstIs: 'zero' });
    for (const cell of cells) game = yield* openFairSearch(game, cell);
    return game;
  },
  *review(field: Field, moves: readonly GameMove[]): Search<Review> {
    const game = yield* mapSearch(reviewGameSearch({ field, moves }), ({ nodes }) => ({ nodes }));
    return { game, threeBv: boardMetrics(field).threeBv };
  },
};

export type MinesHandlers = typeof handlers;

serve(handlers);
