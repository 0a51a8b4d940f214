import { expect, test } from 'vitest';
import { type CertifyOptions, certifySearch, generateOrbs, parseOrbs } from '../../src/index.js';

const deal = (rows: number, cols: number, types: number, seed = 1) => generateOrbs({ rows, cols, types, seed });

type Board = ReturnType<typeof parseOrbs>;

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
