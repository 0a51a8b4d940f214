/** Cells with a state: a locked orb neither moves nor clears, a blocked cell is not touched by the dragged orb. */
import type { Rules } from '@kit/orb-search';

/** The marked cells, in ascending order; no cell is in both lists. */
export type Marks = { readonly locked: readonly number[]; readonly blocked: readonly number[] };

/** A mark. */
export type Mark = keyof Marks;

/** The marks, in the order in which they are offered. */
export const markNames = ['locked', 'blocked'] as const satisfies readonly Mark[];

export const noMarks: Marks = { locked: [], blocked: [] };

/** The mark of a cell, if it has one. */
export function markOf(marks: Marks, cell: number): Mark | undefined {
  return markNames.find((name) => marks[name].includes(cell));
}

/** The marks with another one, or none, on a cell; the same value where nothing changes. */
export function withMark(marks: Marks, cell: number, mark: Mark | undefined): Marks {
  if (markOf(marks, cell) === mark) return marks;
  const listOf = (name: Mark) => {
    const others = marks[name].filter((marked) => marked !== cell);
    return name === mark ? [...others, cell].toSorted((a, b) => a - b) : others;
  };
  return { locked: listOf('locked'), blocked: listOf('blocked') };
}

/** The rules of a drag over such a board. */
export function rulesOf(marks: Marks, diagonal: boolean): Rules {
  return { ...marks, directions: diagonal ? 8 : 4 };
}
