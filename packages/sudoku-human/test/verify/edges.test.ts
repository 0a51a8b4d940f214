/** What the checker says at the edges of the definitions: each pattern once as it should be, then with one thing wrong. */

import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { techniqueCases } from '../techniques/technique-cases.js';
import { board, chain, type Drawing, drawStep } from './draw.js';
import { reasonOf } from './reason-of.js';

function judgeDrawn(text: string, technique: kit.TechniqueId, drawing: Drawing): kit.Rejection | 'valid' {
  return reasonOf(board(text), drawStep(technique, drawing));
}

/** The step with these branches in place of its links. */
function withBranches(step: kit.Step, branches: readonly (readonly kit.Link[])[]): kit.Step {
  return { ...step, pattern: { ...step.pattern, links: [], branches } };
}

const anyRows = (count: number) => '*\n'.repeat(count);

describe('locked candidates', () => {
  test('a box and a line lock, not two boxes and not two lines, whichever comes first', () => {
    // The first row has its 5 in the first cell, which lies in the first column and box.
    const text = `5 1234 1234 1234 1234 1234 1234 1234 1234\n${anyRows(8)}`;
    const judged = (technique: kit.TechniqueId, base: string, cover: string, strikes: string) =>
      judgeDrawn(text, technique, { strikes, houses: { base, cover }, candidates: { locked: '5 r1c1' } });
    expect(judged('claiming', 'r1', 'b1', '5 r2c1')).toBe('valid');
    expect(judged('pointing', 'r1', 'c1', '5 r2c1')).toBe('wrong-houses');
    expect(judged('claiming', 'r1', 'c1', '5 r2c1')).toBe('wrong-houses');
    expect(judged('pointing', 'b1', 'b2', '5 r2c5')).toBe('wrong-houses');
    expect(judged('claiming', 'b1', 'b2', '5 r2c5')).toBe('wrong-houses');
  });
});

describe('almost locked sets', () => {
  const link = (from: string, to: string): kit.Link[] => [{ ...chain(`${from} - ${to}`)[0], type: 'weak' }];
  const xz = (text: string, first: string, second: string, links: kit.Link[]): kit.Rejection | 'valid' => {
    const step = drawStep('als-xz', { strikes: '2 r1c5', candidates: { 'set-1': first, 'set-2': second } });
    return reasonOf(board(text), step, { links });
  };

  test('a set has one digit more than cells, in one house', () => {
    const first = `12 * * * * * * * 12\n${anyRows(8)}`;
    expect(xz(first, '12 r1c1', '12 r1c9', link('1 r1c1', '1 r1c9'))).toBe('valid');
    const three = `123 * * * * * * * 12\n${anyRows(8)}`;
    expect(xz(three, '123 r1c1', '12 r1c9', link('1 r1c1', '1 r1c9'))).toBe('not-almost-locked');
  });

  test('the places of a common see each other, all of them', () => {
    const apart = `12 * * * * * * * *\n12\n${anyRows(7)}`;
    expect(xz(apart, '12 r1c1', '12 r2c5', link('1 r1c1', '1 r2c5'))).toBe('not-a-restricted-common');
  });

  test('every place of a petal’s digit sees the stem', () => {
    const stem = (petal: string) => `123 14 24 34 14 * * * *\n* * * * * * * * *\n${petal}\n${anyRows(6)}`;
    const petals = (last: string): kit.Step => {
      const step = drawStep('death-blossom', {
        strikes: '4 r1c6',
        candidates: { stem: '123 r1c1', 'petal-1': '14 r1c2', 'petal-2': '24 r1c3', 'petal-3': `34 ${last}` },
      });
      const links = [...link('1 r1c1', '1 r1c2'), ...link('2 r1c1', '2 r1c3'), ...link('3 r1c1', `3 ${last}`)];
      return { ...step, pattern: { ...step.pattern, links } };
    };
    expect(reasonOf(board(stem('*')), petals('r1c4'))).toBe('valid');
    expect(reasonOf(board(stem('* * * * * 34 * * *')), petals('r3c6'))).toBe('not-a-restricted-common');
  });
});

