/** Deadly patterns, each once as it should be, and then with one candidate, cell or house that isn't. */

import { findSteps, type Position, parsePuzzle, type Rejection, type Role, type Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { factsOf, holds, housesAround } from '../../src/verify/facts.js';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { candidates as candidatesOf, cells as cellsOf, type Drawing, drawStep } from './draw.js';
import { reasonOf } from './reason-of.js';

const puzzle = parsePuzzle('000090002070008000000000154000700309408010000000000000730085000080003006000200700');
const facts = factsOf(puzzle);
const name = (cell: number) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** The puzzle with these digits in the cells of a rectangle, and without those candidates elsewhere. */
function onBoard(drawn: Readonly<Record<string, string>>, without = ''): Position {
  const masks = [...puzzle.candidates];
  for (const [at, digits] of Object.entries(drawn))
    for (const cell of cellsOf(at))
      masks[cell] = [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
  if (without !== '')
    for (const { cell, digit } of candidatesOf(without)) if (!(name(cell) in drawn)) masks[cell] &= ~(1 << (digit - 1));
  return { ...puzzle, candidates: masks };
}

type Rectangle = {
  cells: Readonly<Record<string, string>>;
  without?: string;
  subset?: string;
  houses?: Drawing['houses'];
};

/** The verdict on a rectangle of 5 and 6, its other candidates being the extra ones. */
function judge(technique: Step['technique'], { cells, without, subset, houses }: Rectangle, strikes: string) {
  const own = Object.entries(cells).filter(([at]) => /r[49]c[13]/.test(at));
  const inRole = (isPair: boolean) =>
    own
      .map(([at, digits]) => `${[...digits].filter((digit) => '56'.includes(digit) === isPair).join('')} ${at}`)
      .filter((text) => !text.startsWith(' '))
      .join('; ');
  const drawn: Record<string, string> = { deadly: inRole(true) };
  if (inRole(false) !== '') drawn['extra'] = inRole(false);
  if (subset !== undefined) drawn['subset'] = subset;
  const step = {
    ...drawStep(technique, { strikes, houses, candidates: drawn }),
    message: { key: technique, params: {} },
  };
  return reasonOf(onBoard(cells, without), step);
}

const refused: Rejection = 'elimination-does-not-follow';

describe('types 2 and 5: one extra digit', () => {
  const side = { cells: { r4c1: '56', r4c3: '56', r9c1: '156', r9c3: '156' } };
  const across = { cells: { r4c1: '156', r4c3: '56', r9c1: '56', r9c3: '156' } };

  test('in two cells that see each other it is type 2, in others type 5', () => {
    expect(judge('unique-rectangle-2', side, '1 r9c2')).toBe('valid');
    expect(judge('unique-rectangle-5', side, '1 r9c2')).toBe(refused);
    expect(judge('unique-rectangle-5', across, '1 r6c3 r8c1')).toBe('valid');
    expect(judge('unique-rectangle-2', across, '1 r6c3')).toBe(refused);
    expect(judge('unique-rectangle-5', across, '1 r9c2')).toBe(refused);
    expect(judge('unique-rectangle-2', side, '1 r9c2; 4 r9c2')).toBe(refused);
  });

  test('in one cell, or beside another digit, it is neither', () => {
    const one = { cells: { ...side.cells, r9c1: '56' } };
    expect(judge('unique-rectangle-1', one, '5 r9c3; 6 r9c3')).toBe('valid');
    for (const strikes of ['1 r9c3', '5 r9c1', '5 r9c3; 1 r9c3', '5 r9c3; 5 r9c2'])
      expect([strikes, judge('unique-rectangle-1', one, strikes)]).toEqual([strikes, refused]);
    expect(judge('unique-rectangle-5', one, '1 r9c2')).toBe(refused);
    expect(judge('unique-rectangle-2', one, '1 r9c2')).toBe(refused);
    expect(judge('unique-rectangle-2', { cells: { ...side.cells, r9c3: '569' } }, '1 r9c2')).toBe(refused);
    expect(judge('unique-rectangle-5', { cells: { ...across.cells, r9c3: '569' } }, '1 r6c3')).toBe(refused);
  });

  test('names no house and no other cell', () => {
    expect(judge('unique-rectangle-2', { ...side, houses: { house: 'r9' } }, '1 r9c2')).toBe(refused);
    expect(judge('unique-rectangle-2', { cells: { ...side.cells, r9c5: '46' }, subset: '46 r9c5' }, '1 r9c2')).toBe(
      refused,
    );
  });
});

describe('type 3: the extra digits and other cells', () => {
  const cells = { r4c1: '56', r4c3: '56', r9c1: '156', r9c3: '569', r9c6: '19' };
  const plain = { cells, subset: '19 r9c6', houses: { house: 'r9' } };

  test('as many cells as digits, the roof being one of them, in the houses that are named', () => {
    expect(judge('unique-rectangle-3', plain, '1 r9c289; 9 r9c2')).toBe('valid');
    for (const strikes of ['4 r9c2', '1 r9c6', '5 r9c1', '1 r8c3', '1 r9c2; 4 r9c2'])
      expect([strikes, judge('unique-rectangle-3', plain, strikes)]).toEqual([strikes, refused]);
    for (const houses of ['c1', 'r9 b7', 'r9 c6'])
      expect([houses, judge('unique-rectangle-3', { ...plain, houses: { house: houses } }, '1 r9c2')]).toEqual([
        houses,
        refused,
      ]);
    expect(judge('unique-rectangle-3', { ...plain, houses: {} }, '1 r9c2')).toBe(refused);
    const wide = { ...plain, cells: { ...cells, r9c6: '149' }, subset: '149 r9c6' };
    expect(judge('unique-rectangle-3', wide, '1 r9c2')).toBe(refused);
    // A cell in both houses of the roof.
    const both = { cells: { ...cells, r9c6: '146', r9c2: '19' }, subset: '19 r9c2' };
    expect(judge('unique-rectangle-3', { ...both, houses: { house: 'r9 b7' } }, '1 r9c6 r8c1')).toBe('valid');
    expect(judge('unique-rectangle-3', { ...both, houses: { house: 'r9' } }, '1 r9c6')).toBe(refused);
    // One that no house joins to the roof.
    const away = { cells: { ...cells, r9c6: '146', r6c2: '19' }, subset: '19 r6c2', houses: {} };
    expect(judge('unique-rectangle-3', away, '1 r9c2')).toBe(refused);
  });

  test('one extra digit alone is type 2, and no cell of the roof counts twice', () => {
    const one = { cells: { ...cells, r9c3: '156' }, houses: { house: 'r9 b7' } };
    expect(judge('unique-rectangle-3', one, '1 r9c2')).toBe(refused);
    const twice = { cells: { ...one.cells, r9c2: '156' }, subset: '156 r9c12', houses: { house: 'r9 b7' } };
    expect(judge('unique-rectangle-3', twice, '1 r9c8')).toBe(refused);
  });

  test('the roof is a side', () => {
    const across = {
      cells: { r4c1: '156', r4c3: '56', r9c1: '56', r9c3: '569', r6c3: '19' },
      subset: '19 r6c3',
      houses: {},
    };
    expect(judge('unique-rectangle-3', across, '1 r8c1')).toBe(refused);
  });
});

describe('type 4: a digit of the pair locked in the roof', () => {
  const cells = { r4c1: '56', r4c3: '56', r9c1: '156', r9c3: '569' };
  const plain = { cells, without: '5 r9c29', houses: { house: 'r9' } };

  test('takes the other digit from the roof', () => {
    expect(judge('unique-rectangle-4', plain, '6 r9c1 r9c3')).toBe('valid');
    for (const strikes of ['5 r9c1', '1 r9c1', '6 r9c2', '6 r4c1', '6 r9c1; 1 r9c1'])
      expect([strikes, judge('unique-rectangle-4', plain, strikes)]).toEqual([strikes, refused]);
    expect(judge('unique-rectangle-4', { ...plain, without: '5 r9c2' }, '6 r9c1')).toBe(refused);
  });

  test('in one house, with no other cell', () => {
    expect(judge('unique-rectangle-4', { ...plain, houses: {} }, '6 r9c1')).toBe(refused);
    expect(judge('unique-rectangle-4', { ...plain, houses: { house: 'r9 b7' } }, '6 r9c1')).toBe(refused);
    expect(judge('unique-rectangle-4', { ...plain, houses: { house: 'r4' } }, '6 r9c1')).toBe(refused);
    const subset = { ...plain, cells: { ...cells, r9c6: '19' }, subset: '19 r9c6' };
    expect(judge('unique-rectangle-4', subset, '6 r9c1')).toBe(refused);
  });

  test('in a house of both cells of the roof', () => {
    // One of the cells below lacks the digit, so that the roof has the only place of row 4.
    const half = {
      cells: { r4c1: '156', r4c3: '6', r9c1: '569', r9c3: '56' },
      without: '5 r4c25 r1235678c1',
      houses: { house: 'c1' },
    };
    expect(judge('unique-rectangle-4', half, '6 r9c1')).toBe('valid');
    expect(judge('unique-rectangle-4', { ...half, houses: { house: 'r4' } }, '6 r9c1')).toBe(refused);
  });

  test('not in one cell, nor where the house has no place for it', () => {
    const one = { cells: { ...cells, r9c1: '6', r9c3: '569' }, without: '5 r9c29', houses: { house: 'r9' } };
    expect(judge('unique-rectangle-4', one, '6 r9c3')).toBe(refused);
    const none = { cells: { ...cells, r9c1: '16', r9c3: '69' }, without: '5 r9c29', houses: { house: 'r9' } };
    expect(judge('unique-rectangle-4', none, '6 r9c1')).toBe(refused);
  });
});

describe('type 6: a digit kept in the rectangle by two lines', () => {
  const cells = { r4c1: '156', r4c3: '56', r9c1: '56', r9c3: '569' };
  const rows = '5 r4c25 r9c29';
  const plain = { cells, without: rows, houses: { house: 'r4 r9' } };
  const judged = (parts: Partial<Rectangle>, strikes = '5 r4c1 r9c3') =>
    judge('unique-rectangle-6', { ...plain, ...parts }, strikes);

  test('goes from the cells with extra candidates', () => {
    expect(judged({})).toBe('valid');
    for (const strikes of ['6 r4c1', '5 r4c3', '5 r4c1; 6 r4c1', '5 r8c1', '1 r4c1'])
      expect([strikes, judged({}, strikes)]).toEqual([strikes, refused]);
    expect(judged({ without: '5 r4c25 r9c2' })).toBe(refused);
    expect(judged({ without: '5 r4c2 r9c29' })).toBe(refused);
    // Row 4 has no place for 5 at all.
    expect(judged({ cells: { ...cells, r4c1: '16', r4c3: '6' } }, '5 r9c3')).toBe(refused);
  });

  test('the lines are two of a kind that hold all four cells', () => {
    const columns = `${rows}; 5 r1268c1 r12678c3`;
    expect(judged({ without: columns, houses: { house: 'c1 c3' } })).toBe('valid');
    for (const house of ['r4 r9 c1', 'r4 r4', 'r4', 'r4 c3', 'r4 r9 c1 c3'])
      expect([house, judged({ without: columns, houses: { house } })]).toEqual([house, refused]);
    expect(judged({ without: `${rows}; 5 r6c123 r5c2 r8c13`, houses: { house: 'b4 b7' } })).toBe(refused);
  });

  test('of two cells across from each other, with no other cell', () => {
    expect(judged({ cells: { ...cells, r4c1: '56' } }, '5 r9c3')).toBe(refused);
    expect(judged({ cells: { ...cells, r4c1: '56', r9c1: '156' } }, '5 r9c3')).toBe(refused);
    expect(judged({ cells: { ...cells, r9c1: '156' } }, '5 r9c3')).toBe(refused);
    expect(judged({ cells: { ...cells, r9c6: '19' }, subset: '19 r9c6' })).toBe(refused);
  });
});

describe('a hidden rectangle', () => {
  // 5 is kept in the rectangle by the row and the column of the corner; the cell across has 5 and 6 alone.
  const cells = { r4c1: '56', r4c3: '56', r9c1: '156', r9c3: '569' };
  const lines = '5 r9c29 r12678c3';
  const plain = { cells, without: lines, houses: { house: 'r9 c3' } };
  const judged = (parts: Partial<Rectangle>, strikes = '6 r9c3') =>
    judge('hidden-rectangle', { ...plain, ...parts }, strikes);

  test('takes the other digit from the corner', () => {
    expect(judged({})).toBe('valid');
    expect(judged({ cells: { ...cells, r4c3: '156' } })).toBe('valid');
    for (const strikes of ['9 r9c3', '5 r9c3', '6 r9c1', '6 r9c2', '6 r9c3 r9c1'])
      expect([strikes, judged({}, strikes)]).toEqual([strikes, refused]);
    // The same from the corner that comes first.
    const first = { cells: { r4c1: '156', r4c3: '256', r9c1: '156', r9c3: '56' }, without: '5 r4c25 r1268c1' };
    expect(judged({ ...first, houses: { house: 'r4 c1' } }, '6 r4c1')).toBe('valid');
    const swapped = { ...first.cells, r4c3: '56', r9c3: '569' };
    expect(judged({ ...first, cells: swapped, houses: { house: 'r4 c1' } }, '6 r4c1')).toBe(refused);
  });

  test('the digit has no other place in either line', () => {
    expect(judged({ without: '5 r9c2 r12678c3' })).toBe(refused);
    expect(judged({ without: '5 r9c29 r1267c3' })).toBe(refused);
    expect(judged({ houses: { house: 'r9' } })).toBe(refused);
    expect(judged({ houses: { house: 'r9 r4' } })).toBe(refused);
    expect(judged({ houses: { house: 'c3 r4' } })).toBe(refused);
    expect(judged({ houses: { house: 'r9 c3 b7' } })).toBe(refused);
  });

  test('two cells or more have extra candidates, and no other cell plays a part', () => {
    expect(judged({ cells: { ...cells, r9c1: '56' } })).toBe(refused);
    expect(judged({ cells: { ...cells, r4c1: '156' } })).toBe(refused);
    expect(judged({ cells: { ...cells, r9c6: '19' }, subset: '19 r9c6' })).toBe(refused);
  });
});

function found(id: Step['technique'], which = 0): [Position, Step] {
  const { position, options } = techniqueCases(id)[which];
  return [position, findSteps(position, [techniqueById[id]], options)[0]];
}

test('an avoidable rectangle names its two rows and its two columns, and nothing else', () => {
  const [position, step] = found('avoidable-rectangle-2');
  const { houses } = step.pattern;
  expect(reasonOf(position, step, { houses })).toBe('valid');
  for (const at of houses.keys()) {
    const box = { house: 18, role: 'house' } as const;
    expect(reasonOf(position, step, { houses: houses.with(at, box) })).toBe('wrong-houses');
    expect(reasonOf(position, step, { houses: houses.toSpliced(at, 1) })).toBe('wrong-houses');
    expect(reasonOf(position, step, { houses: houses.toSpliced(at, 0, houses[at]) })).toBe('wrong-houses');
    expect(reasonOf(position, step, { houses: [...houses, box] })).toBe('wrong-houses');
  }
});

test.each([
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'bug-plus-1',
  'bug-2',
  'bug-3',
  'bug-4',
  'unique-loop',
] as const)('%s strikes out what its rule says and nothing else', (id) => {
  for (const which of techniqueCases(id).keys()) {
    const [position, step] = found(id, which);
    expect(reasonOf(position, step, {})).toBe('valid');
    const listed = new Set(step.eliminations.map(({ cell, digit }) => 9 * cell + digit));
    for (const [cell, mask] of position.candidates.entries()) {
      // A cell and a digit of the conclusions, and one beside them.
      const isNear = step.eliminations.some((one) => one.cell === cell) || cell % 7 === 0;
      for (let digit = 1; digit <= 9 && isNear; digit++) {
        if ((mask & (1 << (digit - 1))) === 0 || listed.has(9 * cell + digit)) continue;
        const eliminations = [...step.eliminations, { cell, digit }];
        expect([cell, digit, reasonOf(position, { ...step, eliminations }, {})]).toEqual([cell, digit, refused]);
      }
    }
  }
});

test('a loop of six cells is one, a rectangle is none', () => {
  const loops = techniqueCases('unique-loop').map((_, which) => found('unique-loop', which)[1]);
  const sizes = loops.map(
    ({ pattern }) => new Set(pattern.candidates.filter(({ role }) => role === 'deadly').map(({ cell }) => cell)).size,
  );
  expect(Math.min(...sizes)).toBe(6);
  const one = { cells: { r4c1: '56', r4c3: '56', r9c1: '56', r9c3: '156' } };
  expect(judge('unique-loop', one, '5 r9c3')).toBe('not-a-deadly-pattern');
});

describe('a grave', () => {
  test('has two places of each digit in each house, not only two candidates in each cell', () => {
    const [position, step] = found('bug-plus-1');
    const named = new Set(step.pattern.candidates.map(({ cell }) => cell));
    let tried = 0;
    for (const [cell, mask] of position.candidates.entries()) {
      if (mask === 0 || named.has(cell)) continue;
      const lowest = mask & -mask;
      for (let other = 1; other <= 256; other *= 2) {
        if ((mask & other) !== 0) continue;
        const changed = { ...position, candidates: position.candidates.with(cell, (mask ^ lowest) | other) };
        const judged = reasonOf(changed, step, {});
        expect([cell, other, judged]).toEqual([cell, other, 'not-a-deadly-pattern']);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(10);
  });

  const some = (position: Position, isOther: (cell: number) => boolean, role: Role) => {
    const cell = position.candidates.findIndex((mask, at) => mask !== 0 && isOther(at));
    return [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => position.candidates[cell] & (1 << (digit - 1)))
      .map((digit) => ({ cell, digit, role }));
  };

  test('has locked candidates in type 4 and a subset in type 3 alone', () => {
    for (const id of ['bug-plus-1', 'bug-2'] as const) {
      const [position, step] = found(id);
      const { candidates } = step.pattern;
      const isOther = (cell: number) => candidates.every((one) => one.cell !== cell);
      expect(reasonOf(position, step, {})).toBe('valid');
      for (const role of ['locked', 'subset'] as const) {
        const more = [...candidates, ...some(position, isOther, role)];
        expect([role, reasonOf(position, step, { candidates: more })]).toEqual([role, 'wrong-candidates']);
      }
    }
    const [position, { pattern, ...step }] = found('bug-4');
    const extra = pattern.candidates.filter(({ role }) => role === 'extra');
    expect(reasonOf(position, { ...step, pattern }, { candidates: extra })).toBe('wrong-candidates');
  });

  test('of type 2 has two cells or more, and one digit', () => {
    const [single, one] = found('bug-plus-1');
    expect(reasonOf(single, { ...one, technique: 'bug-2' }, {})).toBe('wrong-candidates');
    for (const id of ['bug-3', 'bug-4'] as const) {
      const [position, step] = found(id);
      const candidates = step.pattern.candidates.filter(({ role }) => role === 'extra');
      const digits = new Set(candidates.map(({ digit }) => digit)).size;
      if (digits > 1)
        expect(reasonOf(position, { ...step, technique: 'bug-2' }, { candidates, houses: [] })).toBe(
          'wrong-candidates',
        );
    }
  });

  test('of type 4 has two cells with extra candidates, not three', () => {
    let tried = 0;
    for (const { position, options } of techniqueCases('bug-4')) {
      for (const step of findSteps(position, [techniqueById['bug-4']], options)) {
        const { houses, candidates } = step.pattern;
        for (const [cell, mask] of position.candidates.entries()) {
          if (mask === 0 || !holds(facts, houses[0].house, cell) || candidates.some((one) => one.cell === cell))
            continue;
          const beside = housesAround(facts, cell);
          const seen = position.values.filter((_, at) =>
            housesAround(facts, at).some((house) => beside.includes(house)),
          );
          for (let digit = 1; digit <= 9; digit++) {
            if (seen.includes(digit) || (mask & (1 << (digit - 1))) !== 0) continue;
            const wider = { ...position, candidates: position.candidates.with(cell, mask | (1 << (digit - 1))) };
            const more = [...candidates, { cell, digit, role: 'extra' as const }];
            expect(reasonOf(wider, step, { candidates: more })).toBe('wrong-candidates');
            tried++;
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('of type 4 names the one house that holds its cells, and its two places of a digit', () => {
    const [position, step] = found('bug-4');
    const { houses, candidates } = step.pattern;
    const cells = candidates.filter(({ role }) => role === 'extra').map(({ cell }) => cell);
    expect(reasonOf(position, step, {})).toBe('valid');
    for (let house = 0; house < 27; house++) {
      if (house === houses[0].house) continue;
      const other = { house, role: 'house' } as const;
      expect(reasonOf(position, step, { houses: [...houses, other] })).toBe('wrong-houses');
      // The cells may share a second house, which keeps the digit there as well.
      if (!cells.every((cell) => holds(facts, house, cell)))
        expect(reasonOf(position, step, { houses: [other] })).toBe('wrong-houses');
    }
    for (const [at, one] of candidates.entries()) {
      if (one.role !== 'locked') continue;
      expect(reasonOf(position, step, { candidates: candidates.toSpliced(at, 1) })).toBe('wrong-candidates');
      for (const { cell, digit } of [...candidates, ...some(position, () => true, 'locked')]) {
        if (candidates.some((known) => known.role === 'locked' && known.cell === cell && known.digit === digit))
          continue;
        const moved = candidates.with(at, { cell, digit, role: 'locked' });
        expect(reasonOf(position, step, { candidates: moved })).toBe('wrong-candidates');
      }
    }
  });
});
