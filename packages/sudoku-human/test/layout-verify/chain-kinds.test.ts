import { createLayout, type Link, type PatternCandidate, type TechniqueId, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { reasonOf } from '../verify/reason-of.js';
import { as, drawn, links, marks, stepOf } from './hand-made.js';

const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';

/** The candidates of a chain's nodes, off and on in turn. */
function inTurn(chain: readonly Link[], isLoop: boolean) {
  const nodes = [...chain.map(({ from }) => from), ...(isLoop ? [] : [chain[chain.length - 1].to])];
  return nodes.flatMap(({ cells, digit }, i) => as(i % 2 === 0 ? 'off' : 'on', `${cells[0]}:${digit}`));
}

test('an XY-Chain begins and ends with one digit, and goes through cells', () => {
  const position = drawn(layout, `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
  const reason = (text: string, struck: string, at = position) => {
    const chain = links(text);
    const parts = { candidates: inTurn(chain, false), links: chain, eliminations: marks(struck) };
    const verdict = verifyStep(at, stepOf({ technique: 'xy-chain', ...parts }));
    return verdict.valid || verdict.reason;
  };
  expect(reason('3:3=3:1 3:1-0:1 0:1=0:2 0:2-4:2 4:2=4:3', '1:3')).toBe(true);
  expect(reason('3:3=3:1 3:1-0:1 0:1=0:2', '1:3')).toBe('wrong-kind-of-chain');
  const xWing = drawn(layout, `1234 234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
  expect(reason('0:1=2:1 2:1-10:1 10:1=8:1', '4:1', xWing)).toBe('wrong-kind-of-chain');
});

test('a loop has four links or more, and as many strong ones as weak', () => {
  // 1 is in cells 0 or 2 of its row and in cells 8 or 10 of another, and in one column only there.
  const position = drawn(layout, `1234 234 1234 234 | 234 1234 1234 1234 | 1234 234 1234 234 | 234 1234 1234 1234`);
  const reason = (text: string, struck: string, technique: TechniqueId = 'continuous-nice-loop') => {
    const chain = links(text);
    const parts = { candidates: inTurn(chain, true), links: chain, eliminations: marks(struck) };
    const verdict = verifyStep(position, stepOf({ technique, ...parts }));
    return verdict.valid || verdict.reason;
  };
  expect(reason('0:1=2:1 2:1-10:1 10:1=8:1 8:1-0:1', '6:1 14:1')).toBe(true);
  expect(reason('0:1=2:1 2:1-10:1 10:1=8:1 8:1-0:1', '5:1')).toBe('elimination-does-not-follow');
  // Two weak links between columns, and what only the strong ones have between them.
  expect(reason('0:1=2:1 2:1-0:1', '3:2')).toBe('wrong-chain-length');
  expect(reason('0:1=2:1 2:1-10:1 10:1=8:1 8:1-0:1 0:1=0:1', '6:1')).toBe('wrong-chain-length');
});

test('a grouped chain has a node of several cells, at either end too; others are called without it', () => {
  const chainOf = (...cells: readonly (readonly number[])[]): Link[] => {
    const nodes = cells.map((own) => ({ cells: own, digit: 1 }));
    return nodes.slice(1).map((to, i): Link => ({ from: nodes[i], to, type: i % 2 === 0 ? 'strong' : 'weak' }));
  };
  const reason = (row: string, technique: TechniqueId, nodes: readonly (readonly number[])[]) => {
    const position = drawn(layout, `${row} | ${ALL} | ${ALL} | 1234 234 234 1234`);
    const candidates = nodes.flatMap((cells, i) =>
      cells.flatMap((cell) => as(i % 2 === 0 ? 'off' : 'on', `${cell}:1`)),
    );
    return reasonOf(position, stepOf({ technique, candidates, links: chainOf(...nodes), eliminations: marks('4:1') }));
  };
  // 1 is in cell 3 of the first row, or in one of its first cells.
  const grouped = [[0, 1], [3], [15], [12]];
  const single = [[0], [3], [15], [12]];
  const [wide, narrow] = ['1234 1234 234 1234', '1234 234 234 1234'];
  for (const nodes of [grouped, grouped.toReversed()]) {
    for (const technique of ['grouped-x-chain', 'grouped-aic'] as const)
      expect([technique, reason(wide, technique, nodes)]).toEqual([technique, 'valid']);
    for (const technique of ['x-chain', 'aic'] as const)
      expect([technique, reason(wide, technique, nodes)]).toEqual([technique, 'not-a-group']);
  }
  for (const technique of ['grouped-x-chain', 'grouped-aic'] as const)
    expect([technique, reason(narrow, technique, single)]).toEqual([technique, 'wrong-kind-of-chain']);
  for (const technique of ['x-chain', 'aic'] as const)
    expect([technique, reason(narrow, technique, single)]).toEqual([technique, 'valid']);
});

test('a chain draws the candidates of its nodes, each by its role, and no other', () => {
  const position = drawn(layout, `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
  const chain = links('3:3=3:1 3:1-0:1 0:1=0:2 0:2-4:2 4:2=4:3');
  const right = inTurn(chain, false);
  const step = stepOf({ technique: 'xy-chain', links: chain, eliminations: marks('1:3') });
  const drawing = (candidates: readonly PatternCandidate[]) => reasonOf(position, step, { candidates });
  expect(drawing(right)).toBe('valid');
  expect(drawing([...right, ...as('on', '1:1')])).toBe('wrong-candidates');
  expect(drawing([...right.slice(1), ...as('on', '1:1')])).toBe('wrong-candidates');
  expect(drawing([...right.slice(1), ...as('on', '3:3')])).toBe('wrong-candidates');
});
