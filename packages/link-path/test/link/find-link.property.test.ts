import { createRandom } from '@kit/grid';
import {
  checkLink,
  createLinkBoard,
  findAllLinks,
  findLink,
  findPairs,
  type Grid,
  isDeadlocked,
  type LinkOptions,
  type Pair,
} from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { boards, rules } from '../random-board.js';
import { isLine, type PlainLink, plainLinks } from './reference.js';

/** Why two cells are no pair, whatever lies between them; undefined if they are one. */
function refusal({ cols, cells }: Grid, a: number, b: number, { adjacent, groups }: LinkOptions): string | undefined {
  if (a === b) return 'same-cell';
  if (cells[a] === 0 || cells[b] === 0) return 'empty';
  if (cells[a] === -1 || cells[b] === -1) return 'stone';
  const isGrouped = groups?.some((group) => group.includes(cells[a]) && group.includes(cells[b])) === true;
  if (cells[a] !== cells[b] && !isGrouped) return 'different-kind';
  const rowsApart = Math.abs(Math.trunc(a / cols) - Math.trunc(b / cols));
  const colsApart = Math.abs((a % cols) - (b % cols));
  return adjacent === false && rowsApart + colsApart === 1 ? 'adjacent' : undefined;
}

/** What two cells are by the plain definition: the best lines, or `checkLink`'s refusal. */
function plainCheck(
  board: Grid,
  a: number,
  b: number,
  options: LinkOptions,
  linksFrom: readonly ReadonlyMap<number, PlainLink>[],
) {
  const reason = refusal(board, a, b, options);
  if (reason !== undefined) return { linked: false, reason } as const;
  const best = linksFrom[a].get(b);
  if (best === undefined) return { linked: false, reason: 'walled-in' } as const;
  const { turns } = best;
  if (turns <= options.maxTurns!) return { linked: true, ...best } as const;
  return {
    linked: false,
    reason: options.maxTurns === 0 ? 'not-straight' : 'too-many-turns',
    turnsNeeded: turns,
  } as const;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is wrong on a board: to expect something of each of many thousand links takes longer than the links. */
function faultsOf(board: Grid, options: LinkOptions, linksFrom: readonly ReadonlyMap<number, PlainLink>[]): unknown[] {
  const faults: unknown[] = [];
  const pairs: Pair[] = [];
  const live = createLinkBoard(board, options);
  for (const a of board.cells.keys()) {
    for (const b of board.cells.keys()) {
      const expected = plainCheck(board, a, b, options, linksFrom);
      const link = findLink(board, a, b, options);
      const check = checkLink(board, a, b, options);
      const all = findAllLinks(board, a, b, options);
      const isRight = expected.linked
        ? link !== undefined &&
          same([link.turns, link.length], [expected.turns, expected.length]) &&
          same(check, { linked: true, link }) &&
          all.length === Math.min(expected.lines, 1000) &&
          all.some((other) => same(other, link)) &&
          new Set(all.map(({ points }) => JSON.stringify(points))).size === all.length &&
          all.every(
            ({ turns, length, points }) =>
              turns === expected.turns &&
              length === expected.length &&
              points.length === turns + 2 &&
              isLine(board, a, b, points, options.margin!),
          )
        : link === undefined && same(check, expected) && all.length === 0;
      if (!isRight || !same(live.findLink(a, b), link)) faults.push({ a, b, options, expected, check, all });
      if (expected.linked && a < b) pairs.push({ a, b });
    }
  }
  const lists = [findPairs(board, options), live.pairs()];
  if (!lists.every((list) => same(list, pairs))) faults.push({ options, pairs, lists });
  if (isDeadlocked(board, options) !== (pairs.length === 0)) faults.push({ options, pairs, isDeadlocked: true });
  return faults;
}

/** Holds all pairs of a board to the plain definition, for up to six turns, with and without the margin. */
function expectAllPairs(board: Grid, { adjacent, groups }: LinkOptions): void {
  for (const margin of [true, false]) {
    const linksFrom = Array.from(board.cells.keys(), (a) => plainLinks(board, a, margin));
    for (let maxTurns = 0; maxTurns <= 6; maxTurns++) {
      expect(faultsOf(board, { maxTurns, margin, adjacent, groups }, linksFrom)).toEqual([]);
    }
  }
}

test('every two cells of a board have the best link there is, whatever the rules', () => {
  fc.assert(fc.property(boards, rules, expectAllPairs), { numRuns: runs(40, 100, 10) });
});

test('so they have on crowded boards where every tile matches every other, and many links need three turns or more', () => {
  for (let seed = 0; seed < runs(6, 60, 2); seed++) {
    const random = createRandom(seed);
    const cells = Array.from({ length: 42 }, () => random.pick([0, 0, 0, 0, 1, 1, 1, -1]));
    expectAllPairs({ rows: 6, cols: 7, cells }, {});
  }
});
