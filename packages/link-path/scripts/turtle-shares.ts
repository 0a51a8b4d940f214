/**
 * The share of random turtles (144 tiles, 36 kinds of four) that can't be cleared even if every tile is known: M. de Bondt
 * (arXiv 1203.6559) has 2.95 to 2.96 %. Each plan is played by the rules read off the places; `check` holds the verdicts
 * against all plays of small random layouts first. At the root:
 *
 *     npm run -s script -- packages/link-path/scripts/turtle-shares.ts [deals, default 1000] [first seed]
 *     npm run -s script -- packages/link-path/scripts/turtle-shares.ts check [layouts, default 2000]
 */
import { createRandom } from '@kit/grid';
import { blockersOf, type Place, solveFreeTiles, turtle } from './free-tiles.js';

/** Turns of the solver, each twice as long as the last. */
const mostTurns = 14;

/** May a tile go from among those that stand? By the rules alone, knowing nothing of the solver's tables. */
function mayGo(tile: Place, standing: readonly Place[]): boolean {
  let isCovered = false;
  let isLeftShut = false;
  let isRightShut = false;
  for (const { x, y, layer } of standing) {
    if (Math.abs(y - tile.y) > 1) continue;
    if (layer > tile.layer && Math.abs(x - tile.x) < 2) isCovered = true;
    if (layer === tile.layer && tile.x - x === 2) isLeftShut = true;
    if (layer === tile.layer && x - tile.x === 2) isRightShut = true;
  }
  return !isCovered && !(isLeftShut && isRightShut);
}

/** Plays a plan; throws at a move that isn't one. */
function replay(places: readonly Place[], kinds: readonly number[], moves: readonly number[]): void {
  const standing = new Set(places.keys());
  for (let i = 0; i < moves.length; i += 2) {
    const [a, b] = [moves[i], moves[i + 1]];
    const there = [...standing].map((tile) => places[tile]);
    if (kinds[a] !== kinds[b] || !mayGo(places[a], there) || !mayGo(places[b], there)) throw new Error(`Move ${i}`);
    if (a === b || !standing.delete(a) || !standing.delete(b)) throw new Error(`Tiles of move ${i}`);
  }
  if (standing.size > 0) throw new Error(`${standing.size} tiles left`);
}

/** Can the tiles of a set be cleared? All plays, each set of tiles once. */
function canClear(places: readonly Place[], kinds: readonly number[], left: number, seen: Set<number>): boolean {
  if (left === 0) return true;
  if (seen.has(left)) return false;
  seen.add(left);
  const standing = [...places.keys()].filter((tile) => (left >> tile) & 1);
  const there = standing.map((tile) => places[tile]);
  const free = standing.filter((tile) => mayGo(places[tile], there));
  return free.some((a) =>
    free.some((b) => a < b && kinds[a] === kinds[b] && canClear(places, kinds, left ^ (1 << a) ^ (1 << b), seen)),
  );
}

function check(layouts: number): void {
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  for (let seed = 0; seed < layouts; seed++) {
    const random = createRandom(7_100_000_000 + seed);
    const size = 4 + 2 * random.int(7);
    const places: Place[] = [];
    while (places.length < size) {
      const place = { x: random.int(9), y: random.int(5), layer: random.int(4) };
      const isTaken = places.some(
        ({ x, y, layer }) => layer === place.layer && Math.abs(x - place.x) < 2 && Math.abs(y - place.y) < 2,
      );
      if (!isTaken) places.push(place);
    }
    const perKind = random.int(2) === 0 ? 2 : 4;
    const kinds = random.shuffle(places.map((_, tile) => Math.floor(tile / perKind) + 1));
    const { verdict, moves } = solveFreeTiles(blockersOf(places), kinds, mostTurns);
    const expected = canClear(places, kinds, 2 ** size - 1, new Set()) ? 'solved' : 'unsolvable';
    if (verdict !== expected) throw new Error(`Layout ${seed}: ${verdict}, by all plays ${expected}`);
    if (verdict === 'solved') replay(places, kinds, moves);
    counts[verdict] += 1;
  }
  console.log(`${layouts} layouts agree: ${counts.solved} solved, ${counts.unsolvable} unsolvable`);
}

function measure(deals: number, first: number): void {
  const places = turtle();
  const blockers = blockersOf(places);
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  const times: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const kinds = createRandom(first + deal).shuffle(places.map((_, tile) => (tile >> 2) + 1));
    const before = process.cpuUsage();
    const { verdict, moves } = solveFreeTiles(blockers, kinds, mostTurns);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (verdict === 'solved') replay(places, kinds, moves);
    counts[verdict] += 1;
  }
  times.sort((one, other) => one - other);
  const at = (share: number): string => times[Math.min(deals - 1, Math.floor(share * deals))].toFixed(2);
  const share = counts.unsolvable / deals;
  const error = Math.sqrt((share * (1 - share)) / deals);
  console.log(
    `${places.length} tiles, ${deals} deals from ${first}: ${counts.solved} solved, ${counts.unsolvable} unsolvable, ` +
      `${counts.limit} limit; ${(100 * share).toFixed(3)} % ± ${(100 * error).toFixed(3)} can't be cleared; median ` +
      `${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms of processor time`,
  );
}

const [asked = '1000', second] = process.argv.slice(2);
if (asked === 'check') check(Number(second ?? 2000));
else measure(Number(asked), Number(second ?? 7_200_000_000));
