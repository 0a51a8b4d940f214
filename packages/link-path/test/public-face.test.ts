import { type PublicCalls, publicFaceLaws, refusesAtOnce } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

const board = { rows: 2, cols: 3, cells: [1, 0, 2, 2, 1, -1], frozen: [3], tied: [{ a: 0, b: 4 }] };
const rules = { maxTurns: 3, margin: false, adjacent: false, groups: [[1, 2]] };
const played = { ...rules, gravity: { cycle: ['down'], played: 1 } } as const;
const ofGrid = { exempt: 'of @kit/grid, whose own laws hold it' };
const plan = [
  { a: 0, b: 4 },
  { a: 2, b: 3 },
];
// The plan is one by all of the options together; without them by the usual rules.
const solve = { args: [board], options: { ...played, maxNodes: 50, plan } };
const rate = { args: [board], options: { ...played, seed: 1, plays: 3 } };
const mix = { args: [board], options: { ...played, seed: 1, guarantee: 'clear', maxTries: 3 } };
const generate = {
  args: [],
  options: {
    ...played,
    rows: 2,
    cols: 2,
    kinds: 2,
    copies: 2,
    leftover: 'empty',
    frozen: 0,
    tied: 1,
    seed: 1,
    shape: { rows: 2, cols: 2, cells: [1, 1, 1, 1] },
    deadEnds: { min: 0, max: 1 },
    difficulty: 1,
    maxTries: 5,
  },
  required: ['rows', 'cols', 'kinds'],
};

const pile = { places: [0, 2, 4, 6].map((x) => ({ x, y: 0, layer: 0 })), kinds: [1, 2, 2, 1] };
const dealTiles = {
  args: [],
  options: {
    groups: [[1, 2]],
    layout: { places: pile.places },
    kinds: 2,
    copies: 2,
    guarantee: 'clear',
    seed: 1,
    difficulty: 1,
    maxTries: 5,
  },
  required: ['layout', 'kinds'],
};

const mixTiles = { args: [pile], options: { groups: [[1, 2]], seed: 1, guarantee: 'clear', maxTries: 5 } };

// The laws compare results as values, so of a live board they see what it shows.
const createLinkBoard = (...args: Parameters<typeof kit.createLinkBoard>) => {
  const live = kit.createLinkBoard(...args);
  return { board: live.board(), pairs: live.pairs(), undone: live.undo() };
};
const createTileGame = (...args: Parameters<typeof kit.createTileGame>) => {
  const game = kit.createTileGame(...args);
  return { deal: game.deal(), pairs: game.pairs(), hint: game.hint() };
};

const calls: PublicCalls = {
  bridgeLayout: { args: [] },
  checkLink: { args: [board, 0, 4], options: rules },
  createGrid: ofGrid,
  createLinkBoard: { args: [board], options: played },
  createTileGame: { args: [pile], options: { groups: [[1, 2]], maxNodes: 50 } },
  describeLink: { args: [kit.findLink(board, 0, 4), kit.en] },
  describeTile: { args: [board, 0, kit.en], options: { ...rules, names: { 1: 'a' } } },
  findAllLinks: { args: [board, 0, 4], options: { ...rules, maxLinks: 5 } },
  findLink: { args: [board, 0, 4], options: rules },
  findPairs: { args: [board], options: rules },
  findPairsSearch: { args: [board], options: rules },
  formatBoard: { args: [board] },
  formatGrid: ofGrid,
  formatTileLayout: { args: [pile] },
  freePairs: { args: [pile], options: { groups: [[1, 2]] } },
  freeTiles: { args: [pile] },
  generateBoard: generate,
  generateBoardSearch: generate,
  generateTiles: dealTiles,
  generateTilesSearch: dealTiles,
  gridFromRows: ofGrid,
  gridToRows: ofGrid,
  hintMove: { args: [board], options: { ...played, maxNodes: 50 } },
  hintMoveSearch: { args: [board], options: { ...played, maxNodes: 50 } },
  layeredToSvg: {
    args: [pile],
    options: { pair: { a: 0, b: 3 }, hint: kit.hintTiles(pile), names: { 1: 'a' }, title: 'x' },
  },
  linkBoardToSvg: {
    args: [board],
    options: { link: kit.findLink(board, 0, 4), hint: kit.hintMove(board), names: { 1: 'a' }, title: 'x' },
  },
  linkBoardToText: {
    args: [board],
    options: { link: kit.findLink(board, 0, 4), hint: kit.hintMove(board), color: true },
  },
  hintTiles: { args: [pile], options: { groups: [[1, 2]], maxNodes: 50 } },
  hintTilesSearch: { args: [pile], options: { groups: [[1, 2]], maxNodes: 50 } },
  isCleared: { args: [board] },
  isDeadlocked: { args: [board], options: rules },
  isDeadlockedSearch: { args: [board], options: rules },
  isInvalidInputError: ofGrid,
  parseBoard: { args: ['1* 2a 2a 1'] },
  parseGrid: ofGrid,
  parseTileLayout: { args: [kit.formatTileLayout(pile)] },
  parseTileLayouts: { args: [kit.formatTileLayout(pile)] },
  pyramidLayout: { args: [] },
  rateBoard: rate,
  rateBoardSearch: rate,
  rateTiles: { args: [pile], options: { groups: [[1, 2]] } },
  readInvalidInputError: ofGrid,
  removePair: { args: [board, 0, 4], options: { gravity: 'down' } },
  removeTiles: { args: [pile, 0, 3], options: { groups: [[1, 2]] } },
  reshuffle: mix,
  reshuffleSearch: mix,
  reshuffleTiles: mixTiles,
  reshuffleTilesSearch: mixTiles,
  runAsync: ofGrid,
  runSync: ofGrid,
  solveBoard: solve,
  solveBoardSearch: solve,
  solveTiles: { args: [pile], options: { groups: [[1, 2]], maxNodes: 50 } },
  solveTilesSearch: { args: [pile], options: { groups: [[1, 2]], maxNodes: 50 } },
  turtleLayout: { args: [] },
};

publicFaceLaws({ ...kit, createLinkBoard, createTileGame }, calls);
// Whether a plan clears the board is known once it was played.
refusesAtOnce(kit, calls, ['bad-plan']);
