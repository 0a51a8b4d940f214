import { checkLink, findAllLinks, findLink, findPairs, isDeadlocked } from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards, rules } from '../random-board.js';
import { isLine, plainSearch } from './reference.js';

const twoCells = fc.tuple(fc.nat(48), fc.nat(48));

test('the link found is the best there is, whatever the rules', () => {
  fc.assert(
    fc.property(boards, twoCells, rules, (board, [x, y], { maxTurns, margin }) => {
      const a = x % board.cells.length;
      const b = y % board.cells.length;
      fc.pre(a !== b && board.cells[a] > 0);
      const same = { ...board, cells: board.cells.map((value, cell) => (cell === b ? board.cells[a] : value)) };
      const best = plainSearch(same, a, b, margin);
      const link = findLink(same, a, b, { maxTurns, margin });
      expect(link && [link.turns, link.length]).toEqual(best && best[0] <= maxTurns ? best : undefined);
      const all = findAllLinks(same, a, b, { maxTurns, margin });
      if (link) expect(all).toContainEqual(link);
      expect(new Set(all.map(({ points }) => JSON.stringify(points))).size).toBe(all.length);
      for (const { points, turns } of all) {
        expect(isLine(same, a, b, points, margin)).toBe(true);
        expect(points.length).toBe(turns + 2);
      }
      const back = findLink(same, b, a, { maxTurns, margin });
      expect(back && [back.turns, back.length]).toEqual(link && [link.turns, link.length]);
      const check = checkLink(same, a, b, { maxTurns, margin });
      if (check.linked) expect(check.link).toEqual(link);
      else expect([check.reason === 'walled-in', check.turnsNeeded]).toEqual([best === undefined, best?.[0]]);
    }),
    { numRuns: 50 },
  );
});

test('the list of pairs holds every pair that has a link, and nothing else', () => {
  fc.assert(
    fc.property(boards, rules, (board, options) => {
      const expected = [];
      for (let a = 0; a < board.cells.length; a++) {
        for (let b = a + 1; b < board.cells.length; b++) if (findLink(board, a, b, options)) expected.push({ a, b });
      }
      expect(findPairs(board, options)).toEqual(expected);
      expect(isDeadlocked(board, options)).toBe(expected.length === 0);
    }),
    { numRuns: 50 },
  );
});
