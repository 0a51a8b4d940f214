import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { houseCells, peerCells } from '../../../src/kernel/geometry.js';
import { alsXz } from '../../../src/rating/hodoku/als.js';
import { alsXyChain } from '../../../src/rating/hodoku/als-chain.js';
import type { Board } from '../../../src/rating/hodoku/board.js';
import { closureOf, follows } from '../../../src/rating/hodoku/closure.js';
import { xChain, xyChain } from '../../../src/rating/hodoku/digit-chains.js';
import { indexSum, sorted } from '../../../src/rating/hodoku/found.js';
import { frankenFish } from '../../../src/rating/hodoku/franken-fish.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { groupedTables } from '../../../src/rating/hodoku/tables.js';
import { fixture } from '../../techniques/positions.js';
import { pathOf } from './paths.js';

/** Boards on the way through some puzzles, where singles and subsets have ended. */
const boards: Path[] = some(fixture('hard.txt').slice(0, 14), 7).flatMap((line) => {
  const found: Path[] = [];
  pathOf(line, ({ level }, board) => {
    if (level === 'easy' || level === 'medium') return;
    const givens = [...board.values];
    found.push({ board: structuredClone(board), givens, solution: [], facts: new Map(), memory: new Map() });
  });
  return found;
});

const sees = (a: number, b: number): boolean => peerCells.subarray(a * 20, a * 20 + 20).includes(b);
const bitsOf = (mask: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => mask & (1 << digit));

/** The best of lists of effects: the most, then the smallest sum. */
function best(lists: Iterable<readonly number[]>): [number, number] {
  let [count, sum] = [0, 0];
  for (const effects of lists) {
    if (effects.length < count || effects.length === 0) continue;
    const own = indexSum(effects);
    if (effects.length > count || own < sum) [count, sum] = [effects.length, own];
  }
  return [count, sum];
}

function outcome(found: { readonly effects: readonly number[] } | undefined): [number, number] {
  return found === undefined ? [0, 0] : [found.effects.length, indexSum(found.effects)];
}

/** The candidates of a digit that see all the cells. */
function seen({ masks }: Board, digit: number, cells: readonly number[]): number[] {
  return [...masks.keys()]
    .filter((cell) => masks[cell] & (1 << digit) && cells.every((one) => sees(one, cell)))
    .map((cell) => cell * 9 + digit);
}

test('there are boards to compare on', () => {
  expect(boards.length).toBeGreaterThan(isQuick ? 3 : 20);
});

test('XY-Chains: all chains are walked, and the best outcome is the same', () => {
  let found = 0;
  for (const path of boards.slice(0, 50)) {
    const { board } = path;
    const lists: number[][] = [];
    const walk = (cells: readonly number[], start: number, leaving: number): void => {
      const last = cells[cells.length - 1];
      if (leaving === start && cells.length > 1) lists.push(seen(board, start, [cells[0], last]));
      if (cells.length >= 5) return;
      for (let next = 0; next < 81; next++) {
        const mask = board.masks[next];
        if (bitsOf(mask).length !== 2 || !(mask & (1 << leaving)) || cells.includes(next) || !sees(last, next))
          continue;
        walk([...cells, next], start, bitsOf(mask & ~(1 << leaving))[0]);
      }
    };
    for (let cell = 0; cell < 81; cell++) {
      const pair = bitsOf(board.masks[cell]);
      if (pair.length === 2) for (const start of pair) walk([cell], start, pair[0] === start ? pair[1] : pair[0]);
    }
    const short = best(lists);
    const [count, sum] = outcome(xyChain(path));
    // Chains of five cells at most are walked here; longer ones can only be better.
    expect(count > short[0] || (count === short[0] && sum <= short[1])).toBe(true);
    if (count === short[0] && sum === short[1]) found += count;
  }
  expect(found).toBeGreaterThan(isQuick ? 0 : 1);
});

