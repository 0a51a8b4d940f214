/** The Minesweeper reasoner in its worker; it keeps the regions that a click didn't touch. */
import {
  type Board,
  bestMoveSearch,
  createAnalyzer,
  type Field,
  generateMinesSearch,
  hintSearch,
} from '@kit/mines-inference';
import { serve } from '../frame/serve.js';

const analyzer = createAnalyzer();

const handlers = {
  deal: (rows: number, cols: number, mines: number, seed: number, firstOpen: number, noGuess: boolean) =>
    generateMinesSearch({ rows, cols, mines, seed, firstOpen, firstIs: 'zero', noGuess }),
  analyze: (board: Board) => analyzer.analyzeSearch(board),
  hint: (board: Board, field: Field | null, cell: number | null) =>
    hintSearch(board, { field: field ?? undefined, cell: cell ?? undefined }),
  best: (board: Board) => bestMoveSearch(board),
};

export type MinesHandlers = typeof handlers;

serve(handlers);