describe('loops', () => {
  test('a node comes once, though a longer way round would be as true', () => {
    const text = `* !5 !5 !5 !5 !5 !5 !5 *\n${anyRows(2)}* !5 !5 * * * * * *\n* !5 !5 * * * * * *\n${'!5 !5 !5 * * * * * *\n'}${anyRows(3)}`;
    const links = '5 r1c9 = 5 r1c1 - 5 r4c1 = 5 r5c1 - 5 r1c1 = 5 r1c9';
    expect(judgeDrawn(text, 'discontinuous-nice-loop', { sets: '5 r1c9', chain: links })).toBe('wrong-kind-of-chain');
  });

  test('the digit that a loop sets is the one where it begins and ends', () => {
    const text = `* !5 * !5 !5 !5 !5 !5 !5\n* * * * * * * * *\n${'!5 * * * * * * * *\n'.repeat(7)}`;
    const loop = '5 r1c1 = 5 r1c3 - 5 r2c1 = 5 r1c1';
    const judged = (sets: string) => {
      const step = drawStep('discontinuous-nice-loop', { sets, chain: loop });
      const candidates = [
        { cell: 0, digit: 5, role: 'discontinuity' },
        { cell: 2, digit: 5, role: 'on' },
        { cell: 9, digit: 5, role: 'off' },
      ] as const;
      return reasonOf(board(text), step, { candidates });
    };
    expect(judged('5 r1c1')).toBe('valid');
    expect(judged('4 r1c1')).toBe('wrong-kind-of-conclusion');
    expect(judged('5 r9c9')).toBe('wrong-kind-of-conclusion');
  });
});