test('X-Chains: likewise, with chains that come back to their start', () => {
  let found = 0;
  for (const path of some(boards.slice(0, 40), 2)) {
    const { board } = path;
    const lists: number[][] = [];
    for (let digit = 0; digit < 9; digit++) {
      const places = [...board.masks.keys()].filter((cell) => board.masks[cell] & (1 << digit));
      const isStrong = (a: number, b: number): boolean =>
        [0, 1, 2].some((kind) => {
          const house = Array.from({ length: 9 }, (_, i) => kind * 9 + i).find((h) => holds(h, a)) as number;
          return holds(house, b) && places.filter((cell) => holds(house, cell)).length === 2;
        });
      const walk = (cells: readonly number[]): void => {
        const last = cells[cells.length - 1];
        if (cells.length % 2 === 0 && cells.length > 3) lists.push(seen(board, digit, [cells[0], last]));
        if (cells.length > 5) return;
        for (const next of places) {
          const comesBack = next === cells[0] && cells.length % 2 === 1 && cells.length > 2 && isStrong(last, next);
          if (comesBack) lists.push(seen(board, digit, [next]));
          if (cells.includes(next) || !sees(last, next)) continue;
          if (cells.length % 2 === 0 || isStrong(last, next)) walk([...cells, next]);
        }
      };
      for (const start of places) walk([start]);
    }
    const short = best(lists);
    const [count, sum] = outcome(xChain(path));
    expect(count > short[0] || (count === short[0] && sum <= short[1])).toBe(true);
    if (count === short[0] && sum === short[1]) found += count;
  }
  expect(found).toBeGreaterThan(isQuick ? 0 : 3);
});

function holds(house: number, cell: number): boolean {
  return houseCells.subarray(house * 9, house * 9 + 9).includes(cell);
}

test('what follows: by the components as by walking from each literal', () => {
  for (const { board } of boards.slice(0, 3)) {
    const { next } = groupedTables(board);
    const closure = closureOf(next);
    for (let root = 0; root < next.length; root += 7) {
      const reached = new Set([root]);
      for (const literal of reached) for (const other of next[literal]) reached.add(other);
      const gathered = [...next.keys()].filter((literal) => follows(closure, root, literal));
      expect(gathered).toEqual([...reached].sort((a, b) => a - b));
    }
  }
});

type Als = { cells: number[]; mask: number };

/** Sets by their definition, in the order of their first house. */
function setsIn({ masks }: Board): Als[] {
  const sets = new Map<string, Als>();
  for (let house = 0; house < 27; house++) {
    const open = [...houseCells.subarray(house * 9, house * 9 + 9)].filter((cell) => masks[cell] !== 0);
    const grow = (cells: number[], from: number): void => {
      const mask = cells.reduce((all, cell) => all | masks[cell], 0);
      const key = [...cells].sort((a, b) => a - b).join();
      if (bitsOf(mask).length === cells.length + 1 && !sets.has(key)) sets.set(key, { cells, mask });
      for (let i = from; i < open.length; i++) grow([...cells, open[i]], i + 1);
    };
    for (let i = 0; i < open.length; i++) grow([open[i]], i + 1);
  }
  return [...sets.values()];
}

function linksBetween({ masks }: Board, a: Als, b: Als): number[] {
  if (a.cells.some((cell) => b.cells.includes(cell))) return [];
  return bitsOf(a.mask & b.mask).filter((digit) => {
    const has = (cell: number): boolean => (masks[cell] & (1 << digit)) !== 0;
    return a.cells.filter(has).every((p) => b.cells.filter(has).every((q) => sees(p, q)));
  });
}

function endEffects(board: Board, a: Als, b: Als, leftOut: readonly number[]): number[] {
  const digits = bitsOf(a.mask & b.mask).filter((digit) => !leftOut.includes(digit));
  return digits.flatMap((digit) =>
    seen(
      board,
      digit,
      [...a.cells, ...b.cells].filter((cell) => board.masks[cell] & (1 << digit)),
    ),
  );
}

