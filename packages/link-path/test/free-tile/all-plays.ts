/** The rules of free tiles read off the places, and all plays of a small deal: knows nothing of the solver's tables. */
import { createRandom, type Random } from '@kit/grid';
import type { Pair, TileDeal, TilePlace } from '../../src/index.js';

/** May a tile go from among those that stand? */
export function mayGo(tile: TilePlace, standing: readonly TilePlace[]): boolean {
  const near = standing.filter(({ y }) => Math.abs(y - tile.y) < 2);
  const isCovered = near.some(({ x, layer }) => layer > tile.layer && Math.abs(x - tile.x) < 2);
  const isShut = (side: number) => near.some(({ x, layer }) => layer === tile.layer && x === tile.x + side);
  return !isCovered && !(isShut(-2) && isShut(2));
}

/** The tiles that stand when some have gone, and those of them that are free. */
export function freeNow({ places }: TileDeal, standing: readonly number[]): number[] {
  const there = standing.map((tile) => places[tile]);
  return standing.filter((tile) => mayGo(places[tile], there));
}

/** How many tiles a plan leaves; undefined if a move of it isn't one. */
export function leftBy(deal: TileDeal, moves: readonly Pair[], match = (a: number, b: number) => a === b) {
  let standing = [...deal.kinds.keys()].filter((tile) => deal.kinds[tile] > 0);
  for (const { a, b } of moves) {
    const free = freeNow(deal, standing);
    if (a === b || !free.includes(a) || !free.includes(b) || !match(deal.kinds[a], deal.kinds[b])) return undefined;
    standing = standing.filter((tile) => tile !== a && tile !== b);
  }
  return standing.length;
}

/** Can a deal be cleared? All plays, each set of tiles once. */
export function canClear(deal: TileDeal): boolean {
  const seen = new Set<string>();
  const from = (standing: readonly number[]): boolean => {
    if (standing.length === 0) return true;
    const key = standing.join();
    if (seen.has(key)) return false;
    seen.add(key);
    const free = freeNow(deal, standing);
    return free.some((a) =>
      free.some(
        (b) => a < b && deal.kinds[a] === deal.kinds[b] && from(standing.filter((tile) => tile !== a && tile !== b)),
      ),
    );
  };
  return from([...deal.kinds.keys()].filter((tile) => deal.kinds[tile] > 0));
}

/** A layout of up to 16 tiles in heaps. */
export function randomDeal(seed: number): TileDeal {
  const random: Random = createRandom(seed);
  const size = 4 + 2 * random.int(7);
  const places: TilePlace[] = [];
  while (places.length < size) {
    const place = { x: random.int(9), y: random.int(5), layer: random.int(4) };
    const isTaken = places.some(
      ({ x, y, layer }) => layer === place.layer && Math.abs(x - place.x) < 2 && Math.abs(y - place.y) < 2,
    );
    if (!isTaken) places.push(place);
  }
  const perKind = random.pick([2, 4, 4, 4, 6, 8, 10]);
  return { places, kinds: random.shuffle(places.map((_, tile) => Math.floor(tile / perKind) + 1)) };
}
