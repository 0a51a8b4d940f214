import type { Fall } from '@kit/grid';
import { maxType } from '../board/check-board.js';
import { checkIntegers } from '../board/check-list-of.js';
import type { Spawn } from '../types.js';

/** The types that come in: those that the caller lists, or else those on the board, of which there are some if any match. */
export function refillTypes(given: readonly number[] | undefined, cells: ArrayLike<number>): number[] {
  if (given === undefined) return [...new Set(Array.from(cells))].filter((type) => type >= 0).sort((a, b) => a - b);
  return checkIntegers(given, 'options.types', maxType, undefined, 1, 1000);
}

/** What moved in a wave, from (or -1 − source), to and type one after the other: what fell, and what came in. */
export function fallsAndSpawns(moves: readonly number[], cols: number): { falls: Fall[]; spawned: Spawn[] } {
  const falls: Fall[] = [];
  const spawned: Spawn[] = [];
  let drop = 0;
  for (let i = 0; i < moves.length; i += 3) {
    const [from, cell, type] = [moves[i], moves[i + 1], moves[i + 2]];
    if (from >= 0) {
      falls.push({ from, to: cell });
      continue;
    }
    // The first to come in through a source falls deepest, and those after it as far.
    if (from !== moves[i - 3]) drop = Math.floor(cell / cols) + 1;
    spawned.push({ cell, type, drop });
  }
  return { falls, spawned };
}
