import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createSolver, parsePuzzle, rate } from '../../src/index.js';
import { withGuess } from '../../src/rating/guess.js';
import { profileTechniques } from '../../src/rating/profile-techniques.js';

test('where HoDoKu’s techniques end, a guess counts 10,000', () => {
  // Golden Nugget of the Players' Forum, among the hardest puzzles that are known.
  const nugget = parsePuzzle('.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....');
  const own = createSolver(profileTechniques().own);
  let position = nugget;
  let guesses = 0;
  for (;;) {
    const { status, position: end } = own.solve(position);
    if (status !== 'stuck') break;
    position = runSlices(withGuess(end));
    guesses++;
  }
  const { score, ...rest } = rate(nugget);
  expect(rest).toEqual({ status: 'solved', level: 'extreme', stars: 5 });
  expect(guesses).toBeGreaterThan(0);
  expect(Math.floor((score as number) / 10_000)).toBeGreaterThanOrEqual(guesses);
});
