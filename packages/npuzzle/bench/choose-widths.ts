// How wide a beam for 5×5? `npm run -s script -- packages/npuzzle/bench/choose-widths.ts [boards] [first seed] [width …]`
// solves boards dealt from seeds, none of them of a collection, with beams of several widths and prints what each costs in
// nodes and what it gives, so that the widths of search/solve-search.ts can be weighed on fresh boards. Nodes and not time:
// they are the same on every machine. It reads the sources, because a width is no option.
import { createPace, runSlices } from '@kit/grid';
import { labelBoard } from '../src/board/label-board.js';
import { lowerBound } from '../src/bounds/lower-bound.js';
import { shuffle } from '../src/generate/shuffle.js';
import { improveSolution } from '../src/search/improve-solution.js';

const [boards = 8, from = 5000, ...widths] = process.argv.slice(2).map(Number);
const rows = [];
for (const beamCells of widths.length > 0 ? widths : [10_000, 50_000, 200_000, 425_000, 850_000]) {
  let moves = 0;
  let bounds = 0;
  let nodes = 0;
  let most = 0;
  for (let seed = from; seed < from + boards; seed++) {
    const board = shuffle({ rows: 5, cols: 5, seed });
    let best = Number.NaN;
    const take = (path: number[]) => {
      best = path.length;
      return [];
    };
    const improving = { nodes: 0, take };
    runSlices(improveSolution(labelBoard(board), beamCells, improving, 100_000_000, createPace()));
    moves += best;
    nodes += improving.nodes;
    most = Math.max(most, improving.nodes);
    bounds += lowerBound(board);
  }
  rows.push({
    'cells in a level': beamCells,
    'boards in a level': Math.floor(beamCells / 25),
    moves: Number((moves / boards).toFixed(2)),
    'moves / bound': Number((moves / bounds).toFixed(4)),
    'million nodes': Number((nodes / boards / 1e6).toFixed(2)),
    'most of a board': Number((most / 1e6).toFixed(2)),
  });
}
console.table(rows);
