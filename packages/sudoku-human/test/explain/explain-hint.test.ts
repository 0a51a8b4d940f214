import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { ownOptions, ownPuzzles } from '../layout/own-layouts.js';
import { fixture } from '../techniques/positions.js';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';

const catalogues = [kit.en, kit.zhHant, kit.vi, kit.de];
const levels: readonly kit.HintLevel[] = ['where', 'which', 'why', 'full'];
const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const puzzle = kit.parsePuzzle(line);
const solution = kit.solve(puzzle).position.values;

/** The puzzle with one digit wrong, or one mark of the solution struck out, at the nth open cell. */
function withWrong(position: kit.Position, nth: number): kit.Position {
  const cell = openCell(position, nth);
  return kit.setValue(position, cell, solution[cell] === 1 ? 2 : 1);
}
function withLost(position: kit.Position, nth: number): kit.Position {
  const cell = openCell(position, nth);
  return kit.toggleCandidate(position, cell, solution[cell]);
}
function openCell({ values }: kit.Position, nth: number): number {
  return [...values.keys()].filter((cell) => values[cell] === 0)[nth];
}

/** Hints of every kind at every level, on the classic board and on layouts. */
function* someHints(): Generator<kit.Hint> {
  const boards = [
    puzzle,
    ...fixture('expert.txt')
      .slice(0, 3)
      .map((text) => kit.parsePuzzle(text)),
  ];
  for (const name of Object.keys(ownOptions)) {
    const [own] = ownPuzzles.filter((one) => one.name === name);
    if (own) boards.push(own.position);
  }
  for (const level of levels) {
    for (const board of boards) yield kit.hint(board, { level });
    for (const wrong of [withWrong(puzzle, 3), withLost(puzzle, 5), withWrong(withLost(puzzle, 5), 0)]) {
      yield kit.hint(wrong, { level });
      yield kit.hint(withLost(wrong, 8), { level });
    }
    for (const id of ['x-wing', 'aic', 'als-xz', 'naked-pair', 'forcing-chain', 'brute-force'] as const) {
      const [{ position, options }] = techniqueCases(id);
      yield kit.createSolver([techniqueById[id]]).hint(position, { ...options, level });
    }
    yield kit.hint(kit.positionFromValues(solution), { level });
    yield kit.createSolver([]).hint(puzzle, { level });
    yield kit.hint(kit.parsePuzzle('.'.repeat(81)), { level });
    yield kit.hint(kit.parsePuzzle(`11${'.'.repeat(79)}`), { level });
    const search = kit.hintSearch(puzzle, { level });
    search.next();
    yield search.next('stop').value as kit.Hint;
  }
}

/** The texts are their own keys, so that one sees what is said. */
const keys = Object.keys(kit.en.hints) as kit.HintMessageKey[];
const bare: kit.Catalogue = {
  ...kit.en,
  explanation: '{technique}|{text}',
  hints: Object.fromEntries(keys.map((key) => [key, key])) as kit.Catalogue['hints'],
};

