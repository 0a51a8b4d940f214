import { type Position, type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { board, drawStep, rows } from './draw.js';
import { reasonOf } from './reason-of.js';
import { workedSteps } from './worked-steps.js';

function without(position: Position, cell: number, digit: number): Position {
  return {
    ...position,
    candidates: position.candidates.map((mask, at) => (at === cell ? mask & ~(1 << (digit - 1)) : mask)),
  };
}

describe('a step that follows is valid', () => {
  test.each(workedSteps)('$name', ({ position, step }) => {
    expect(verifyStep(position, step)).toEqual({ valid: true });
  });

  test('a technique that is drawn has two worked steps', () => {
    for (const { technique } of workedSteps.map(({ step }) => step)) {
      const drawn = workedSteps.filter(({ step }) => step.technique === technique);
      expect([technique, drawn.length]).toEqual([technique, 2]);
    }
  });
});

describe('each reason for a rejection', () => {
  const find = (name: string): { position: Position; step: Step } =>
    workedSteps.find((worked) => worked.name === name) as { position: Position; step: Step };
  const xWing = find('x-wing: two rows');
  const chain = find('x-chain: a skyscraper');
  const single = find('hidden-single: a column has one place for 7');
  const pair = find('naked-pair: two cells of a column');

  test('no-conclusion', () => {
    expect(reasonOf(xWing.position, { ...xWing.step, eliminations: [] })).toBe('no-conclusion');
  });

  test('repeated-conclusion', () => {
    const [first] = xWing.step.eliminations;
    expect(reasonOf(xWing.position, { ...xWing.step, eliminations: [first, first] })).toBe('repeated-conclusion');
  });

  test('not-a-candidate', () => {
    const [{ cell, digit }] = xWing.step.eliminations;
    expect(reasonOf(without(xWing.position, cell, digit), xWing.step)).toBe('not-a-candidate');
  });

  test('digit-already-placed', () => {
    const values = single.position.values.map((value, cell) => (cell === 45 ? 7 : value));
    const candidates = single.position.candidates.map((mask, cell) => (cell === 45 ? 0 : mask));
    expect(reasonOf({ ...single.position, values, candidates }, single.step)).toBe('digit-already-placed');
  });

  test('pattern-not-on-board', () => {
    expect(reasonOf(without(xWing.position, 11, 5), xWing.step)).toBe('pattern-not-on-board');
  });

  test('wrong-kind-of-conclusion', () => {
    const swapped = { ...single.step, placements: [], eliminations: single.step.placements };
    expect(reasonOf(single.position, swapped)).toBe('wrong-kind-of-conclusion');
  });

  test('unexpected-links', () => {
    const pattern = { ...xWing.step.pattern, links: chain.step.pattern.links };
    expect(reasonOf(xWing.position, { ...xWing.step, pattern })).toBe('unexpected-links');
  });

  test('wrong-houses', () => {
    const pattern = { ...xWing.step.pattern, houses: xWing.step.pattern.houses.slice(1) };
    expect(reasonOf(xWing.position, { ...xWing.step, pattern })).toBe('wrong-houses');
  });

  test('wrong-candidates', () => {
    const pattern = { ...xWing.step.pattern, candidates: xWing.step.pattern.candidates.slice(1) };
    expect(reasonOf(xWing.position, { ...xWing.step, pattern })).toBe('wrong-candidates');
  });

  test('not-a-single: the house has two places', () => {
    const candidates = single.position.candidates.map((mask, cell) => (cell === 3 ? 511 : mask));
    expect(reasonOf({ ...single.position, candidates }, single.step)).toBe('not-a-single');
  });

  test('not-locked: the box has a place off the row', () => {
    const { position, step } = find('pointing: a box keeps its 5 in a row');
    const candidates = position.candidates.map((mask, cell) => (cell === 0 ? 511 : mask));
    expect(reasonOf({ ...position, candidates }, step)).toBe('not-locked');
  });

  test('not-a-subset: a third digit in the pair', () => {
    const candidates = pair.position.candidates.map((mask, cell) => (cell === 8 ? mask | 1 : mask));
    const pattern = {
      ...pair.step.pattern,
      candidates: [...pair.step.pattern.candidates, { cell: 8, digit: 1, role: 'subset' as const }],
    };
    expect(reasonOf({ ...pair.position, candidates }, { ...pair.step, pattern })).toBe('not-a-subset');
  });

  test('digit-not-needed: a base row has its 5 already', () => {
    const values = xWing.position.values.map((value, cell) => (cell === 27 ? 5 : value));
    const candidates = xWing.position.candidates.map((mask, cell) => (cell === 27 ? 0 : mask));
    const { pattern } = xWing.step;
    const houses = pattern.houses.map((entry) => (entry.house === 6 ? { ...entry, house: 3 } : entry));
    const step = { ...xWing.step, eliminations: [{ cell: 2, digit: 5 }], pattern: { ...pattern, houses } };
    expect(reasonOf({ ...xWing.position, values, candidates }, step)).toBe('digit-not-needed');
  });

  test('not-a-wing: the pivot does not see a wing', () => {
    const position = board(rows({ 1: '12 * * * * * * * *', 5: '13 * * * * * * * *', 9: '* * * * 23 * * * *' }));
    const step = drawStep('xy-wing', { strikes: '3 r5c5', candidates: { pivot: '12 r1c1', wing: '13 r5c1; 23 r9c5' } });
    expect(reasonOf(position, step)).toBe('not-a-wing');
  });

  test('not-a-wing: a place of the bridge sees neither wing', () => {
    const position = board(rows({ 1: '12 * * * * * * * *', 5: '* * * * * * * * 12', 9: '* !2 !2 !2 * !2 !2 !2 *' }));
    const step = drawStep('w-wing', {
      strikes: '1 r1c9 r5c1',
      candidates: { wing: '12 r1c1 r5c9', bridge: '2 r9c159' },
      houses: { house: 'r9' },
    });
    expect(reasonOf(position, step)).toBe('not-a-wing');
  });

  test('the links of a chain', () => {
    const { links } = chain.step.pattern;
    const withLinks = (changed: Step['pattern']['links']): Step => ({
      ...chain.step,
      pattern: { ...chain.step.pattern, links: changed },
    });
    expect(reasonOf(chain.position, withLinks(links.slice(0, 2)))).toBe('wrong-chain-length');
    expect(reasonOf(chain.position, withLinks(links.map((link) => ({ ...link, type: 'strong' }))))).toBe(
      'links-do-not-alternate',
    );
    expect(reasonOf(chain.position, withLinks([links[0], { ...links[1], from: links[1].to }, links[2]]))).toBe(
      'links-do-not-join',
    );
    const candidates = chain.position.candidates.map((mask, cell) => (cell === 4 ? 511 : mask));
    expect(reasonOf({ ...chain.position, candidates }, chain.step)).toBe('not-a-strong-link');
    expect(reasonOf(chain.position, { ...chain.step, technique: 'xy-chain' })).toBe('wrong-kind-of-chain');
  });

  test('not-a-weak-link: two cells of a chain do not see each other', () => {
    const position = board(rows({ 1: '!5 * !5 !5 !5 !5 !5 * !5', 5: '!5 !5 * !5 !5 !5 !5 !5 *' }));
    const step = drawStep('x-chain', { strikes: '5 r23c3', chain: '5 r1c2 = 5 r1c8 - 5 r5c9 = 5 r5c3' });
    expect(reasonOf(position, step)).toBe('not-a-weak-link');
  });

  test('elimination-does-not-follow', () => {
    expect(reasonOf(xWing.position, { ...xWing.step, eliminations: [{ cell: 0, digit: 5 }] })).toBe(
      'elimination-does-not-follow',
    );
  });
});
