/** The moves of a game that were more than certain, each with its judgement; one that is pressed is shown on the board. */
import type { Review } from './state.js';
import type { Words } from './words.js';

type ReviewListProps = {
  readonly review: Review;
  readonly words: Words;
  readonly onLook: (at: number) => void;
};

export function ReviewList({ review, words, onLook }: ReviewListProps) {
  const told = review.game.moves
    .map((move, at) => ({ move, at }))
    .filter(({ move }) => !['start', 'proven', 'flag', 'useless'].includes(move.class));
  if (told.length === 0) return null;
  return (
    <ol class="mines-review" data-show="review">
      {told.map(({ move, at }) => (
        <li key={at} value={at + 1}>
          <button type="button" class={`kit-link ${move.class}`} onClick={() => onLook(at)}>
            {words.judged(move)}
          </button>
        </li>
      ))}
    </ol>
  );
}
