/** What is told of steps and puzzles in any language: the package has the sentences. */
import {
  type Catalogue,
  type ExplainerCatalogue,
  explainHint,
  explainStep,
  type Hint,
  type Level,
  type TechniqueId,
  techniqueName,
} from '@kit/sudoku-human';
import type { Numbers } from '../frame/numbers.js';
import { type AnyStep, type Grade, isExplained } from './ways.js';

/** What a language is made of: the package's texts of our own steps and of the Explainer's, numbers, and levels. */
export type Language = {
  readonly steps: Catalogue;
  readonly explainer: ExplainerCatalogue;
  readonly numbers: Numbers;
  readonly levels: Readonly<Record<Level, string>>;
};

/** How hard a puzzle is, as stars. */
export const starsOf = (stars: number) => `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}`;

/** What a language says of steps. */
export function tellingOf({ steps, explainer, numbers: { number }, levels }: Language) {
  const catalogueOf = (step: AnyStep) => (isExplained(step) ? explainer : steps);
  const nameOf = (step: AnyStep) => techniqueName(step.technique, catalogueOf(step));
  return {
    technique: (id: TechniqueId) => techniqueName(id, steps),
    stepName: (step: AnyStep) => (isExplained(step) ? `${number(step.rating, 1)} ${nameOf(step)}` : nameOf(step)),
    hinted: (hint: Hint) => explainHint(hint, steps),
    explained: (step: AnyStep) => explainStep(step, catalogueOf(step)),
    /** What the two programs say of a puzzle. */
    grade(grade: Grade): string {
      if (grade.way === 'hodoku') return ` HoDoKu: ${levels[grade.level as Level]} (${number(grade.score)})`;
      if (grade.way !== 'explainer') return '';
      const [er, ep, ed] = [grade.er, grade.ep, grade.ed].map((rating) => number(rating, 1));
      return ` ER ${er} / EP ${ep} / ED ${ed}`;
    },
  };
}
