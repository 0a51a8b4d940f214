/**
 * How the three searches of a board without gravity best take turns: random deals of 18×8 that no test and no collection has,
 * each decided by lines of play, by pairings and by beams alone, and what every order of turns would have taken, in units of
 * work (about 200,000 to a millisecond).
 *
 * At the root (the arguments in brackets may be left out):
 *
 *     npm run -s script -- packages/link-path/scripts/still-turns.ts \
 *       [deals, default 1000]
 */
import { createPace, runSlices } from '@kit/grid';
import { numberTiles } from '../src/board/numbered-tiles.js';
import { createLines } from '../src/kernel/create-lines.js';
import { loadSlices } from '../src/kernel/lines.js';
import { NodeLimit } from '../src/kernel/node-limit.js';
import { BeamSearch } from '../src/search/falling-search.js';
import { LineSearch } from '../src/search/line-search.js';
import { PairingGame } from '../src/search/pairing-game.js';
import { PairingSearch } from '../src/search/pairing-search.js';
import { stillTurns } from '../src/search/solve-tiles.js';
import { cellsOfDeal, firstWeighed, shape } from './random-deals.js';

const [deals = '1000'] = process.argv.slice(2);
const rules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };
const maxPlays = 5000;
const mostPositions = 30_000;
const mostBeams = 4;

/** When a search ends if it ever does, in its own steps, and what a step takes. */
type Alone = { readonly end: number; readonly work: number };
/** What a deal takes by each; a beam that decides it is the last. */
type Costs = {
  readonly lines: Alone;
  readonly pairings: Alone;
  readonly beams: readonly number[];
  readonly isEnd: boolean;
};

function costsOf(seed: number): Costs {
  const tiles = runSlices(numberTiles({ ...shape, cells: cellsOfDeal(seed) }, rules));
  const fresh = () => {
    const pace = createPace();
    return { pace, lines: createLines(shape.rows, shape.cols, rules, pace) };
  };
  const one = fresh();
  const search = new LineSearch(tiles, shape, one.lines, [], new NodeLimit(1_000_000_000, one.pace), one.pace);
  const isFound = runSlices(search.run(maxPlays)) !== undefined;
  const lines = { end: isFound ? search.plays : Number.POSITIVE_INFINITY, work: one.pace.work / search.plays };

  const two = fresh();
  runSlices(loadSlices(two.lines, tiles.classes, two.pace));
  const game = new PairingGame(tiles, two.lines, two.pace);
  runSlices(game.begin(tiles, shape.cols));
  const limit = new NodeLimit(mostPositions, two.pace);
  const isDecided = runSlices(new PairingSearch(game, limit).run()) !== 'limit';
  const positions = isDecided ? limit.positions : Number.POSITIVE_INFINITY;
  const pairings = { end: positions, work: two.pace.work / limit.positions };

  const three = fresh();
  const beam = new BeamSearch(tiles, shape, three.lines, [], new NodeLimit(1_000_000_000, three.pace), three.pace);
  const beams: number[] = [];
  for (let isEnd = false; !isEnd && beams.length < mostBeams; ) {
    const before = three.pace.work;
    isEnd = runSlices(beam.next()) !== undefined;
    beams.push(three.pace.work - before);
    if (isEnd) return { lines, pairings, beams, isEnd };
  }
  return { lines, pairings, beams, isEnd: false };
}

/** What a deal takes if the searches take turns. */
function workOf({ lines, pairings, beams, isEnd }: Costs, turns: typeof stillTurns): number {
  let { games, positions } = turns;
  let work = 0;
  let played = 0;
  let looked = 0;
  for (let turn = 0; ; turn++, games *= turns.moreGames, positions *= turns.morePositions) {
    const plays = Math.min(games, lines.end - played);
    work += plays * lines.work;
    played += plays;
    const nodes = Math.min(positions, pairings.end - looked);
    if (played === lines.end) return work;
    work += nodes * pairings.work;
    looked += nodes;
    if (looked === pairings.end || looked > mostPositions) return work;
    const beam = turn - turns.firstBeam;
    if (beam < 0) continue;
    // A beam that was not run takes as much as the last one, and as many times more as it is wider.
    work += beams[beam] ?? beams[beams.length - 1] * 5 ** (beam - beams.length + 1);
    if (isEnd && beam === beams.length - 1) return work;
  }
}

const costs = Array.from({ length: Number(deals) }, (_, deal) => costsOf(firstWeighed + deal));
const tried: (typeof stillTurns)[] = [stillTurns];
for (const games of [4, 8, 16, 32]) {
  for (const moreGames of [2, 3, 4]) {
    for (const positions of [10, 20, 40]) {
      for (const morePositions of [3, 4, 5]) {
        for (const firstBeam of [0, 1, 2, 3]) tried.push({ games, moreGames, positions, morePositions, firstBeam });
      }
    }
  }
}
const rows = tried.map((turns) => {
  const works = costs.map((cost) => workOf(cost, turns)).sort((a, b) => a - b);
  const mean = works.reduce((sum, work) => sum + work, 0) / works.length;
  return { turns, mean, high: works[Math.floor(0.99 * works.length)], most: works[works.length - 1] };
});
const best = rows.slice(1).sort((a, b) => a.mean - b.mean);
for (const { turns, mean, high, most } of [rows[0], ...best.slice(0, 10)]) {
  const of = [mean, high, most].map((work) => `${Math.round(work / 1000)}k`);
  console.log(`${JSON.stringify(turns)}: mean ${of[0]}, 99 % ${of[1]}, most ${of[2]}`);
}
