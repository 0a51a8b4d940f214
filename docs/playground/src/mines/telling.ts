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

/** Those of the parts that count something, as one sentence; nothing where none does. */
export function partsOf(parts: readonly (readonly [count: number, text: string])[]): string {
  const said = parts.flatMap(([count, text]) => (count > 0 ? [text] : []));
  return said.length === 0 ? '' : `${said.join(', ')}.`;
}
