/** Links on layouts: groups that cells elsewhere see, what moves and neighbours exclude, and nets. */

import { createLayout, type LayoutOptions, type Link, type TechniqueId } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { as, drawn, links, marks, type StepParts, stepOf } from '../hand-made.js';
import { reasonOf } from '../reason-of.js';

const ALL = '1234 1234 1234 1234';

test('a weak link may be a digit more beside, where that rule holds, and strikes out so too', () => {
  // Not 1 in cell 0, so 2; no 3 beside in cell 1, so 1 there.
  const text = `12 13 1234 1234 | ${ALL} | ${ALL} | ${ALL}`;
  const reason = (technique: TechniqueId, struck: string, options: LayoutOptions) => {
    const chain = links('0:1=0:2 0:2-1:3 1:3=1:1');
    const candidates = [...as('off', '0:1 1:3'), ...as('on', '0:2 1:1')];
    const step = stepOf({ technique, candidates, links: chain, eliminations: marks(struck) });
    return reasonOf(drawn(createLayout({ size: 4, ...options }), text), step);
  };
  const rule = { nonConsecutive: true };
  expect(reason('aic', '2:1 5:1', rule)).toBe('valid');
  expect(reason('aic', '2:1', {})).toBe('not-a-weak-link');
  expect(reason('aic', '4:1', rule)).toBe('valid');
  expect(reason('aic', '6:1', rule)).toBe('elimination-does-not-follow');
  expect(reason('xy-chain', '2:1', rule)).toBe('wrong-kind-of-chain');
});

describe('a group', () => {
  const chainOf = (...cells: readonly (readonly number[])[]): Link[] => {
    const nodes = cells.map((own) => ({ cells: own, digit: 1 }));
    return nodes.slice(1).map((to, i): Link => ({ from: nodes[i], to, type: i % 2 === 0 ? 'strong' : 'weak' }));
  };
  const reason = (
    technique: TechniqueId,
    text: string,
    nodes: readonly (readonly number[])[],
    struck: string,
    options: LayoutOptions = {},
  ) => {
    const candidates = nodes.flatMap((cells, i) =>
      cells.flatMap((cell) => as(i % 2 === 0 ? 'off' : 'on', `${cell}:1`)),
    );
    const step = stepOf({ technique, candidates, links: chainOf(...nodes), eliminations: marks(struck) });
    return reasonOf(drawn(createLayout({ size: 4, ...options }), text), step);
  };

  test('is what two houses share, at either end of a chain; others are called without it', () => {
    // 1 is in cell 3 of the first row, or in one of its first cells.
    const grouped = [[0, 1], [3], [15], [12]];
    const single = [[0], [3], [15], [12]];
    const [wide, narrow] = ['1234 1234 234 1234', '1234 234 234 1234'].map(
      (row) => `${row} | ${ALL} | ${ALL} | 1234 234 234 1234`,
    );
    for (const nodes of [grouped, grouped.toReversed()]) {
      expect(reason('grouped-x-chain', wide, nodes, '4:1')).toBe('valid');
      for (const technique of ['grouped-aic', 'x-chain', 'aic'] as const)
        expect([technique, reason(technique, wide, nodes, '4:1')]).toEqual([technique, 'wrong-kind-of-chain']);
    }
    expect(reason('x-chain', narrow, single, '4:1')).toBe('valid');
    for (const technique of ['grouped-x-chain', 'grouped-aic', 'aic'] as const)
      expect([technique, reason(technique, narrow, single, '4:1')]).toEqual([technique, 'wrong-kind-of-chain']);
  });

  test('is what a cell elsewhere sees of a house', () => {
    // A king on cell 13 sees cells 8 and 10 of the third row, which no cell does otherwise.
    const text = `234 1234 234 1234 | ${ALL} | 1234 234 1234 1234 | ${ALL}`;
    const nodes = [[8, 10], [11], [3], [1]];
    expect(reason('grouped-x-chain', text, nodes, '13:1', { antiKing: true })).toBe('valid');
    expect(reason('grouped-x-chain', text, nodes, '5:2', { antiKing: true })).toBe('elimination-does-not-follow');
    expect(reason('grouped-x-chain', text, nodes, '13:1')).toBe('not-a-strong-link');
    expect(reason('x-chain', text, nodes, '13:1')).toBe('not-a-group');
  });
});

