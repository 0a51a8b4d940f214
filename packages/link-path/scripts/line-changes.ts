/**
 * How the numbers of the search over lines of play pay: random deals of 18×8 that no test and no collection has, and for each
 * set of numbers how many deals are solved within so many plays and how many plays the median takes.
 *
 * At the root (the arguments in brackets may be left out):
 *
 *     npm run -s script -- packages/link-path/scripts/line-changes.ts \
 *       [modes, default left] [deals, default 24] [plays, default 4000] [numbers as JSON …]
 */
import { createPace, gravityModes, runSlices } from '@kit/grid';
import { numberTiles } from '../src/board/numbered-tiles.js';
import { createLines } from '../src/kernel/create-lines.js';
import { NodeLimit } from '../src/kernel/node-limit.js';
import { chosenChanges, chosenStillChanges, LineSearch } from '../src/search/line-search.js';
import { cellsOfDeal, firstWeighed, shape } from './random-deals.js';

const [asked = 'left', deals = '24', plays = '4000', ...sets] = process.argv.slice(2);
const rules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };

for (const mode of asked.split(',')) {
  const modes = mode === 'none' ? [] : [gravityModes.filter((known) => known === mode)];
  const chosen = mode === 'none' ? chosenStillChanges : chosenChanges;
  for (const set of sets.length > 0 ? sets : ['{}']) {
    const needed: number[] = [];
    let played = 0;
    let work = 0;
    const before = process.cpuUsage().user;
    for (let seed = 0; seed < Number(deals); seed++) {
      const cells = cellsOfDeal(firstWeighed + seed);
      const tiles = runSlices(numberTiles({ ...shape, cells }, rules));
      const pace = createPace();
      const limit = new NodeLimit(1_000_000_000, pace);
      const lines = createLines(shape.rows, shape.cols, rules, pace);
      const search = new LineSearch(tiles, shape, lines, modes, limit, pace, { ...chosen, ...JSON.parse(set) });
      if (runSlices(search.run(Number(plays))) !== undefined) needed.push(search.plays);
      played += search.plays;
      work += pace.work;
    }
    needed.sort((one, other) => one - other);
    const ms = (process.cpuUsage().user - before) / 1000;
    console.log(
      `${mode} ${set}: ${needed.length} of ${deals} solved, after ${needed[needed.length >> 1]} plays at the median and ` +
        `${needed[Math.trunc(0.9 * needed.length)]} at nine tenths, ${(work / played).toFixed(0)} units and ` +
        `${((1000 * ms) / played).toFixed(0)} µs a play`,
    );
  }
}
