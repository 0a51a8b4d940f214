/** The links of the step that is shown, to be gone through one by one, each said beside its arrow. */
import type { ChainNode, Link } from '@kit/sudoku-human';
import { Button } from '../frame/button.js';
import { placeOf, signOf } from './shape.js';
import type { Words } from './words.js';

export type LinkStepsProps = {
  readonly links: readonly Link[];
  /** How many are drawn; null for all. */
  readonly revealed: number | null;
  readonly size: number;
  readonly words: Words;
  readonly onReveal: (count: number) => void;
};

export function LinkSteps({ links, revealed, size, words, onReveal }: LinkStepsProps) {
  const shown = Math.min(revealed ?? links.length, links.length);
  const last = links[shown - 1];
  return (
    <div class="sudoku-links-row" data-show="links">
      <div class="kit-row">
        <Button
          action="previous-link"
          text="‹"
          label={words.previousLink}
          disabled={shown <= 1}
          onPress={() => onReveal(shown - 1)}
        />
        <input
          type="range"
          aria-label={words.links}
          min={1}
          max={links.length}
          value={shown}
          onInput={({ currentTarget }) => onReveal(Number(currentTarget.value))}
        />
        <Button
          action="following-link"
          text="›"
          label={words.followingLink}
          disabled={shown === links.length}
          onPress={() => onReveal(shown + 1)}
        />
        <span>{words.link(shown, links.length)}</span>
      </div>
      <p class="kit-soft">{last ? textOf(last, size) : ''}</p>
    </div>
  );
}

/** A link as signs that every language reads. */
function textOf({ from, to, type }: Link, size: number): string {
  const isStrong = type === 'strong';
  return `${nodeText(from, size, !isStrong)} → ${nodeText(to, size, isStrong)}`;
}

function nodeText({ cells, digit }: ChainNode, size: number, is: boolean): string {
  return `${cells.map((cell) => placeOf(cell, size)).join(' ')} ${is ? '=' : '≠'} ${signOf(digit)}`;
}
