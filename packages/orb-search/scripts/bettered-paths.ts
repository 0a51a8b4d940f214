/**
 * What the second width of 6×5 and beams that begin on the path are worth, on seeded boards that no test and no collection has:
 * the share that reaches the maximum, the moves, and the boards evaluated (mean, and median of the boards), for several widths
 * and lengths from which a path is bettered. The defaults of path-request.ts for that are chosen from these tables.
 *
 *     npm run -s script -- packages/orb-search/scripts/bettered-paths.ts [kind, default all] [boards, default 40] [which of the sets of seeds, default 0]
 */
import { createPace, runSlices } from '@kit/grid';
import { generateOrbs, type PathOptions } from '../src/index.js';
import { improveBest, newRun } from '../src/path/improve-best.js';
import { type PathRequest, pathRequest } from '../src/request/path-request.js';

type Widths = Partial<Pick<PathRequest, 'beam' | 'firstBeam' | 'shortPath' | 'secondOver' | 'betterOver'>>;
type Kind = {
  readonly rows: number;
  readonly cols: number;
  readonly types: number;
  readonly first: number;
  readonly options?: PathOptions;
  readonly widths: readonly Widths[];
};

const never = Number.POSITIVE_INFINITY;
const one = (beam: number, betterOver: number): Widths => ({ beam, firstBeam: beam, shortPath: 0, betterOver });
const twoBeams = (firstBeams: readonly number[], lengths: readonly number[]): Widths[] =>
  firstBeams.flatMap((firstBeam) => lengths.map((shortPath) => ({ beam: 60_000, firstBeam, shortPath })));
const kinds: Readonly<Record<string, Kind>> = {
  '6x5': {
    rows: 5,
    cols: 6,
    types: 6,
    first: 8_930_000_000,
    widths: [
      { beam: 7000, firstBeam: 7000 },
      { beam: 7000, firstBeam: 7000, secondOver: 23, betterOver: 23 },
      { beam: 20_000, firstBeam: 20_000 },
      ...twoBeams([4000, 5000, 7000, 10_000], [22, 23, 24]),
    ],
  },
  'five-types': {
    rows: 5,
    cols: 6,
    types: 5,
    first: 8_950_000_000,
    widths: twoBeams([7000, 10_000, 12_000, 14_000], [20, 22]),
  },
  'eight-ways': {
    rows: 5,
    cols: 6,
    types: 6,
    first: 8_960_000_000,
    options: { rules: { directions: 8 } },
    widths: [{ betterOver: never }, { betterOver: 13 }, one(10_000, 13)],
  },
  '7x6': {
    rows: 6,
    cols: 7,
    types: 6,
    first: 8_980_000_000,
    widths: [one(12_000, never), one(8000, 30), one(6000, 30), one(5000, 26), one(5000, 30)],
  },
};

const asked = process.argv[2] ?? 'all';
const boards = Number(process.argv[3] ?? 40);
const set = Number(process.argv[4] ?? 0);

for (const [name, { rows, cols, types, first: ofAll, options = {}, widths }] of Object.entries(kinds)) {
  if (asked !== 'all' && asked !== name) continue;
  const first = ofAll + set * 1_000_000;
  for (const change of widths) {
    let reached = 0;
    let moves = 0;
    const evaluations: number[] = [];
    for (let seed = first; seed < first + boards; seed++) {
      const request = pathRequest(generateOrbs({ rows, cols, types, seed }), options);
      const run = newRun({ ...request, ...change });
      runSlices(improveBest(run, createPace()));
      const { found } = run;
      if (found.measures[0] === 1) reached += 1;
      moves += found.paths[0].length - 1;
      evaluations.push(run.evaluations);
    }
    const told = JSON.stringify(change, (_, value: unknown) => (value === never ? 'never' : value));
    console.log(
      `${name}, ${told}: ${reached} of ${boards} reached, ${(moves / boards).toFixed(2)} moves, ` +
        `${Math.round(evaluations.reduce((sum, own) => sum + own) / boards)} boards evaluated, ` +
        `median ${evaluations.sort((a, b) => a - b)[boards >> 1]}`,
    );
  }
}
