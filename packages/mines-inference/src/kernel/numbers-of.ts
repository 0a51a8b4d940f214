import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import { EXPLODED, HOLE } from './symbols.js';

/** What every cell would show if it were opened: mines around it, {@link EXPLODED}, or {@link HOLE}. */
export function* numbersOf(
  mined: Uint8Array,
  { starts, cells }: NeighborTable,
  holes: readonly number[],
  pace: Pace,
): Slices<Int32Array> {
  const numbers = new Int32Array(mined.length);
  for (let cell = 0; cell < mined.length; cell++) {
    if (spend(pace, starts[cell + 1] - starts[cell] + 1)) yield;
    if (mined[cell] === 1) {
      numbers[cell] = EXPLODED;
      continue;
    }
    let count = 0;
    for (let at = starts[cell]; at < starts[cell + 1]; at++) count += mined[cells[at]];
    numbers[cell] = count;
  }
  for (const hole of holes) numbers[hole] = HOLE;
  if (spend(pace, holes.length)) yield;
  return numbers;
}
