/** What is drawn on the board for a step: a mark for each candidate, tinted houses, arrows for the links of chains. */
import type { Candidate, Hint, Link, Pattern } from '@kit/sudoku-human';
import type { State } from './game.js';
import type { AnyStep } from './ways.js';

/** What a candidate is in a step. */
export type Mark = 'pattern' | 'fin' | 'off' | 'set';

/** Why a cell is tinted: a house of the pattern, a house that covers it, both, or a cell of the pattern. */
export type Tint = 'house' | 'cover' | 'crossing';

/** What the board shows of a step. */
export type Drawing = {
  /** By cell and digit. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** By cell. */
  readonly tints: ReadonlyMap<number, Tint>;
  readonly links: readonly Link[];
};

/** Nothing to draw. */
const nothing: Drawing = { marks: new Map(), tints: new Map(), links: [] };

/** The key of a candidate. */
export const markKey = (cell: number, digit: number): string => `${cell}:${digit}`;

/** The cells of a house: rows 0–8, columns 9–17, boxes 18–26. */
function cellsOfHouse(house: number): number[] {
  const line = house % 9;
  return Array.from({ length: 9 }, (_, place) => {
    if (house < 9) return line * 9 + place;
    if (house < 18) return place * 9 + line;
    return (Math.floor(line / 3) * 3 + Math.floor(place / 3)) * 9 + (line % 3) * 3 + (place % 3);
  });
}

/** The drawing of what is shown: the step of the solution, or the hint. */
export function drawingOf({ solution, hint }: Pick<State, 'solution' | 'hint'>): Drawing {
  if (!solution) return hint ? drawingOfHint(hint) : nothing;
  return solution.at < solution.steps.length ? drawingOfStep(solution.steps[solution.at]) : nothing;
}

/** The drawing of a hint, as much as it tells. */
function drawingOfHint(hint: Hint): Drawing {
  if (hint.kind !== 'step') return nothing;
  switch (hint.level) {
    case 'where':
      return { ...nothing, tints: new Map(cellsOfHouse(hint.house).map((cell) => [cell, 'house'])) };
    case 'which':
      return { ...nothing, tints: new Map(hint.cells.map((cell) => [cell, 'house'])) };
    case 'why':
      return drawingOfPattern(hint.pattern);
    case 'full':
      return drawingOfStep(hint.step);
  }
}

/** The drawing of a whole step: its pattern, and what it sets and strikes out. */
function drawingOfStep({ pattern, placements, eliminations }: AnyStep): Drawing {
  const drawing = drawingOfPattern(pattern);
  const marks = new Map(drawing.marks);
  const add = (candidates: readonly Candidate[], mark: Mark) => {
    for (const { cell, digit } of candidates) marks.set(markKey(cell, digit), mark);
  };
  add(eliminations, 'off');
  add(placements, 'set');
  return { ...drawing, marks };
}

function drawingOfPattern({ candidates, houses, links, branches }: Pattern): Drawing {
  const marks = new Map<string, Mark>();
  for (const { cell, digit, role } of candidates) {
    marks.set(markKey(cell, digit), role.includes('fin') ? 'fin' : 'pattern');
  }
  const tints = new Map<number, Tint>();
  for (const { house, role } of houses) {
    const tint: Tint = role === 'cover' ? 'cover' : 'house';
    for (const cell of cellsOfHouse(house)) {
      const known = tints.get(cell);
      tints.set(cell, known === undefined || known === tint ? tint : 'crossing');
    }
  }
  return { marks, tints, links: [...links, ...(branches ?? []).flat()] };
}