describe('exocet', () => {
  type Shape = {
    base?: string;
    digits?: string;
    bases?: string;
    targets?: string;
    mirrors?: string;
    crossing?: string;
    companion?: string;
    row3?: string;
    row6?: string;
    strikes?: string;
  };

  /** Base r1c12, targets r2c4 and r3c7, cross-lines c3, c4 and c7, where the digits lie in r4 and r5 alone. */
  const drawn = (shape: Shape): [kit.Position, kit.Step] => {
    const { base = '123', digits = base, companion = '!123', row6 = '* * !123 !123 * * !123 * *' } = shape;
    const { row3 = '* * * !123 * * * * *', crossing = 'r45c347', strikes = '4 r2c4' } = shape;
    const { bases = 'r1c12', targets = 'r2c4 r3c7', mirrors = 'r3c89 r2c56' } = shape;
    const last = `* * !${digits} !${digits} * * !${digits} * *\n`;
    const text = `${base} ${base} * * * * * * *\n* * * * * * ${companion} * *\n${row3}\n*\n*\n${row6}\n${last.repeat(3)}`;
    const step = drawStep('exocet', {
      strikes,
      houses: { house: 'c3 c4 c7' },
      candidates: {
        base: `${digits} ${bases}`,
        target: `${digits} ${targets}`,
        mirror: `${digits} ${mirrors}`,
        'cross-line': `${digits} ${crossing}`,
      },
    });
    return [board(text), step];
  };
  const judged = (shape: Shape) => reasonOf(...drawn(shape));

  test('three or four digits in the base', () => {
    expect(judged({})).toBe('valid');
    expect(judged({ base: '12', row6: '* * !12 !12 * * !12 * *', crossing: 'r45c347' })).toBe('not-an-exocet');
    const wide = '!12345';
    expect(
      judged({
        base: '12345',
        strikes: '6 r2c4',
        companion: wide,
        row3: `* * * ${wide} * * * * *`,
        row6: `* * ${wide} ${wide} * * ${wide} * *`,
      }),
    ).toBe('not-an-exocet');
  });

  test('no base digit beside a target, nor three times on the cross-lines', () => {
    expect(judged({ companion: '!23' })).toBe('not-an-exocet');
    expect(judged({ row6: '*', crossing: 'r456c347' })).toBe('not-an-exocet');
  });

  test('no target on the line of the base', () => {
    expect(judged({ targets: 'r1c4 r3c7' })).toBe('not-an-exocet');
  });

  test('no base in two boxes or on no line, and no two targets in one box or one in the box of the base', () => {
    expect(judged({ bases: 'r1c2 r1c4' })).toBe('not-an-exocet');
    expect(judged({ bases: 'r1c1 r2c2' })).toBe('not-an-exocet');
    expect(judged({ bases: 'r1c1 r2c2', targets: 'r4c2 r7c2' })).toBe('not-an-exocet');
    expect(judged({ targets: 'r2c4 r3c5' })).toBe('not-an-exocet');
    expect(judged({ targets: 'r2c1 r3c7' })).toBe('not-an-exocet');
    expect(judged({ targets: 'r5c4 r3c7' })).toBe('not-an-exocet');
    expect(judged({ targets: 'r2c4 r3c7 r2c5' })).toBe('not-an-exocet');
    expect(judged({ targets: 'r2c4' })).toBe('not-an-exocet');
    expect(judged({ bases: 'r1c123' })).toBe('not-an-exocet');
  });

  test('a digit that is locked in a mirror leaves the other cell of it to the target’s digit', () => {
    const row3 = '!9 !9 !9 !1239 !9 !9 !9 * *';
    expect(judged({ strikes: '4 r3c8' })).toBe('elimination-does-not-follow');
    expect(judged({ strikes: '4 r3c8', row3 })).toBe('valid');
    expect(judged({ strikes: '9 r3c8', row3 })).toBe('elimination-does-not-follow');
    const found = (row: string | undefined) =>
      kit
        .findSteps(drawn(row === undefined ? {} : { row3: row })[0], [kit.exocet])
        .some(({ eliminations }) => eliminations.some(({ cell, digit }) => cell === 25 && digit === 4));
    expect([found(undefined), found(row3)]).toEqual([false, true]);
  });

  test('where both targets have one digit of the base, the same, nothing can be said', () => {
    const [{ givens, values, candidates }] = drawn({});
    const same = candidates.map((mask, cell) => (cell === 12 || cell === 24 ? 0b1001 : mask));
    expect(kit.findSteps({ givens, values, candidates: [...candidates] }, [kit.exocet])).not.toEqual([]);
    expect(kit.findSteps({ givens, values, candidates: same }, [kit.exocet])).toEqual([]);
  });
});

