import { createLayout, type Rejection, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { as, drawn, links, marks, type StepParts, stepOf } from './hand-made.js';

const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
const house = [{ house: 0, role: 'house' }] as const;

describe('an XY-Chain', () => {
  // 3 is in cell 3 or, by way of 1 and 2, in cell 4; cells 1 and 7 see both.
  const position = drawn(layout, `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
  const chain = links('3:3=3:1 3:1-0:1 0:1=0:2 0:2-4:2 4:2=4:3');
  const right: StepParts = {
    technique: 'xy-chain',
    eliminations: marks('1:3 7:3'),
    candidates: [...as('off', '3:3 0:1 4:2'), ...as('on', '3:1 0:2 4:3')],
    links: chain,
  };
  const otherwise = (at: number, text: string) => ({ links: chain.with(at, links(text)[0]) });

  test('is accepted, as an AIC too', () => {
    expect(verifyStep(position, stepOf(right))).toEqual({ valid: true });
    expect(verifyStep(position, stepOf({ ...right, technique: 'aic' }))).toEqual({ valid: true });
  });

  test.each<[string, Rejection, StepParts]>([
    ['that sets a digit', 'wrong-kind-of-conclusion', { placements: marks('0:1') }],
    ['with a house', 'wrong-houses', { houses: house }],
    ['with branches', 'unexpected-links', { branches: [chain] }],
    ['of four links', 'wrong-chain-length', { links: chain.slice(0, 4) }],
    ['with two strong links in turn', 'links-do-not-alternate', otherwise(1, '3:1=0:1')],
    [
      'with a node of two cells',
      'not-a-group',
      { links: chain.with(1, { ...chain[1], to: { cells: [0, 1], digit: 1 } }) },
    ],
    ['with a gap', 'links-do-not-join', otherwise(1, '3:3-4:3')],
    ['with a link from a candidate to itself', 'not-a-strong-link', otherwise(0, '3:3=3:3')],
    ['with a strong link where there is a third place', 'not-a-strong-link', otherwise(0, '3:3=1:3')],
    ['with a weak link between cells that can be equal', 'not-a-weak-link', otherwise(1, '3:1-5:1')],
    ['as an X-Chain', 'wrong-kind-of-chain', { technique: 'x-chain' }],
    ['without its candidates', 'wrong-candidates', { candidates: [] }],
    ['that strikes out what one end sees', 'elimination-does-not-follow', { eliminations: marks('8:3') }],
    ['without a conclusion', 'no-conclusion', { eliminations: [] }],
    ['with one twice', 'repeated-conclusion', { eliminations: marks('1:3 1:3') }],
    ['that strikes out what is not there', 'not-a-candidate', { eliminations: marks('0:3') }],
    ['with a candidate that is not there', 'pattern-not-on-board', { candidates: as('off', '0:3') }],
  ])('%s is refused: %s', (_, reason, parts) => {
    expect(verifyStep(position, stepOf({ ...right, ...parts }))).toEqual({ valid: false, reason });
  });

  test('a digit that stands in sight is not set again', () => {
    const beside = drawn(layout, `=1 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`);
    const step = stepOf({ placements: marks('1:1'), candidates: as('single', '1:1') });
    expect(verifyStep(beside, step)).toEqual({ valid: false, reason: 'digit-already-placed' });
  });
});

describe('a forcing net', () => {
  // With 1 in cell 0 there are no two digits for cells 1 and 2; with 2 neither, so with 3 in cell 3 cell 0 has none.
  const position = drawn(layout, `123 12 12 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const main = links('0:1-1:1 0:1-2:1 1:1=1:2 1:2-2:2 2:1=2:2');
  const right: StepParts = {
    technique: 'forcing-net',
    eliminations: marks('0:1'),
    candidates: as('assumption', '0:1'),
    branches: [main],
  };
  const outer = links('3:3-0:3 0:1-0:1 0:1=0:2 0:3=0:2 0:2-1:2 0:2-2:2 1:2=1:1 1:1-2:1 2:2=2:1');
  const deep: StepParts = {
    ...right,
    eliminations: marks('3:3'),
    candidates: as('assumption', '3:3'),
    branches: [outer, main],
  };

  test('is accepted, with a net inside too', () => {
    expect(verifyStep(position, stepOf(right))).toEqual({ valid: true });
    expect(verifyStep(position, stepOf(deep))).toEqual({ valid: true });
  });

  test.each<[string, Rejection, StepParts]>([
    ['with links beside its branches', 'unexpected-links', { links: main }],
    ['with a house', 'wrong-houses', { houses: house }],
    ['that sets a digit', 'wrong-kind-of-conclusion', { placements: marks('0:3') }],
    ['with two assumptions', 'wrong-candidates', { candidates: as('assumption', '0:12') }],
    ['with a branch too many', 'inference-does-not-follow', { branches: [main, main] }],
    ['that stops before the contradiction', 'no-contradiction', { branches: [main.slice(0, 4)] }],
    ['that stops with a candidate on', 'no-contradiction', { branches: [main.slice(0, 3)] }],
    ['without an inference', 'no-contradiction', { branches: [] }],
    ['that sets what is not the last', 'inference-does-not-follow', { branches: [links('0:1-1:1 1:1=2:1')] }],
    ['that sets by what is not off', 'inference-does-not-follow', { branches: [links('1:1=1:2')] }],
    ['that rules out by what is not on', 'inference-does-not-follow', { branches: [links('1:2-2:2')] }],
    ['that rules out what is not seen', 'inference-does-not-follow', { branches: [links('0:1-6:1')] }],
    ['that strikes out another candidate', 'elimination-does-not-follow', { eliminations: marks('0:2') }],
  ])('%s is refused: %s', (_, reason, parts) => {
    expect(verifyStep(position, stepOf({ ...right, ...parts }))).toEqual({ valid: false, reason });
  });

  test.each<[string, StepParts]>([
    ['left out', { branches: [outer] }],
    ['that stops early', { branches: [outer, main.slice(0, 4)] }],
    ['with an inference that does not follow', { branches: [outer, main.slice(2)] }],
  ])('a net inside %s is refused', (_, parts) => {
    const verdict = verifyStep(position, stepOf({ ...deep, ...parts }));
    expect(verdict).toEqual({ valid: false, reason: 'inference-does-not-follow' });
  });
});

describe('a forcing net on cages', () => {
  // With 1 in cell 2 the cage of 5 has no 1 and so no 4, and no cell of the row is left for one.
  const caged = createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 5 }] });
  const position = drawn(caged, `1234 1234 1234 123 | ${ALL} | ${ALL} | ${ALL}`);
  const main = '2:1-0:1 2:1-1:1 0:1-0:4 1:1-0:4 0:1-1:4 1:1-1:4 2:1-2:4 0:4=2:4 1:4=2:4';
  const right: StepParts = {
    technique: 'forcing-net',
    eliminations: marks('2:1'),
    candidates: as('assumption', '2:1'),
    branches: [links(main)],
  };

  test('may say what no filling has', () => {
    expect(verifyStep(position, stepOf(right))).toEqual({ valid: true });
    const free = drawn(createLayout({ size: 4 }), `1234 1234 1234 123 | ${ALL} | ${ALL} | ${ALL}`);
    expect(verifyStep(free, stepOf(right))).toEqual({ valid: false, reason: 'inference-does-not-follow' });
  });

  test.each([
    ['of one place only', '2:1-0:1 0:1-0:3'],
    ['of a cell beside the cage', '2:1-0:1 2:1-1:1 0:1-6:4 1:1-6:4'],
  ])('not %s', (_, text) => {
    const step = stepOf({ ...right, branches: [links(text)] });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'inference-does-not-follow' });
  });
});