test('every hint has words in each language, and every text of a catalogue is said by some hint', () => {
  const met = new Set<string>();
  for (const hint of someHints()) {
    const isFull = hint.kind === 'step' && hint.level === 'full';
    for (const catalogue of catalogues) {
      const text = kit.explainHint(hint, catalogue);
      expect(text).toMatch(/^[\p{L}\p{N}「{(].*[.。?？]$/u);
      expect(text).not.toMatch(/ {2}| [,.:;?]|undefined|NaN|[{}\n]|，，|。。/);
      if (isFull) expect(text).toBe(kit.explainStep(hint.step, catalogue));
    }
    if (isFull) continue;
    const said = kit.explainHint(hint, bare);
    const names = hint.kind === 'step' && hint.level !== 'where' ? [kit.techniqueName(hint.technique, bare)] : [];
    expect(said.split('|').slice(0, -1)).toEqual(names);
    met.add(said.split('|').at(-1) as string);
  }
  expect([...met].sort()).toEqual([...keys].sort());
});

describe('in English', () => {
  const said = (position: kit.Position) =>
    levels.map((level) => kit.explainHint(kit.hint(position, { level }), kit.en));

  test('a step, more with each level', () => {
    expect(said(puzzle)).toEqual([
      'Look at box 4.',
      'Naked Single: look at r4c2.',
      'Naked Single: look at 8 in r4c2. What follows from that?',
      'Naked Single: every digit but 8 is ruled out in r4c2, so r4c2 is 8.',
    ]);
  });

  test('mistakes: how many, where, and what is right', () => {
    const wrong = kit.setValue(puzzle, 1, 4);
    const both = kit.toggleCandidate(wrong, 3, 3);
    expect(said(wrong)).toEqual([
      'One digit is wrong.',
      'There is a mistake in r1c2.',
      'There is a mistake in r1c2.',
      'The right digit is r1c2=9.',
    ]);
    expect(said(kit.toggleCandidate(puzzle, 2, 4))).toEqual([
      'One mark was struck out by mistake.',
      'There is a mistake in r1c3.',
      'There is a mistake in r1c3.',
      'Struck out by mistake: r1c3=4.',
    ]);
    expect(said(both)).toEqual([
      'One digit is wrong, and one mark was struck out by mistake.',
      'There are mistakes in r1c24.',
      'There are mistakes in r1c24.',
      'The right digit is r1c2=9. Struck out by mistake: r1c4=3.',
    ]);
  });

  test('fish with their houses, chains with their links, in the notation that is asked for', () => {
    const why = (id: kit.TechniqueId, notation?: kit.CellNotation) => {
      const [{ position, options }] = techniqueCases(id);
      const hint = kit.createSolver([techniqueById[id]]).hint(position, { ...options, level: 'why' });
      return kit.explainHint(hint, kit.en, { notation });
    };
    expect(why('x-wing')).toMatch(
      /^X-Wing: look at \d in r\d\dc\d\d, and at rows \d and \d and columns \d and \d\. What follows from that\?$/,
    );
    expect(why('x-wing', 'A1')).toMatch(/ in [A-I]{2}\d\d, and at rows [A-I] and [A-I] and columns \d and \d\. /);
    expect(why('aic')).toMatch(/^AIC: look at \(.* = .* - .* = .*\. What follows from that\?$/);
  });
});

test('on a layout houses, cells and digits have the names of that layout', () => {
  let houses = 0;
  for (const { position } of ownPuzzles) {
    const { layout } = position;
    const hint = kit.hint(position, { level: 'where' });
    if (hint.kind !== 'step' || layout === undefined) continue;
    expect(kit.explainHint(hint, kit.en)).toBe(`Look at ${kit.houseName(hint.house, kit.en, { layout })}.`);
    expect(hint.houseCells).toEqual(kit.housesOf(layout)[hint.house].cells);
    houses++;
  }
  expect(houses).toBeGreaterThan(10);
  const hint: kit.Hint = { kind: 'mistake', level: 'full', cells: [143], wrong: [{ cell: 143, digit: 3 }] };
  const layout = kit.createLayout({ size: 12 });
  const right = [{ cell: 143, digit: 12 }];
  expect(kit.explainHint({ ...hint, right, lost: [], layout }, kit.en)).toBe('The right digit is r12c12=C.');
  expect(refusalOf(() => kit.explainHint(hint, kit.en))?.message).toBe(
    'hint.cells[0] is 143: expected a cell, an integer from 0 to 80',
  );
});

test.each<[string, unknown]>([
  ['hint is null: expected an object', null],
  ['hint.kind is "none": expected a kind of hint, such as step or mistake', { kind: 'none', level: 'why' }],
  ["hint.level is 2: expected 'where', 'which', 'why' or 'full'", { kind: 'stuck', level: 2 }],
  ['hint.house is 27: expected a house, an integer from 0 to 26', { kind: 'step', level: 'where', house: 27 }],
  ['hint.technique is undefined: expected a text', { kind: 'step', level: 'which', cells: [] }],
  ['hint.pattern is undefined: expected an object', { kind: 'step', level: 'why', technique: 'x-wing', cells: [] }],
  ['step is undefined: expected an object', { kind: 'step', level: 'full' }],
  ['hint.wrong is undefined: expected a list', { kind: 'mistake', level: 'where', cells: [] }],
  [
    'hint.lost[0].digit is 10: expected a digit, an integer from 1 to 9',
    { kind: 'mistake', level: 'full', cells: [], wrong: [], lost: [{ cell: 1, digit: 10 }] },
  ],
])('refused: %s', (message, hint) => {
  const refusal = refusalOf(() => kit.explainHint(hint as kit.Hint, kit.en));
  expect([refusal?.message, refusal?.code]).toEqual([message, message.startsWith('hint') ? 'bad-hint' : 'bad-step']);
});

test('a catalogue without words for hints still explains steps', () => {
  const { hints: _, ...older } = kit.en;
  const step = kit.nextStep(puzzle) as kit.Step;
  expect(kit.explainStep(step, older as kit.Catalogue)).toBe(kit.explainStep(step, kit.en));
  expect(refusalOf(() => kit.explainHint(kit.hint(puzzle), older as kit.Catalogue))?.code).toBe('bad-catalogue');
  const some = { ...kit.en, hints: { where: 'x' } } as unknown as kit.Catalogue;
  expect(refusalOf(() => kit.explainHint({ kind: 'stuck', level: 'why' }, some))?.code).toBe('unknown-message');
});
