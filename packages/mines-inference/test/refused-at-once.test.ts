/** Malformed input is refused when a search is called, wherever in the input the fault is: no step has to be taken first. */
import { expect, test } from 'vitest';
import { refusalOf } from '../../../config/refusal-of.js';
import * as kit from '../src/index.js';
import { wonGame } from './replay/recorded.js';
import { writeEvf } from './replay/write-replays.js';

const board = { rows: 1, cols: 4, mines: 1, cells: [-1, 1, 0, 0] };
const codeOf = (call: () => unknown) => refusalOf(call)?.code ?? 'none';

/** A large board whose last cell is wrong. */
const large = { rows: 300, cols: 300, mines: 1, cells: new Int8Array(90_000).fill(-1, 0, 89_999).fill(9, 89_999) };
const largeField = { rows: 300, cols: 300, mineCells: [90_000] };

test('a search of a large board looks at its last cell', () => {
  const { analyzeSearch, countLayoutsSearch, deduceSearch, hintSearch, bestMoveSearch, solveEndgameSearch } = kit;
  for (const search of [analyzeSearch, countLayoutsSearch, deduceSearch, hintSearch, bestMoveSearch]) {
    expect(codeOf(() => search(large))).toBe('bad-value');
  }
  expect(codeOf(() => solveEndgameSearch(large))).toBe('bad-value');
  expect(codeOf(() => kit.simulateGameSearch(largeField))).toBe('bad-cell');
  expect(codeOf(() => kit.boardMetricsSearch(largeField))).toBe('bad-cell');
});

test('a live object does so, too, before and after its first board', () => {
  const analyzer = kit.createAnalyzer();
  const wrong = { ...board, cells: [-1, 1, 0, 9] };
  expect(codeOf(() => analyzer.analyzeSearch(wrong))).toBe('bad-value');
  const first = analyzer.analyze(board);
  expect(codeOf(() => analyzer.analyzeSearch(wrong))).toBe('bad-value');
  expect(codeOf(() => analyzer.analyzeSearch({ ...board, mines: 5 }))).toBe('bad-mines');
  expect(codeOf(() => kit.hintSearch(wrong, { analyzer }))).toBe('bad-value');
  expect(analyzer.analyze(board)).toEqual(first);
  const tracker = kit.createTracker(board);
  expect(codeOf(() => tracker.updateSearch([{ cell: 4, value: 0 }]))).toBe('bad-cell');
  expect(codeOf(() => tracker.updateSearch(null as never))).toBe('bad-list');
});

test('a game whose second move opens what the board at the end does not show', () => {
  const moves = [1, 3, 2].map((cell) => ({ kind: 'open', cell }) as const);
  const end = { ...board, cells: [-1, 1, -1, -1] };
  expect(refusalOf(() => kit.reviewGameSearch({ board: end, moves }))).toMatchObject({
    code: 'bad-move',
    at: { name: 'game.moves[1]', index: 1 },
  });
  expect(codeOf(() => kit.reviewGameSearch({ board: end, moves: moves.slice(0, 1) }))).toBe('none');
});

test('a first cell that is a hole', () => {
  const options = { rows: 3, cols: 3, mines: 1, holes: [4], firstOpen: 4 };
  expect(codeOf(() => kit.generateMinesSearch(options))).toBe('bad-cell');
});

test('a recording that is well formed is there at the first step', () => {
  const file = writeEvf(wonGame().recorded, 4);
  const replay = kit.parseReplay(file);
  const search = kit.parseReplaySearch(file);
  expect(search.next().value).toEqual({ nodes: 0, best: replay });
  expect(search.next('stop')).toEqual({ done: true, value: replay });
});