describe('a forcing net on sums', () => {
  // The row has 10 and the cage 7, so cells 0 and 3 have 3 more than cell 6: with 1 there they are 1 and 3, and cell 7 has
  // nothing left.
  const caged = createLayout({ size: 4, cages: [{ cells: [1, 2, 6], sum: 7 }] });
  const position = drawn(caged, `12 1234 1234 34 | 1234 1234 123 3 | ${ALL} | ${ALL}`);
  const main = '6:1-6:2 6:1-6:3 6:2-3:4 6:3-3:4 3:4=3:3 3:3-7:3';
  const net = (text: string): StepParts => ({
    technique: 'forcing-net',
    eliminations: marks('6:1'),
    candidates: as('assumption', '6:1'),
    branches: [links(text)],
  });

  test('may say what the rule of 45 leaves', () => {
    expect(verifyStep(position, stepOf(net(main)))).toEqual({ valid: true });
  });

  test.each([
    ['what it leaves', '6:1-6:2 6:1-6:3 6:2-0:1 6:3-0:1'],
    ['anything without its reason', '6:1-6:2 6:2-3:4'],
    ['anything of another cell', '6:1-6:2 6:1-6:3 6:2-13:4 6:3-13:4'],
  ])('not %s', (_, text) => {
    expect(verifyStep(position, stepOf(net(text)))).toEqual({ valid: false, reason: 'inference-does-not-follow' });
  });
});
