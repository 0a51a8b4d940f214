/** Chains and loops, each once as it should be, and then with one link, one node or one conclusion that isn't. */

import type { PatternCandidate, Position, Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { board, chain, drawStep } from './draw.js';
import { reasonOf } from './reason-of.js';

type Conclusions = { sets?: string; strikes?: string };

/** The verdict on a chain, coloured from its first node to its last. */
function chained(position: Position, technique: Step['technique'], drawn: string, strikes: string) {
  return reasonOf(position, drawStep(technique, { strikes, chain: drawn }));
}

/** The verdict on a loop: the node where it closes is coloured once, and by itself where it is decided. */
function looped(position: Position, technique: Step['technique'], drawn: string, conclusions: Conclusions) {
  const links = chain(drawn);
  const nodes = links.map(({ from }) => from);
  const isDecided = technique.includes('discontinuous');
  const inTurn = ({ cells, digit }: (typeof nodes)[number], at: number): PatternCandidate[] =>
    cells.map((cell) => ({ cell, digit, role: at % 2 === 0 ? 'off' : 'on' }));
  const [first, ...between] = nodes;
  const candidates = isDecided
    ? [{ cell: first.cells[0], digit: first.digit, role: 'discontinuity' as const }, ...between.flatMap(inTurn)]
    : nodes.flatMap(inTurn);
  const step = drawStep(technique, conclusions);
  return reasonOf(position, step, { links, candidates });
}

const anyRows = (count: number) => '*\n'.repeat(count);

describe('one digit', () => {
  // Row 1 has two places for 5, and so has column 1.
  const position = board(`!5 * !5 !5 !5 !5 !5 !5 *\n*\n${'!5 * * * * * * * *\n'.repeat(6)}*`);
  const xChain = (drawn: string, strikes = '5 r9c9') => chained(position, 'x-chain', drawn, strikes);

  test('strong, weak and strong', () => {
    expect(xChain('5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1')).toBe('valid');
    expect(xChain('5 r1c2 = 5 r1c9 - 5 r2c1 = 5 r9c1', '5 r9c2')).toBe('not-a-weak-link');
    expect(xChain('5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r2c4')).toBe('not-a-strong-link');
  });

  test('cells in two boxes, or on no line, are no group, at either end of a link', () => {
    expect(xChain('5 r1c29 = 5 r1c2 - 5 r2c1 = 5 r9c1')).toBe('not-a-group');
    expect(xChain('5 r1c9 = 5 r1c29 - 5 r2c1 = 5 r9c1')).toBe('not-a-group');
    expect(xChain('5 r1c9 = 5 r1c2 r2c1 - 5 r3c3 = 5 r9c3')).toBe('not-a-group');
  });

  test('an odd number of links, three or more', () => {
    expect(xChain('5 r1c9 = 5 r1c2', '5 r2c3')).toBe('wrong-chain-length');
    expect(xChain('5 r1c9 = 5 r1c2 - 5 r2c1', '5 r2c9')).toBe('wrong-chain-length');
    expect(xChain('5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1 - 5 r9c5', '5 r9c9')).toBe('wrong-chain-length');
  });

  test('a group is what makes it a grouped one, and one digit what makes it an X-Chain', () => {
    // In row 1 the places are r1c1, r1c2 and r1c9.
    const grouped = board(`* * !5 !5 !5 !5 !5 !5 *\n*\n${'* * !5 * * * * * *\n'.repeat(6)}*`);
    const drawn = '5 r1c9 = 5 r1c12 - 5 r2c3 = 5 r9c3';
    expect(chained(grouped, 'grouped-x-chain', drawn, '5 r9c9')).toBe('valid');
    expect(chained(grouped, 'x-chain', drawn, '5 r9c9')).toBe('wrong-kind-of-chain');
    expect(chained(grouped, 'grouped-aic', drawn, '5 r9c9')).toBe('wrong-kind-of-chain');
    expect(chained(grouped, 'aic', drawn, '5 r9c9')).toBe('wrong-kind-of-chain');
    expect(chained(position, 'grouped-x-chain', '5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1', '5 r9c9')).toBe(
      'wrong-kind-of-chain',
    );
    // A column's group, from the other end.
    const down = board(`* * * * * * * * *\n* * !5 !5 !5 !5 !5 !5 *\n${'!5 * * * * * * * *\n'.repeat(6)}*`);
    const other = '5 r9c1 = 5 r12c1 - 5 r2c2 = 5 r2c9';
    const full = board(
      `* !5 * * * * * * *\n!5 * !5 !5 !5 !5 !5 !5 *\n* !5 * * * * * * *\n${'!5 * * * * * * * *\n'.repeat(5)}*`,
    );
    expect(chained(down, 'grouped-x-chain', other, '5 r9c9')).toBe('not-a-strong-link');
    expect(chained(full, 'grouped-x-chain', '5 r9c1 = 5 r13c1 - 5 r2c2 = 5 r2c9', '5 r9c9')).toBe('valid');
  });

  test('a group lies in one box: all places of a house but one are none', () => {
    // Row 1 has r1c1, r1c5 and r1c9; column 1 r1c1 and r9c1.
    const apart = board(`* !5 !5 !5 * !5 !5 !5 *\n${'!5 * * * * * * * *\n'.repeat(7)}*`);
    const judged = (drawn: string) => chained(apart, 'grouped-x-chain', drawn, '5 r9c9');
    expect(judged('5 r1c15 = 5 r1c9 - 5 r9c9 = 5 r9c1')).toBe('not-a-strong-link');
    expect(judged('5 r1c9 = 5 r1c15 - 5 r9c9 = 5 r9c1')).toBe('not-a-strong-link');
    expect(judged('5 r1c9 = 5 r1c1 - 5 r9c1 = 5 r9c23')).toBe('not-a-strong-link');
  });
});

describe('several digits', () => {
  // 5 has two places in row 1, 7 two in column 2.
  const position = board(`!5 * !5 !5 !5 !5 !5 !5 *\n${'* !7 * * * * * * *\n'.repeat(7)}* * * * 57 * * * *`);
  const long = '5 r1c9 = 5 r1c2 - 7 r1c2 = 7 r9c2 - 7 r9c5 = 5 r9c5';
  const aic = (drawn: string, strikes = '5 r9c9') => chained(position, 'aic', drawn, strikes);

  test('an odd number of links, three or more', () => {
    expect(aic(long)).toBe('valid');
    expect(aic('5 r1c9 = 5 r1c2 - 7 r1c2 = 7 r9c2', '7 r9c9')).toBe('elimination-does-not-follow');
    expect(aic('5 r1c9 = 5 r1c2', '7 r1c2')).toBe('wrong-chain-length');
    // From 7 in r9c9 nothing follows: it is only false if r9c2 is 7.
    expect(aic('5 r1c9 = 5 r1c2 - 7 r1c2 = 7 r9c2 - 7 r9c9', '7 r1c9')).toBe('wrong-chain-length');
  });

  test('one digit makes an X-Chain, cells of two candidates an XY-Chain, and neither is called an AIC', () => {
    const pairs = board(`12 * * * 23 * * * *\n${anyRows(7)}13 * * * * * * * *`);
    const xy = '3 r9c1 = 1 r9c1 - 1 r1c1 = 2 r1c1 - 2 r1c5 = 3 r1c5';
    expect(chained(pairs, 'xy-chain', xy, '3 r9c5')).toBe('valid');
    expect(chained(pairs, 'aic', xy, '3 r9c5')).toBe('wrong-kind-of-chain');
    const one = board(`!5 * !5 !5 !5 !5 !5 !5 *\n*\n${'!5 * * * * * * * *\n'.repeat(6)}*`);
    expect(chained(one, 'aic', '5 r1c9 = 5 r1c2 - 5 r2c1 = 5 r9c1', '5 r9c9')).toBe('wrong-kind-of-chain');
  });

  test('an almost locked set joins two digits only in a grouped chain, and only if it has one digit more than cells', () => {
    // r1c1, r1c2 and r1c3 have 1, 2, 3 and 4.
    const text = (row: string) => `${row}\n${anyRows(7)}* * 26 * * * * * *`;
    const drawn = '1 r1c12 = 2 r1c3 - 2 r9c3 = 6 r9c3';
    const judged = (row: string) => chained(board(text(row)), 'grouped-aic', drawn, '6 r1c5');
    expect(judged('13 14 23 * * * * * *')).toBe('elimination-does-not-follow');
    expect(judged('13 14 235 * * * * * *')).toBe('not-a-strong-link');
    // A third place for 1 or 2 that the node doesn't name; a cell that is filled in counts neither as a cell nor as digits.
    expect(judged('13 14 123 * * * * * *')).toBe('not-a-strong-link');
    expect(judged('13 124 23 * * * * * *')).toBe('not-a-strong-link');
    expect(judged('135 14 23 =9 * * * * *')).toBe('not-a-strong-link');
    // A cell more and a digit more: one that has neither of the two digits, and one that has.
    expect(judged('135 14 23 45 * * * * *')).toBe('elimination-does-not-follow');
    expect(judged('135 14 23 15 * * * * *')).toBe('not-a-strong-link');
    expect(judged('135 14 23 25 * * * * *')).toBe('not-a-strong-link');
    const two = board(text('13 3 23 * * * * * *'));
    const single = '1 r1c1 = 2 r1c3 - 2 r9c3 = 6 r9c3';
    expect(chained(two, 'aic', single, '6 r1c5')).toBe('not-a-strong-link');
    expect(chained(two, 'grouped-aic', single, '6 r1c5')).toBe('wrong-kind-of-chain');
  });
});

test('two digits are tied in one cell, not in a cell and a group that begins with it', () => {
  const position = board(`12 2 * * * * * * *\n${anyRows(8)}`);
  const judged = (technique: Step['technique'], drawn: string) => chained(position, technique, drawn, '3 r1c5');
  expect(judged('xy-chain', '1 r1c1 = 2 r1c12 - 2 r1c5 = 3 r1c5')).toBe('not-a-strong-link');
  expect(judged('grouped-aic', '1 r1c1 = 2 r1c12 - 2 r1c5 = 3 r1c5')).toBe('not-a-strong-link');
  expect(judged('grouped-aic', '2 r1c12 = 1 r1c1 - 1 r1c5 = 3 r1c5')).toBe('not-a-strong-link');
  // 2 in the first two cells leaves 3 to be in the second.
  const inRow = board(`* * !2 !2 !2 !2 !2 !2 2\n${anyRows(8)}`);
  for (const drawn of ['2 r1c9 = 2 r1c12 - 3 r1c1 = 3 r2c1', '3 r2c1 = 3 r1c1 - 2 r1c12 = 2 r1c9']) {
    const box = {
      ...inRow,
      candidates: inRow.candidates.map((mask, cell) => ([1, 2, 10, 11, 18, 19, 20].includes(cell) ? mask & ~4 : mask)),
    };
    expect(chained(box, 'grouped-aic', drawn, '3 r5c5')).toBe('not-a-weak-link');
  }
});

describe('remote pairs', () => {
  // Four cells of 1 and 2 from corner to corner; the fifth is beside the second.
  const text = (fourth = '12') => `12 * * * 12 * * * *\n${anyRows(3)}* * * * 12 * * * ${fourth}\n${anyRows(4)}`;
  const four = '1 r1c1 = 2 r1c1 - 2 r1c5 = 1 r1c5 - 1 r5c5 = 2 r5c5 - 2 r5c9 = 1 r5c9';
  const pair = (drawn: string, strikes: string, fourth?: string) =>
    chained(board(text(fourth)), 'remote-pair', drawn, strikes);

  test('what sees two cells an odd number apart has neither digit', () => {
    expect(pair(four, '1 r1c9 r5c1')).toBe('valid');
    expect(pair(four, '2 r1c9 r5c1')).toBe('valid');
    expect(pair(four, '3 r1c9')).toBe('elimination-does-not-follow');
    // r1c2 sees the first two, r5c8 the last two.
    expect(pair(four, '1 r1c2 r5c8')).toBe('valid');
    // r9c5 sees the second and the third, r2c1 the first alone, r9c9 the last alone.
    expect(pair(four, '1 r9c5')).toBe('valid');
    expect(pair(four, '1 r2c1')).toBe('elimination-does-not-follow');
    expect(pair(four, '1 r9c9')).toBe('elimination-does-not-follow');
  });

  test('two cells an even number apart may be the same', () => {
    const position = board(`12 * * * 12 * * * *\n* * * * * 12 * * *\n${anyRows(2)}* * * * * 12 * * *\n${anyRows(4)}`);
    const drawn = '1 r1c1 = 2 r1c1 - 2 r1c5 = 1 r1c5 - 1 r2c6 = 2 r2c6 - 2 r5c6 = 1 r5c6';
    const judged = (strikes: string) => chained(position, 'remote-pair', drawn, strikes);
    expect(judged('1 r5c1')).toBe('valid');
    // r2c1 sees r1c1 and r2c6; r5c5 sees r1c5 and r5c6.
    expect(judged('1 r2c1')).toBe('elimination-does-not-follow');
    expect(judged('1 r5c5')).toBe('elimination-does-not-follow');
  });

  test('four cells at least, of the same two candidates, each taken whole', () => {
    expect(pair('1 r1c1 = 2 r1c1 - 2 r1c5 = 1 r1c5 - 1 r5c5 = 2 r5c5', '1 r1c2')).toBe('wrong-kind-of-chain');
    // Two cells are a naked pair.
    expect(pair('1 r1c1 = 2 r1c1 - 2 r1c5 = 1 r1c5', '1 r1c2')).toBe('wrong-kind-of-chain');
    const third = '1 r1c1 = 2 r1c1 - 2 r1c5 = 1 r1c5 - 1 r5c5 = 2 r5c5 - 2 r5c9 = 3 r5c9';
    expect(pair(third, '1 r1c2', '23')).toBe('wrong-kind-of-chain');
    const around = board(`12 ${'!12 '.repeat(7)}12\n${`!12 ${'* '.repeat(7)}!12\n`.repeat(7)}12 ${'!12 '.repeat(7)}12`);
    const places = '1 r1c1 = 1 r1c9 - 2 r1c9 = 2 r9c9 - 1 r9c9 = 1 r9c1 - 2 r9c1 = 2 r1c1';
    expect(chained(around, 'remote-pair', places, '1 r9c9')).toBe('wrong-kind-of-chain');
  });
});

describe('continuous loops', () => {
  // An X-Wing: 5 has two places in rows 1 and 9.
  const position = board(`* !5 !5 !5 !5 !5 !5 !5 *\n${anyRows(7)}* !5 !5 !5 !5 !5 !5 !5 *`);
  const loop = (drawn: string, conclusions: Conclusions) =>
    looped(position, 'continuous-nice-loop', drawn, conclusions);

  test('an even number of links, four or more, and no placement', () => {
    const whole = '5 r1c1 = 5 r1c9 - 5 r9c9 = 5 r9c1 - 5 r1c1';
    expect(loop(whole, { strikes: '5 r2c1 r2c9' })).toBe('valid');
    expect(loop(whole, { strikes: '5 r2c5' })).toBe('elimination-does-not-follow');
    expect(loop(whole, { sets: '5 r1c1' })).toBe('wrong-kind-of-conclusion');
    expect(loop('5 r1c1 = 5 r1c9 - 5 r1c1', { strikes: '5 r2c1' })).toBe('wrong-chain-length');
    expect(loop('5 r1c1 = 5 r1c9 - 5 r9c9 = 5 r9c1', { strikes: '5 r2c1' })).toBe('wrong-chain-length');
    const odd = '5 r1c1 = 5 r1c9 - 5 r9c9 = 5 r9c1 - 5 r1c1 = 5 r1c9';
    expect(loop(odd, { strikes: '5 r2c1' })).toBe('wrong-chain-length');
  });

  test('it ends where it begins', () => {
    const open = '5 r1c1 = 5 r1c9 - 5 r9c9 = 5 r9c1 - 5 r2c1';
    expect(loop(open, { strikes: '5 r3c1' })).toBe('links-do-not-join');
  });

  test('a set that lacks one of two digits has all its others', () => {
    // r1c1, r1c2 and r1c3 have 1, 2, 3 and 4; of 1 and 2 they have one, and r1c9 has the other.
    const row = board(`13 14 23 * * * * * 12\n${anyRows(8)}`);
    const drawn = '1 r1c12 = 2 r1c3 - 2 r1c9 = 1 r1c9 - 1 r1c12';
    const judged = (strikes: string) => looped(row, 'grouped-continuous-nice-loop', drawn, { strikes });
    expect(judged('3 r1c5 r2c1 r3c3; 4 r1c5 r5c2 r2c1; 1 r1c5; 2 r1c5')).toBe('valid');
    // r5c1 sees one place of 3; the set has no 5; which of 1 and 2 it has is open.
    for (const strikes of ['3 r5c1', '5 r1c5', '1 r2c1', '2 r2c1', '2 r5c3']) {
      expect([strikes, judged(strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    }
    expect(looped(row, 'continuous-nice-loop', drawn, { strikes: '3 r1c5' })).toBe('not-a-strong-link');
  });
});

describe('discontinuous loops', () => {
  // Row 1 and column 1 have two places for 5, with r1c1 in common.
  const position = board(`* !5 * !5 !5 !5 !5 !5 !5\n*\n${'!5 * * * * * * * *\n'.repeat(7)}`);
  const loop = (drawn: string, conclusions: Conclusions) =>
    looped(position, 'discontinuous-nice-loop', drawn, conclusions);
  const strong = '5 r1c1 = 5 r1c3 - 5 r2c1 = 5 r1c1';

  test('two strong links that meet set the candidate, and strike out the others of its cell', () => {
    expect(loop(strong, { sets: '5 r1c1' })).toBe('valid');
    expect(loop(strong, { strikes: '4 r1c1' })).toBe('valid');
    expect(loop(strong, { sets: '5 r1c1', strikes: '4 r1c1' })).toBe('valid');
    expect(loop(strong, { sets: '4 r1c1' })).toBe('wrong-kind-of-conclusion');
    expect(loop(strong, { sets: '5 r1c3' })).toBe('wrong-kind-of-conclusion');
    for (const strikes of ['5 r1c1', '4 r1c2', '5 r1c3']) {
      expect([strikes, loop(strong, { strikes })]).toEqual([strikes, 'elimination-does-not-follow']);
    }
  });

  test('two weak links that meet strike out the candidate, and nothing else', () => {
    // 5 in r2c2 would leave none to row 1, and r1c3 to it.
    const crossed = board(`* !5 * !5 !5 !5 !5 !5 !5\n*\n${anyRows(7)}`);
    const judged = (conclusions: Conclusions) =>
      looped(crossed, 'discontinuous-nice-loop', '5 r2c2 - 5 r1c1 = 5 r1c3 - 5 r2c2', conclusions);
    expect(judged({ strikes: '5 r2c2' })).toBe('valid');
    expect(judged({ strikes: '4 r2c2' })).toBe('elimination-does-not-follow');
    expect(judged({ strikes: '5 r3c1' })).toBe('elimination-does-not-follow');
    expect(judged({ sets: '5 r2c2' })).toBe('wrong-kind-of-conclusion');
  });

  test('an odd number of links, three or more', () => {
    expect(loop('5 r1c1 = 5 r1c3 - 5 r1c1', { sets: '5 r1c1' })).toBe('wrong-chain-length');
    expect(loop('5 r1c1 = 5 r2c1', { sets: '5 r1c1' })).toBe('wrong-chain-length');
    const even = '5 r1c3 = 5 r1c1 - 5 r2c1 = 5 r1c1 - 5 r1c3';
    expect(loop(even, { sets: '5 r1c3' })).toBe('wrong-chain-length');
  });
});
