/** What is told of a board in any language: the package has the sentences. */
import {
  type Catalogue,
  type Deduction,
  explainDeduction,
  explainMove,
  explainReview,
  explainReviewedMove,
  type Move,
  type ReviewedMove,
} from '@kit/mines-inference';
import type { Review } from './state.js';

/** What a language says of proofs, moves and games. */
export function tellingOf(catalogue: Catalogue) {
  return {
    deduction: (deduction: Deduction) => explainDeduction(deduction, catalogue),
    move: (move: Move) => explainMove(move, catalogue),
    reviewed: ({ game }: Review) => explainReview(game, catalogue),
    judged: (move: ReviewedMove) => explainReviewedMove(move, catalogue),
  };
}
