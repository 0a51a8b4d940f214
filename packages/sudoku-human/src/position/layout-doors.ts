/**
 * The way to the engine for layouts, for bundles that have one.
 *
 * The functions of this package answer for the classic Sudoku by kernels made for it; for layouts there is a general
 * engine beside them, and an app without layouts shall not carry it. So `createLayout`, without which there are no
 * layouts, brings the engine here when it is called, and each function hands a position with a layout on. A layout is
 * plain JSON: a program that only gets one out of a file or another thread calls `createLayout(layout)` once.
 */

import type { Cell } from '@kit/grid';
import { InvalidInputError, type Search } from '@kit/grid';
import type {
  Catalogue,
  CellNotation,
  Digit,
  ExplainOptions,
  FoundForm,
  FoundSolution,
  GeneratedPuzzle,
  GenerateOptions,
  House,
  Layout,
  LayoutChoice,
  MarkOptions,
  Minimality,
  MoveExplanation,
  Position,
  PositionLike,
  ProgressReport,
  PuzzleFormat,
  Rating,
  SolutionCount,
  SolveOptions,
  Solver,
  SolverSearches,
  Step,
  Technique,
} from '../types.js';
import { isObject } from './check-position.js';

/** The functions of this package as they are for layouts; `undefined` for a list of techniques is the default list. */
export type LayoutDoors = {
  /** Runs a search of theirs to its end; here, so that bundles without layouts don't carry it. */
  readonly run: <R>(search: Search<R>) => R;
  readonly positionFromValues: (values: ArrayLike<number>, givens: ArrayLike<number>, layout: Layout) => Position;
  readonly candidatesOf: (position: PositionLike, cell: Cell, options: MarkOptions) => Digit[];
  readonly setValue: (position: PositionLike, cell: Cell, digit: Digit) => Position;
  readonly toggleCandidate: (position: PositionLike, cell: Cell, digit: Digit) => Position;
  readonly findConflicts: (position: PositionLike) => Cell[];
  readonly applyStep: (position: PositionLike, step: Pick<Step, 'placements' | 'eliminations'>) => Position;
  readonly cellsOfHouse: (house: House, layout: Layout) => Cell[];
  readonly houseName: (house: House, catalogue: Catalogue, options: ExplainOptions) => string;
  readonly formatCell: (cell: Cell, notation: CellNotation, layout: Layout) => string;
  readonly countSolutionsSearch: (position: PositionLike, limit: number) => Search<SolutionCount>;
  readonly findSolutionSearch: (position: PositionLike) => Search<FoundSolution>;
  readonly isMinimalSearch: (position: PositionLike) => Search<Minimality>;
  readonly canonicalFormSearch: (position: PositionLike) => Search<FoundForm>;
  readonly checkProgressSearch: (position: PositionLike, options: MarkOptions) => Search<ProgressReport>;
  readonly createSolver: (techniques?: readonly Technique[]) => Solver;
  readonly createSolverSearches: (techniques?: readonly Technique[]) => SolverSearches;
  readonly techniqueOfSearch: (
    before: PositionLike,
    after: PositionLike,
    techniques: readonly Technique[] | undefined,
    options: SolveOptions,
  ) => Search<MoveExplanation>;
  readonly rateSearch: (position: PositionLike) => Search<Rating>;
  readonly generatePuzzleSearch: (options: GenerateOptions) => Search<GeneratedPuzzle>;
  readonly explainStep: (step: Step, catalogue: Catalogue, options: ExplainOptions) => string;
  readonly formatPuzzle: (position: PositionLike, format: PuzzleFormat) => string;
  /** Undefined for what the classic functions read. */
  readonly parsePuzzle: (text: string, options: LayoutChoice) => Position | undefined;
};

let brought: LayoutDoors | undefined;

/** Lets the functions of this package answer for layouts. */
export function bringLayouts(doors: LayoutDoors): void {
  brought = doors;
}

/** The functions for layouts, if they were brought; options with a layout need them. */
export function doorsBeside(options: LayoutChoice): LayoutDoors | undefined {
  if (brought || options?.layout === undefined) return brought;
  throw new InvalidInputError('bad-layout', 'layout: expected createLayout before', { name: 'layout' });
}

/** The functions for a value that has a layout; undefined for one that has none. */
export function doorsFor(value: LayoutChoice | undefined): LayoutDoors | undefined {
  return isObject(value) && (value as LayoutChoice).layout !== undefined ? doorsBeside(value) : undefined;
}
