/** Iterative deepening without tables, and by pattern databases of fewest slides. */
import type { Labelled } from '../board/label-board.js';
import type { LineReader } from '../tables/line-reader.js';
import { lineMoves, singleMoves } from './blank-moves.js';
import { type Deepening, deepen } from './deepening.js';
import { createKernel } from './depth-first.js';
import { linePatterns } from './line-patterns.js';
import { lineWalkingDistance } from './line-walking-distance.js';
import { walkingDistance } from './walking-distance.js';

/** Nodes that take about two milliseconds: of single slides, of slides of lines, and of those by patterns. */
const slice = { single: 10_000, line: 8_000, linePatterns: 4_000 };

/** Starts a search from a board that can be solved and is known to need `atLeast` moves. */
export function deepenByWalkingDistance(board: Labelled, atLeast = 0): Deepening {
  const moves = singleMoves(board.rows, board.cols);
  const kernel = createKernel(board, moves, (cells) => ({ walking: walkingDistance(board, cells) }));
  return deepen(board, kernel, { slice: slice.single, atLeast });
}

/** The same for the fewest slides of lines. */
export function deepenByLineWalkingDistance(board: Labelled): Deepening {
  const moves = lineMoves(board.rows, board.cols, board.blank, true);
  const kernel = createKernel(board, moves, (cells) => ({ lineWalking: lineWalkingDistance(board, cells) }));
  return deepen(board, kernel, { slice: slice.line, hasFrontiers: false });
}

/** The same by pattern databases of fewest slides. */
export function deepenByLinePatterns(board: Labelled, reader: LineReader): Deepening {
  const moves = lineMoves(board.rows, board.cols, board.blank, false);
  const kernel = createKernel(board, moves, (cells) => ({ linePatterns: linePatterns(board, reader, cells) }));
  return deepen(board, kernel, { slice: slice.linePatterns, hasFrontiers: false });
}
