import { expect, test } from 'vitest';
import {
  findPathSearch,
  generateOrbs,
  maxCombosSearch,
  type PathOptions,
  type PathResult,
  parseOrbs,
  type RulesOption,
} from '../../src/index.js';

/** A path search in a line: its status, path, cost and proved bound, and the boards and nodes that it took. */
function inALine(board: ReturnType<typeof parseOrbs>, options: PathOptions): string {
  const search = findPathSearch(board, options);
  let nodes = 0;
  let step: IteratorResult<{ nodes: number; best?: PathResult | undefined }, PathResult> = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  const { status, path, combos, cost, lowerBound, provenShortest } = step.value;
  return `${status} ${[path.start, ...path.moves].join('-')} ×${combos} €${cost} ≥${lowerBound}${provenShortest ? '!' : ''} #${nodes}`;
}

const deal = (rows: number, cols: number, types: number, seed = 1) => generateOrbs({ rows, cols, types, seed });
const gaps = parseOrbs('0X12\n1?02\n0120\n2101');
const burning = [
  { cell: 1, cost: 2 },
  { cell: 6, cost: 1 },
  { cell: 9, cost: 3 },
];

// Limits count boards and nodes, so one board more or less in a search can be another answer.
test.each<[name: string, board: ReturnType<typeof parseOrbs>, options: PathOptions, line: string]>([
  ['6×5, few moves', deal(5, 6, 6), { beam: 60, maxMoves: 8 }, 'limit 26-27-21-20-19-13-7-1 ×6 €0 ≥0 #3540'],
  [
    '6×5, eight directions',
    deal(5, 6, 6, 2),
    { beam: 60, maxMoves: 8, rules: { directions: 8 } },
    'limit 19-20-21-14-8-3 ×5 €0 ≥0 #4423',
  ],
  ['8×4, all bits of a word', deal(4, 8, 4, 3), { beam: 40, maxMoves: 7 }, 'limit 19-18-10-11-12 ×5 €0 ≥0 #1326'],
  [
    '5×4, two widths and a proof',
    deal(4, 5, 4, 5),
    { beam: 1000, maxProofNodes: 3000 },
    'reached 15-16-11-6-7-8-9-4-3-8-7-2-3-4-9-14-13-18-19-14-13 ×6 €0 ≥5 #39714',
  ],
  [
    '5×4, a beam too narrow for two',
    deal(4, 5, 4, 5),
    { beam: 999, maxMoves: 8, maxProofNodes: 0 },
    'limit 11-10-15 ×4 €0 ≥0 #16828',
  ],
  ['fifteen types', deal(5, 6, 15), { beam: 50, maxMoves: 6 }, 'limit 2-8-7-13 ×3 €0 ≥0 #2306'],
  ['gaps', gaps, { beam: 50 }, 'reached 10-11 ×3 €0 ≥1! #49'],
  [
    'a start and ends',
    gaps,
    { beam: 50, start: [3, 0], end: [15, 12], goal: { kind: 'at-least', combos: 2 } },
    'reached 0-4-8-12-13-9-10-11-15 ×2 €0 ≥8! #1840',
  ],
  ['one row', parseOrbs('01020311'), { beam: 50 }, 'limit 1-2-3-4-5 ×1 €0 ≥0 #102'],
  ['one column', parseOrbs('0\n1\n0\n2\n0\n1\n1'), { beam: 50 }, 'limit 1-2-3-4 ×1 €0 ≥0 #76'],
  ['7×6', deal(6, 7, 6), { beam: 40, maxMoves: 7 }, 'limit 12-19-26-25 ×4 €0 ≥0 #1583'],
  [
    '8×8, eight directions',
    deal(8, 8, 15),
    { beam: 30, maxMoves: 5, rules: { directions: 8 } },
    'limit 18-11-19-26-25 ×4 €0 ≥0 #2378',
  ],
  [
    '7×5 with few types',
    deal(5, 7, 3, 4),
    { beam: 40, goal: { kind: 'at-least', combos: 5 } },
    'reached 26-25-24 ×5 €0 ≥1 #186',
  ],
  [
    'damage and costs',
    deal(4, 4, 4),
    { beam: 30, goal: { kind: 'damage' }, rules: { burning }, maxCost: 4 },
    'limit 13-14-10-6-2-3-7-6-5-1 ×4 €4 ≥0 #1673',
  ],
  [
    'a shape',
    deal(4, 4, 3),
    { beam: 30, goal: { kind: 'shapes', shapes: [{ shape: 'row' }] } },
    'reached 12-8-4 ×2 €0 ≥1 #108',
  ],
  [
    'orbs left',
    deal(4, 4, 3, 2),
    { beam: 30, maxMoves: 8, goal: { kind: 'orbs-left', atMost: 3 } },
    'reached 8-4-5-6-7-11-10 ×4 €0 ≥1 #335',
  ],
  [
    'the first wave',
    deal(3, 3, 2),
    { beam: 1000, rules: { firstWaveOnly: true }, goal: { kind: 'at-least', combos: 2 } },
    'reached 7-4-1 ×2 €0 ≥2! #65',
  ],
  ['all tried', parseOrbs('001\n220'), { goal: { kind: 'damage', atLeast: 50 } }, 'unreachable 2-5 ×1 €0 ≥0 #360'],
  ['equal ends', deal(4, 5, 4, 9), { beam: 1000, maxMoves: 5, maxProofNodes: 0 }, 'limit 7-12-17-16-11 ×4 €0 ≥0 #4756'],
  [
    'a start that is too dear',
    gaps,
    { start: [1, 4], maxCost: 1, maxMoves: 0, rules: { burning } },
    'unreachable 4 ×0 €0 ≥0 #0',
  ],
  [
    'a goal of two',
    deal(4, 4, 3, 5),
    { beam: 20, maxMoves: 6, goal: [{ kind: 'max-combos' }, { kind: 'damage' }] },
    'limit 6-7-11-15-14-13-12 ×3 €0 ≥0 #262',
  ],
  [
    'a start that costs all there is',
    gaps,
    { start: 1, maxCost: 2, maxMoves: 2, rules: { burning } },
    'unreachable 1-5-4 ×1 €2 ≥0 #7',
  ],
  [
    'damage, eight directions',
    deal(3, 3, 3),
    { beam: 20, maxMoves: 4, goal: { kind: 'damage' }, rules: { directions: 8 } },
    'limit 4-8-5-1 ×2 €0 ≥0 #227',
  ],
  [
    'orbs left as they lie',
    parseOrbs('0011\n2233'),
    { maxMoves: 0, goal: { kind: 'orbs-left', atMost: 7 } },
    'unreachable 0 ×0 €0 ≥0 #0',
  ],
  [
    'nothing to do where it costs all there is',
    parseOrbs('000\n121'),
    { start: 1, maxCost: 2, rules: { burning: [{ cell: 1, cost: 2 }] } },
    'reached 1 ×1 €2 ≥0! #0',
  ],
  ['equal ends by other weights', deal(5, 6, 6, 11), { beam: 30, maxMoves: 6 }, 'limit 23-22-21-15-9-8 ×5 €0 ≥0 #1432'],
  [
    'equal ends by other weights again',
    deal(5, 6, 5, 12),
    { beam: 25, maxMoves: 5 },
    'limit 18-12-13-14-20-21 ×5 €0 ≥0 #1025',
  ],
  ['7×6 from one cell', deal(6, 7, 6), { beam: 20, start: 20, maxMoves: 4 }, 'limit 20-19-26-27-34 ×2 €0 ≥0 #152'],
  [
    'two starts, the first good enough',
    gaps,
    { start: [1, 4], maxCost: 3, maxMoves: 0, rules: { burning } },
    'unreachable 1 ×0 €2 ≥0 #0',
  ],
  ['nothing to do', parseOrbs('000\n121'), {}, 'reached 0 ×1 €0 ≥0! #0'],
  ['no move allowed', parseOrbs('001\n120'), { maxMoves: 0 }, 'limit 0 ×0 €0 ≥0 #0'],
])('the same search, the same answer by the same steps: %s', (_, board, options, line) => {
  expect(inALine(board, options)).toBe(line);
});

test.each<[name: string, board: ReturnType<typeof parseOrbs>, options: RulesOption, line: string]>([
  ['by bits', deal(3, 5, 3), {}, '4 true #19642'],
  ['by the plain rules', deal(3, 5, 3), { rules: { minRun: [4] } }, '3 true #103'],
  ['known', deal(5, 6, 6), {}, '8 true #0'],
  ['nothing can be moved', parseOrbs('00\n01'), { rules: { blocked: [0, 1, 2, 3] } }, '1 false #0'],
])('the same greatest number: %s', (_, board, options, line) => {
  const search = maxCombosSearch(board, options);
  let nodes = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  expect(`${step.value.combos} ${step.value.exact} #${nodes}`).toBe(line);
});
