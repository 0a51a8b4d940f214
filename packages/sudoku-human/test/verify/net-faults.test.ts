/** Forcing chains, nets and Kraken fish, each once as it should be, and then with one part that isn't. */

import type { Position, Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { board, chain, type Drawing, drawStep } from './draw.js';
import { reasonOf } from './reason-of.js';

type Net = Omit<Drawing, 'chain' | 'candidates'> & {
  assumed: string;
  role?: string | undefined;
  others?: Record<string, string> | undefined;
  /** Each branch a text, with a comma wherever the next link starts elsewhere. */
  branches?: readonly string[] | undefined;
};

function draw(technique: Step['technique'], { assumed, role = 'assumption', others, branches, ...rest }: Net): Step {
  const step = drawStep(technique, { ...rest, candidates: { [role]: assumed, ...others } });
  const links = branches?.map((text) => text.split(',').flatMap((part) => chain(part)));
  return { ...step, pattern: { ...step.pattern, links: [], branches: links } };
}

const anyRows = (count: number) => '*\n'.repeat(count);

describe('one supposition', () => {
  // Row 1 has two places for 5, r1c1 and r1c2, and row 5 one alone, r5c2.
  const position = board(`* * !5 !5 !5 !5 !5 !5 !5\n${anyRows(3)}!5 * !5 !5 !5 !5 !5 !5 !5\n${anyRows(4)}`);
  const leads = ['5 r1c1 = 5 r1c2 - 5 r5c2'];
  const net = (parts: Partial<Net>, technique: Step['technique'] = 'forcing-net') =>
    reasonOf(position, draw(technique, { assumed: '5 r1c1', branches: leads, ...parts }));
  const struck = { assumed: '5 r1c2', branches: ['5 r1c2 - 5 r5c2'] };

  test('a candidate without which there is a contradiction is set, and it alone', () => {
    for (const technique of ['forcing-net', 'forcing-chain'] as const) {
      expect(net({ sets: '5 r1c1' }, technique)).toBe('valid');
      expect(net({ sets: '5 r2c3' }, technique)).toBe('elimination-does-not-follow');
      expect(net({ sets: '4 r1c1' }, technique)).toBe('elimination-does-not-follow');
      expect(net({ sets: '5 r1c1 r9c9' }, technique)).toBe('wrong-kind-of-conclusion');
      expect(net({ sets: '5 r1c1', strikes: '4 r1c1' }, technique)).toBe('wrong-kind-of-conclusion');
      expect(net({ sets: '5 r1c1', strikes: '4 r1c1 r1c2' }, technique)).toBe('wrong-kind-of-conclusion');
      expect(net({ sets: '5 r1c1', role: 'other' }, technique)).toBe('wrong-candidates');
      expect(net({ sets: '5 r1c1', houses: { house: 'r1' } }, technique)).toBe('wrong-houses');
      // Supposed to be true, it excludes r1c2.
      expect(net({ strikes: '5 r1c1' }, technique)).toBe('inference-does-not-follow');
    }
  });

  test('a candidate that leads to a contradiction is struck out, and it alone', () => {
    for (const technique of ['forcing-net', 'forcing-chain'] as const) {
      expect(net({ ...struck, strikes: '5 r1c2' }, technique)).toBe('valid');
      expect(net({ ...struck, strikes: '5 r1c2 r2c2' }, technique)).toBe('elimination-does-not-follow');
      expect(net({ ...struck, strikes: '5 r2c2' }, technique)).toBe('elimination-does-not-follow');
      expect(net({ ...struck, strikes: '4 r1c2' }, technique)).toBe('elimination-does-not-follow');
      expect(net({ ...struck, sets: '5 r1c2' }, technique)).toBe('inference-does-not-follow');
    }
  });

  test('the last link says what is on and off, or has no other', () => {
    const ends = (branch: string) => net({ assumed: '5 r1c2', strikes: '5 r1c2', branches: [branch] });
    expect(ends('5 r1c2 - 5 r1c1')).toBe('no-contradiction');
    expect(ends('5 r1c2 - 5 r5c2, 5 r1c2 - 5 r1c1')).toBe('no-contradiction');
    expect(ends('5 r1c2 - 5 r1c1, 5 r1c2 - 5 r5c2')).toBe('valid');
    expect(net({ assumed: '5 r1c2', strikes: '5 r1c2', branches: [] })).toBe('no-contradiction');
    expect(net({ assumed: '5 r1c2', strikes: '5 r1c2', branches: undefined })).toBe('no-contradiction');
    // On, but not off.
    const last = '5 r1c1 = 5 r1c2';
    expect(net({ sets: '5 r1c1', branches: [last] })).toBe('no-contradiction');
  });

  test('an inference has a premise that holds, sees its end, and ends in one cell', () => {
    const first = (branch: string) =>
      net({ assumed: '5 r1c2', strikes: '5 r1c2', branches: [`${branch}, 5 r1c2 - 5 r5c2`] });
    expect(first('5 r1c2 - 5 r2c3')).toBe('valid');
    expect(first('5 r1c1 - 5 r2c3')).toBe('inference-does-not-follow');
    expect(first('5 r1c2 - 5 r4c4')).toBe('inference-does-not-follow');
    expect(first('5 r1c2 - 5 r2c1 r2c3')).toBe('inference-does-not-follow');
    expect(first('5 r1c12 - 5 r2c3')).toBe('inference-does-not-follow');
    expect(first('5 r1c2 - 5 r2c3, 5 r2c3 = 5 r9c3')).toBe('inference-does-not-follow');
  });
});

describe('a branch inside a branch', () => {
  // 5 in r1c1 leaves r2c4 or r2c5 to row 2; r2c4 excludes r9c4, which is the last of row 9.
  const position = board(`* * * * * * * * *\n!5 !5 * * * !5 !5 !5 !5\n${anyRows(6)}!5 !5 !5 * !5 !5 !5 !5 !5`);
  const outer = '5 r1c1 - 5 r2c3, 5 r2c4 - 5 r2c4, 5 r2c3 = 5 r2c5, 5 r2c4 = 5 r2c5, 5 r1c1 - 5 r1c5, 5 r2c5 - 5 r3c5';
  const inner = '5 r2c4 - 5 r9c4';
  const net = (...branches: string[]) =>
    reasonOf(position, draw('forcing-net', { assumed: '5 r1c1', strikes: '5 r1c1', branches }));

  test('refutes what is on top of all so far; each is there once', () => {
    expect(net(outer, inner)).toBe('no-contradiction');
    const whole = `${outer}, 5 r2c5 = 5 r2c5`;
    expect(net(whole, inner)).toBe('inference-does-not-follow');
    const last = board(
      `* * * * * * * * *\n!5 !5 * * * !5 !5 !5 !5\n${anyRows(5)}!5 !5 !5 !5 * !5 !5 !5 !5\n!5 !5 !5 * !5 !5 !5 !5 !5`,
    );
    const judged = (...branches: string[]) =>
      reasonOf(last, draw('forcing-net', { assumed: '5 r1c1', strikes: '5 r1c1', branches }));
    const full = '5 r1c1 - 5 r2c3, 5 r2c4 - 5 r2c4, 5 r2c3 = 5 r2c5, 5 r2c4 = 5 r2c5, 5 r2c5 - 5 r8c5';
    expect(judged(full, inner)).toBe('valid');
    expect(judged(full)).toBe('inference-does-not-follow');
    expect(judged(full, '5 r2c4 - 5 r3c4')).toBe('inference-does-not-follow');
    expect(judged(full, '5 r2c4 - 5 r4c5')).toBe('inference-does-not-follow');
    expect(judged(full, inner, inner)).toBe('inference-does-not-follow');
    expect(judged(inner, full)).toBe('inference-does-not-follow');
    // What the outer branch has found holds inside, and nothing that only the inner one supposes holds outside.
    expect(judged('5 r2c4 - 5 r2c4, 5 r2c4 - 5 r9c4', inner)).toBe('inference-does-not-follow');
    expect(judged(full, `5 r1c1 - 5 r1c4, ${inner}`)).toBe('valid');
  });
});

describe('a verity', () => {
  // Row 1 has three places for 5; r9c9 sees none of them.
  const position = board(
    `* !5 !5 !5 * !5 !5 !5 *\n${anyRows(3)}* !5 !5 !5 !5 !5 !5 !5 *\n* !5 !5 !5 * !5 !5 !5 !5\n${anyRows(3)}`,
  );
  const one = '5 r1c1 - 5 r5c1 = 5 r5c9 - 5 r7c9';
  const two = '5 r1c5 - 5 r6c5 = 5 r6c1 - 5 r5c1 = 5 r5c9 - 5 r7c9';
  const three = '5 r1c9 - 5 r7c9';
  const all = [one, two, three];
  const verity = (parts: Partial<Net>, technique: Step['technique'] = 'forcing-chain') =>
    reasonOf(
      position,
      draw(technique, {
        assumed: '5 r1c1 r1c5 r1c9',
        houses: { house: 'r1' },
        strikes: '5 r7c9',
        branches: all,
        ...parts,
      }),
    );

  test('all places of a digit in a house lead to one conclusion', () => {
    for (const technique of ['forcing-chain', 'forcing-net'] as const) {
      expect(verity({}, technique)).toBe('valid');
      expect(verity({ strikes: '5 r7c9 r8c9' }, technique)).toBe('wrong-kind-of-conclusion');
      expect(verity({ sets: '5 r7c9', strikes: undefined }, technique)).toBe('elimination-does-not-follow');
      expect(verity({ strikes: '5 r8c9' }, technique)).toBe('elimination-does-not-follow');
      expect(verity({ assumed: '5 r1c1 r1c5' }, technique)).toBe('wrong-candidates');
      expect(verity({ assumed: '5 r1c1 r1c5 r1c9 r2c1' }, technique)).toBe('wrong-candidates');
      expect(verity({ role: 'other' }, technique)).toBe('wrong-candidates');
    }
  });

  test('the house is named, and no other', () => {
    expect(verity({ houses: { base: 'r1' } })).toBe('wrong-houses');
    expect(verity({ houses: { house: 'r1 c5' } })).toBe('wrong-houses');
    expect(verity({ houses: { house: 'r1', base: 'c5' } })).toBe('wrong-houses');
    expect(verity({ houses: {} })).toBe('wrong-candidates');
  });

  test('each has its branch, from itself to the conclusion, and no branch is left over', () => {
    expect(verity({ branches: [one, two] })).toBe('inference-does-not-follow');
    expect(verity({ branches: [...all, '5 r7c9 - 5 r8c9'] })).toBe('unexpected-links');
    expect(verity({ branches: [...all, three] })).toBe('unexpected-links');
    expect(verity({ branches: [one, two, '5 r1c9 - 5 r8c9'] })).toBe('elimination-does-not-follow');
    expect(verity({ branches: ['5 r1c1 - 5 r7c9', two, three] })).toBe('inference-does-not-follow');
    expect(verity({ branches: [one, two, '4 r1c9 - 4 r7c9'] })).toBe('inference-does-not-follow');
    expect(verity({ branches: undefined })).toBe('inference-does-not-follow');
    const step = draw('forcing-chain', {
      assumed: '5 r1c1 r1c5 r1c9',
      houses: { house: 'r1' },
      strikes: '5 r7c9',
      branches: all,
    });
    const branches = [[], ...(step.pattern.branches ?? [])];
    expect(reasonOf(position, step, { branches })).toBe('unexpected-links');
  });

  test('the links of a chain join, those of a net need not', () => {
    const aside = '5 r1c9 - 5 r8c9, 5 r1c9 - 5 r7c9';
    expect(verity({ branches: [one, two, aside] })).toBe('links-do-not-join');
    expect(verity({ branches: [one, two, aside] }, 'forcing-net')).toBe('valid');
    const linked = draw('forcing-chain', {
      assumed: '5 r1c1 r1c5 r1c9',
      houses: { house: 'r1' },
      strikes: '5 r7c9',
      branches: all,
    });
    for (const technique of ['forcing-chain', 'forcing-net'] as const) {
      const step = { ...linked, technique, pattern: { ...linked.pattern, links: chain(three) } };
      expect(reasonOf(position, step)).toBe('unexpected-links');
    }
  });

  test('all candidates of a cell, one of which may be the conclusion itself', () => {
    // 5 in r1c1, or 6 in it, which leaves 5 to r1c2, which excludes r9c2, and 5 to r9c1.
    const cell = board(`56 56 !5 !5 !5 !5 !5 !5 !5\n${anyRows(7)}* * !5 !5 !5 !5 !5 !5 !5`);
    const judged = (branches: readonly string[], parts: Partial<Net> = { sets: '5 r1c2' }) =>
      reasonOf(cell, draw('forcing-chain', { assumed: '56 r1c1', branches, ...parts }));
    const six = '6 r1c1 - 6 r1c2 = 5 r1c2';
    expect(judged([six, '5 r1c1 - 5 r1c2'])).toBe('elimination-does-not-follow');
    expect(judged([six], { sets: '5 r1c1' })).toBe('elimination-does-not-follow');
    const itself = '6 r1c1 - 6 r1c2 = 5 r1c2 - 5 r9c2 = 5 r9c1';
    expect(judged([itself], { sets: '5 r9c1' })).toBe('inference-does-not-follow');
    expect(judged(['6 r1c1 - 5 r1c1 = 5 r1c2'], { sets: '5 r1c1' })).toBe('elimination-does-not-follow');
    // In row 1 only r1c1 or r1c2 is 5: from r1c2 nothing sets r1c1, but it strikes it out.
    const places = (parts: Partial<Net>) =>
      reasonOf(cell, draw('forcing-chain', { assumed: '5 r1c12', houses: { house: 'r1' }, ...parts }));
    expect(places({ strikes: '5 r2c3', branches: ['5 r1c1 - 5 r2c3', '5 r1c2 - 5 r2c3'] })).toBe('valid');
    const own = ['5 r1c2 - 6 r1c2 = 6 r1c1'];
    expect(places({ sets: '6 r1c1', branches: [...own] })).toBe('inference-does-not-follow');
    expect(places({ strikes: '5 r1c1', branches: ['5 r1c2 - 5 r1c1'] })).toBe('inference-does-not-follow');
    const set = board(`!5 !5 !5 !5 !5 !5 * !5 *\n${anyRows(6)}!5 !5 !5 !5 !5 !5 * !5 *\n!5 !5 !5 !5 !5 !5 !5 * *`);
    const target = (...branches: string[]) =>
      reasonOf(set, draw('forcing-chain', { assumed: '5 r1c79', houses: { house: 'r1' }, sets: '5 r1c7', branches }));
    expect(target('5 r1c9 - 5 r8c9 = 5 r8c7')).toBe('elimination-does-not-follow');
  });
});

describe('a tridagon of which one guardian is true', () => {
  /** 4 is a guardian in r5c6 and, where `more` says so, in others of the twelve cells. */
  const tridagon = (...more: string[]): Position => {
    const cell = (name: string) => (more.includes(name) ? '1234' : '123');
    return board(
      `${cell('r1c1')} * * 123 * * * * *\n* 123 * * 123 * * * *\n* * 123 * * 123 * * *\n123 * * 123 * * * * *\n* 123 * * * 1234 * * *\n* * 123 * ${cell('r6c5')} * * * *\n${anyRows(3)}`,
    );
  };
  const twelve = '123 r1c14 r2c25 r3c36 r4c14 r5c26 r6c35';
  const net = (position: Position, guardian: string, branch: string, parts: Partial<Net> = {}) =>
    reasonOf(
      position,
      draw('forcing-net', {
        assumed: '4 r5c1',
        strikes: '4 r5c1',
        others: { tridagon: twelve, guardian },
        branches: [branch],
        ...parts,
      }),
    );
  const only = '4 r5c1 - 4 r5c6';
  const other = `${only} = 4 r1c1, 4 r5c1 - 4 r1c1`;

  test('what excludes the only one is false', () => {
    expect(net(tridagon(), '4 r5c6', only)).toBe('valid');
    expect(net(tridagon('r1c1'), '4 r5c6 r1c1', only)).toBe('no-contradiction');
    expect(reasonOf(tridagon(), draw('forcing-net', { assumed: '4 r5c1', strikes: '4 r5c1', branches: [only] }))).toBe(
      'no-contradiction',
    );
  });

  test('the last of several is on where all others are off', () => {
    expect(net(tridagon('r1c1'), '4 r5c6 r1c1', other)).toBe('valid');
    expect(net(tridagon('r1c1', 'r6c5'), '4 r5c6 r1c1 r6c5', other)).toBe('inference-does-not-follow');
    expect(net(tridagon('r1c1'), '4 r5c6 r1c1', `${only} = 4 r2c1, 4 r5c1 - 4 r2c1`)).toBe('inference-does-not-follow');
    const besides = '4 r5c1 - 4 r9c1, 4 r5c1 - 4 r5c6, 4 r9c1 = 4 r1c1, 4 r5c6 = 4 r1c1, 4 r5c1 - 4 r1c1';
    expect(net(tridagon('r1c1'), '4 r5c6 r1c1', besides)).toBe('inference-does-not-follow');
    // Inside a branch as well.
    const inner = '4 r5c1 - 4 r1c1, 4 r5c6 - 4 r5c6, 4 r5c1 - 4 r2c1';
    expect(net(tridagon('r1c1'), '4 r5c6 r1c1', inner, { branches: [inner, '4 r5c1 - 4 r5c6'] })).toBe(
      'no-contradiction',
    );
  });

  test('the tridagon is one, and there is one assumption', () => {
    expect(net(tridagon(), '4 r5c6', only, { others: { tridagon: twelve } })).toBe('wrong-candidates');
    expect(net(tridagon(), '4 r5c6', only, { assumed: '4 r5c1 r5c3' })).toBe('wrong-candidates');
    expect(net(tridagon(), '4 r5c6', only, { role: 'guardian' })).toBe('wrong-candidates');
    const fewer = { others: { tridagon: twelve.replace('r6c35', 'r6c3'), guardian: '4 r5c6' } };
    expect(net(tridagon(), '4 r5c6', only, fewer)).toBe('not-a-tridagon');
  });
});

describe('Kraken fish', () => {
  // Rows 1 and 9 across columns 1 and 9, with one place more in r1c5; rows 4 and 6 have two places each.
  const text = (fifth = '*') =>
    `* !5 !5 !5 * !5 !5 !5 *\n${anyRows(2)}!5 !5 !5 * !5 !5 !5 !5 *\n${fifth}\n!5 !5 !5 !5 * !5 !5 !5 *\n${anyRows(2)}* !5 !5 !5 !5 !5 !5 !5 *`;
  const position = board(text());
  const cover1 = { base: '5 r1c19 r9c19', fin: '5 r1c5' };
  const kraken = (parts: Partial<Net> = {}, on = position) =>
    reasonOf(
      on,
      draw('kraken-fish', {
        assumed: cover1.fin,
        role: 'fin',
        others: { base: cover1.base },
        houses: { base: 'r1 r9', cover: 'c1 c9' },
        ...parts,
      }),
    );
  const fin = '5 r1c5 - 5 r6c5 = 5 r6c9';
  const krakenStep = draw('kraken-fish', {
    assumed: cover1.fin,
    role: 'fin',
    others: { base: cover1.base },
    houses: { base: 'r1 r9', cover: 'c1 c9' },
    strikes: '5 r5c9',
    branches: [`${fin} - 5 r5c9`],
  });

  test('type 1: the fins exclude a candidate of a cover', () => {
    const type1 = (branch: string, strikes: string, parts: Partial<Net> = {}) =>
      kraken({ strikes, branches: [branch], ...parts });
    expect(type1(`${fin} - 5 r5c9`, '5 r5c9')).toBe('valid');
    // Another digit, a place of a base, a cell outside of the covers.
    expect(type1(`${fin} - 7 r6c9`, '7 r6c9')).toBe('elimination-does-not-follow');
    expect(type1(`${fin} - 5 r1c9`, '5 r1c9')).toBe('elimination-does-not-follow');
    expect(type1(`${fin} - 5 r5c8`, '5 r5c8')).toBe('elimination-does-not-follow');
    expect(type1('5 r1c5 - 5 r1c9', '5 r1c9')).toBe('wrong-kind-of-chain');
    expect(type1(`${fin} - 5 r5c9`, '5 r5c9 r7c9')).toBe('wrong-kind-of-conclusion');
    expect(type1(`${fin} - 5 r5c9`, '5 r7c9')).toBe('inference-does-not-follow');
    expect(kraken({ sets: '5 r5c9', branches: [`${fin} - 5 r5c9`] })).toBe('wrong-kind-of-conclusion');
    expect(kraken({ sets: '5 r7c9', strikes: '5 r5c9', branches: [`${fin} - 5 r5c9`] })).toBe(
      'wrong-kind-of-conclusion',
    );
  });

  test('its houses are as many bases as covers, two or more, and its candidates all places of the bases', () => {
    const judged = (houses: Drawing['houses'], parts: Partial<Net> = {}) =>
      kraken({ houses, strikes: '5 r5c9', branches: [`${fin} - 5 r5c9`], ...parts });
    expect(judged({ base: 'r1', cover: 'c9' })).toBe('wrong-houses');
    expect(judged({ base: 'r1 r9', cover: 'c9' })).toBe('wrong-houses');
    expect(judged({ base: 'r1 r9', cover: 'c1 c9 c5' })).toBe('wrong-houses');
    expect(judged({ base: 'r1 r9', cover: 'c1 c9', house: 'r5' })).toBe('wrong-houses');
    expect(judged({ base: 'r1 r9 r9', cover: 'c1 c9' })).toBe('wrong-houses');
    expect(judged({ base: 'r1 r9', cover: 'c1 c9' }, { others: { base: '5 r1c19 r9c1' } })).toBe('wrong-candidates');
    expect(judged({ base: 'r1 r9', cover: 'c1 c9' }, { role: 'base' })).toBe('wrong-candidates');
    const filled = board(text().replace(/\* (!5 ){7}\*$/, '* * * =5 * * * * *'));
    expect(kraken({ strikes: '5 r5c9', branches: [`${fin} - 5 r5c9`], others: { base: '5 r1c19' } }, filled)).toBe(
      'digit-not-needed',
    );
    expect(reasonOf(position, krakenStep, { links: chain(fin) })).toBe('unexpected-links');
  });

  test('each branch starts at a place of its own, joins, and ends at what is struck out', () => {
    const judged = (...branches: string[]) => kraken({ strikes: '5 r5c9', branches });
    const whole = `${fin} - 5 r5c9`;
    expect(judged(whole, whole)).toBe('unexpected-links');
    expect(judged(whole, '5 r6c5 = 5 r6c9 - 5 r5c9')).toBe('unexpected-links');
    expect(judged('5 r1c5 - 5 r8c5, 5 r1c5 - 5 r6c5 = 5 r6c9 - 5 r5c9')).toBe('inference-does-not-follow');
    expect(judged(`${whole} - 5 r8c9`)).toBe('inference-does-not-follow');
    expect(judged('5 r1c5 - 5 r6c5 = 5 r6c9')).toBe('inference-does-not-follow');
    expect(judged('4 r1c5 - 5 r1c5')).toBe('inference-does-not-follow');
    expect(judged('5 r1c5 r1c1 - 5 r6c5 = 5 r6c9 - 5 r5c9')).toBe('inference-does-not-follow');
    expect(judged('5 r1c5 - 5 r5c9')).toBe('inference-does-not-follow');
    expect(judged('5 r1c9 - 5 r4c9 = 5 r4c4 - 5 r5c5')).toBe('inference-does-not-follow');
    const branches = [...(krakenStep.pattern.branches ?? []), []];
    expect(reasonOf(position, krakenStep, { branches })).toBe('unexpected-links');
  });

  test('type 2: the fins and all places of a cover exclude one candidate', () => {
    const target = '5 r5c5';
    const direct = '5 r1c5 - 5 r5c5';
    const joint = '5 r4c9 = 5 r4c4 - 5 r5c5';
    const judged = (...branches: string[]) => kraken({ strikes: target, branches });
    expect(judged(direct, `5 r1c9 - ${joint}`, `5 r9c9 - ${joint}`)).toBe('valid');
    expect(judged(direct, `5 r1c9 - ${joint}`)).toBe('elimination-does-not-follow');
    expect(judged(`5 r1c9 - ${joint}`, `5 r9c9 - ${joint}`)).toBe('inference-does-not-follow');
    expect(judged(direct)).toBe('wrong-kind-of-chain');
    // One place of each cover, and all of one with one of the other.
    const across = board(text('* !5 !5 !5 * !5 !5 !5 !5'));
    const first = '5 r1c1 - 5 r5c1 = 5 r5c5';
    expect(
      kraken(
        { strikes: '5 r6c5', branches: ['5 r1c5 - 5 r6c5', `${first} - 5 r6c5`, '5 r9c9 - 5 r6c9 = 5 r6c5'] },
        across,
      ),
    ).toBe('inference-does-not-follow');
    expect(
      kraken(
        { strikes: '5 r8c5', branches: ['5 r1c5 - 5 r8c5', `${first} - 5 r8c5`, '5 r9c9 - 5 r6c9 = 5 r6c5 - 5 r8c5'] },
        across,
      ),
    ).toBe('elimination-does-not-follow');
    expect(
      kraken(
        {
          strikes: '5 r8c5',
          branches: [
            '5 r1c5 - 5 r8c5',
            `${first} - 5 r8c5`,
            '5 r9c9 - 5 r6c9 = 5 r6c5 - 5 r8c5',
            '5 r1c9 - 5 r6c9 = 5 r6c5 - 5 r8c5',
          ],
        },
        across,
      ),
    ).toBe('elimination-does-not-follow');
    expect(
      kraken(
        {
          strikes: '5 r8c5',
          branches: ['5 r1c5 - 5 r8c5', '5 r9c9 - 5 r6c9 = 5 r6c5 - 5 r8c5', '5 r1c9 - 5 r6c9 = 5 r6c5 - 5 r8c5'],
        },
        across,
      ),
    ).toBe('valid');
  });
});
