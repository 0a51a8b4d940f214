import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { forcingChain, forcingNet } from '../../../src/rating/hodoku/forcing.js';
import { netNext } from '../../../src/rating/hodoku/nets.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { groupedTables, netTables, type Tables } from '../../../src/rating/hodoku/tables.js';
import { cells, houses, sees } from '../../techniques/positions.js';
import { bitsOf, isBorneOut, undecidedBoard } from './sound-board.js';

/** By literal, all that follows from it. */
function reachOf(next: readonly (readonly number[])[]): Set<number>[] {
  return next.map((_, literal) => {
    const reached = new Set([literal]);
    for (const one of reached) for (const other of next[one]) reached.add(other);
    return reached;
  });
}

const inAll = (sets: readonly ReadonlySet<number>[]) => [...sets[0]].filter((one) => sets.every((set) => set.has(one)));

/**
 * What the tables prove, by definition: the opposite of what contradicts itself or empties a cell or a house; what both
 * tables of a candidate have in common outside its cell; what all of a cell or a house have in common. A house is emptied
 * only if no place that its digits leave was struck out.
 */
function provedBy(
  { board: { masks, values } }: Path,
  { candidates, nodeOf, next, cells: places }: Tables,
): Set<number> {
  const reach = reachOf(next);
  const natural = (cell: number, digit: number) =>
    values[cell] === 0 && !cells.some((peer) => sees(peer, cell) && values[peer] === digit + 1);
  const ofCells = cells.map((cell) => ({ ons: bitsOf(masks[cell]).map((digit) => cell * 9 + digit), isWhole: true }));
  const ofHouses = houses.flatMap((house) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((digit) => {
      const own = house.filter((cell) => masks[cell] & (1 << digit));
      return {
        ons: own.map((cell) => cell * 9 + digit),
        isWhole: house.every((cell) => own.includes(cell) || !natural(cell, digit)),
      };
    }),
  );
  const units = [...ofCells, ...ofHouses]
    .filter(({ ons }) => ons.length > 0)
    .map(({ ons, isWhole }) => ({ ons: ons.map((one) => nodeOf[one] * 2 + 1), isWhole }));
  const proved = new Set<number>();
  for (let literal = 0; literal < candidates * 2; literal++) {
    const own = reach[literal];
    const isRefuted =
      [...own].some((one) => own.has(one ^ 1)) ||
      units.some(({ ons, isWhole }) => isWhole && ons.every((one) => own.has(one ^ 1)));
    if (isRefuted) proved.add(literal ^ 1);
  }
  for (let node = 0; node < candidates; node++) {
    for (const one of inAll([reach[node * 2], reach[node * 2 + 1]])) {
      if (places[one >> 1][0] !== places[node][0]) proved.add(one);
    }
  }
  for (const { ons } of units) for (const one of inAll(ons.map((on) => reach[on]))) proved.add(one);
  return proved;
}

/** The first digit to place by cell, else the first candidate to strike out by cell and digit. */
function firstOf(path: Path, tables: Tables): number[] | undefined {
  const proved = [...provedBy(path, tables)].filter((literal) => literal < 2 * tables.candidates).sort((a, b) => a - b);
  const conclusion = proved.find((literal) => literal % 2 === 1) ?? proved[0];
  if (conclusion === undefined) return undefined;
  const node = conclusion >> 1;
  return [conclusion % 2, tables.cells[node][0] * 9 + tables.digits[node]];
}

const drawn = Array.from({ length: 32 }, (_, seed) => [seed, [0.05, 0.2, 0.5, 1][(seed >> 1) % 4]] as const);

/** Boards where nothing that contradicts itself comes first, but what all tables of a cell or a house have in common. */
const shared = [
  [93, 0.5],
  [109, 1],
  [111, 0.2],
  [141, 1],
  [183, 0.5],
  [213, 1],
] as const;

/** A board where what leaves a cell or a house of a net without a digit comes first. */
const emptied = [[878, 0.7]] as const;

test.each([
  ['chains', forcingChain, ({ board }: Path) => groupedTables(board)],
  ['nets', forcingNet, ({ board }: Path) => netTables(board, netNext(board))],
] as const)(
  '%s: of all that the tables prove the first digit, else the first candidate that goes',
  (_, find, tablesOf) => {
    const seen = { placed: 0, struck: 0, none: 0 };
    for (const [seed, chance] of [...some([...drawn, ...shared], 5), ...emptied]) {
      const { path, grids } = undecidedBoard(seed, chance);
      const found = find(path);
      const isPlaced = found !== undefined && found.placed >= 0;
      const conclusion = found && [Number(isPlaced), isPlaced ? found.placed : found.effects[0]];
      expect([seed, conclusion]).toEqual([seed, firstOf(path, tablesOf(path))]);
      seen[found === undefined ? 'none' : isPlaced ? 'placed' : 'struck']++;
      if (found === undefined) continue;
      expect(found.effects.length).toBe(isPlaced ? 0 : 1);
      for (const grid of grids) {
        if (isPlaced) expect(grid[Math.floor(found.placed / 9)]).toBe((found.placed % 9) + 1);
        expect(isBorneOut(found.effects, grid)).toBe(true);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(isQuick ? 0 : 5);
  },
);
