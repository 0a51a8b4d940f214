import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { packBase64 } from '../../src/text/lz-string.js';
import { refusal } from './refusal.js';

const unsupported = (name: string): string =>
  `unsupported-constraint: text has "${name}": expected only constraints that layouts have`;

const words =
  'Normal sudoku rules apply.\nDigits in cages do not repeat and add up to the small number. Cells a knight’s move apart differ.';

describe('what f-puzzles says in words', () => {
  // As a setter saves it: all fields of the form, most of them empty.
  const form = {
    size: 4,
    title: 'Four Horses',
    author: 'somebody',
    ruleset: words,
    successMessage: 'Well done!',
    highlightConflicts: true,
    truecandidatesoptions: [],
    disabledlogic: [],
    solution: [],
    antiknight: true,
    killercage: [{ cells: ['R1C1', 'R1C2'], value: '5', outlineC: '#FF0000', fontC: '#FF0000' }],
    thermometer: [],
    line: [],
    text: [],
    grid: Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 4 }, (_, col) => ({
        c: '#FFFFFF',
        highlight: 0,
        ...(row + col === 0 ? { value: 2, given: true } : {}),
      })),
    ),
  };
  const read = (parts: object) => kit.parsePuzzle(JSON.stringify({ ...form, ...parts }));

  test('goes along with the layout through every answer, and back into the text', () => {
    const puzzle = read({});
    expect(puzzle.layout).toMatchObject({ antiKnight: true, cages: [{ cells: [0, 1], sum: 5 }], rules: words });
    expect(kit.setValue(puzzle, 1, 3).layout?.rules).toBe(words);
    expect(kit.solve(puzzle).position.layout?.rules).toBe(words);
    const again = kit.parsePuzzle(kit.formatPuzzle(puzzle, 'f-puzzles-link'));
    expect(again).toEqual(puzzle);
    expect(kit.createLayout(puzzle.layout)).toEqual(puzzle.layout);
  });

  test('changes no answer', () => {
    const silent = read({ ruleset: '' });
    expect(silent.layout).not.toHaveProperty('rules');
    expect(read({ ruleset: ' \n ' }).layout).not.toHaveProperty('rules');
    expect(read({ ruleset: null }).layout).not.toHaveProperty('rules');
    const { layout, ...cells } = read({});
    expect({ ...cells, layout: { ...layout, rules: undefined } }).toEqual({
      ...silent,
      layout: { ...silent.layout, rules: undefined },
    });
    expect(kit.countSolutions(read({}), 100)).toBe(kit.countSolutions(silent, 100));
    expect(read({ ruleset: words }).candidates).toEqual(silent.candidates);
  });

  test.each(['line', 'text', 'circle', 'rectangle', 'cage'])('drawn %s may be what the words are about', (name) => {
    const drawn = { [name]: [{ lines: [['R1C1', 'R4C4']], cells: ['R1C1'], value: '7' }] };
    expect(refusal(() => read(drawn))).toBe(unsupported(name));
    expect(read({ ...drawn, ruleset: '' })).toEqual(read({ ruleset: '' }));
  });

  test('is a text', () => {
    expect(refusal(() => read({ ruleset: ['a'] }))).toBe(
      'bad-text: text.ruleset is an array of length 1: expected a text',
    );
    expect(refusal(() => kit.createLayout({ rules: 7 as never }))).toBe(
      'bad-text: options.rules is 7: expected a text of at most 268435456 characters',
    );
  });

  test('the setter’s marks are a rule, and what a cell has besides is named', () => {
    const cell = (parts: object) => read({ grid: form.grid.with(3, form.grid[3].with(3, parts as never)) });
    expect(cell({ givenPencilMarks: [1, 3] }).candidates[15]).toBe(0b101);
    expect(cell({ givenPencilMarks: [1, 3], centerPencilMarks: [3, 4] }).candidates[15]).toBe(0b100);
    expect(cell({ givenPencilMarks: [1, 3], centerPencilMarks: [4] }).candidates[15]).toBe(0b101);
    expect(cell({ centerPencilMarks: [4] }).candidates[15]).toBe(0b1000);
    expect(refusal(() => cell({ parity: 'odd' }))).toBe(unsupported('parity'));
  });
});

describe('what SudokuPad says in words', () => {
  const form = {
    id: 'x1',
    cellSize: 50,
    cells: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
    regions: [],
    cages: [{ value: 'title: Four' }, { value: 'rules: Each column is a row.' }, { value: 'author: somebody' }],
    lines: [],
    overlays: [],
    metadata: { source: 'here', title: 'Four', antiking: true },
  };
  const read = (parts: object) => kit.parsePuzzle(`ctc${packBase64(JSON.stringify({ ...form, ...parts }))}`);

  test('goes along with the layout', () => {
    expect(read({}).layout).toMatchObject({ antiKing: true, antiKnight: false, rules: 'Each column is a row.' });
    expect(read({ metadata: { rules: words } }).layout?.rules).toBe(words);
    expect(read({ cages: [{ value: 'title: rules' }] }).layout).not.toHaveProperty('rules');
    expect(read({ metadata: undefined, cages: [] }).layout).not.toHaveProperty('rules');
  });

  test.each<[object, string]>([
    [{ metadata: { norowcol: true } }, 'norowcol'],
    [{ global: ['nonconsecutive'] }, 'global'],
    [{ underlays: [{}] }, 'underlays'],
    [{ cages: [{ cells: [[0, 0]], unique: false }] }, 'cages with digits that come twice'],
  ])('%j is refused by name', (parts, name) => {
    expect(refusal(() => read(parts))).toBe(unsupported(name));
  });
});
