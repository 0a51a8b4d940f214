import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { applyStep, findSteps, krakenFish, parsePuzzle, type Step, solve } from '../../../src/index.js';
import { puzzlesOf } from '../../verify/solver-steps.js';
import { krakens } from '../als/als-oracles.js';
import { messageFaults } from '../message-faults.js';
import { keyOf } from '../positions.js';
import { late } from './late.js';

const linksOf = ({ pattern: { branches = [] } }: Step) => branches.reduce((sum, branch) => sum + branch.length, 0);

test('Kraken fish come by their size, then by the links of their chains, then by what goes', () => {
  let ties = 0;
  for (const position of late) {
    const ranks = findSteps(position, [krakenFish]).map((step) => ({
      size: step.pattern.houses.length,
      links: linksOf(step),
      target: step.eliminations[0].cell * 9 + step.eliminations[0].digit,
    }));
    expect(ranks).toEqual([...ranks].sort((a, b) => a.size - b.size || a.links - b.links || a.target - b.target));
    ties += ranks.filter(({ size, links }, i) => size === ranks[i + 1]?.size && links === ranks[i + 1]?.links).length;
  }
  expect(ties).toBeGreaterThan(5);
});

// After ten steps of this one, a base has more lines across than it needs, so that covers are chosen.
const puzzle = parsePuzzle(puzzlesOf('hard.txt')[102]);
const withSpareCovers = solve(puzzle).steps.slice(0, 10).reduce(applyStep, puzzle);

// Ways to choose fins are many: of the first with three at most, but for the soak.
test.each([
  [isQuick ? 2 : runs(3, 4), late[0]],
  [isQuick ? 3 : 4, withSpareCovers],
] as const)(
  'with %i fins on the way through a puzzle, too, each has the fewest lines and links of all',
  (maxFins, position) => {
    const steps = findSteps(position, [krakenFish], { maxFishSize: 3, maxFins, maxChainLength: 250 });
    const found = steps.map(
      (step) => [keyOf(step.eliminations), `${step.pattern.houses.length / 2},${linksOf(step)}`] as const,
    );
    expect(new Map(found)).toEqual(krakens(position, 3, maxFins));
    expect(found.length).toBeGreaterThan(7);
  },
);

test('a message says what its step shows, also where the candidates of the first line begin chains', () => {
  const first = parsePuzzle(
    ':0000:x:+7+59+3+26+4+818..+1+7+53+2+9+3128+49+576.8..5...2.....+2...2...3..6.57.2.491..+28+5.+3+6+474..7..2..::::',
  );
  const steps = findSteps(first, [krakenFish], { maxFishSize: 3, maxChainLength: 12 });
  expect(steps.flatMap(messageFaults)).toEqual([]);
  const chained = steps
    .filter(({ message }) => message.key === 'kraken-fish-2')
    .map(({ message }) => message.params['chained']);
  expect(chained).toContainEqual({ type: 'houses', houses: [9] });
});

test('a line across is covered where its candidates would be too many fins', () => {
  // Rows 1, 2 and 3 have 1 in columns 1, 5 and 9; with 1 in r9c5 it is in r4c9, so that the three have only column 1 for it.
  // Row 9 has fins of its own.
  const zeros = new Array<number>(81).fill(0);
  const places = [0, 4, 8, 9, 13, 17, 18, 22, 26, 31, 35, 73, 74, 76];
  const position = {
    givens: zeros,
    values: zeros,
    candidates: zeros.map((_, cell) => (places.includes(cell) ? 1 : 0)),
  };
  const steps = findSteps(position, [krakenFish], { maxFishSize: 3, maxFins: 1 });
  const found = steps.map(
    (step) => [keyOf(step.eliminations), `${step.pattern.houses.length / 2},${linksOf(step)}`] as const,
  );
  expect(new Map(found)).toEqual(krakens(position, 3, 1));
  expect(found.map(([key]) => key)).toContain(keyOf([{ cell: 76, digit: 1 }]));
});
