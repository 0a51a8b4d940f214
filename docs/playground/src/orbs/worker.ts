/** The drag-path search in its worker: it yields each improvement and can be cancelled. */
import type { Grid } from '@kit/grid';
import { findPathsByStart, type PathResult, pathSearch, type Search } from '@kit/orb-search';
import { serve } from '../frame/serve.js';

/** The default of `findPathsByStart`, which shares it out among the starts. */
const maxEvaluations = 4_000_000;

const handlers = {
  solve: (board: Grid, directions: 4 | 8, maxMoves: number) => pathSearch(board, { rules: { directions }, maxMoves }),
  /** `findPathsByStart`, cell by cell: so it tells how far it is and can be stopped. */
  *byStart(board: Grid, directions: 4 | 8, maxMoves: number): Search<PathResult[]> {
    const total = board.cells.length;
    const results: PathResult[] = [];
    for (let start = 0; start < total; start++) {
      const order = yield { nodes: start, total, best: results };
      if (order === 'stop') break;
      results.push(
        ...findPathsByStart(board, {
          rules: { directions },
          maxMoves,
          start,
          maxEvaluations: Math.ceil(maxEvaluations / total),
        }),
      );
    }
    return results;
  },
};

export type OrbHandlers = typeof handlers;

serve(handlers);
