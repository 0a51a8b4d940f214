/**
 * The functions of the package that the page itself calls for every digit. They answer for the classic Sudoku; the engine
 * for other layouts is a file of its own (`layouts.ts`), which puts its functions here once a layout is chosen.
 *
 * The place is a global one: the words of a language are a script of their own and look here too.
 */
import {
  applyStep,
  cellsOfHouse,
  explainStep,
  findConflicts,
  houseName,
  type Layout,
  type LayoutOptions,
  parsePuzzle,
  positionFromValues,
  setValue,
  toggleCandidate,
} from '@kit/sudoku-human';

/** What is done with positions. */
export type Rules = {
  readonly applyStep: typeof applyStep;
  readonly cellsOfHouse: typeof cellsOfHouse;
  readonly findConflicts: typeof findConflicts;
  readonly parsePuzzle: typeof parsePuzzle;
  readonly positionFromValues: typeof positionFromValues;
  readonly setValue: typeof setValue;
  readonly toggleCandidate: typeof toggleCandidate;
  /** Only where the engine for layouts is. */
  readonly createLayout?: (options?: LayoutOptions) => Layout;
};

/** What names and tells. */
export type Telling = { readonly explainStep: typeof explainStep; readonly houseName: typeof houseName };

const place = Symbol.for('kit-sudoku-layouts');
const known = globalThis as { [place]?: Rules & Telling };

/** The functions for positions. */
export function rules(): Rules {
  return (
    known[place] ?? {
      applyStep,
      cellsOfHouse,
      findConflicts,
      parsePuzzle,
      positionFromValues,
      setValue,
      toggleCandidate,
    }
  );
}

/** The functions for texts. */
export function telling(): Telling {
  return known[place] ?? { explainStep, houseName };
}

/** Is the engine for layouts there? */
export function hasLayouts(): boolean {
  return known[place] !== undefined;
}

/** The engine for layouts puts itself in its place. */
export function bring(engine: Rules & Telling): void {
  known[place] = engine;
}
