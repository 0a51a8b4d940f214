/** The steps of a solution; choosing one shows the board before it, with the step drawn. */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../frame/button.js';
import type { AnyStep } from './ways.js';
import type { Words } from './words.js';

export type StepListProps = {
  readonly steps: readonly AnyStep[];
  /** The step that is shown; the number of steps for the end. */
  readonly at: number;
  readonly words: Words;
  readonly onChoose: (at: number) => void;
};

export function StepList({ steps, at, words, onChoose }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the list scrolls, never the page.
    const row = list.current?.children[at] as HTMLElement | undefined;
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <div class="kit-panel">
      <div class="kit-row">
        <Button
          action="previous"
          text="‹"
          label={words.previous}
          disabled={at === 0}
          onPress={() => onChoose(at - 1)}
        />
        <h2>{at < steps.length ? words.step(at + 1, steps.length) : words.last}</h2>
        <Button
          action="following"
          text="›"
          label={words.following}
          disabled={at === steps.length}
          onPress={() => onChoose(at + 1)}
        />
      </div>
      <ol class="sudoku-steps" ref={list}>
        {steps.map((step, index) => (
          <li key={index}>
            <button type="button" aria-pressed={index === at} onClick={() => onChoose(index)}>
              {index + 1}. {words.stepName(step)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
