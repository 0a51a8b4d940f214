/** Single slides that go on in one direction become one slide of a line; steps back along the axis are undone. */
export function joinSlides(moves: ArrayLike<number>, blank: number, cols: number): number[] {
  const joined: number[] = [];
  const axes: boolean[] = [];
  for (let index = 0; index < moves.length; index++) {
    const to = moves[index];
    const from = joined.length > 0 ? joined[joined.length - 1] : blank;
    const vertical = to % cols === from % cols && (cols > 1 || to !== from);
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
