/** Patterns of one digit and colours, each once as it should be, and then with one house, cell or colour that isn't. */

import { type PatternCandidate, type Rejection, type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { board, chain, type Drawing, drawStep, rows } from './draw.js';
import { reasonOf } from './reason-of.js';

/** A row that has 5 in these columns alone. */
function only(...columns: number[]): string {
  return Array.from({ length: 9 }, (_, at) => (columns.includes(at + 1) ? '*' : '!5')).join(' ');
}

/** A row that lacks 5 in these columns. */
function but(...columns: number[]): string {
  return Array.from({ length: 9 }, (_, at) => (columns.includes(at + 1) ? '!5' : '*')).join(' ');
}

function judge(text: string, technique: Step['technique'], drawing: Drawing): Rejection | 'valid' {
  return reasonOf(board(text), {
    ...drawStep(technique, drawing),
    message: { key: technique, params: {} },
  });
}

describe('locked candidates', () => {
  const text = rows({ 1: only(1, 2, 3) });
  const claims = (houses: Drawing['houses'], strikes = '5 r2c1') =>
    judge(text, 'claiming', { strikes, houses, candidates: { locked: '5 r1c123' } });

  test('one base, one cover, and no other house', () => {
    expect(claims({ base: 'r1', cover: 'b1' })).toBe('valid');
    expect(claims({ base: 'r1', cover: 'b1', house: 'r2' })).toBe('wrong-houses');
    expect(claims({ base: 'r1', house: 'b1' })).toBe('wrong-houses');
    expect(claims({ base: 'r1', cover: 'b1 b1' })).toBe('wrong-houses');
    expect(claims({ base: 'r1 r1', cover: 'b1' })).toBe('wrong-houses');
    expect(claims({ cover: 'b1', house: 'r1' })).toBe('wrong-houses');
  });

  test('the digit goes from the cover outside of the base', () => {
    expect(claims({ base: 'r1', cover: 'b1' }, '5 r23c123')).toBe('valid');
    for (const strikes of ['5 r2c1; 4 r2c1', '5 r2c1 r2c4', '5 r2c1 r1c1', '5 r1c1'])
      expect([strikes, claims({ base: 'r1', cover: 'b1' }, strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
  });
});

describe('fish', () => {
  // 5 has two places in rows 1 and 4, and one more in r4c5 of the second board.
  const plain = rows({ 1: only(1, 4), 4: only(1, 4) });
  const finned = rows({ 1: only(1, 4), 4: only(1, 4, 5) });
  const lines = { base: 'r1 r4', cover: 'c1 c4' };
  const four = '5 r14c14';

  test('as many covers as bases, each once, and no other house', () => {
    const xWing = (houses: Drawing['houses'], strikes = '5 r5c1 r5c4') =>
      judge(plain, 'x-wing', { strikes, houses, candidates: { base: four } });
    expect(xWing(lines)).toBe('valid');
    expect(xWing({ base: 'r1 r4', cover: 'c1 c1' })).toBe('wrong-houses');
    expect(xWing({ base: 'r1 r1', cover: 'c1 c4' })).toBe('wrong-houses');
    expect(xWing({ ...lines, house: 'r9' })).toBe('wrong-houses');
    expect(xWing({ base: 'r1 r4', cover: 'c1 c4 c5' })).toBe('wrong-houses');
    expect(xWing(lines, '5 r5c1; 4 r5c1')).toBe('elimination-does-not-follow');
    expect(xWing(lines, '5 r5c1 r5c5')).toBe('elimination-does-not-follow');
  });

  test('a base with one place is as good as one with two', () => {
    const single = rows({ 1: only(1, 4), 4: only(4) });
    const judged = judge(single, 'x-wing', { strikes: '5 r5c4', houses: lines, candidates: { base: '5 r1c14 r4c4' } });
    expect(judged).toBe('valid');
  });

  test('fins, and too few places without them, make the name', () => {
    const fin = (technique: Step['technique'], text: string, base: string, strikes = '5 r5c4') =>
      judge(text, technique, { strikes, houses: lines, candidates: { base, fin: '5 r4c5' } });
    expect(fin('finned-x-wing', finned, four)).toBe('valid');
    expect(fin('sashimi-x-wing', finned, four)).toBe('wrong-candidates');
    const sashimi = rows({ 1: only(1, 4), 4: only(1, 5) });
    expect(fin('sashimi-x-wing', sashimi, '5 r1c14 r4c1')).toBe('valid');
    expect(fin('finned-x-wing', sashimi, '5 r1c14 r4c1')).toBe('wrong-candidates');
    expect(fin('finned-x-wing', finned, four, '5 r5c1')).toBe('elimination-does-not-follow');
    // Of boxes and mixtures one name says both.
    const boxes = { base: 'r1 b4', cover: 'c1 c2' };
    const franken = rows({ 1: only(1, 2), 4: but(1, 2, 3), 5: but(2, 3), 6: but(1, 2) });
    const judged = judge(franken, 'finned-franken-x-wing', {
      strikes: '5 r9c1',
      houses: boxes,
      candidates: { base: '5 r1c12 r5c1', fin: '5 r6c3' },
    });
    expect(judged).toBe('elimination-does-not-follow');
  });

  test('bases that share a place are a matter of fins', () => {
    const shared = rows({ 1: only(1, 4), 2: but(1, 2, 3), 3: but(1, 2, 3) });
    const judged = (technique: Step['technique'], candidates: Record<string, string>) =>
      judge(shared, technique, { strikes: '5 r2c4', houses: { base: 'r1 b1', cover: 'c1 c4' }, candidates });
    expect(judged('franken-x-wing', { base: '5 r1c14' })).toBe('base-houses-overlap');
    expect(judged('finned-franken-x-wing', { base: '5 r1c4', fin: '5 r1c1' })).toBe('elimination-does-not-follow');
  });

  test('rows across columns are plain, boxes beside them franken, all else mutant', () => {
    const shapes: [string, string, 'basic' | 'franken' | 'mutant'][] = [
      ['r1 r4', 'c1 c4', 'basic'],
      ['c1 c4', 'r1 r4', 'basic'],
      ['r1 b5', 'c1 c4', 'franken'],
      ['r1 r4', 'c1 b2', 'franken'],
      ['b1 b5', 'c1 c4', 'franken'],
      ['r1 c4', 'b1 b2', 'mutant'],
      ['b1 b2', 'r1 c4', 'mutant'],
      ['r1 b5', 'r4 b2', 'mutant'],
      ['c1 b5', 'c4 b2', 'mutant'],
      ['r1 r4', 'r2 r5', 'mutant'],
      ['c1 c4', 'c2 c5', 'mutant'],
    ];
    const named = { basic: 'x-wing', franken: 'franken-x-wing', mutant: 'mutant-x-wing' } as const;
    for (const [base, cover, shape] of shapes) {
      const misfits = (['basic', 'franken', 'mutant'] as const).filter((name) => {
        const judged = judge(rows({}), named[name], { strikes: '5 r9c9', houses: { base, cover } });
        return judged === 'wrong-houses';
      });
      expect([base, cover, ...misfits]).toEqual([base, cover, ...Object.keys(named).filter((name) => name !== shape)]);
    }
    expect(judge(rows({}), 'mutant-x-wing', { strikes: '5 r9c9', houses: { base: 'r1 c1', cover: 'r1 b1' } })).toBe(
      'wrong-houses',
    );
  });

  test('two finned fish of the same bases are Siamese', () => {
    // With columns 1 and 4 the fin is r4c5, with 1 and 5 it is r1c4 and r4c4.
    const siamese = (houses: Drawing['houses'], candidates: Record<string, string>, strikes: string, text = finned) =>
      judge(text, 'siamese-x-wing', { strikes, houses, candidates });
    const both = { base: 'r1 r4', cover: 'c1 c4 c5' };
    const parts = { base: '5 r14c1', fin: '5 r1c4 r4c45' };
    expect(siamese(both, parts, '5 r5c4')).toBe('valid');
    expect(siamese(both, parts, '5 r5c4; 4 r5c4')).toBe('elimination-does-not-follow');
    expect(siamese(both, parts, '5 r9c9')).toBe('elimination-does-not-follow');
    expect(siamese(both, parts, '5 r5c4 r9c9')).toBe('elimination-does-not-follow');
    expect(siamese(lines, { base: four, fin: '5 r4c5' }, '5 r5c4')).toBe('wrong-houses');
    // Up to four covers, if the two have none in common.
    expect(siamese({ base: 'r1 r4', cover: 'c1 c4 c5 c9' }, { fin: '5 r14c14 r4c5' }, '5 r5c4')).toBe('valid');
    expect(siamese({ base: 'r1 r4', cover: 'c1 c4 c5 c8 c9' }, { fin: '5 r14c14 r4c5' }, '5 r5c4')).toBe(
      'wrong-houses',
    );
    // A plain X-Wing is no finned one.
    const one = rows({ 1: only(1, 4), 4: only(1, 4) });
    expect(siamese(both, { base: '5 r14c1', fin: '5 r14c4' }, '5 r5c4', one)).toBe('wrong-candidates');
    expect(siamese({ base: 'r1 r4', cover: 'c4 c5 c1' }, { base: '5 r14c1', fin: '5 r14c4' }, '5 r5c4', one)).toBe(
      'wrong-candidates',
    );
  });
});

describe('skyscrapers, kites and turbot fish', () => {
  // Row 1 has two places for 5, column 1 two, and column 9 two.
  const text = rows({
    1: only(2, 9),
    3: but(1, 9),
    4: but(1, 9),
    5: but(1, 9),
    6: but(1, 9),
    7: but(1),
    8: but(1, 9),
    2: but(9),
    9: but(9),
  });
  const kite = (houses: string, strikes = '5 r9c3', parts: Partial<Drawing> = {}) => {
    const drawn = drawStep('two-string-kite', { strikes, ...parts });
    const links = chain('5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1');
    const candidates = [8, 1, 9, 72].map((cell, at) => ({
      cell,
      digit: 5,
      role: at % 3 === 0 ? ('end' as const) : ('joint' as const),
    }));
    return reasonOf(board(text), {
      ...drawn,
      pattern: {
        ...drawn.pattern,
        links,
        candidates,
        houses: houses.split(' ').map((name) => ({
          house: 'rcb'.indexOf(name[0]) * 9 + Number(name[1]) - 1,
          role: name.endsWith('!') ? 'base' : 'house',
        })),
      },
    });
  };

  test('each house has the two ends of a strong link and no other place, and comes once', () => {
    const on = rows({ 1: only(2, 9), ...Object.fromEntries([3, 4, 5, 6, 7, 8].map((row) => [row, but(1)])) });
    const plain = drawStep('two-string-kite', {
      strikes: '5 r9c9',
      houses: { house: 'r1 c1' },
      candidates: { end: '5 r1c9 r9c1', joint: '5 r1c2 r2c1' },
    });
    const whole = { ...plain, pattern: { ...plain.pattern, links: chain('5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1') } };
    expect(verifyStep(board(on), whole)).toEqual({ valid: true });
    for (const strikes of [
      [{ cell: 80, digit: 4 }],
      [{ cell: 79, digit: 5 }],
      [{ cell: 71, digit: 5 }],
      [
        { cell: 80, digit: 5 },
        { cell: 79, digit: 5 },
      ],
    ])
      expect(verifyStep(board(on), { ...whole, eliminations: strikes })).toEqual({
        valid: false,
        reason: 'elimination-does-not-follow',
      });
    for (const houses of [
      'r1',
      'c1',
      'r1 c1 c1',
      'r1 r1 c1',
      'r1 c1 c9',
      'r1 c1 b3',
      'r1 c1 b1',
      'r1 c1 r5',
      'r1 c1 r9!',
    ])
      expect([houses, kite(houses)]).toEqual([houses, 'wrong-houses']);
  });
});

describe('names of turbot chains', () => {
  const turbot = (text: string, technique: Step['technique'], houses: string, drawn: string[], strikes: string) => {
    const links = drawn.map(chain);
    const roles = links.flatMap((list) => [list[0].from, ...list.map(({ to }) => to)]);
    const candidates = roles.map(
      ({ cells, digit }, at): PatternCandidate => ({
        cell: cells[0],
        digit,
        role: at % 4 === 0 || at % 4 === 3 ? 'end' : 'joint',
      }),
    );
    const unique = candidates.filter(({ cell }, at) => candidates.findIndex((one) => one.cell === cell) === at);
    const step = drawStep(technique, { strikes, houses: { house: houses } });
    const pattern =
      links.length > 1
        ? { ...step.pattern, branches: links, candidates: unique }
        : { ...step.pattern, links: links[0], candidates };
    return reasonOf(board(text), { ...step, pattern });
  };

  test('the houses of the strong links and where their joints meet tell them', () => {
    // Rows 1 and 2, whose joints share a box; row 1 and box 7, whose joints share column 2.
    const inBox = rows({ 1: only(1, 9), 2: only(2, 5) });
    const box = '5 r1c9 = 5 r1c1 - 5 r2c2 = 5 r2c5';
    const other = rows({ 1: only(2, 9), 7: but(1, 3), 8: but(1, 2), 9: but(1, 2, 3) });
    const column = '5 r1c9 = 5 r1c2 - 5 r7c2 = 5 r8c3';
    const cases: [string, string, string, string, string][] = [
      [inBox, 'r1 r2', box, '5 r3c5', 'turbot-fish'],
      [other, 'r1 b7', column, '5 r8c9', 'turbot-fish'],
      [rows({ 1: only(2, 9), 5: only(2, 8) }), 'r1 r5', '5 r1c9 = 5 r1c2 - 5 r5c2 = 5 r5c8', '5 r2c8', 'skyscraper'],
    ];
    for (const [text, houses, drawn, strikes, name] of cases) {
      for (const technique of ['turbot-fish', 'skyscraper', 'two-string-kite'] as const) {
        const judged = turbot(text, technique, houses, [drawn], strikes);
        expect([technique, judged === 'wrong-kind-of-chain']).toEqual([technique, technique !== name]);
      }
    }
    expect(turbot(other, 'turbot-fish', 'r1 b7', [column], '5 r8c9')).toBe('valid');
    // A row and a column that have a joint in common cross, but beside no box.
    const bent = rows({ 1: only(2, 9), ...Object.fromEntries([2, 3, 4, 6, 7, 8, 9].map((row) => [row, but(9)])) });
    const judged = turbot(bent, 'two-string-kite', 'r1 c9', ['5 r1c9 = 5 r1c2 - 5 r1c9 = 5 r5c9'], '5 r9c5');
    expect(judged).toBe('wrong-kind-of-chain');
  });

  test('a house is named if both ends, and no third place, are in it', () => {
    const rest = Object.fromEntries([3, 4, 5, 7, 8, 9].map((row) => [row, row === 9 ? but(2) : but(1, 2)]));
    const text = rows({ ...rest, 1: only(2, 3), 2: but(2), 6: but(1) });
    const kite = (houses: string) =>
      turbot(text, 'two-string-kite', houses, ['5 r1c3 = 5 r1c2 - 5 r2c1 = 5 r9c1'], '5 r9c3');
    expect(kite('r1 c1')).toBe('valid');
    // Box 1 has a third place; column 2 has two places, one of which is an end.
    expect(kite('r1 c1 b1')).toBe('wrong-houses');
    expect(kite('r1 c1 c2')).toBe('wrong-houses');
  });

  test('two kites fly from the same two cells', () => {
    const rest = Object.fromEntries([4, 5, 6, 7, 8].map((row) => [row, but(1, 3)]));
    const text = rows({ ...rest, 1: only(2, 9), 2: only(1, 8), 3: but(1) });
    const kites = turbot(
      text,
      'two-string-kite',
      'r1 c1 r2 c3',
      ['5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1', '5 r2c8 = 5 r2c1 - 5 r3c3 = 5 r9c3'],
      '5 r9c9',
    );
    expect(kites).toBe('wrong-kind-of-chain');
  });
});

describe('empty rectangles', () => {
  // Box 1 has 5 in row 1 and in column 1; columns 5 and 7 have two places each.
  const column = (row: number, ...others: number[]) =>
    but(...(row === 4 ? [] : [5]), ...(row === 6 ? [] : [7]), ...others);
  const draw = (first: string, second: string, third: string) =>
    rows({ 1: first, 2: second, 3: third, ...Object.fromEntries([4, 5, 6, 7, 8, 9].map((row) => [row, column(row)])) });
  const text = draw(but(1), column(2, 2, 3), column(3, 1, 2, 3));
  const empty = (box: string, link: string, houses: string, strikes: string, on = text) =>
    judge(on, 'empty-rectangle', { strikes, houses: { house: houses }, candidates: { box, link } });
  const inBox = '5 r1c23 r2c1';

  test('one strong link or two, each with what it rules out', () => {
    expect(empty(inBox, '5 r14c5', 'b1 c5', '5 r4c1')).toBe('valid');
    expect(empty(inBox, '5 r14c5 r16c7', 'b1 c5 c7', '5 r4c1 r6c1')).toBe('valid');
    expect(empty(inBox, '5 r14c5 r16c7', 'b1 c5 c7 c9', '5 r4c1')).toBe('wrong-houses');
    for (const strikes of ['5 r4c1; 4 r4c1', '5 r6c1', '5 r4c9', '5 r2c1', '5 r1c5', '5 r9c9'])
      expect([strikes, empty(inBox, '5 r14c5', 'b1 c5', strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
  });

  test('the places of the box lie on a row and a column, some on each alone', () => {
    const diagonal = draw(but(2, 3), column(2, 1, 3), column(3, 1, 2));
    expect(empty('5 r1c1 r2c2 r3c3', '5 r14c5', 'b1 c5', '5 r4c1', diagonal)).toBe('not-an-empty-rectangle');
    const down = draw(but(2, 3), column(2, 2, 3), column(3, 1, 2, 3));
    expect(empty('5 r12c1', '5 r14c5', 'b1 c5', '5 r4c1', down)).toBe('not-an-empty-rectangle');
    const along = draw(but(3), column(2, 1, 2, 3), column(3, 1, 2, 3));
    expect(empty('5 r1c12', '5 r14c5', 'b1 c5', '5 r4c1', along)).toBe('not-an-empty-rectangle');
  });
});

describe('colours of one digit', () => {
  // r5c2 = r1c2 = r1c8 = r6c8, and nothing else is tied to them.
  const cells = (sixth: string) =>
    rows({
      1: only(2, 8),
      2: but(2, 8),
      3: but(2, 8),
      4: but(2, 8),
      5: but(8),
      6: sixth,
      7: but(2, 8),
      8: but(2, 8),
      9: but(2, 8),
    });
  const text = cells(but(2));
  const colors = { 'color-a': '5 r5c2 r1c8', 'color-b': '5 r1c2 r6c8' };
  const trap = (candidates: Record<string, string>, strikes = '5 r5c7', on = text, houses = {}) =>
    judge(on, 'simple-colors-trap', { strikes, candidates, houses });

  test('what sees both colours goes', () => {
    expect(trap(colors, '5 r5c79 r6c13')).toBe('valid');
    for (const strikes of ['5 r5c1', '5 r6c4', '5 r5c2', '5 r1c2', '5 r9c9', '4 r5c7', '5 r5c7; 4 r5c7', '5 r5c7 r5c1'])
      expect([strikes, trap(colors, strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    expect(trap(colors, '5 r5c7', text, { house: 'r1' })).toBe('wrong-houses');
  });

  test('the colours are two, of one digit, and share no candidate', () => {
    expect(trap({ 'color-a': '5 r5c2 r1c8' })).toBe('not-a-cluster');
    expect(trap({ 'color-b': '5 r5c2 r1c8' })).toBe('not-a-cluster');
    expect(trap({ 'color-a': '5 r9c9' })).toBe('not-a-cluster');
    expect(trap({ 'color-b': '5 r9c9' })).toBe('not-a-cluster');
    expect(trap({ ...colors, 'color-c': '5 r9c9' })).toBe('wrong-candidates');
    expect(trap({ ...colors, other: '5 r9c9' })).toBe('wrong-candidates');
    expect(trap({ 'color-a': '5 r5c2 r1c8', 'color-b': '5 r1c2 r6c8 r1c8' })).toBe('wrong-candidates');
    expect(trap({ 'color-a': '5 r5c2 r1c8; 4 r5c2', 'color-b': '5 r1c2 r6c8' })).toBe('wrong-candidates');
    expect(judge(text, '3d-medusa', { strikes: '5 r5c7', candidates: colors })).toBe('wrong-candidates');
  });

  test('all of a cluster, and of one only', () => {
    expect(trap({ 'color-a': '5 r5c2 r1c8', 'color-b': '5 r1c2' })).toBe('not-a-cluster');
    expect(trap({ 'color-a': '5 r5c2 r1c8', 'color-b': '5 r1c2 r6c8 r9c9' })).toBe('not-a-cluster');
    expect(trap({ 'color-a': '5 r5c2 r1c8 r9c9', 'color-b': '5 r1c2 r6c8' })).toBe('not-a-cluster');
    // A strong link joins two colours, not two candidates of one.
    expect(trap({ 'color-a': '5 r5c2 r1c2', 'color-b': '5 r1c8 r6c8' })).toBe('not-a-cluster');
  });

  test('a cell of two candidates ties two digits, of which one only is coloured here', () => {
    const pair = text.replace(/^(\S+ )\S+/, '$157');
    expect(trap(colors, '5 r5c79 r6c13', pair)).toBe('valid');
  });

  test('a colour that sees itself goes', () => {
    // Row 6 ties r6c8 to r6c1, which is in the box of r5c2.
    const wrapped = cells(only(1, 8));
    const a = { 'color-a': '5 r5c2 r1c8 r6c1', 'color-b': '5 r1c2 r6c8' };
    const wrap = (candidates: Record<string, string>, strikes: string, on = wrapped) =>
      judge(on, 'simple-colors-wrap', { strikes, candidates });
    expect(wrap(a, '5 r5c2 r1c8 r6c1')).toBe('valid');
    for (const strikes of ['5 r1c2', '5 r5c1', '5 r5c2 r6c8', '5 r9c9'])
      expect([strikes, wrap(a, strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    expect(wrap({ 'color-a': a['color-b'], 'color-b': a['color-a'] }, '5 r5c2')).toBe('elimination-does-not-follow');
    expect(wrap(colors, '5 r5c2', text)).toBe('elimination-does-not-follow');
    // It is no candidate beside the colours.
    expect(trap(a, '5 r5c2', wrapped)).toBe('elimination-does-not-follow');
  });
});

describe('two clusters', () => {
  const near = rows({ 1: only(1, 5), 5: only(1, 6) });
  const one = { 'color-a': '5 r1c1', 'color-b': '5 r1c5' };
  const two = { 'color-c': '5 r5c1', 'color-d': '5 r5c6' };
  const multi = (technique: Step['technique'], candidates: Record<string, string>, strikes: string, text = near) =>
    judge(text, technique, { strikes, candidates });

  test('where two colours see each other one of the other two is true', () => {
    const renamed = [
      { ...one, ...two },
      { 'color-b': '5 r1c1', 'color-a': '5 r1c5', ...two },
      { ...one, 'color-d': '5 r5c1', 'color-c': '5 r5c6' },
      { 'color-b': '5 r1c1', 'color-a': '5 r1c5', 'color-d': '5 r5c1', 'color-c': '5 r5c6' },
      { 'color-a': '5 r5c1', 'color-b': '5 r5c6', 'color-c': '5 r1c1', 'color-d': '5 r1c5' },
    ];
    for (const candidates of renamed) {
      expect(multi('multi-colors-1', candidates, '5 r2c6 r4c5')).toBe('valid');
      expect(multi('multi-colors-1', candidates, '5 r2c5')).toBe('elimination-does-not-follow');
      expect(multi('multi-colors-1', candidates, '5 r2c1')).toBe('elimination-does-not-follow');
      expect(multi('multi-colors-1', candidates, '5 r9c6')).toBe('elimination-does-not-follow');
    }
    const apart = rows({ 1: only(1, 5), 5: only(2, 6) });
    expect(multi('multi-colors-1', { ...one, 'color-c': '5 r5c2', 'color-d': '5 r5c6' }, '5 r2c6', apart)).toBe(
      'elimination-does-not-follow',
    );
  });

  test('each of them whole, and not one cluster in two', () => {
    for (const technique of ['multi-colors-1', 'multi-colors-2'] as const) {
      expect(multi(technique, one, '5 r2c6')).toBe('not-a-cluster');
      expect(multi(technique, { ...one, 'color-c': '5 r5c1', 'color-d': '5 r9c9' }, '5 r2c6')).toBe('not-a-cluster');
      expect(multi(technique, { 'color-a': '5 r1c1', 'color-b': '5 r9c9', ...two }, '5 r2c6')).toBe('not-a-cluster');
    }
    expect(multi('simple-colors-trap', { 'color-a': '5 r1c1 r5c1', 'color-b': '5 r1c5 r5c6' }, '5 r2c6')).toBe(
      'not-a-cluster',
    );
    expect(multi('simple-colors-trap', { ...one, ...two }, '5 r2c6')).toBe('wrong-candidates');
  });

  test('a colour that sees both colours of the other cluster goes', () => {
    // Column 5 ties r1c5 to r9c5; r1c1 sees r7c1, and r9c5 sees r7c6.
    const rest = Object.fromEntries([2, 3, 4, 5, 6, 8].map((row) => [row, but(5)]));
    const text = rows({ ...rest, 1: only(1, 5), 7: only(1, 6) });
    const candidates = { 'color-a': '5 r1c1 r9c5', 'color-b': '5 r1c5', 'color-c': '5 r7c1', 'color-d': '5 r7c6' };
    expect(multi('multi-colors-2', candidates, '5 r1c1 r9c5', text)).toBe('valid');
    expect(multi('multi-colors-2', candidates, '5 r1c5', text)).toBe('elimination-does-not-follow');
    expect(multi('multi-colors-2', candidates, '5 r1c1 r7c1', text)).toBe('elimination-does-not-follow');
    expect(multi('multi-colors-2', { ...one, ...two }, '5 r1c1')).toBe('elimination-does-not-follow');
    expect(multi('multi-colors-2', { ...one, 'color-c': '5 r5c6', 'color-d': '5 r5c1' }, '5 r1c1')).toBe(
      'elimination-does-not-follow',
    );
  });
});

describe('3D Medusa', () => {
  // 5 and 7 have two places in row 1, one of them a cell of two candidates: 5 here and 7 there, or 7 here and 5 there.
  const row = '* !57 !57 !57 !57 !57 !57 !57 57';
  const colors = { 'color-a': '5 r1c1; 7 r1c9', 'color-b': '7 r1c1; 5 r1c9' };
  const medusa = (strikes: string, others: Readonly<Record<number, string>> = {}, candidates = colors) =>
    judge(rows({ 1: row, ...others }), '3d-medusa', { strikes, candidates });

  test('what sees both colours, or shares its cell with both, goes', () => {
    expect(medusa('123 r1c1')).toBe('valid');
    for (const strikes of ['5 r2c1', '7 r2c1', '5 r1c1', '7 r1c1', '5 r1c9', '1 r1c2', '5 r9c5'])
      expect([strikes, medusa(strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    // 5 in r2c1 sees 5 in r1c1 and shares its cell with nothing coloured.
    expect(medusa('1 r1c1', {}, { 'color-a': '5 r1c1', 'color-b': '5 r1c9' })).toBe('wrong-candidates');
    expect(medusa('1 r1c1', {}, { 'color-a': '5 r1c1; 7 r1c9', 'color-b': '5 r1c9' })).toBe('not-a-cluster');
  });

  test('a colour that leaves a cell nothing goes, and the other stays', () => {
    const emptied = { 5: '5 * * * * * * * *' };
    expect(medusa('5 r1c1', emptied)).toBe('valid');
    expect(medusa('7 r1c9', emptied)).toBe('valid');
    expect(medusa('7 r1c1', emptied)).toBe('elimination-does-not-follow');
    expect(medusa('5 r1c9', emptied)).toBe('elimination-does-not-follow');
    // A cell that is filled in has no candidate to lose, and one of two candidates loses one.
    expect(medusa('5 r1c1', { 5: '=9 * * * * * * * *' })).toBe('elimination-does-not-follow');
    expect(medusa('5 r1c1', { 5: '58 * * * * * * * *' })).toBe('elimination-does-not-follow');
  });
});
