import { type Symmetry, transformCell } from '@kit/grid';

/** The cells of a square grid that the symmetry leads through from one another, each cell in one list. */
export function orbitsOf(size: number, symmetry: Symmetry | 'none'): number[][] {
  const shape = { rows: size, cols: size };
  const orbits: number[][] = [];
  const seen = new Set<number>();
  for (let cell = 0; cell < size * size; cell++) {
    const orbit: number[] = [];
    for (let at = cell; !seen.has(at); at = symmetry === 'none' ? at : transformCell(shape, at, symmetry)) {
      seen.add(at);
      orbit.push(at);
    }
    if (orbit.length > 0) orbits.push(orbit);
  }
  return orbits;
}
