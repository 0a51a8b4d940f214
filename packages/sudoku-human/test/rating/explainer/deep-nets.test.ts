import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { findSolution, parsePuzzle } from '../../../src/index.js';
import { createBoard, setDigit } from '../../../src/rating/explainer/board.js';
import type { NestedChain } from '../../../src/rating/explainer/complexity.js';
import { createLevel, makeDeepNet } from '../../../src/rating/explainer/deep-nets.js';
import { createGraph } from '../../../src/rating/explainer/graph.js';
import { CLASH, createNets } from '../../../src/rating/explainer/nets.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { fixture } from '../../techniques/positions.js';

/** A hard puzzle with so many cells filled in, so that nets of all levels end soon. */
function lateBoard(filled: number) {
  const puzzle = parsePuzzle(fixture('hardest.txt')[0].slice(0, 81));
  const solution = findSolution(puzzle) as number[];
  const board = createBoard(puzzle.values, puzzle.candidates);
  const open = puzzle.values.flatMap((value, cell) => (value === 0 ? [cell] : []));
  for (const cell of open.filter((_, i) => i % Math.ceil(open.length / filled) === 0)) {
    setDigit(board, cell * 9 + solution[cell] - 1);
  }
  return { board, solution };
}

describe.each([0, 1, 2, 3, 4, 5])('nets of level %i', (level) => {
  test('what follows from something true is true', () => {
    const { board, solution } = lateBoard(level < 4 ? 6 : 12);
    const graph = createGraph(board.marks);
    const nets = createNets(graph, newWork());
    const chains: NestedChain[] = [];
    const rules = createLevel(nets, level, board, chains);
    const isTrue = (number: number) => {
      const candidate = graph.candidates[number];
      return solution[Math.floor(candidate / 9)] === (candidate % 9) + 1;
    };
    let nodes = 0;
    for (let number = 0; number < graph.size; number += level < 4 ? 1 : 9) {
      const start = isTrue(number) ? number : number + graph.size;
      runSlices(makeDeepNet(nets, start, rules));
      expect(nets.status[start]).not.toBe(CLASH);
      const row = start * nets.nodes;
      for (let i = 0; i < nets.onCount[start]; i++) expect(isTrue(nets.order[row + i])).toBe(true);
      for (let i = 1; i <= nets.offCount[start]; i++) expect(isTrue(nets.order[row + nets.nodes - i])).toBe(false);
      nodes += nets.onCount[start] + nets.offCount[start];
    }
    expect(nodes).toBeGreaterThan(100);
    if (level >= 2) expect(chains.length).toBeGreaterThan(0);
  });
});