describe('fireworks', () => {
  const text = (row1: string) =>
    `${row1}\n${'* * * * * * * * !34\n'.repeat(2)}${'!12 * * * * * * * !34\n'.repeat(3)}${'!12 * * * * * * * *\n'.repeat(2)}* !34 !34 !34 !34 !34 * * *`;
  const confined = '* * * !12 !12 !12 !12 !12 *';
  const two = (wings: string): Drawing => ({
    strikes: '5 r1c1',
    houses: { house: 'r1 c1 r9 c9' },
    candidates: { pivot: '12 r1c1; 34 r9c9', wing: `1234 ${wings}` },
  });

  test('of two pivots with two digits each, in opposite corners', () => {
    expect(judgeDrawn(text(confined), 'firework', two('r1c9 r9c1'))).toBe('valid');
    const steps = kit.findSteps(board(text(confined)), [kit.firework]);
    expect(steps.some(({ eliminations }) => eliminations.some(({ cell, digit }) => cell === 0 && digit === 5))).toBe(
      true,
    );
  });

  test('no wing off the lines, and no digit elsewhere on a line', () => {
    expect(judgeDrawn(text(confined), 'firework', two('r1c9 r2c2'))).toBe('not-a-firework');
    expect(judgeDrawn(text('* * * !12 !12 * !12 !12 *'), 'firework', two('r1c9 r9c1'))).toBe('not-a-firework');
  });

  test('one pivot has three digits, two pivots have four', () => {
    const parts = (pivot: string, wing: string) =>
      judgeDrawn(text(confined), 'firework', { ...two('r1c9 r9c1'), candidates: { pivot, wing } });
    expect(parts('12 r1c1; 3 r9c9', '123 r1c9 r9c1')).toBe('wrong-candidates');
    expect(parts('12 r1c1', '1234 r1c9 r9c1')).toBe('wrong-candidates');
    expect(parts('12 r1c1; 34 r9c9', '1234 r1c9')).toBe('wrong-candidates');
  });

  test('one wing is on the row of the pivot, the other on its column', () => {
    const three = (row: string, column: string) =>
      `${row}\n*\n*\n${Array.from({ length: 5 }, () => `${column} * * * * * * * *`).join('\n')}\n* * * * * * * * *`;
    const wings = (row: string, at: string, last = '*') => {
      const drawn = {
        strikes: '4 r1c1',
        houses: { house: 'r1 c1' },
        candidates: { pivot: '123 r1c1', wing: `123 ${at}` },
      };
      return judgeDrawn(three(row, '!123').replace(/\*( \*){8}$/, `${last}$1 * * * * * * *`), 'firework', drawn);
    };
    const row = '* * * !123 !123 !123 !123 !123 *';
    expect(wings(row, 'r1c9 r9c1')).toBe('valid');
    expect(wings('* * * !123 * !123 !123 !123 *', 'r1c59', '!123')).toBe('not-a-firework');
    expect(wings(row, 'r1c9 r5c5', '!123')).toBe('not-a-firework');
    expect(wings('* * * !123 !123 !123 !123 !123 !123', 'r5c5 r9c1')).toBe('not-a-firework');
  });
});

