import { type Pace, type Slices, spend } from '@kit/grid';

/** What a move takes, in units of the pace. */
const moveWork = 5;

/** Single slides that go on in one direction become one slide of a line; steps back along the axis are undone. */
export function* joinSlides(moves: ArrayLike<number>, blank: number, cols: number, pace: Pace): Slices<number[]> {
  const joined: number[] = [];
  for (let index = 0; index < moves.length; index++) {
    if (spend(pace, moveWork)) yield;
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
