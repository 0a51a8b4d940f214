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
  for (const [played, { a, b }] of moves.entries()) {
    const check = checkLink(now, a, b, rules);
    if (!check.linked) throw new Error(`${a}-${b}: ${check.reason}`);
    now = removePair(now, a, b, { gravity: gravityAfter(gravity, played) });
  }
  return now;
}

/** The gravity that is left of a cycle when so many more pairs have gone; any other stays what it is. */
export function gravityAfter(gravity: Gravity | undefined, pairs: number): Gravity | undefined {
  if (typeof gravity !== 'object' || !('cycle' in gravity)) return gravity;
  return { ...gravity, played: (gravity.played ?? 0) + pairs };
}

/** Is no tile left? */
export function isCleared(board: Grid): boolean {
  return board.cells.every((value) => value <= 0);
}