describe('locked sectors and tridagons', () => {
  test('cells that their digits can fill twice over are no locked set', () => {
    const houses = { house: 'r1 r2 r3 c1 c2 c3' };
    const candidates = { cell: '123456789 r123c123' };
    expect(judgeDrawn(anyRows(9), 'multi-sector-locked-sets', { strikes: '1 r1c5', houses, candidates })).toBe(
      'not-a-locked-set',
    );
  });

  test('a domino of two digits on the board is no part of a loop', () => {
    const text = `=1 =2 =3 * * * * * =4\n${anyRows(7)}=5 * * * * * * * =6`;
    const houses = { house: 'r1 r9 c1 c9 b1 b3 b7 b9' };
    expect(judgeDrawn(text, 'sk-loop', { strikes: '7 r5c5', houses, candidates: { loop: '7 r1c7' } })).toBe(
      'not-a-locked-set',
    );
  });

  test('a loop of dominoes has two rows, two columns, and the boxes where they cross', () => {
    const text = `=1 =2 * * * * * * =4\n${anyRows(7)}=5 =3 * * * * * * =6`;
    const candidates = { loop: '7 r1c7' };
    for (const house of [
      'r1 r9 c1 c2 c9 b1 b3 b7 b9',
      'r1 c1 c9 b1 b3',
      'r1 r9 c1 c9 b1 b3 b7',
      'r1 r9 c1 c9 b1 b3 b7 b5',
    ])
      expect([house, judgeDrawn(text, 'sk-loop', { strikes: '7 r5c5', houses: { house }, candidates })]).toEqual([
        house,
        'wrong-houses',
      ]);
  });

  test('a tridagon is four boxes, two bands by two stacks, with a diagonal each of cells with two of its digits', () => {
    // 4 is beside the three digits in the last cell alone.
    const judged = (
      drawn: Readonly<Record<string, string>>,
      conclusion: Drawing = { sets: '4 r9c9' },
      more = 'r9c9',
    ) => {
      const rows = Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 9 }, (_, column) => drawn[`r${row + 1}c${column + 1}`] ?? '*').join(' '),
      );
      const tridagon = Object.entries(drawn).map(([at, digits]) => `${digits.replace('4', '')} ${at}`);
      const parts = { tridagon: tridagon.join('; '), guardian: `4 ${more}` };
      return judgeDrawn(rows.join('\n'), 'tridagon', { ...conclusion, candidates: parts });
    };
    const box = (cells: string, ...digits: string[]) =>
      Object.fromEntries(cells.split(' ').map((at, i) => [at, digits[i] ?? '123']));
    const [first, second, third] = [box('r5c5 r6c6 r4c4'), box('r5c8 r6c9 r4c7'), box('r8c5 r9c6 r7c4')];
    const whole = { ...first, ...second, ...third, ...box('r7c7 r9c8', '123', '123'), r8c9: '1234' };
    expect(judged(whole, { sets: '4 r8c9' }, 'r8c9')).toBe('valid');
    for (const conclusion of [
      { sets: '1 r8c9' },
      { sets: '4 r1c1' },
      { sets: '4 r8c9', strikes: '1 r8c9' },
      { sets: '4 r8c9 r1c1' },
    ])
      expect([conclusion, judged(whole, conclusion, 'r8c9')]).toEqual([conclusion, 'wrong-kind-of-conclusion']);
    const two = { ...whole, r9c8: '1234' };
    expect(judged(two, { sets: '4 r8c9' }, 'r8c9 r9c8')).toBe('wrong-kind-of-conclusion');
    expect(judged(two, { strikes: '4 r8c8' }, 'r8c9 r9c8')).toBe('valid');
    for (const strikes of ['4 r8c1', '5 r8c8', '4 r1c8', '4 r8c9'])
      expect([strikes, judged(two, { strikes }, 'r8c9 r9c8')]).toEqual([strikes, 'elimination-does-not-follow']);
    expect(judged({ ...whole, r5c5: '1' }, { sets: '4 r8c9' }, 'r8c9')).toBe('not-a-tridagon');
    // Three cells of a row share two digits, so that nothing fills them; but the boxes are three, or not two by two.
    const row = { r4c4: '12', r4c7: '12', r4c1: '12' };
    const left = { ...first, ...second, ...box('r5c2 r6c3 r4c1'), ...row };
    expect(judged({ ...left, r6c3: '1234' }, { sets: '4 r6c3' }, 'r6c3')).toBe('not-a-tridagon');
    expect(judged({ ...left, ...box('r7c4 r8c5 r9c6'), r9c6: '1234' }, { sets: '4 r9c6' }, 'r9c6')).toBe(
      'not-a-tridagon',
    );
    const column = { r4c4: '12', r7c4: '12', r1c4: '12' };
    const down = { ...first, ...third, ...box('r2c5 r3c6 r1c4'), ...column, ...second, r6c9: '1234' };
    expect(judged(down, { sets: '4 r6c9' }, 'r6c9')).toBe('not-a-tridagon');
    const corner = { ...first, ...second, ...third, r4c4: '12', r5c5: '12', r6c6: '12', r9c6: '1234' };
    expect(judged(corner, { sets: '4 r9c6' }, 'r9c6')).toBe('not-a-tridagon');
    const straight = { ...first, ...second, ...third, ...box('r7c7 r7c8 r7c9', '12', '12', '12'), r9c6: '1234' };
    expect(judged(straight, { sets: '4 r9c6' }, 'r9c6')).toBe('not-a-tridagon');
  });

  test('twelve cells that three digits can fill are no tridagon', () => {
    const tridagon = (odd: string, even: string) =>
      judgeDrawn(
        `123 * * 123 * * * * *\n* 123 * * 123 * * * *\n* * 123 * * 123 * * *\n123 * * 123 * * * * *\n* 123 * * ${even} ${odd} * * *\n* * 123 * ${odd === '*' ? '*' : '123'} ${odd === '*' ? '123' : '*'} * * *\n${anyRows(3)}`,
        'tridagon',
        {
          sets: `4 r5c${odd === '*' ? 5 : 6}`,
          candidates: {
            tridagon: `123 r1c14 r2c25 r3c36 r4c14 r5c2 r6c3 ${odd === '*' ? 'r5c5 r6c6' : 'r5c6 r6c5'}`,
            guardian: `4 r5c${odd === '*' ? 5 : 6}`,
          },
        },
      );
    expect(tridagon('1234', '*')).toBe('valid');
    expect(tridagon('*', '1234')).toBe('not-a-tridagon');
  });
});

