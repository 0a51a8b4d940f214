/** The list of solutions: combos and moves of each; choosing one draws it. */
import type { PathResult } from '@kit/orb-search';
import type { GoalName } from './goals.js';
import { isSamePath, type Shown } from './state.js';
import type { Words } from './words.js';

export type SolutionsProps = {
  readonly results: readonly PathResult[];
  readonly chosen: Shown | null;
  readonly goal: GoalName;
  readonly words: Words;
  readonly onChoose: (result: PathResult) => void;
};

export function Solutions({ results, chosen, goal, words, onChoose }: SolutionsProps) {
  if (results.length === 0) return null;
  return (
    <div class="kit-panel">
      <h2>{words.list}</h2>
      <ol class="orbs-list">
        {results.map((result, index) => (
          <li key={index}>
            <button type="button" aria-pressed={isSamePath(result, chosen)} onClick={() => onChoose(result)}>
              {words.solution(result.combos, result.path.moves.length)}
              {goal === 'damage' ? ` · ${words.worth(result.score)}` : null}
              {goal !== 'max-combos' && result.status === 'reached' ? ` · ${words.goalMet}` : null}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
