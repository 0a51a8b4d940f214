import type { Grid, Pair } from '@kit/link-path';

/** One number for many boards and moves: a change of any of them changes it. */
export function digest(plays: readonly { board?: Grid | undefined; moves?: readonly Pair[] | undefined }[]): number {
  let sum = 0;
  const add = (value: number): void => {
    sum = (Math.imul(sum, 16_777_619) ^ value) >>> 0;
  };
  for (const { board, moves = [] } of plays) {
    board?.cells.forEach(add);
    for (const { a, b } of moves) [a, b].forEach(add);
  }
  return sum;
}
