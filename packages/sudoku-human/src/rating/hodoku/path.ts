/** The path: ask the entries in order, do the first step that is found, begin again. */

import type { Slices } from '@kit/grid';
import { masksOf } from '../../board/read-position.js';
import { solutionSlices } from '../../count/classic/search-solutions.js';
import type { Level, Position } from '../../types.js';
import { type Board, createBoard, place, strike } from './board.js';
import { entries } from './entries.js';
import type { Found } from './found.js';
import type { Path } from './search.js';

/** One step of the path, before it is done. */
export type PathStep = Found & { readonly score: number; readonly level: Level };

/** Solves a position with one solution; `take` gets each step while the board stands as before it. */
export function* hodokuPath(
  position: Position,
  take: (step: PathStep, board: Board) => Slices<void>,
): Slices<'solved' | 'invalid' | 'multiple'> {
  let solution: readonly number[] = [];
  const count = yield* solutionSlices(masksOf(position), 2, (digits) => {
    solution = digits;
  });
  if (count !== 1) return count === 0 ? 'invalid' : 'multiple';
  const { givens, values, candidates } = position;
  const board = createBoard(values, candidates);
  const path: Path = { board, givens, solution, facts: new Map(), memory: new Map() };
  while (board.values.includes(0)) {
    for (const [score, level, find] of entries) {
      const found = find(path);
      if (found === undefined) {
        yield;
        continue;
      }
      yield* take({ ...found, score, level }, board);
      carryOut(board, found);
      path.facts.clear();
      break;
    }
  }
  return 'solved';
}

/** Does a step: effects in their order, because it orders the singles that arise. */
function carryOut(board: Board, { placed, effects }: Found): void {
  if (placed >= 0) place(board, Math.floor(placed / 9), placed % 9);
  for (const effect of effects) strike(board, Math.floor(effect / 9), effect % 9);
}
