import { publicFaceLaws } from '../../../config/public-face.js';
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
    maxTries: 5,
  },
  required: ['rows', 'cols', 'kinds'],
};

// The laws compare results as values, so of a live board they see what it shows.
const createLinkBoard = (...args: Parameters<typeof kit.createLinkBoard>) => {
  const live = kit.createLinkBoard(...args);
  return { board: live.board(), pairs: live.pairs(), undone: live.undo() };
};

publicFaceLaws(
  { ...kit, createLinkBoard },
  {
    checkLink: { args: [board, 0, 4], options: rules },
    createGrid: ofGrid,
    createLinkBoard: { args: [board], options: played },
    describeLink: { args: [kit.findLink(board, 0, 4), kit.en] },
    describeTile: { args: [board, 0, kit.en], options: { ...rules, names: { 1: 'a' } } },
    findAllLinks: { args: [board, 0, 4], options: { ...rules, maxLinks: 5 } },
    findLink: { args: [board, 0, 4], options: rules },
    findPairs: { args: [board], options: rules },
    findPairsSearch: { args: [board], options: rules },
    formatBoard: { args: [board] },
    formatGrid: ofGrid,
    generateBoard: generate,
    generateBoardSearch: generate,
    gridFromRows: ofGrid,
    gridToRows: ofGrid,
    hintMove: { args: [board], options: { ...played, maxNodes: 50 } },
    hintMoveSearch: { args: [board], options: { ...played, maxNodes: 50 } },
    isCleared: { args: [board] },
    isDeadlocked: { args: [board], options: rules },
    isDeadlockedSearch: { args: [board], options: rules },
    isInvalidInputError: ofGrid,
    parseBoard: { args: ['1* 2a 2a 1'] },
    parseGrid: ofGrid,
    rateBoard: rate,
    rateBoardSearch: rate,
    readInvalidInputError: ofGrid,
    removePair: { args: [board, 0, 4], options: { gravity: 'down' } },
    reshuffle: mix,
    reshuffleSearch: mix,
    runAsync: ofGrid,
    runSync: ofGrid,
    solveBoard: solve,
    solveBoardSearch: solve,
  },
);
