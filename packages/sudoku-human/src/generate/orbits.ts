/** Which cells go together when the pattern of the givens shall have a symmetry. */

import { type Symmetry, transformCell } from '@kit/grid';

const shape = { rows: 9, cols: 9 };

/** The cells that the symmetry leads through from one another, each cell in one list. */
export function orbitsOf(symmetry: Symmetry | 'none'): number[][] {
  const orbits: number[][] = [];
  const seen = new Set<number>();
  for (let cell = 0; cell < 81; cell++) {
    const orbit: number[] = [];
    for (let at = cell; !seen.has(at); at = symmetry === 'none' ? at : transformCell(shape, at, symmetry)) {
      seen.add(at);
      orbit.push(at);
    }
    if (orbit.length > 0) orbits.push(orbit);
  }
  return orbits;
}
