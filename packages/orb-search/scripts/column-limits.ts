/**
 * The limits of src/proof/column-walk.ts, chosen by counted work on seeded boards that no test and no collection has: all
 * paths of a number of moves, of which none reaches the target, are tried under each choice. The work is the nodes with the
 * states of the columns, which take about as long; it is given in hundredths of that under the first choice, as the mean of the
 * logarithms over the boards. A search that takes eight times as much counts as eight.
 *
 *     npm run -s script -- packages/orb-search/scripts/column-limits.ts [boards of each kind, default 5] [first seed, default 7800000]
 *         [least work, default 50000]
 */
import { createPace, runSlices } from '@kit/grid';
import { generateOrbs } from '../src/index.js';
import { walkLimits } from '../src/proof/column-walk.js';
import { exhaust } from '../src/proof/exhaust.js';
import { narrowInput } from '../src/request/bit-input.js';
import { pathRequest } from '../src/request/path-request.js';

const boards = Number(process.argv[2] ?? 5);
const firstSeed = Number(process.argv[3] ?? 7_800_000);
/** At the first, eight moves at most; then as far as the questions stay cheap. */
const choices = [
  { states: 400, cheap: -1, dear: 16 },
  { states: 400, cheap: 3, dear: 10 },
  { states: 400, cheap: 6, dear: 16 },
  { states: 100, cheap: 6, dear: 16 },
  { states: 1600, cheap: 6, dear: 16 },
  { states: 400, cheap: 12, dear: 30 },
  { states: 400, cheap: 30, dear: 60 },
];
/** A question is what takes so much work under the first choice. */
const least = Number(process.argv[4] ?? 50_000);
const most = 8 * least;

const kinds = [
  { rows: 5, cols: 6, types: 6, directions: 4 },
  { rows: 5, cols: 6, types: 5, directions: 4 },
  { rows: 4, cols: 5, types: 6, directions: 4 },
  { rows: 5, cols: 6, types: 6, directions: 8 },
] as const;

for (const { rows, cols, types, directions } of kinds) {
  Object.assign(walkLimits, choices[0]);
  const questions: { readonly work: (limit: number) => number | undefined; readonly reference: number }[] = [];
  for (let seed = firstSeed; questions.length < boards; seed++) {
    const input = narrowInput(pathRequest(generateOrbs({ rows, cols, types, seed }), { rules: { directions } }));
    for (let length = 8; length < 30; length++) {
      const work = (limit: number): number | undefined => {
        const search = exhaust(input, length, most);
        runSlices(search.begin(length, createPace(1)));
        search.run(limit);
        return search.path() ? undefined : search.nodes();
      };
      const now = work(most);
      if (now === undefined || now >= most) break;
      if (now < least) continue;
      questions.push({ work, reference: now });
      break;
    }
  }
  console.log(`${rows}×${cols}, ${types} types, ${directions} directions`);
  for (const choice of choices) {
    Object.assign(walkLimits, choice);
    const logs = questions.map((one) => Math.log((one.work(8 * one.reference) ?? 0) / one.reference));
    const mean = 100 * Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
    console.log(`${JSON.stringify(choice).padEnd(40)}${mean.toFixed(0).padStart(5)}`);
  }
}
