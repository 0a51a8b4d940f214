/**
 * The free-tile game (mahjong solitaire) as the search over pairings sees it: the prototype of decision 13 (docs/decisions).
 *
 * A tile may go if nothing lies on it, even partly, and its left or its right side is free. The search asks its lines three
 * things: clear a cell, fill it, are these two linked. Here a cell is the number of a tile, and each tile counts what is
 * still above it, left of it and right of it; two are linked when both may go. A tile that goes never closes another in, so
 * all that the search builds on (pairings, closure, bound) holds as it stands.
 */
import { createRandom, type Random, runSlices } from '@kit/grid';
import type { Lines } from '../src/kernel/lines.js';
import { NodeLimit } from '../src/kernel/node-limit.js';
import { Pace } from '../src/kernel/pace.js';
import { PairingGame } from '../src/search/pairing-game.js';
import { PairingSearch, type Verdict } from '../src/search/pairing-search.js';

/** The place of a tile: its left and upper edge in half tiles, and its layer from 0 up. */
export type Place = { readonly x: number; readonly y: number; readonly layer: number };

/** For each tile those on it, those below it, and those at its left and its right side. */
export type Blockers = {
  readonly above: number[][];
  readonly below: number[][];
  readonly left: number[][];
  readonly right: number[][];
};

/** Which tiles block which. A tile is two halves wide and two high. */
export function blockersOf(places: readonly Place[]): Blockers {
  const at = (test: (own: Place, other: Place) => boolean): number[][] =>
    places.map((own) => places.flatMap((other, tile) => (test(own, other) ? [tile] : [])));
  const isLevel = (own: Place, other: Place): boolean => own.layer === other.layer && Math.abs(own.y - other.y) < 2;
  const meets = (own: Place, { x, y }: Place): boolean => Math.abs(x - own.x) < 2 && Math.abs(y - own.y) < 2;
  return {
    above: at((own, other) => other.layer > own.layer && meets(own, other)),
    below: at((own, other) => other.layer < own.layer && meets(own, other)),
    left: at((own, other) => isLevel(own, other) && other.x === own.x - 2),
    right: at((own, other) => isLevel(own, other) && other.x === own.x + 2),
  };
}

/** The lines of a layout on which all tiles stand. */
export function freeTileLines({ above, below, left, right }: Blockers): Lines {
  const onIt = Int32Array.from(above, ({ length }) => length);
  const atLeft = Int32Array.from(left, ({ length }) => length);
  const atRight = Int32Array.from(right, ({ length }) => length);
  const isGone = new Uint8Array(above.length);
  const change = (tile: number, gone: 0 | 1): void => {
    if (isGone[tile] === gone) return;
    isGone[tile] = gone;
    const step = 1 - 2 * gone;
    for (const other of below[tile]) onIt[other] += step;
    for (const other of right[tile]) atLeft[other] += step;
    for (const other of left[tile]) atRight[other] += step;
  };
  const isOpen = (tile: number): boolean => onIt[tile] === 0 && (atLeft[tile] === 0 || atRight[tile] === 0);
  return {
    clear: (tile) => change(tile, 1),
    fill: (tile) => change(tile, 0),
    isLinked: (a, b) => isOpen(a) && isOpen(b),
    isOpen,
    testsAtATime: 64,
  };
}

/** A verdict, and the tiles of its plan: pair after pair. */
export type FreeTileVerdict = { readonly verdict: Verdict; readonly moves: readonly number[] };

/**
 * Decides a deal; `kinds` has the kind of each tile, from 1, and every number up to the highest.
 *
 * Games at random and the search over pairings take turns, each turn twice as long as the last; the search begins anew with
 * its kinds and tiles in another order, since one that chose badly at first may stay in a corner for very long.
 */
export function solveFreeTiles(blockers: Blockers, kinds: readonly number[], turns: number): FreeTileVerdict {
  const random = createRandom(0);
  for (let turn = 0; turn < turns; turn++) {
    for (let game = 0; game < firstGames * 2 ** turn; game++) {
      const moves = playAtRandom(blockers, kinds, random);
      if (moves.length === kinds.length) return { verdict: 'solved', moves };
    }
    const found = searchPairings(blockers, kinds, random, firstPositions * 2 ** turn);
    if (found.verdict !== 'limit') return found;
  }
  return { verdict: 'limit', moves: [] };
}

