import { createRandom } from '@kit/grid';
import { createLinkBoard, findLink, findPairs, removePair } from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards, gravities, rules } from '../random-board.js';
import { gravityAfter } from '../replay.js';

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
        const live0 = live.gravity();
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
            const { falls, ...after } = removePair(now, a, b, { gravity: gravityAfter(gravity, past.length) });
            expect(live.falls()).toEqual(falls);
            past.push(now);
            now = after;
            // What is left of the gravity goes on from there.
            expect(createLinkBoard(now, { gravity: live.gravity() }).gravity()).toEqual(live.gravity());
            expect(live.gravity()).toEqual(gravityAfter(live0, past.length));
          }
          expect(live.board()).toEqual(now);
        }
        expect(live.pairs()).toEqual(findPairs(now, link));
        for (let a = 0; a < now.cells.length; a++) {
          for (let b = 0; b < now.cells.length; b++) {
            const expected = findLink(now, a, b, link);
            expect(live.isLinked(a, b)).toBe(expected !== undefined);
            expect(live.findLink(a, b)).toEqual(expected);
          }
        }
        while (live.undo() !== undefined);
        expect(live.board()).toEqual(board);
        expect(live.pairs()).toEqual(findPairs(board, link));
      },
    ),
    { numRuns: 20 },
  );
});

test('pairs are kept up to date on small boards with room, to the last move and back', () => {
  let moves = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = createRandom(seed);
    const [rows, cols] = [2 + random.int(3), 2 + random.int(4)];
    const cells = Array.from({ length: rows * cols }, () => Math.max(-1, random.int(6) - 2));
    const options = { maxTurns: 1 + random.int(4), margin: random.int(3) > 0 };
    const live = createLinkBoard({ rows, cols, cells }, { ...options, gravity: seed % 4 === 0 ? 'down' : 'none' });
    const past = [];
    for (let pairs = live.pairs(); pairs.length > 0; pairs = live.pairs()) {
      past.push(pairs);
      const { a, b } = random.pick(pairs);
      live.removePair(a, b);
      expect(live.pairs()).toEqual(findPairs(live.board(), options));
    }
    moves += past.length;
    for (const pairs of past.toReversed()) {
      live.undo();
      expect(live.pairs()).toEqual(pairs);
    }
  }
  expect(moves).toBeGreaterThan(80);
});
