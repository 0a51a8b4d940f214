/**
 * How the numbers of the search by policies pay: random deals of 18×8 that no test and no collection has, and for each set of
 * numbers how many deals are solved within so many games.
 *
 * At the root (the arguments in brackets may be left out):
 *
 *     npm run -s script -- packages/link-path/scripts/policy-steps.ts \
 *       [modes, default left] [deals, default 20] [games, default 8000] [numbers as JSON …]
 */
import { createPace, gravityModes, runSlices } from '@kit/grid';
import { numberTiles } from '../src/board/numbered-tiles.js';
import { createLines } from '../src/kernel/create-lines.js';
import { NodeLimit } from '../src/kernel/node-limit.js';
import { chosenSteps, PolicySearch } from '../src/search/policy-search.js';
import { cellsOfDeal, firstWeighed, shape } from './random-deals.js';

const [asked = 'left', deals = '20', games = '8000', ...sets] = process.argv.slice(2);
const rules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };

for (const mode of asked.split(',')) {
  const modes = [gravityModes.filter((known) => known === mode)];
  for (const set of sets.length > 0 ? sets : ['{}']) {
    const needed: string[] = [];
    let played = 0;
    let work = 0;
    const before = process.cpuUsage().user;
    for (let deal = 0; deal < Number(deals); deal++) {
      const tiles = runSlices(numberTiles({ ...shape, cells: cellsOfDeal(firstWeighed + 1000 + deal) }, rules));
      const pace = createPace();
      const limit = new NodeLimit(1_000_000_000, pace);
      const lines = createLines(shape.rows, shape.cols, rules, pace);
      const search = new PolicySearch(tiles, shape, lines, modes, limit, pace, { ...chosenSteps, ...JSON.parse(set) });
      if (runSlices(search.run(Number(games))) !== undefined) needed.push(`${deal} (${search.plays})`);
      played += search.plays;
      work += pace.work;
    }
    const ms = (process.cpuUsage().user - before) / 1000;
    console.log(
      `${mode} ${set}: ${needed.length} of ${deals} solved: ${needed.join(', ')}; ` +
        `${(work / played).toFixed(0)} units and ${((1000 * ms) / played).toFixed(0)} µs a game`,
    );
  }
}
