/**
 * How the weights of the beam with gravity pay: random deals of 18×8 that no test and no collection has, one beam of a width,
 * and for each set of weights how many deals are solved and how many tiles are left of the others on average. The weights of
 * board-worth.ts are chosen from these tables and on nothing else.
 *
 * At the root (the arguments in brackets may be left out):
 *
 *     npm run -s script -- packages/link-path/scripts/falling-weights.ts \
 *       [modes, default left] [deals, default 24] [width, default 144] [weights as JSON …]
 */
import { createPace, gravityModes, runSlices } from '@kit/grid';
import { numberTiles } from '../src/board/numbered-tiles.js';
import { createLines } from '../src/kernel/create-lines.js';
import { FallPlays } from '../src/kernel/fall-plays.js';
import { MoveFinder } from '../src/kernel/find-moves.js';
import { NodeLimit } from '../src/kernel/node-limit.js';
import { BoardWorth, chosenWeights } from '../src/search/board-worth.js';
import { runBeam } from '../src/search/falling-beam.js';
import { cellsOfDeal, firstWeighed, shape } from './random-deals.js';

const [asked = 'left', deals = '24', wide = '144', ...sets] = process.argv.slice(2);
const rules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };

for (const mode of asked.split(',')) {
  const modes = [gravityModes.filter((known) => known === mode)];
  for (const set of sets.length > 0 ? sets : ['{}']) {
    let solved = 0;
    let proved = 0;
    let left = 0;
    let nodes = 0;
    const before = process.cpuUsage().user;
    for (let seed = 0; seed < Number(deals); seed++) {
      const cells = cellsOfDeal(firstWeighed + seed);
      const tiles = runSlices(numberTiles({ ...shape, cells }, rules));
      const pace = createPace();
      const finder = new MoveFinder(tiles, shape.cols, createLines(shape.rows, shape.cols, rules, pace), pace);
      const plays = new FallPlays(tiles.classes, shape, modes);
      const worth = new BoardWorth(tiles.starts.length - 1, shape, { ...chosenWeights, ...JSON.parse(set) });
      const limit = new NodeLimit(1_000_000_000, pace);
      const tools = { start: tiles.classes, tiles: 144, plays, worth, finder, limit, pace };
      const { end, last } = runSlices(runBeam(tools, runSlices(finder.find(tiles.classes)), Number(wide)));
      nodes += limit.positions;
      if (end === 'solved') solved += 1;
      else if (end === 'unsolvable') proved += 1;
      else {
        left += 144;
        for (let played = last; played !== undefined; played = played.before) left -= 2;
      }
    }
    const rest = Number(deals) - solved - proved;
    const ms = (process.cpuUsage().user - before) / 1000 / Number(deals);
    console.log(
      `${mode} ${set}: ${solved} solved, ${proved} proved, ${(left / Math.max(1, rest)).toFixed(1)} tiles left of the others, ` +
        `${Math.round(nodes / Number(deals))} positions, ${ms.toFixed(0)} ms a deal`,
    );
  }
}
