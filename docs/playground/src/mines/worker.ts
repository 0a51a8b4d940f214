/** The Minesweeper reasoner in its worker; it keeps the regions that a click didn't touch. */
import { type Board, bestMove, createAnalyzer, type Field, generateMines, hint } from '@kit/mines-inference';
import { serve } from '../frame/serve.js';

const analyzer = createAnalyzer();

const handlers = {
  deal: (rows: number, cols: number, mines: number, seed: number, firstOpen: number, noGuess: boolean) =>
    generateMines({ rows, cols, mines, seed, firstOpen, firstIs: 'zero', noGuess }),
  analyze: (board: Board) => analyzer.analyze(board),
  hint: (board: Board, field: Field | null, cell: number | null) =>
    hint(board, { ...(field ? { field } : {}), ...(cell === null ? {} : { cell }) }),
  best: (board: Board) => bestMove(board),
};

export type MinesHandlers = typeof handlers;

serve(handlers);
