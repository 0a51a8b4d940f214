/** Flags and moves of a played game, from outside. */
import {
  type Cell,
  checkChoice,
  checkInteger,
  checkList,
  checkNumber,
  checkObject,
  InvalidInputError,
} from '@kit/grid';
import type { GameMove } from '../types.js';

/** The most moves of a game. */
export const maxMoves = 1_048_576;

/** Throws `bad-list`, `bad-length`, `bad-options`, `bad-choice`, `bad-cell`, `bad-number`. */
export function readMoves(moves: readonly GameMove[], size: number, name: string): GameMove[] {
  const list = checkList(moves, name, 0, maxMoves);
  const read: GameMove[] = [];
  for (let index = 0; index < list.length; index++) {
    const place = `${name}[${index}]`;
    const { kind, cell, timeMs } = checkObject(list[index], place);
    const move = {
      kind: checkChoice(kind, `${place}.kind`, ['open', 'flag', 'chord', 'question']),
      cell: checkInteger(cell, `${place}.cell`, 0, size - 1, 'bad-cell'),
    };
    read.push(timeMs === undefined ? move : { ...move, timeMs: checkNumber(timeMs, `${place}.timeMs`) + 0 });
  }
  return read;
}

/** Cells that were flagged before the first move: throws `bad-list`, `bad-length`, `bad-cell`. */
export function readFlags(
  flags: readonly Cell[] | undefined,
  size: number,
  holes: readonly Cell[],
  name: string,
): Cell[] {
  if (flags === undefined) return [];
  const read = Array.from(checkList(flags, name, 0, size), (cell, index) =>
    checkInteger(cell, `${name}[${index}]`, 0, size - 1, 'bad-cell'),
  );
  const met = new Set(holes);
  for (const [index, cell] of read.entries()) {
    const place = `${name}[${index}]`;
    if (met.has(cell)) {
      const why = read.indexOf(cell) < index ? 'listed twice' : 'a hole';
      throw new InvalidInputError('bad-cell', `${place} is ${cell}: ${why}`, { name: place, index });
    }
    met.add(cell);
  }
  return read;
}
