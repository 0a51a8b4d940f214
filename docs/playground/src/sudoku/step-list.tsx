/** The steps of a solution; choosing one shows the board before it, with the step drawn. */
import { type Catalogue, type Step, techniqueName } from '@kit/sudoku-human';
import { useEffect, useRef } from 'preact/hooks';
import type { Words } from './words.js';

export type StepListProps = {
  readonly steps: readonly Step[];
  /** The step that is shown; the number of steps for the end. */
  readonly at: number;
  readonly catalogue: Catalogue;
  readonly words: Words;
  readonly onChoose: (at: number) => void;
};

export function StepList({ steps, at, catalogue, words, onChoose }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the list scrolls, never the page.
    const row = list.current?.children[at] as HTMLElement | undefined;
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <div class="kit-panel">
      <div class="kit-row">
        <button
          type="button"
          data-action="previous"
          aria-label={words.previous}
          disabled={at === 0}
          onClick={() => onChoose(at - 1)}
        >
          ‹
        </button>
        <h2>{at < steps.length ? words.step(at + 1, steps.length) : words.last}</h2>
        <button
          type="button"
          data-action="following"
          aria-label={words.following}
          disabled={at === steps.length}
          onClick={() => onChoose(at + 1)}
        >
          ›
        </button>
      </div>
      <ol class="sudoku-steps" ref={list}>
        {steps.map((step, index) => (
          <li key={index}>
            <button type="button" aria-pressed={index === at} onClick={() => onChoose(index)}>
              {index + 1}. {techniqueName(step.technique, catalogue)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
