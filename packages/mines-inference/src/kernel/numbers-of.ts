import type { NeighborTable } from '@kit/grid';
import { EXPLODED, HOLE } from './symbols.js';

/** Where the mines are. */
type Mined = { readonly mined: Uint8Array; readonly table: NeighborTable; readonly holes: readonly number[] };

/** What every cell would show if it were opened: mines around it, {@link EXPLODED}, or {@link HOLE}. */
export function numbersOf({ mined, table, holes }: Mined): Int32Array {
  const { starts, cells } = table;
  const numbers = new Int32Array(mined.length);
  for (let cell = 0; cell < mined.length; cell++) {
    if (mined[cell] === 1) {
      numbers[cell] = EXPLODED;
      continue;
    }
    let count = 0;
    for (let at = starts[cell]; at < starts[cell + 1]; at++) count += mined[cells[at]];
    numbers[cell] = count;
  }
  for (const hole of holes) numbers[hole] = HOLE;
  return numbers;
}
