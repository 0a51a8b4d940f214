import type { Slices } from '@kit/grid';

/** Moves between two yields. */
const slice = 50_000;

/** Single slides that go on in one direction become one slide of a line; steps back along the axis are undone. */
export function* joinSlides(moves: ArrayLike<number>, blank: number, cols: number): Slices<number[]> {
  const joined: number[] = [];
  for (let index = 0; index < moves.length; index++) {
    if (index % slice === slice - 1) yield;
    const to = moves[index];
    const from = joined.at(-1) ?? blank;
    const before = joined.at(-2) ?? blank;
    // In a single column all cells are in one column, and there the axis is the same anyway.
    const goesOn = (before % cols === from % cols) === (from % cols === to % cols);
    if (goesOn) joined.pop();
    if (to !== (joined.at(-1) ?? blank)) joined.push(to);
  }
  return joined;
}
