/**
 * How the width of the beam pays, by kinds of boards: on seeded boards that no test and no collection has, the share that
 * reaches the maximum, the moves, and the boards evaluated. The defaults of path-request.ts are chosen from these tables and
 * on nothing else. What counts is the number of evaluations, which is the same on every machine.
 *
 *     npm run -s script -- packages/orb-search/scripts/beam-widths.ts [kind, default all] [boards, default 60] [first seed]
 */
import { findPathSearch, generateOrbs, type PathResult } from '../src/index.js';

type Kind = {
  readonly rows: number;
  readonly cols: number;
  readonly types: number;
  readonly directions: 4 | 8;
  readonly widths: readonly number[];
};

const kinds: Readonly<Record<string, Kind>> = {
  '6x5': { rows: 5, cols: 6, types: 6, directions: 4, widths: [5_000, 7_000, 10_000, 14_000, 20_000, 28_000] },
  'five-types': { rows: 5, cols: 6, types: 5, directions: 4, widths: [10_000, 14_000, 24_000, 34_000] },
  'four-types': { rows: 5, cols: 6, types: 4, directions: 4, widths: [14_000, 24_000, 48_000, 68_000] },
  'three-types': { rows: 5, cols: 6, types: 3, directions: 4, widths: [14_000, 24_000, 48_000, 68_000] },
  '5x4': { rows: 4, cols: 5, types: 6, directions: 4, widths: [10_000, 14_000, 24_000, 34_000] },
  'eight-ways': { rows: 5, cols: 6, types: 6, directions: 8, widths: [7_000, 10_000, 14_000, 20_000] },
  '7x6': { rows: 6, cols: 7, types: 6, directions: 4, widths: [6_000, 8_500, 12_000, 17_000] },
};

const asked = process.argv[2];
const boards = Number(process.argv[3] ?? 60);
const first = Number(process.argv[4] ?? 8_800_000_000);

for (const [name, { rows, cols, types, directions, widths }] of Object.entries(kinds)) {
  if (asked && asked !== 'all' && asked !== name) continue;
  for (const beam of widths) {
    let reached = 0;
    let moves = 0;
    const evaluations: number[] = [];
    for (let seed = first; seed < first + boards; seed++) {
      const options = { beam, maxProofNodes: 0, rules: { directions } };
      const search = findPathSearch(generateOrbs({ rows, cols, types, seed }), options);
      let step: IteratorResult<{ nodes: number }, PathResult> = search.next();
      let nodes = 0;
      for (; !step.done; step = search.next()) nodes = step.value.nodes;
      evaluations.push(nodes);
      if (step.value.status === 'reached') reached += 1;
      moves += step.value.path.moves.length;
    }
    evaluations.sort((a, b) => a - b);
    const mean = evaluations.reduce((sum, nodes) => sum + nodes, 0) / boards;
    console.log(
      `${name}, beam ${beam}: ${reached} of ${boards} reached, ${(moves / boards).toFixed(2)} moves, ` +
        `${Math.round(mean)} boards evaluated, half the boards with at most ${evaluations[boards >> 1]}`,
    );
  }
}
