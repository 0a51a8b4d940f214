import type { Pace, Slices } from '@kit/grid';
import { deepenByCompactPatterns } from '../deepening/compact-patterns.js';
import type { Deepening } from '../deepening/deepening.js';
import { deepenByExpandedPatterns } from '../deepening/expanded-patterns.js';
import { deepenByLinePatterns } from '../deepening/line-patterns.js';
import { deepenByLineWalkingDistance } from '../deepening/line-walking-distance.js';
import { deepenByWalkingDistance } from '../deepening/walking-distance.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import { compactReader } from '../tables/compact-reader.js';
import { expandedTables } from '../tables/expand-tables.js';
import { lineReader } from '../tables/line-reader.js';
import { prepareTables } from '../tables/prepare-tables.js';
import type { Problem } from './check-solve.js';

/** What {@link startDeepening} needs, ahead of it and in slices: it finds it made. */
export function prepareDeepening({ board, tables }: Problem, pace: Pace): Slices<void> {
  return tables ? prepareTables(tables, pace) : prepareWalking(board, pace);
}

/** The iterative-deepening search that suits a problem, whose board is known to need `atLeast` moves. */
export function startDeepening({ board, metric, tables }: Problem, atLeast = 0): Deepening {
  if (metric === 'line')
    return tables ? deepenByLinePatterns(board, lineReader(tables)) : deepenByLineWalkingDistance(board);
  if (!tables) return deepenByWalkingDistance(board, atLeast);
  const expanded = expandedTables(tables);
  if (expanded) return deepenByExpandedPatterns(board, expanded, atLeast);
  return deepenByCompactPatterns(board, compactReader(tables));
}
