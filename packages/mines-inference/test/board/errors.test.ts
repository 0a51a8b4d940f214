/** What errors say of what depends on another input; refusals.txt has what they say of an argument by itself. */
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { analyze, bestMove, chord, en, explainMove, hint, parseMines } from '../../src/index.js';

const board = { rows: 2, cols: 2, mines: 1, cells: [-1, 1, 1, 1] };
const field = { rows: 2, cols: 2, mineCells: [0] };
const own = (neighbors: number[][]) => ({ ...board, topology: { neighbors } });

const slips: [code: string, at: object, message: string, call: () => unknown][] = [
  [
    'bad-value',
    { name: 'board', index: 2, row: 1, col: 0 },
    'board.cells[2] (row 1, column 0) is 4: expected 0 to 3 (its neighbours), -1 hidden, -2 flag, -3 exploded or -4 hole',
    () => analyze({ ...board, cells: [-1, 1, 4, 1] }),
  ],
  [
    'bad-value',
    { name: 'board', index: 3, row: 1, col: 1 },
    'board.cells[3] (row 1, column 1) is -5: expected 0 to 3 (its neighbours)',
    () => analyze({ ...board, cells: [-1, 1, 1, -5] }),
  ],
  [
    'bad-cell',
    { name: 'options.cell' },
    'options.cell is 1: expected a hidden cell without a flag',
    () => hint(board, { cell: 1 }),
  ],
  [
    'bad-cell',
    { name: 'field.mineCells[1]', index: 1 },
    'field.mineCells[1] is 0: listed twice',
    () => chord({ ...field, mineCells: [0, 0] }, board, 1),
  ],
  [
    'field-mismatch',
    { name: 'board' },
    'board is 2×2 with 2 mines: expected 2×2 with 1 mines, like field',
    () => chord(field, { ...board, mines: 2 }, 1),
  ],
  [
    'field-mismatch',
    { name: 'board', index: 1, row: 0, col: 1 },
    'board.cells[1] (row 0, column 1) is 2: expected 1, the mines of field around it',
    () => chord(field, { ...board, cells: [-1, 2, 1, 1] }, 1),
  ],
  [
    'field-mismatch',
    { name: 'board', index: 0, row: 0, col: 0 },
    'board.cells[0] (row 0, column 0) is 0: expected -3, since field has a mine there',
    () => chord(field, { ...board, cells: [0, 1, 1, 1] }, 1),
  ],
  [
    'bad-length',
    { name: 'board.topology.neighbors' },
    'board.topology.neighbors is 1 long: expected one list for each of 4 cells',
    () => analyze(own([[1]])),
  ],
  [
    'bad-neighbor',
    { name: 'board.topology.neighbors[0]', index: 0 },
    'board.topology.neighbors[0][0] is 0: the cell itself',
    () => analyze(own([[0], [], [], []])),
  ],
  [
    'bad-neighbor',
    { name: 'board.topology.neighbors[0]', index: 1 },
    'board.topology.neighbors[0][1] is 2: board.topology.neighbors[2] lacks 0',
    () => analyze(own([[1, 2], [0], [], []])),
  ],
  [
    'missing-param',
    { name: 'sum' },
    'the message has no parameter "sum"',
    () => explainMove(bestMove(parseMines('mines 1\n# 1 1')), { ...en, moves: { ...en.moves, none: '{sum}' } }),
  ],
];

test.each(slips)('%s at %o: %s', (code, at, message, call) => {
  const error = refusalOf(call);
  expect(error).toMatchObject({ code, at });
  expect(error?.message).toContain(message);
});
