// How wide a beam for 5×5? `npx tsx choose-widths.ts [boards] [first seed]` solves boards dealt from seeds, none of them of a
// collection, with beams of several widths and prints what each takes and gives, so that the widths of search/solve-search.ts
// can be weighed on fresh boards. It reads the sources, because a width is no option.
import { labelBoard } from '../src/board/label-board.js';
import { lowerBound } from '../src/bounds/lower-bound.js';
import { shuffle } from '../src/generate/shuffle.js';
import { improveSolution } from '../src/search/improve-solution.js';
import { milliseconds } from './time.js';

const [boards = 8, from = 5000] = process.argv.slice(2).map(Number);
const rows = [];
for (const beamCells of [10_000, 50_000, 200_000, 425_000, 850_000, 1_700_000]) {
  let moves = 0;
  let bounds = 0;
  let longest = 0;
  let total = 0;
  for (let seed = from; seed < from + boards; seed++) {
    const board = shuffle({ rows: 5, cols: 5, seed });
    const took = milliseconds(() => {
      const improving = improveSolution(labelBoard(board), { beamCells, maxNodes: 100_000_000 });
      for (let step = improving.next(); ; step = improving.next()) {
        if (!step.done) continue;
        moves += step.value.best?.length ?? Number.NaN;
        return;
      }
    });
    total += took;
    longest = Math.max(longest, took);
    bounds += lowerBound(board);
  }
  rows.push({
    'boards in a level': Math.floor(beamCells / 25),
    moves: Number((moves / boards).toFixed(2)),
    'moves / bound': Number((moves / bounds).toFixed(4)),
    ms: Math.round(total / boards),
    'longest ms': Math.round(longest),
  });
}
console.table(rows);
