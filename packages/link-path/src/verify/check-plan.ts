/**
 * A plan from outside: a play that somebody says clears the board. It is played, and refused where it doesn't.
 */
import { checkList, describeValue, InvalidInputError, type Pace, type Shape, type Slices } from '@kit/grid';
import type { MoveModes } from '../rules/gravity-rule.js';
import type { LinkRules } from '../rules/link-rules.js';
import type { BoardLike, Pair } from '../types.js';
import { replay } from './replay-moves.js';

/** The moves of a plan; throws `bad-list`, or `bad-plan` with the index of the first move that is no pair of cells. */
export function readPlan(plan: ArrayLike<Pair>, { rows, cols }: Shape): Pair[] {
  const list = checkList(plan, 'options.plan');
  const moves: Pair[] = [];
  for (let index = 0; index < list.length; index++) {
    const { a, b } = cellsOf(list[index], index);
    moves.push({ a: cellOf(a, `[${index}].a`, rows * cols, index), b: cellOf(b, `[${index}].b`, rows * cols, index) });
  }
  return moves;
}

function cellOf(cell: unknown, place: string, size: number, index: number): number {
  if (Number.isSafeInteger(cell) && (cell as number) >= 0 && (cell as number) < size) return (cell as number) + 0;
  throw badPlan(`${place} is ${describeValue(cell)}: expected a cell from 0 to ${size - 1}`, index);
}

/**
 * The moves of a plan, once they have been played and the board is cleared.
 *
 * @throws InvalidInputError `bad-plan`, with the index of the first move that is not allowed, or that is missing
 */
export function* checkPlan(
  board: BoardLike,
  moves: readonly Pair[],
  rules: LinkRules,
  modes: MoveModes,
  pace: Pace,
): Slices<readonly Pair[]> {
  const { played, left } = yield* replay(board, moves, rules, modes, pace);
  if (played < moves.length) {
    const { a, b } = moves[played];
    throw badPlan(
      `[${played}] is ${a}-${b}: expected two tiles that can be matched on the board as it then stands`,
      played,
    );
  }
  if (left > 0)
    throw badPlan(` has ${played} moves: expected a play that clears the board, but ${left} tiles are left`, played);
  return moves;
}

/** What a move says of its cells. */
function cellsOf(move: unknown, index: number): { readonly a?: unknown; readonly b?: unknown } {
  try {
    const { a, b } = move as { a: unknown; b: unknown };
    return { a, b };
  } catch {
    throw badPlan(`[${index}] is ${describeValue(move)}: expected a pair of cells`, index);
  }
}

function badPlan(fault: string, index: number): InvalidInputError {
  return new InvalidInputError('bad-plan', `options.plan${fault}`, { name: 'options.plan', index });
}
