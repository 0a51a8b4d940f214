// The worker: whatever takes more than a moment. The page asks by name.
import { serveSearches } from '@kit/grid';
import { generatePuzzleSearch, type HintLevel, hintSearch, type Position } from '@kit/sudoku-human';

const searches = {
  deal: (seed: number, stars: 1 | 2 | 3 | 4 | 5) => generatePuzzleSearch({ seed, stars, symmetry: 'rotate180' }),
  hint: (position: Position, level: HintLevel) => hintSearch(position, { level }),
};

export type Searches = typeof searches;

serveSearches(self, searches);