describe('nets', () => {
  const net = (text: string, branch: readonly kit.Link[]): kit.Rejection | 'valid' =>
    reasonOf(
      board(text),
      withBranches(drawStep('forcing-net', { strikes: '1 r1c1', candidates: { assumption: '1 r1c1' } }), [branch]),
    );

  test('a house that has its digit already is no choice', () => {
    const step = drawStep('forcing-net', {
      strikes: '7 r9c9',
      houses: { house: 'r1' },
      candidates: { assumption: '5 r4c4 r5c7' },
    });
    expect(reasonOf(board(`=5 * * * * * * * *\n${anyRows(8)}`), step)).toBe('wrong-houses');
  });

  test('an inference is about single cells, and names each premise once', () => {
    const group: kit.Link = { from: { cells: [0, 1], digit: 1 }, to: { cells: [2], digit: 1 }, type: 'weak' };
    expect(net(anyRows(9), [group])).toBe('inference-does-not-follow');
    // 1 in r1c1 leaves 2 in r2c1 and 2 in r1c2, which are in one box.
    const text = `1 12 * * * * * * *\n12 * * * * * * * *\n${anyRows(7)}`;
    const [off, on, clash] = chain('1 r1c1 - 1 r2c1 = 2 r2c1 - 2 r1c2');
    const [other, last] = chain('1 r1c1 - 1 r1c2 = 2 r1c2');
    expect(net(text, [other, last, off, on, clash])).toBe('valid');
    expect(net(text, [other, last, off, on, on, clash])).toBe('inference-does-not-follow');
  });
});

describe('single digits', () => {
  const text =
    '!5 * !5 !5 !5 !5 !5 !5 *\n* * * !5 * * * * *\n!5 * * !5 * * * * *\n!5 !5 !5 !5 * !5 * !5 !5\n!5 * * * * * * * *\n!5 * * !5 * * * * *\n!5 * * !5 * * * * *\n!5 * * * * * * * *\n* * * !5 * * * * *';
  const one = '5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1';
  const two = '5 r4c7 = 5 r4c5 - 5 r5c4 = 5 r8c4';

  test('two kites are one only if they fly from the same two cells', () => {
    const kite = (strikes: string, houses: string, end: string, joint: string, ...chains: string[]) =>
      reasonOf(
        board(text),
        withBranches(
          drawStep('two-string-kite', { strikes, houses: { house: houses }, candidates: { end, joint } }),
          chains.map(chain),
        ),
      );
    expect(kite('5 r9c9', 'r1 c1', '5 r1c9 r9c1', '5 r1c2 r2c1', one)).toBe('valid');
    expect(kite('5 r8c7', 'r4 c4', '5 r4c7 r8c4', '5 r4c5 r5c4', two)).toBe('valid');
    const both = ['r1 c1 r4 c4', '5 r1c9 r9c1 r4c7 r8c4', '5 r1c2 r2c1 r4c5 r5c4'] as const;
    expect(kite('5 r9c9', ...both, one, two)).toBe('wrong-kind-of-chain');
  });

  test('the strong link of an empty rectangle lies outside of its box', () => {
    const board = `* !5 !5 * * * * * *\n* !5 !5 !5 !5 !5 !5 !5 *\n!5 !5 !5 * * * * * *\n${anyRows(6)}`;
    expect(
      judgeDrawn(board, 'empty-rectangle', {
        strikes: '5 r9c9',
        houses: { house: 'b1 r2' },
        candidates: { box: '5 r12c1', link: '5 r2c19' },
      }),
    ).toBe('wrong-candidates');
  });
});

