// Steps of a real solution.
import { applyStep, parsePuzzle, positionToSvg, solve } from '@kit/sudoku-human';
import { pictureOf } from './canvas.mjs';

const puzzle = '....1.3..1..9.2.5.95.64...2..6.....4.2.8.4.7.8.....5..6...89.35.9.4.5..1..5.6....';

export const sudokuPictures = {
  'sudoku-fish.svg': () => drawStep('finned-swordfish'),
  'sudoku-chain.svg': () => drawStep('continuous-nice-loop'),
};

/** The first step by a technique in the solution of the puzzle, on the position before it. */
function drawStep(technique) {
  let position = parsePuzzle(puzzle);
  for (const step of solve(position).steps) {
    if (step.technique === technique) return pictureOf(positionToSvg(position, step));
    position = applyStep(position, step);
  }
  throw new Error(`no step of the solution is a ${technique}`);
}
