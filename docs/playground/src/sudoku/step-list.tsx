/** The steps of a solution; choosing one shows the board before it, with the step drawn. */
import { type Catalogue, type Step, techniqueName } from '@kit/sudoku-human';
import type { Words } from './words.js';

export type StepListProps = {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly catalogue: Catalogue;
  readonly words: Words;
  readonly onChoose: (at: number) => void;
};

export function StepList({ steps, at, catalogue, words, onChoose }: StepListProps) {
  return (
    <div class="kit-panel">
      <h2>
        {words.steps}: {steps.length}
      </h2>
      <ol class="sudoku-steps">
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
