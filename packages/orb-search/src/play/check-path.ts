import { type Cell, checkInteger, checkList, checkObject, InvalidInputError } from '@kit/grid';
import type { Path } from '../types.js';
import { isStep, type StepRules } from './steps.js';

/** The most moves of a path. */
const maxMoves = 1_000_000;

/** A path from outside, as plain JSON: its start on the board, each move to a neighbour that the rules let it enter. */
export function checkPath(path: Path, rows: number, cols: number, { directions, closed, sticky }: StepRules): Path {
  const { start, moves } = checkObject(path, 'path');
  const first = checkInteger(start, 'path.start', 0, rows * cols - 1, 'bad-cell');
  const list = checkList(moves, 'path.moves', 0, maxMoves);
  refuseClosed(first, 'path.start', closed);
  let from = first;
  const entered: Cell[] = [];
  for (let index = 0; index < list.length; index++) {
    const name = `path.moves[${index}]`;
    const to = checkInteger(list[index], name, 0, rows * cols - 1, 'bad-cell');
    if (!isStep(from, to, cols, directions)) {
      const message = `${name} is ${to}: expected one of the ${directions} neighbours of cell ${from}`;
      throw new InvalidInputError('bad-path', message, { name, index });
    }
    refuseClosed(to, name, closed, index);
    if (sticky?.[from]) {
      throw new InvalidInputError('bad-path', `${name} is ${to}: the drag ended at cell ${from}`, { name, index });
    }
    entered.push(to);
    from = to;
  }
  return { start: first, moves: entered };
}

/** `index` is the step that comes there; the start has none. */
function refuseClosed(cell: number, name: string, closed: Uint8Array | undefined, index?: number): void {
  if (!closed?.[cell]) return;
  const message = `${name} is ${cell}: that cell is blocked or locked`;
  throw new InvalidInputError('bad-path', message, index === undefined ? { name } : { name, index });
}
