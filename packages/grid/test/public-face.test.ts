import { publicFaceLaws } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

const board = { rows: 2, cols: 3, cells: [1, 0, 2, 1, 1, 0] };
const layout = { x: 0, y: 0, cellWidth: 10, cellHeight: 10, rows: 2, cols: 3 };
const rect = { x: 0, y: 0, width: 2, height: 3 };
const isEmpty = (value: number) => value === 0;
const forSiblings = { exempt: 'called by the sibling packages' };

publicFaceLaws(kit, {
  applyGravity: { args: [board, 'down'], options: { isEmpty, isFixed: isEmpty }, required: ['isEmpty'] },
  canonicalForm: { args: [board] },
  cellAtPoint: { args: [layout, 5, 5] },
  cellPlace: forSiblings,
  cellRect: { args: [layout, 2] },
  cellSubject: forSiblings,
  checkCell: forSiblings,
  checkChoice: forSiblings,
  checkFlag: forSiblings,
  checkFunction: forSiblings,
  checkGrid: forSiblings,
  checkGridShape: forSiblings,
  checkInteger: forSiblings,
  checkList: forSiblings,
  checkNumber: forSiblings,
  checkObject: forSiblings,
  checkOptions: forSiblings,
  checkSeed: forSiblings,
  checkShape: forSiblings,
  checkText: forSiblings,
  colOf: { args: [board, 2] },
  countBits: forSiblings,
  createBoxIndex: { args: [[0, 0, 1, 1, 2, 2, 3, 3]] },
  createGrid: { args: [2, 3, 0] },
  createPointIndex: {
    args: [
      [1, 2],
      [3, 4],
    ],
  },
  createRandom: { args: [1] },
  describeValue: { args: [1] },
  fillTemplate: forSiblings,
  findComponents: { args: [board] },
  findFalls: { args: [board, 'down'], options: { isEmpty, isFixed: isEmpty }, required: ['isEmpty'] },
  findRuns: { args: [board, 2], options: { isEmpty } },
  formatGrid: { args: [board] },
  freeRuns: { args: [board, isEmpty] },
  gravityInPlace: {
    args: [Int8Array.of(1, 0, 2, 0), { rows: 1, cols: 4 }, 'right'],
    options: { isEmpty, isFixed: isEmpty },
    required: ['isEmpty'],
  },
  gridFromRows: { args: [[[1, 2]]] },
  gridToRows: { args: [board] },
  inBounds: { args: [board, 1, 1] },
  indexOf: { args: [board, 1, 1] },
  isInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
  mapSearch: { exempt: 'a helper of searches, which call it with searches: search.slices.test.ts' },
  neighborTable: { args: [board, kit.offsets4] },
  neighbors4: { args: [board, 0] },
  neighbors8: { args: [board, 0] },
  parseGrid: { args: ['1 2'] },
  randomFromState: { args: [kit.createRandom(1).state()] },
  readInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
  rectContains: { args: [rect, 1, 1] },
  rectsIntersect: { args: [rect, rect] },
  rowOf: { args: [board, 2] },
  runAsync: { exempt: 'answers with a promise: search.test.ts, junk.property.test.ts' },
  runSync: { exempt: 'takes a search, which is no JSON: search.test.ts' },
  transform: { args: [board, 'rotate90'] },
  transformCell: { args: [board, 1, 'rotate90'] },
});
