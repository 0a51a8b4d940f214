/** What is drawn on the board for a step: a mark for each candidate, tinted houses, arrows for the links of chains. */
import type { Link, Step } from '@kit/sudoku-human';

/** How much of a step a hint tells. */
export type HintLevel = 'where' | 'which' | 'why' | 'full';

/** What the board shows of a step. */
export type Drawing = {
  /** By cell and digit: `pattern`, `fin` or `off`. */
  readonly marks: ReadonlyMap<string, 'pattern' | 'fin' | 'off'>;
  /** Tinted cells. */
  readonly cells: ReadonlySet<number>;
  readonly links: readonly Link[];
};

/** Nothing to draw. */
export const nothing: Drawing = { marks: new Map(), cells: new Set(), links: [] };

/** The key of a candidate. */
export const markKey = (cell: number, digit: number): string => `${cell}:${digit}`;

/** The cells of a house: rows 0–8, columns 9–17, boxes 18–26. */
export function cellsOfHouse(house: number): number[] {
  const line = house % 9;
  return Array.from({ length: 9 }, (_, place) => {
    if (house < 9) return line * 9 + place;
    if (house < 18) return place * 9 + line;
    return (Math.floor(line / 3) * 3 + Math.floor(place / 3)) * 9 + (line % 3) * 3 + (place % 3);
  });
}

/** The houses to look at: the pattern's own, else the box of what the step is about. */
export function housesOfStep({ pattern, placements, eliminations }: Step): number[] {
  if (pattern.houses.length > 0) return pattern.houses.map(({ house }) => house);
  const { cell } = (placements[0] ?? eliminations[0]) as { cell: number };
  return [18 + Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3)];
}

/** The drawing of a step at a level of a hint. */
export function drawingOf(step: Step, level: HintLevel): Drawing {
  const { pattern, placements, eliminations } = step;
  if (level === 'where') return { ...nothing, cells: new Set(housesOfStep(step).flatMap(cellsOfHouse)) };
  if (level === 'which') return { ...nothing, cells: new Set(pattern.candidates.map(({ cell }) => cell)) };
  const marks = new Map<string, 'pattern' | 'fin' | 'off'>();
  for (const { cell, digit, role } of pattern.candidates) {
    marks.set(markKey(cell, digit), role.includes('fin') ? 'fin' : 'pattern');
  }
  if (level === 'full') {
    for (const { cell, digit } of eliminations) marks.set(markKey(cell, digit), 'off');
    for (const { cell, digit } of placements) marks.set(markKey(cell, digit), 'pattern');
  }
  const links = [...pattern.links, ...(pattern.branches ?? []).flat()];
  return { marks, cells: new Set(pattern.houses.flatMap(({ house }) => cellsOfHouse(house))), links };
}
