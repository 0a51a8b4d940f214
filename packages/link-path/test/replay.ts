import type { Grid } from '@kit/grid';
import { checkLink, type Gravity, type LinkOptions, type Pair, removePair } from '@kit/link-path';

/** Plays the moves; throws at the first that is not allowed. Returns the board at the end. */
export function replay(
  board: Grid,
  moves: readonly Pair[],
  options: LinkOptions & { gravity?: Gravity | undefined } = {},
): Grid {
  const { gravity, ...rules } = options;
  let now = board;
  for (const { a, b } of moves) {
    const check = checkLink(now, a, b, rules);
    if (!check.linked) throw new Error(`${a}-${b}: ${check.reason}`);
    now = removePair(now, a, b, { gravity });
  }
  return now;
}

/** Is no tile left? */
export function isCleared(board: Grid): boolean {
  return board.cells.every((value) => value <= 0);
}
