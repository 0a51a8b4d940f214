import { createLinkBoard, findLink, findPairs, removePair } from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards, gravities, rules } from '../random-board.js';

test('a live board always agrees with the plain functions, through removals and undo', () => {
  fc.assert(
    fc.property(
      boards,
      rules,
      gravities,
      fc.array(fc.nat(), { maxLength: 14 }),
      fc.boolean(),
      (board, link, gravity, choices, early) => {
        const live = createLinkBoard(board, { ...link, gravity });
        if (early) live.pairs();
        let now = board;
        const past = [];
        for (const choice of choices) {
          const pairs = findPairs(now, link);
          if (early) expect(live.pairs()).toEqual(pairs);
          if (choice % 5 === 0 && past.length > 0) {
            live.undo();
            now = past.pop() ?? board;
          } else if (pairs.length > 0) {
            const { a, b } = pairs[choice % pairs.length];
            expect(live.findLink(a, b)).toEqual(findLink(now, a, b, link));
            expect(live.removePair(b, a)).toBe(true);
            past.push(now);
            now = removePair(now, a, b, { gravity });
          }
          expect(live.board()).toEqual(now);
        }
        expect(live.pairs()).toEqual(findPairs(now, link));
        for (let a = 0; a < now.cells.length; a++) {
          for (let b = 0; b < now.cells.length; b++) {
            expect(live.isLinked(a, b)).toBe(findLink(now, a, b, link) !== undefined);
          }
        }
        while (live.undo() !== undefined);
        expect(live.board()).toEqual(board);
        expect(live.pairs()).toEqual(findPairs(board, link));
      },
    ),
    { numRuns: 70 },
  );
});
