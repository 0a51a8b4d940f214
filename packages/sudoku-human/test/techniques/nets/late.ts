import { applyStep, type Candidate, type Position, solve } from '../../../src/index.js';
import { cells, fixture, puzzle } from '../positions.js';

function after(line: string, share: number): Position {
  let position = puzzle(line);
  const { steps } = solve(position);
  for (const step of steps.slice(0, Math.floor(steps.length * share))) position = applyStep(position, step);
  return position;
}

/** Positions at two fifths of the way through hard puzzles. */
export const late = fixture('expert.txt')
  .slice(0, 5)
  .map((line) => after(line, 0.4));

const hard = fixture('hard.txt');

/** Positions in which few candidates are refuted, so that units say something. */
export const early = [
  after(hard[1], 0.17),
  after(hard[1], 0.25),
  after(hard[9], 0.1),
  puzzle(fixture('expert.txt')[1]),
];

/** The position with its rows, columns and digits moved round, so that a cell and a digit of it come first. */
export function beginningAt({ givens, values, candidates }: Position, { cell, digit }: Candidate): Position {
  const line = (at: number, to: number) => 3 * ((Math.floor(at / 3) + Math.floor(to / 3)) % 3) + ((at + to) % 3);
  const [top, left] = [Math.floor(cell / 9), cell % 9];
  const from = cells.map((at) => line(Math.floor(at / 9), top) * 9 + line(at % 9, left));
  const moved = (old: number) => (old === 0 ? 0 : ((old + 9 - digit) % 9) + 1);
  const mask = (old: number) => ((old >> (digit - 1)) | (old << (10 - digit))) & 511;
  return {
    givens: from.map((at) => moved(givens[at])),
    values: from.map((at) => moved(values[at])),
    candidates: from.map((at) => mask(candidates[at])),
  };
}
