/** What is drawn on the board for a step: a mark for each candidate, tinted houses, arrows for the links of chains. */
import {
  type Candidate,
  cellsOfHouse,
  type Hint,
  type Layout,
  type Link,
  type Pattern,
  roleKind,
} from '@kit/sudoku-human';
import { keyOf } from './played.js';
import { linksOf, revealedPattern } from './reveal.js';
import { type State, shownStep } from './state.js';
import type { AnyStep } from './ways.js';

/** What a candidate is in a step. */
export type Mark = 'pattern' | 'fin' | 'off' | 'set';

/** Why a cell is tinted: a house of the pattern, a house that covers it, both, or a cell of the pattern. */
export type Tint = 'house' | 'cover' | 'crossing';

/** What the board shows of a step. */
export type Drawing = {
  /** By candidate (`keyOf`). */
  readonly marks: ReadonlyMap<string, Mark>;
  /** By cell. */
  readonly tints: ReadonlyMap<number, Tint>;
  readonly links: readonly Link[];
};

/** Nothing to draw. */
const nothing: Drawing = { marks: new Map(), tints: new Map(), links: [] };

/** What is drawn of a state. */
type Shown = Pick<State, 'history' | 'solution' | 'hint' | 'revealed'>;

/** The drawing of what is shown: the step that is looked at, or as much as the hint tells. */
export function drawingOf(state: Shown): Drawing {
  const { layout } = state.history.present.position;
  const step = shownStep(state);
  if (step) return drawingOfStep(step, state.revealed, layout);
  return state.hint && !state.solution ? drawingOfHint(state.hint, layout) : nothing;
}

/** The drawing of a hint, as much as it tells. */
function drawingOfHint(hint: Hint, layout: Layout | undefined): Drawing {
  if (hint.kind !== 'step') return nothing;
  switch (hint.level) {
    case 'where':
    case 'which': {
      const cells = hint.level === 'where' ? hint.houseCells : hint.cells;
      return { ...nothing, tints: new Map(cells.map((cell) => [cell, 'house'])) };
    }
    case 'why':
      return drawingOfPattern(hint.pattern, layout);
    case 'full':
      return nothing;
  }
}

/** The drawing of a step as far as it is revealed: its pattern, and what it sets and strikes out. */
function drawingOfStep(step: AnyStep, revealed: number | null, layout: Layout | undefined): Drawing {
  const { pattern, placements, eliminations } = step;
  const drawing = drawingOfPattern(revealedPattern(pattern, revealed), layout);
  const marks = new Map(drawing.marks);
  const add = (candidates: readonly Candidate[], mark: Mark) => {
    for (const { cell, digit } of candidates) marks.set(keyOf(cell, digit), mark);
  };
  add(eliminations, 'off');
  add(placements, 'set');
  return { ...drawing, marks };
}

function drawingOfPattern(pattern: Pattern, layout: Layout | undefined): Drawing {
  const marks = new Map<string, Mark>();
  for (const { cell, digit, role } of pattern.candidates) {
    marks.set(keyOf(cell, digit), roleKind(role) === 'fin' ? 'fin' : 'pattern');
  }
  const tints = new Map<number, Tint>();
  for (const { house, role } of pattern.houses) {
    const tint: Tint = role === 'cover' ? 'cover' : 'house';
    for (const cell of cellsOfHouse(house, { layout })) {
      const known = tints.get(cell);
      tints.set(cell, known === undefined || known === tint ? tint : 'crossing');
    }
  }
  return { marks, tints, links: linksOf(pattern) };
}
