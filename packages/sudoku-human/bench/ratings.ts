import { type Position, parsePuzzle, rateExplainer, rateHodoku } from '@kit/sudoku-human';
import { hasCorpora, readCorpus } from '../../../config/corpora.js';
import { time } from '../../../tools/bench/interleave.js';
import { everyNth, puzzleSets } from './puzzle-sets.js';
import type { Table } from './table.js';

/** A puzzle, and what others say of it. */
type Rated = { readonly position: Position; readonly published: string };

/** How quick the two ratings are, and how often they are what was published. */
export function ratingTables(): Table[] {
  const hodoku = (position: Position): string => {
    const { status, level, score } = rateHodoku(position);
    return status === 'solved' ? `${level} ${score}` : status;
  };
  const explainer = (position: Position): string => {
    const { er, ep, ed } = rateExplainer(position);
    return [er, ep, ed].map((rating) => rating?.toFixed(1)).join('/');
  };
  const sets = puzzleSets.map(({ name, lines }): [string, Rated[]] => [
    name,
    everyNth(lines, Math.ceil(lines.length / 60)).map((line) => ({ position: parsePuzzle(line), published: '' })),
  ]);
  const row = (rating: string, rate: (position: Position) => string, [name, puzzles]: [string, Rated[]]) => {
    const results: string[] = [];
    const milliseconds = puzzles.map(({ position }) => 1000 * time(() => results.push(rate(position))));
    const same = puzzles.filter(({ published }, index) => results[index] === published).length;
    const total = milliseconds.reduce((sum, one) => sum + one, 0);
    return [
      rating,
      `${name} (${puzzles.length})`,
      (total / puzzles.length).toFixed(1),
      Math.max(...milliseconds).toFixed(0),
      puzzles.some(({ published }) => published !== '') ? `${same} of ${puzzles.length}` : '–',
    ];
  };
  // Warm both up.
  for (const [, puzzles] of sets)
    for (const { position } of puzzles.slice(0, 10)) [hodoku, explainer].map((rate) => rate(position));
  const published: [string, (position: Position) => string, [string, Rated[]]][] = hasCorpora
    ? [
        [
          'HoDoKu',
          hodoku,
          [
            'of the library',
            table('hodoku220-scores-odd.tsv', ([, level, score]) => `${level?.toLowerCase()} ${score}`),
          ],
        ],
        ['Explainer', explainer, ['rated by 1.2.1', table('se121-forge-ratings-odd.tsv', ratings)]],
        ['Explainer', explainer, ['hardest 2011, 9.7 to 10.9', hardest()]],
      ]
    : [];
  return [
    {
      title: 'Ratings',
      note: '`rateHodoku(position)` and `rateExplainer(position)`: milliseconds of the processor a puzzle on average, the longest, and how many come out as published, to the last digit (level and score; ER/EP/ED).',
      columns: ['rating', 'puzzles', 'CPU ms a puzzle', 'longest', 'as published'],
      rows: [
        ...sets.flatMap((set) => [row('HoDoKu', hodoku, set), row('Explainer', explainer, set)]),
        ...published.map(([rating, rate, set]) => row(rating, rate, set)),
      ],
    },
  ];
}

const ratings = ([, ...numbers]: readonly string[]): string =>
  numbers.map((number) => Number(number).toFixed(1)).join('/');

function table(name: string, published: (fields: readonly string[]) => string): Rated[] {
  const lines = readCorpus('sudoku-human', name).trim().split('\n');
  return lines.map((line) => {
    const fields = line.split('\t');
    return { position: parsePuzzle(fields[0] ?? ''), published: published(fields) };
  });
}

/** A dozen of the hardest that others have rated, up to 10.9. */
function hardest(): Rated[] {
  const rated = table('hardest2011-odd.tsv', ([puzzle, , ...numbers]) => ratings([puzzle ?? '', ...numbers])).filter(
    ({ published }) => Number.parseFloat(published) > 0 && Number.parseFloat(published) < 10.95,
  );
  return rated.filter((_, index) => index % Math.ceil(rated.length / 12) === 0);
}
