/** What comes out is plain JSON: no -0, and lists of the caller's own kind come out as arrays. */
import * as kit from '@kit/link-path';
import { expect, test } from 'vitest';

/** Where something is -0. */
function minusZeros(value: unknown, path = ''): string[] {
  if (Object.is(value, -0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => minusZeros(member, `${path}.${key}`));
}

/** A list as an object with a length. */
const like = (list: readonly unknown[]) => ({ ...list, length: list.length }) as never;

const board = { rows: 2, cols: 3, cells: [1, -0, 2, 2, 1, -0] };
const marked = { ...board, frozen: [-0], tied: [{ a: 2, b: 3 }] };
const tied = { ...board, tied: [{ a: -0, b: 4 }] };
const places = [-0, 2, 4, 6].map((x) => ({ x, y: -0, layer: -0 }));

const calls: Record<string, () => unknown> = {
  checkLink: () => kit.checkLink(board, -0, 4),
  createLinkBoard: () => {
    const live = kit.createLinkBoard(tied, { gravity: { cycle: ['down'], played: -0 } });
    const before = [live.board(), live.pairs(), live.findLink(-0, 4), live.gravity()];
    return [before, live.removePair(-0, 4), live.board(), live.falls(), live.gravity(), live.undo()];
  },
  findAllLinks: () => kit.findAllLinks(board, -0, 4),
  findLink: () => kit.findLink(board, 4, -0),
  findPairs: () => kit.findPairs(board),
  generateBoard: () =>
    kit.generateBoard({ rows: 2, cols: 2, kinds: 1, seed: -0, shape: { rows: 2, cols: 2, cells: [1, 1, -0, -0] } }),
  generateTiles: () => kit.generateTiles({ layout: { places }, kinds: 2 }),
  hintMove: () => kit.hintMove(tied),
  removePair: () => [kit.removePair(board, -0, 4), kit.removePair({ ...marked, frozen: [] }, -0, 4, { gravity: 'up' })],
  removeTiles: () => kit.removeTiles({ places, kinds: [1, -0, -0, 1] }, -0, 3),
  reshuffle: () => [kit.reshuffle(board), kit.reshuffle(marked), kit.reshuffle({ ...board, tied: tied.tied })],
  solveBoard: () => [
    kit.solveBoard(board),
    kit.solveBoard(board, {
      plan: [
        { a: -0, b: 4 },
        { a: 2, b: 3 },
      ],
    }),
  ],
};

test.each(Object.entries(calls))('-0 counts as 0 and does not come out: %s', (_, call) => {
  const result = call();
  expect(minusZeros(result)).toEqual([]);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test('lists that are no arrays are as good as arrays, or refused as no list', () => {
  const plain = { rows: 2, cols: 3, cells: [1, 0, 2, 2, 1, 0], frozen: [0], tied: [{ a: 2, b: 3 }] };
  const likePlain = { rows: 2, cols: 3, cells: like(plain.cells), frozen: like([0]), tied: like(plain.tied) };
  for (const call of [kit.findPairs, kit.hintMove, kit.isDeadlocked, kit.reshuffle, kit.solveBoard, kit.rateBoard]) {
    expect(call(likePlain)).toEqual(call(plain));
  }
  expect(kit.createLinkBoard(likePlain).board()).toEqual(plain);
  expect(kit.removePair(likePlain, 2, 3)).toEqual(kit.removePair(plain, 2, 3));
  const plan = [
    { a: 2, b: 3 },
    { a: 0, b: 4 },
  ];
  expect(kit.solveBoard(plain, { plan: like(plan) })).toEqual(kit.solveBoard(plain, { plan }));
  expect(kit.freePairs({ places: like(places), kinds: like([1, 2, 2, 1]) })).toEqual([{ a: 0, b: 3 }]);
  const deal = { kinds: 2, copies: like([2, 2]), layout: { places: like(places) } };
  expect(kit.generateTiles(deal)).toEqual(kit.generateTiles({ ...deal, copies: [2, 2], layout: { places } }));
  expect(() => kit.findPairs(plain, { groups: like([[1, 2]]) })).toThrow(
    'options.groups is an object: expected a list',
  );
});
