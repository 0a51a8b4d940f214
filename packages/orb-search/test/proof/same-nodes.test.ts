import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { type CertifyOptions, certifySearch, generateOrbs, parseOrbs } from '../../src/index.js';
import { exhaust } from '../../src/proof/exhaust.js';
import { narrowInput } from '../../src/request/bit-input.js';
import { pathRequest } from '../../src/request/path-request.js';

const deal = (rows: number, cols: number, types: number, seed = 1) => generateOrbs({ rows, cols, types, seed });
const gaps = parseOrbs('0X12\n1?02\n0120\n2101');

type Board = ReturnType<typeof parseOrbs>;

// Limits count nodes, so a node more or less in a proof can be another answer.
test.each<[name: string, board: Board, moves: number, options: CertifyOptions, line: string]>([
  ['5×4', deal(4, 5, 4), 9, {}, '11-15-14-10-6-7-3-2-6-5 #12925'],
  ['5×4, one move less', deal(4, 5, 4), 8, {}, 'undefined #9831'],
  ['6×5, few moves', deal(5, 6, 6), 5, {}, 'undefined #5865'],
  ['6×5, many moves', deal(5, 6, 6, 3), 8, { start: 14 }, 'undefined #6'],
  ['eight directions', deal(4, 4, 3), 5, { rules: { directions: 8 } }, '11-15-10-5-1-4 #16949'],
  ['gaps', gaps, 8, {}, '9-13 #518'],
  ['gaps, an end', gaps, 8, { end: [0, 15], goal: { kind: 'at-least', combos: 3 } }, '12-13-9-8-12 #4333'],
  ['two types', deal(3, 4, 2, 3), 8, { goal: { kind: 'at-least', combos: 3 } }, '3-0-1-4-3-6-7-10 #1370'],
  ['fifteen types', deal(5, 6, 15, 2), 8, { start: [3, 8] }, 'undefined #9'],
  ['8×4, all bits of a word', deal(4, 8, 4), 6, { start: [0, 31] }, 'undefined #358'],
  [
    'eight directions from the middle',
    deal(4, 4, 5, 2),
    6,
    { start: [5, 10], rules: { directions: 8 } },
    'undefined #46576',
  ],
  ['waste out of reach', parseOrbs('11212000\n22121000\n11212121\n22121212'), 6, { start: 24 }, 'undefined #5'],
  ['no move', deal(3, 4, 2, 3), 0, {}, 'undefined #12'],
])('the same paths are tried: %s', (_, board, moves, options, line) => {
  const search = exhaust(narrowInput(pathRequest(board, options)), moves, 1e6);
  runSlices(search.begin(moves, createPace(1)));
  while (!search.run(100));
  expect(`${search.path()?.join('-')} #${search.nodes()}`).toBe(line);
});

test.each<[name: string, board: Board, length: number, options: CertifyOptions, line: string]>([
  ['in stages', deal(4, 5, 4), 12, {}, 'false ≥9 2-3-8-7-6-1-0-5-6-11'],
  ['in stages, where nodes end', deal(5, 6, 6), 20, { maxNodes: 9000 }, 'false ≥5 none'],
  ['by the plain rules', deal(3, 4, 3), 9, { goal: { kind: 'damage', atLeast: 6 } }, 'true ≥9 none'],
  [
    'by the plain rules, where nodes end',
    deal(4, 4, 3),
    9,
    { rules: { minGroup: 4 }, maxNodes: 800 },
    'false ≥2 1-5-9',
  ],
  [
    'by the plain rules, all tried',
    parseOrbs('001\n012'),
    50,
    { goal: { kind: 'damage', atLeast: 50 }, start: 0 },
    'true ≥50 none',
  ],
  ['where the first node ends', deal(4, 5, 4), 12, { maxNodes: 1 }, 'false ≥0 none'],
  [
    'by the plain rules, where the last node ends',
    deal(3, 4, 3),
    9,
    { goal: { kind: 'damage', atLeast: 6 }, maxNodes: 72 },
    'false ≥3 none',
  ],
  [
    'of no move by the plain rules',
    parseOrbs('000\n121'),
    0,
    { goal: { kind: 'colours', types: [0] } },
    'true ≥0 none',
  ],
  ['of no move', deal(3, 4, 3), 0, {}, 'true ≥0 none'],
])('the same proof: %s', (_, board, length, options, line) => {
  const search = certifySearch(board, length, options);
  let before = { nodes: 0, lowerBound: 0 };
  let step = search.next();
  for (; !step.done; step = search.next()) {
    const { nodes, best: { lowerBound } = before } = step.value;
    expect(nodes >= before.nodes && lowerBound >= before.lowerBound).toBe(true);
    before = { nodes, lowerBound };
  }
  const { provenShortest, lowerBound, path } = step.value;
  const moves = path ? [path.start, ...path.moves].join('-') : 'none';
  expect(`${provenShortest} ≥${lowerBound} ${moves}`).toBe(line);
});