test('two colours of several digits exclude a digit more beside as well, where that rule holds', () => {
  const step = stepOf({
    technique: '3d-medusa',
    candidates: [...as('color-a', '0:1'), ...as('color-b', '0:3')],
    eliminations: marks('1:2'),
  });
  const reason = (options: LayoutOptions) =>
    reasonOf(drawn(createLayout({ size: 4, ...options }), `13 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`), step);
  expect(reason({ nonConsecutive: true })).toBe('valid');
  expect(reason({})).toBe('elimination-does-not-follow');
});

test('colours are joined by any house that has every digit', () => {
  // Cell 0 sees cell 5 in its box and cell 12 in its column, which are the two places of the digit in a house of their own.
  const candidates = [
    ...as('color-a', '0:1'),
    ...as('color-b', '3:1'),
    ...as('color-c', '5:1'),
    ...as('color-d', '12:1'),
  ];
  const reason = (struck: string, options: LayoutOptions) => {
    const position = drawn(
      createLayout({ size: 4, ...options }),
      `1234 234 234 1234 | ${ALL} | 1234 1234 1234 234 | ${ALL}`,
    );
    return reasonOf(position, stepOf({ technique: 'multi-colors-2', candidates, eliminations: marks(struck) }));
  };
  const own = [5, 12, 2, 11];
  expect(reason('0:1', { extraHouses: [own] })).toBe('valid');
  for (const struck of ['3:1', '5:1', '4:1'])
    expect([struck, reason(struck, { extraHouses: [own] })]).toEqual([struck, 'elimination-does-not-follow']);
  // A cage need not have the digit.
  expect(reason('0:1', { cages: [{ cells: own }] })).toBe('not-a-cluster');
});

describe('a forcing net', () => {
  const layout = createLayout({ size: 4 });
  // With 1 in cell 0 there are no two digits for cells 1 and 2; with 2 neither, so with 3 in cell 3 cell 0 has none.
  const position = drawn(layout, `123 12 12 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const main = links('0:1-1:1 0:1-2:1 1:1=1:2 1:2-2:2 2:1=2:2');
  const net = (assumed: string, branches: StepParts['branches']) =>
    stepOf({ technique: 'forcing-net', eliminations: marks(assumed), candidates: as('assumption', assumed), branches });

  test('is called by one weak link from a candidate to itself', () => {
    const reason = (call: string) => {
      const rest = '0:1=0:2 0:3=0:2 0:2-1:2 0:2-2:2 1:2=1:1 1:1-2:1 2:2=2:1';
      return reasonOf(position, net('3:3', [links(`3:3-0:3 ${call} ${rest}`), main]));
    };
    expect(reason('0:1-0:1')).toBe('valid');
    expect(reason('0:1=0:1')).toBe('inference-does-not-follow');
    expect(reason('0:1-0:1 0:1-0:1')).toBe('inference-does-not-follow');
  });

  test('says no more of a cell that has nothing left', () => {
    const branch = links('0:1-1:1 0:1-2:1 1:1=1:2 1:2-2:2 2:1-13:4 2:2-13:4');
    expect(reasonOf(position, net('0:1', [branch]))).toBe('inference-does-not-follow');
  });

  test('says what all that is left of a house rules out, but not without a layout', () => {
    // With 1 in cell 11 the second row has it in the first box, where the first row has its only two places.
    const reason = (row: string, text = '11:1-7:1 7:1-0:1 0:1=1:1 7:1-1:1') =>
      reasonOf(drawn(layout, `1234 1234 234 234 | ${row} | ${ALL} | ${ALL}`), net('11:1', [links(text)]));
    expect(reason('1234 1234 234 1234')).toBe('valid');
    expect(reason('1234 1234 1234 1234')).toBe('inference-does-not-follow');
    expect(reason('1234 1234 234 1234', '7:1-0:1 0:1=1:1 7:1-1:1')).toBe('inference-does-not-follow');
  });
});
