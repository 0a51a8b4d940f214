/** Sudoku Explainer's rating. */
import { runSlices, type Slices } from '@kit/grid';
import { checkPosition } from '../../position/check-position.js';
import type { PositionLike, Position } from '../../types.js';
import { createBoard, setDigit } from './board.js';
import type { Hint } from './hint.js';
import { nextHint } from './producers.js';
import { shownRating } from './ratings.js';
import { strike } from './units.js';

export function rateExplainer(position: PositionLike) {
  return runSlices(slices(checkPosition(position)));
}
function* slices(position: Position): Slices<{ er: number; ep: number; ed: number; steps: Hint[] }> {
  const board = createBoard(position.values, position.candidates);
  const steps: Hint[] = [];
  let [er, ep, ed] = [0, 0, 0];
  let placed = false;
  const work = { nodes: 0 };
  while (board.values.includes(0)) {
    const hint = yield* nextHint(board, work);
    if (hint === undefined) { er = 20; break; }
    er = Math.max(er, hint.rating);
    if (steps.length === 0) ed = hint.rating;
    if (!placed) ep = er;
    if (hint.placement >= 0) placed = true;
    steps.push(hint);
    for (const r of hint.removals) strike(board.marks, r);
    if (hint.placement >= 0) setDigit(board, hint.placement);
  }
  return { er: shownRating(er), ep: shownRating(ep), ed: shownRating(ed), steps };
}
