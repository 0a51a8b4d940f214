import type { Slices } from '@kit/grid';

/** Moves between two yields. */
const slice = 50_000;

/** Single slides that go on in one direction become one slide of a line; steps back along the axis are undone. */
export function* joinSlides(moves: ArrayLike<number>, blank: number, cols: number): Slices<number[]> {
  const joined: number[] = [];
  const axes: boolean[] = [];
  for (let index = 0; index < moves.length; index++) {
    if (index % slice === slice - 1) yield;
    const to = moves[index];
    const from = joined.length > 0 ? joined[joined.length - 1] : blank;
    // In a single column all cells are in one column, and there the axis is the same anyway.
    const vertical = to % cols === from % cols;
    if (joined.length > 0 && axes[axes.length - 1] === vertical) {
      joined[joined.length - 1] = to;
      const before = joined.length > 1 ? joined[joined.length - 2] : blank;
      if (before === to) {
        joined.pop();
        axes.pop();
      }
    } else {
      joined.push(to);
      axes.push(vertical);
    }
  }
  return joined;
}