test('almost locked sets: the first linked pair, and the best chain of all that are walked', () => {
  let pairs = 0;
  let chains = 0;
  // Boards with few sets, so that all chains can be walked.
  const counted = boards.map((path) => ({ path, sets: setsIn(path.board) }));
  const fewest = counted.sort((a, b) => a.sets.length - b.sets.length).slice(0, 12);
  for (const { path, sets } of some(fewest, 6)) {
    const { board } = path;
    const links = sets.map((a, i) =>
      sets.flatMap((b, j) => {
        const digits = j > i ? linksBetween(board, a, b) : [];
        return digits.length > 0 ? [{ to: j, digits }] : [];
      }),
    );
    // The first pair of the list whose common digits, the link's left out, go somewhere; or that two digits join.
    const first = alsXz(path);
    const single = sets.flatMap((a, i) =>
      links[i].map(({ to, digits }) => ({
        to,
        i,
        digits,
        effects: endEffects(board, a, sets[to], digits.slice(0, 1)),
      })),
    );
    const expected = single.find(({ digits, effects }) => effects.length > 0 && digits.length === 1);
    const isBefore = (i: number, j: number): boolean =>
      expected !== undefined && (expected.i - i || expected.to - j) < 0;
    if (expected !== undefined) expect(first).toBeDefined();
    if (first?.shape.form === 'sets') {
      const [i, j] = first.shape.sets.map((cells) => sets.findIndex((set) => `${set.cells}` === `${cells}`));
      expect([i >= 0, j > i, isBefore(i, j)]).toEqual([true, true, false]);
      if (expected?.i === i && expected.to === j) expect(first.effects).toEqual(expected.effects);
    }
    pairs += Number(first !== undefined);

    const lists: number[][] = [];
    const walk = (start: number, at: number, used: readonly number[], begins: number, length: number): void => {
      for (const { to, digits } of links[at]) {
        const low = digits[0];
        const high = digits[digits.length - 1];
        let use = low === high ? [low] : [low, high];
        use = use.filter((digit) => digit !== used[0]);
        if (use.length === 0) continue;
        if (length >= 2) lists.push(sorted(endEffects(board, sets[start], sets[to], [begins, ...use])));
        if (length < 4) walk(start, to, use, begins, length + 1);
      }
    };
    for (const [start, own] of links.entries()) {
      for (const { to, digits } of own) {
        for (const begins of new Set([digits[0], digits[digits.length - 1]])) walk(start, to, [begins], begins, 1);
      }
    }
    const short = best(lists);
    const [count, sum] = outcome(alsXyChain(path));
    expect(count > short[0] || (count === short[0] && sum <= short[1])).toBe(true);
    chains += Number(count > 0 && count === short[0] && sum === short[1]);
  }
  expect(pairs).toBeGreaterThan(isQuick ? 0 : 2);
  expect(chains).toBeGreaterThan(isQuick ? 0 : 1);
});

test('franken fish: a candidate that goes is covered, and every fin sees it', () => {
  let fish = 0;
  const ninth = boards.filter((_, i) => i % 9 === 0);
  for (const path of some(ninth, 2)) {
    for (const finned of [false, true]) {
      const found = frankenFish({ ...path, memory: new Map() }, finned, 2) ?? frankenFish(path, finned, 3);
      if (found?.shape.form !== 'fish') continue;
      fish++;
      const { digit, bases, covers } = found.shape;
      const places = bases.flatMap((house) =>
        [...houseCells.subarray(house * 9, house * 9 + 9)].filter((cell) => path.board.masks[cell] & (1 << digit)),
      );
      const fins = places.filter(
        (cell, i) => places.indexOf(cell) !== i || !covers.some((house) => holds(house, cell)),
      );
      expect(fins.length > 0).toBe(finned);
      for (const effect of found.effects) {
        const cell = Math.floor(effect / 9);
        expect(covers.some((house) => holds(house, cell)) && fins.every((fin) => sees(fin, cell))).toBe(true);
      }
    }
  }
  expect(fish).toBeGreaterThan(0);
});
