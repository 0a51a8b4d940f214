/** What the marks on the board mean. */
import type { Shown } from './shown.js';
import type { Words } from './words.js';

export function Legend({ shown, words }: { readonly shown: Shown; readonly words: Words }) {
  return (
    <p class="kit-soft mines-legend">
      <i class={`mark ${shown.kind}`} /> {words.marks[shown.kind]}
      {shown.from.length > 0 ? (
        <>
          {' '}
          <i class="mark from" /> {words.from}
        </>
      ) : null}
    </p>
  );
}
