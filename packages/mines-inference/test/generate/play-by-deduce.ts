/**
 * A player who marks every mine that `deduce` proves, and takes the simplest deductions first: what did the field need?
 * Slow, and made of public functions alone.
 */
import {
  analyze,
  type Deduction,
  deduce,
  type Field,
  gameStatus,
  newBoard,
  openCell,
  toggleFlag,
} from '../../src/index.js';

type Allowed = { readonly counter: boolean; readonly maxNumbers: number };
const everything: Allowed = { counter: true, maxNumbers: 999 };

export function playByDeduce(field: Field, firstOpen: number, { counter, maxNumbers }: Allowed = everything) {
  const times = { 'one-number': 0, 'two-numbers': 0, 'more-numbers': 0, counter: 0, guess: 0 };
  let [clicks, points, numbers] = [0, 0, 0];
  let board = newBoard(field);
  const open = (cells: readonly number[]) => {
    for (const cell of cells) {
      if (board.cells[cell] !== -1) continue;
      clicks++;
      board = openCell(field, board, cell);
    }
  };
  open([firstOpen]);
  while (gameStatus(field, board) === 'playing') {
    const allowed = deduce(board).filter(({ usesTotal, from }) => from.length <= maxNumbers && (counter || !usesTotal));
    const [simplest] = allowed;
    if (simplest === undefined) {
      if (maxNumbers !== everything.maxNumbers || !counter) return { status: 'guess', clicks, points, numbers, times };
      const { probabilities } = analyze(board);
      const safe = [...board.cells.keys()].filter(
        (cell) => board.cells[cell] === -1 && !field.mineCells.includes(cell),
      );
      const cell = safe.reduce((best, other) => (probabilities[other]! < probabilities[best]! ? other : best));
      times.guess++;
      points += 10 + 40 * probabilities[cell]!;
      open([cell]);
      continue;
    }
    const isAsSimple = ({ usesTotal, from }: Deduction) =>
      usesTotal === simplest.usesTotal && from.length === simplest.from.length;
    const count = simplest.from.length;
    const kind = simplest.usesTotal
      ? 'counter'
      : count === 1
        ? 'one-number'
        : count === 2
          ? 'two-numbers'
          : 'more-numbers';
    times[kind]++;
    points += { 'one-number': 0, 'two-numbers': 4, 'more-numbers': 3 * count, counter: 15 }[kind];
    numbers = Math.max(numbers, count);
    const taken = allowed.filter(isAsSimple);
    for (const { mine, cells } of taken) for (const cell of mine ? cells : []) board = toggleFlag(board, cell);
    open(taken.flatMap(({ mine, cells }) => (mine ? [] : cells)).sort((a, b) => a - b));
  }
  return { status: times.guess > 0 ? 'guess' : 'cleared', clicks, points, numbers, times };
}
