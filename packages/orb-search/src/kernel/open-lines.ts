import type { GameTable } from './game-table.js';

/** How many lines of three open cells lie side by side: first along rows, then down columns. */
export function openLines({ rows, cols, rowOf }: GameTable, isOpen: Uint8Array): number {
  const isFree = isOpen.slice();
  let lines = 0;
  for (const step of [1, cols]) {
    for (let cell = 0; cell + 2 * step < rows * cols; cell++) {
      const line = [cell, cell + step, cell + 2 * step];
      if (step === 1 && rowOf[cell] !== rowOf[line[2]]) continue;
      if (line.some((each) => isFree[each] === 0)) continue;
      for (const each of line) isFree[each] = 0;
      lines += 1;
    }
  }
  return lines;
}
