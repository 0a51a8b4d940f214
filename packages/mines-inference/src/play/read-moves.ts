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
import type { ReadField } from '../board/read-board.js';
import type { GameMove, PlayedGame } from '../types.js';

/** The most moves of a game. */
const maxMoves = 1_048_576;

/** What was flagged before the first move, and the moves; `path` stands before their names in errors. */
export function readClicks(
  { flags, moves }: Pick<PlayedGame, 'flags' | 'moves'>,
  { rows, cols, holes }: Pick<ReadField, 'rows' | 'cols' | 'holes'>,
  path: string,
): { flags: Cell[]; moves: GameMove[] } {
  const size = rows * cols;
  return { flags: readFlags(flags, size, holes, `${path}flags`), moves: readMoves(moves, size, `${path}moves`) };
}

/** Throws `bad-list`, `bad-length`, `bad-options`, `bad-choice`, `bad-cell`, `bad-number`. */
function readMoves(moves: readonly GameMove[], size: number, name: string): GameMove[] {
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
function readFlags(flags: readonly Cell[] | undefined, size: number, holes: readonly Cell[], name: string): Cell[] {
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
