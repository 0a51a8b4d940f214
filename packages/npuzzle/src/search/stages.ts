/**
 * The proof of a small board, in stages: walking distance needs next to no preparation, and most boards are proven by it at
 * once. A board that takes longer is searched with pattern databases, which are built then and kept: with small ones, and the
 * few hardest boards with larger ones.
 *
 * With the largest tables all boards that were tried took less than 300,000 nodes (the deepest that a hill climb found: 80
 * moves and 39 line moves on 2×6, 53 and 32 on 3×4). Without tables such a board takes up to some hundred million.
 */
import { createPace, type Slices } from '@kit/grid';
import type { Deepening } from '../deepening/deepening.js';
import { recentValues } from '../kernel/recent-values.js';
import { buildAll, tablesJob } from '../tables/build-tables.js';
import type { TablesKind } from '../tables/tables.js';
import type { Tables } from '../types.js';
import { maxProvenCells, type Problem } from './check-solve.js';
import { startDeepening } from './start-deepening.js';

/** After how many nodes in all a search goes on with tables, and the most tiles in a pattern of them. */
const stages = [
  { after: 100_000, maxTiles: 4 },
  { after: 1_000_000, maxTiles: 6 },
];

/** The last tables that were built; some take five megabytes. */
const built = /* @__PURE__ */ recentValues<Tables>(4);

/** Starts the search for a proof: in stages for a small board without tables. */
export function startProof(problem: Problem, atLeast: number): Deepening {
  const isStaged = problem.board.labels.length <= maxProvenCells && !problem.tables;
  return isStaged ? deepenInStages(problem, atLeast) : startDeepening(problem, atLeast);
}

function deepenInStages(problem: Problem, atLeast: number): Deepening {
  const { board, metric } = problem;
  const { rows, cols, home } = board;
  let current = startDeepening(problem, atLeast);
  let bound = current.bound();
  let stage = 0;
  /** Nodes of the stages before. */
  let spent = 0;
  let building: Slices<Tables> | undefined;
  /** Code that hasn't run yet takes some ten times as long, so the first slices of a stage are smaller. */
  let room = current.slice;

  const run = (nodes: number): boolean => {
    const { after, maxTiles } = stages[stage] ?? { after: Number.POSITIVE_INFINITY, maxTiles: 0 };
    const left = after - spent - current.nodes();
    if (left > 0) {
      const isFound = current.run(Math.min(nodes, left, room));
      room = Math.min(2 * room, current.slice);
      bound = Math.max(bound, current.bound());
      return isFound;
    }
    building ??= tablesOf({ rows, cols, metric, home }, maxTiles);
    const { done, value } = building.next();
    if (!done) return false;
    building = undefined;
    spent += current.nodes();
    current = startDeepening({ ...problem, tables: value }, bound);
    room = current.slice / 8;
    stage++;
    return false;
  };

  return {
    run,
    get slice() {
      return current.slice;
    },
    bound: () => bound,
    nodes: () => spent + current.nodes(),
    reached: () => current.reached(),
    path: () => current.path(),
  };
}

/** Tables as they are kept, or built in slices. */
function* tablesOf(kind: TablesKind, maxTiles: number): Slices<Tables> {
  const name = [kind.rows, kind.cols, kind.home, kind.metric, maxTiles].join();
  const known = built.get(name);
  if (known) return known;
  const tables = yield* buildAll(tablesJob(kind, maxTiles), createPace());
  built.keep(name, tables);
  return tables;
}
