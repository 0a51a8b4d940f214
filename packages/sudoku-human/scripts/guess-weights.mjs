// How many guesses a proof of uniqueness takes for each weight of a peer with two candidates (src/count/classic/guess.ts),
// on puzzles of our own: the hard ones of the fixtures, and minimal puzzles of a range of seeds.
//   node scripts/guess-weights.mjs [--puzzles 4000] [--first 500000]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadKit } from './load-kit.mjs';

const { values: options } = parseArgs({
  options: { puzzles: { type: 'string', default: '4000' }, first: { type: 'string', default: '500000' } },
});
const [puzzles, first] = [Number(options.puzzles), Number(options.first)];

/** The package with another weight, counting its guesses. */
function kitWith(weight) {
  const changes = [
    ['findChoice(stack, level);', 'findChoice(stack, level); globalThis.guesses++;'],
    ['3 * countBits(here & two)', `${weight - 1} * countBits(here & two)`],
    ['(decided * 84))', `(decided << 2)) + ${weight - 2} * countBits(decided)`],
  ];
  const change = (text) =>
    changes.reduce((before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`guess.ts has changed: no ${from}`);
      return before.replace(from, to);
    }, text);
  return loadKit([
    {
      name: 'weight',
      setup(build) {
        build.onLoad({ filter: /brute-force\/guess\.ts$/ }, ({ path }) => ({
          contents: change(readFileSync(path, 'utf8')),
          loader: 'ts',
        }));
      },
    },
  ]);
}

const { generatePuzzle, parsePuzzle } = await loadKit();
const fixture = (name) =>
  readFileSync(new URL(`../test/fixtures/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(parsePuzzle);
const minimal = Array.from(
  { length: puzzles },
  (_, at) => generatePuzzle({ seed: first + at, minimal: true }).position,
);
const sets = { hard: fixture('hard'), hardest: fixture('hardest'), minimal };

for (const weight of [1, 2, 3, 4, 5, 6, 8]) {
  const { countSolutions } = await kitWith(weight);
  const counts = Object.entries(sets).map(([name, positions]) => {
    globalThis.guesses = 0;
    for (const position of positions) countSolutions(position);
    return `${name} ${(globalThis.guesses / positions.length).toFixed(3)}`;
  });
  console.log(`weight ${weight}: guesses a puzzle: ${counts.join(', ')}`);
}