test('where a digit has no template nothing follows from templates', () => {
  const text = `1\n${'2\n'.repeat(8)}`;
  expect(judgeDrawn(text, 'template-delete', { strikes: '1 r1c1', candidates: { template: '1 r1c2' } })).toBe(
    'no-template',
  );
});

test('an avoidable rectangle of two open cells has one more digit, the same, in each of them', () => {
  const [{ position }] = techniqueCases('avoidable-rectangle-2');
  const [step] = kit.findSteps(position, [kit.avoidableRectangle2]);
  expect(reasonOf(position, step)).toBe('valid');
  const extra = step.pattern.candidates.findIndex(({ role }) => role === 'extra');
  const { cell, digit } = step.pattern.candidates[extra];
  const mask = position.candidates[cell] & ~(1 << (digit - 1));
  const narrower = { ...position, candidates: position.candidates.with(cell, mask) };
  const candidates = step.pattern.candidates.toSpliced(extra, 1);
  expect(reasonOf(narrower, step, { candidates })).toBe('not-a-deadly-pattern');
});

test('a rectangle with a given is never avoidable', () => {
  const [{ position }] = techniqueCases('avoidable-rectangle-2');
  const [step] = kit.findSteps(position, [kit.avoidableRectangle2]);
  const [rows, columns] = [0, 1].map((kind) =>
    step.pattern.houses.map(({ house }) => house).filter((house) => Math.floor(house / 9) === kind),
  );
  const solved = rows
    .flatMap((row) => columns.map((column) => 9 * row + column - 9))
    .filter((at) => position.values[at]);
  expect(solved).toHaveLength(2);
  for (const cell of solved) {
    const given = { ...position, givens: position.givens.with(cell, position.values[cell]) };
    expect(reasonOf(given, step)).toBe('not-a-deadly-pattern');
  }
});

test.each(['avoidable-rectangle-1', 'avoidable-rectangle-2'] as const)(
  '%s names what its open cells would hold',
  (id) => {
    const technique = id === 'avoidable-rectangle-1' ? kit.avoidableRectangle1 : kit.avoidableRectangle2;
    for (const { position } of techniqueCases(id)) {
      for (const step of kit.findSteps(position, [technique])) {
        const candidates = step.pattern.candidates.filter(({ role }) => role !== 'deadly');
        expect(reasonOf(position, step, { candidates })).toBe('not-a-deadly-pattern');
      }
    }
  },
);

test('a loop is deadly only if two digits can take turns all round it', () => {
  // Each house has none or two of these cells, but five of them make a ring of odd length.
  const position = kit.parsePuzzle('000090002070008000000000154000700309408010000000000000730085000080003006000200700');
  const candidates = { deadly: '56 r1c14 r2c35 r4c15 r6c34' };
  expect(reasonOf(position, drawStep('unique-loop', { strikes: '5 r1c1', candidates }))).toBe('not-a-deadly-pattern');
});

test('a link of a branch is strong or weak; the error tells which one is neither', () => {
  const step = drawStep('als-xz', { strikes: '2 r1c5' });
  const [link] = chain('2 r1c1 - 2 r1c2');
  const branches = [[link], [link, { ...link, type: 'Weak' as 'weak' }]];
  expect(() => kit.verifyStep(board(anyRows(9)), withBranches(step, branches))).toThrow(
    "step.pattern.branches[1][1].type is \"Weak\": expected 'strong' or 'weak'",
  );
});
