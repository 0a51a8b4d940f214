import { SudokuSolver } from '@algorithm.ts/sudoku';
import { countSolutions, findSolution, parsePuzzle } from '@kit/sudoku-human';
import { interleave } from '../../../tools/bench/interleave.js';
import { puzzleSets } from './puzzle-sets.js';
import type { Table } from './table.js';

/** Finding the solution, and proving it the only one, beside the fastest solver on npm. */
export function uniquenessTable(): Table {
  const rows = puzzleSets.map(({ name, lines }) => {
    const solver = new SudokuSolver({ childMatrixWidth: 3 });
    const positions = lines.map((line) => parsePuzzle(line));
    const boards = positions.map(({ values }) => values.map((value) => value - 1));
    const output: number[] = new Array(81).fill(-1);
    const same = positions.filter((position, index) => {
      const solved = solver.solve(boards[index], output);
      return solved && findSolution(position)?.every((digit, cell) => digit === output[cell] + 1);
    });
    const seconds = interleave(
      {
        count: () => {
          for (const position of positions) {
            if (countSolutions(position, 2) !== 1) throw new Error(`${name}: not one solution`);
          }
        },
        parse: () => {
          for (const line of lines) countSolutions(parsePuzzle(line), 2);
        },
        find: () => {
          for (const position of positions) findSolution(position);
        },
        peer: () => {
          for (const board of boards) solver.solve(board, output);
        },
      },
      { rounds: 9, seconds: 0.3 },
    );
    const rate = (each: number): number => Math.round(lines.length / each);
    const ratio = (each: number): string => `${(seconds.peer / each).toFixed(1)}×`;
    return [
      `${name} (${lines.length})`,
      rate(seconds.count),
      rate(seconds.parse),
      rate(seconds.find),
      rate(seconds.peer),
      ratio(seconds.count),
      ratio(seconds.find),
      `${same.length} of ${lines.length}`,
    ];
  });
  return {
    title: 'One solution, or several? Puzzles a CPU second',
    note: '`countSolutions(position, 2)` finds the solution and proves that there is no other; `@algorithm.ts/sudoku` stops at the first. Both start from puzzles in their own form; one column adds reading the 81 characters.',
    columns: [
      'puzzles',
      'countSolutions',
      'parsePuzzle + countSolutions',
      'findSolution',
      '@algorithm.ts/sudoku solve',
      'ratio, unique to first',
      'ratio, first to first',
      'same solution',
    ],
    rows,
  };
}