/** Not weighed: the first numbers that were taken, by which 60 of 60 turtles were decided. */
const firstGames = 32;
const firstPositions = 100;

/** A game in which a kind goes as soon as all that is left of it may go, else a pair that is drawn. */
function playAtRandom(blockers: Blockers, kinds: readonly number[], random: Random): number[] {
  const lines = freeTileLines(blockers);
  const moves: number[] = [];
  const standing = new Set(kinds.keys());
  const left = new Map<number, number>();
  for (const kind of kinds) left.set(kind, (left.get(kind) ?? 0) + 1);
  for (;;) {
    const free = new Map<number, number[]>();
    for (const tile of standing) {
      if (!lines.isOpen(tile)) continue;
      const alike = free.get(kinds[tile]);
      if (alike === undefined) free.set(kinds[tile], [tile]);
      else alike.push(tile);
    }
    const pairs = [...free.values()].filter(({ length }) => length > 1);
    if (pairs.length === 0) return moves;
    const whole = pairs.filter((tiles) => tiles.length === left.get(kinds[tiles[0]]));
    const going = whole.length > 0 ? whole.flat() : random.shuffle(pairs[random.int(pairs.length)]).slice(0, 2);
    for (const tile of going) {
      lines.clear(tile);
      standing.delete(tile);
      left.set(kinds[tile], (left.get(kinds[tile]) ?? 0) - 1);
    }
    moves.push(...going);
  }
}

/** The search of the package over the pairings of a deal, with its kinds and tiles in an order that is drawn. */
function searchPairings(
  blockers: Blockers,
  kinds: readonly number[],
  random: Random,
  maxNodes: number,
): FreeTileVerdict {
  const rank = random.shuffle([...kinds.keys()]);
  const kindRank = random.shuffle(Array.from({ length: Math.max(...kinds) }, (_, kind) => kind));
  const classes = Int32Array.from(kinds, (kind) => kindRank[kind - 1]);
  const cellOf = Int32Array.from(kinds.keys()).sort((a, b) => classes[a] - classes[b] || rank[a] - rank[b]);
  const starts = new Int32Array(kindRank.length + 1);
  for (const kind of classes) starts[kind + 1] += 1;
  for (let kind = 1; kind < starts.length; kind++) starts[kind] += starts[kind - 1];
  const pace = new Pace();
  const game = new PairingGame({ classes, cellOf, starts, oddKinds: [] }, freeTileLines(blockers), pace);
  // `begin` looks for tiles that touch; here none can go because of that.
  for (let tile = 0; tile < cellOf.length; tile++) game.kindOf[tile] = classes[cellOf[tile]];
  const verdict = runSlices(new PairingSearch(game, new NodeLimit(maxNodes, pace)).run());
  return { verdict, moves: game.removed.map((tile) => cellOf[tile]) };
}

/** The turtle: 87 tiles, on them 36, 16, 4 and one across the last four. */
export function turtle(): Place[] {
  const rows = [12, 8, 10, 12, 12, 10, 8, 12];
  const places: Place[] = [
    { x: 0, y: 7, layer: 0 },
    { x: 26, y: 7, layer: 0 },
    { x: 28, y: 7, layer: 0 },
    { x: 13, y: 7, layer: 4 },
  ];
  rows.forEach((count, row) => {
    for (let col = 0; col < count; col++) places.push({ x: 14 - count + 2 * col, y: 2 * row, layer: 0 });
  });
  for (const [layer, side] of [6, 4, 2].entries()) {
    for (let tile = 0; tile < side * side; tile++) {
      const col = tile % side;
      const row = (tile - col) / side;
      places.push({ x: 14 - side + 2 * col, y: 8 - side + 2 * row, layer: layer + 1 });
    }
  }
  return places;
}
