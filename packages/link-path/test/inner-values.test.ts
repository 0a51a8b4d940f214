/** Live boards, plans, layouts and marked cells: input that no single call of the public face has. */
import { innerCall, innerCallLaws, innerJunkLaws } from '../../../config/inner-laws.js';
import * as kit from '../src/index.js';

const board = { rows: 2, cols: 3, cells: [1, 0, 2, 2, 1, 0] };
const marked = { ...board, frozen: [0], tied: [{ a: 2, b: 3 }] };
const tied = { ...board, tied: [{ a: 0, b: 4 }] };
const places = [0, 2, 4, 6].map((x) => ({ x, y: 0, layer: 0 }));
const plan = [
  { a: 0, b: 4 },
  { a: 2, b: 3 },
];

function played(from: kit.BoardLike, options: kit.LinkBoardOptions, a: number, b: number) {
  const live = kit.createLinkBoard(from, options);
  const before = [live.board(), live.pairs(), live.findLink(a, b) ?? 'no link', live.gravity()];
  return [before, live.removePair(a, b), live.board(), live.falls(), live.gravity(), live.undo() ?? 'nothing'];
}

const calls = [
  innerCall(played, tied, { gravity: { cycle: ['down'], played: 0 } }, 0, 4),
  innerCall(kit.checkLink, board, 0, 4),
  innerCall(kit.findAllLinks, board, 0, 4),
  innerCall(kit.findLink, board, 4, 0),
  ...[board, marked, tied].flatMap((given) => [
    innerCall(kit.findPairs, given),
    innerCall(kit.hintMove, given),
    innerCall(kit.isDeadlocked, given),
    innerCall(kit.rateBoard, given),
    innerCall(kit.reshuffle, given),
    innerCall(kit.solveBoard, given),
  ]),
  innerCall(kit.solveBoard, board, { plan }),
  innerCall(kit.generateBoard, {
    rows: 2,
    cols: 2,
    kinds: 1,
    seed: 0,
    shape: { rows: 2, cols: 2, cells: [1, 1, 0, 0] },
  }),
  innerCall(kit.generateTiles, { layout: { places }, kinds: 2 }),
  innerCall(kit.generateTiles, { layout: { places }, kinds: 2, copies: [2, 2] }),
  innerCall(kit.freePairs, { places, kinds: [1, 2, 2, 1] }),
  innerCall(kit.removePair, board, 0, 4),
  innerCall(kit.removePair, { ...marked, frozen: [] }, 0, 4, { gravity: 'up' }),
  innerCall(kit.removePair, marked, 2, 3),
  innerCall(kit.removeTiles, { places, kinds: [1, 0, 0, 1] }, 0, 3),
];

innerCallLaws(calls);
innerJunkLaws(calls);
