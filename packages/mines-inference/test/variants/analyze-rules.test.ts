import { expect, test } from 'vitest';
import { analyzeRules, analyzeRulesSearch, type Rules } from '../../src/index.js';

test('a liar is wrong by one, an even number even', () => {
  const liar = (cells: number[], shows: number) => ({ cells, sums: [shows - 1, shows + 1] });
  expect(analyzeRules({ cells: 3, clues: [liar([0, 1, 2], 4)] }).known).toEqual([1, 1, 1]);
  const half = [0.5, 0.5];
  expect(analyzeRules({ cells: 2, clues: [liar([0, 1], 0)] }).chances).toEqual([half, half]);
  const even = { cells: [0, 1, 2], sums: [0, 2] };
  expect(analyzeRules({ cells: 3, mines: 2, clues: [even, { cells: [0], sums: [0] }] }).known).toEqual([0, 1, 1]);
});

test('sums that no cells make contradict; sums that all do say nothing', () => {
  expect(analyzeRules({ cells: 2, clues: [{ cells: [0, 1], sums: [3, -1] }] }).status).toBe('inconsistent');
  expect(analyzeRules({ cells: 2, clues: [{ cells: [0, 1], sums: [] }] }).status).toBe('inconsistent');
  const all = analyzeRules({ cells: 2, mines: 1, clues: [{ cells: [0, 1], sums: [2, 0, 1, 7] }] });
  for (const chances of all.chances) expect(chances).toEqual([0.5, 0.5]);
});

test('a limit of states keeps what is proven', () => {
  const pairs = Array.from({ length: 12 }, (_, at) => ({ cells: [at, at + 1, at + 2], sums: [1, 2] }));
  const found = analyzeRules({ cells: 15, clues: [...pairs, { cells: [14], sums: [1] }] }, { maxStates: 3 });
  expect(found.status).toBe('limit');
  expect(found.known[14]).toBe(1);
  expect(found.chances[0]).toBe(null);
  expect(found.chances[14]).toEqual([0, 1]);
});

test('stopped, nothing is known', () => {
  const clues = Array.from({ length: 3000 }, (_, at) => ({ cells: [at, at + 1, at + 2], sums: [0, 2] }));
  const search = analyzeRulesSearch({ cells: 3002, maxMines: 2, clues });
  expect(search.next().done).toBe(false);
  expect(search.next('stop').value).toMatchObject({ status: 'limit' });
});

test.each<[string, string, Rules]>([
  ['bad-number', 'rules.cells is 0', { cells: 0, clues: [] }],
  ['bad-number', 'rules.maxMines is 9', { cells: 1, maxMines: 9, clues: [] }],
  ['bad-number', 'rules.maxMines[1] is -1', { cells: 2, maxMines: [1, -1], clues: [] }],
  ['bad-length', 'rules.maxMines has length 1', { cells: 2, maxMines: [1], clues: [] }],
  ['bad-mines', 'rules.mines is 5: expected an integer from 0 to 4', { cells: 2, maxMines: 2, mines: 5, clues: [] }],
  ['bad-cell', 'rules.clues[0].cells[1] is 2', { cells: 2, clues: [{ cells: [0, 2], sums: [1] }] }],
  ['bad-cell', 'rules.clues[0].cells[1] is 0: listed twice', { cells: 2, clues: [{ cells: [0, 0], sums: [1] }] }],
  [
    'bad-length',
    'rules.clues[0].weights has length 1',
    { cells: 2, clues: [{ cells: [0, 1], weights: [1], sums: [1] }] },
  ],
  ['bad-number', 'rules.clues[0].weights[0] is 9', { cells: 2, clues: [{ cells: [0], weights: [9], sums: [1] }] }],
  ['bad-number', 'rules.clues[0].sums[0] is 0.5', { cells: 2, clues: [{ cells: [0], sums: [0.5] }] }],
  [
    'bad-length',
    'rules.clues[0] counts up to 4160',
    {
      cells: 65,
      maxMines: 8,
      clues: [{ cells: Array.from({ length: 65 }, (_, at) => at), weights: new Array(65).fill(-8), sums: [1] }],
    },
  ],
  ['bad-list', 'rules.clues is undefined: expected a list', { cells: 2 } as never],
  ['unknown-option', 'rules.maxMine is unknown: did you mean maxMines?', { cells: 2, maxMine: 2, clues: [] } as never],
  [
    'unknown-option',
    'rules.clues[0].weight is unknown: did you mean weights?',
    { cells: 2, clues: [{ cells: [0], weight: [2], sums: [1] }] } as never,
  ],
])('%s: %s', (code, message, rules) => {
  expect(() => analyzeRules(rules)).toThrow(expect.objectContaining({ code }));
  expect(() => analyzeRules(rules)).toThrow(message);
});

test('a cell that a clue lists twice is named by its place', () => {
  const rules = { cells: 2, clues: [{ cells: [1, 0, 1], sums: [1] }] };
  const at = { name: 'rules.clues[0].cells[2]', index: 2 };
  expect(() => analyzeRules(rules)).toThrow(expect.objectContaining({ code: 'bad-cell', at }));
});
