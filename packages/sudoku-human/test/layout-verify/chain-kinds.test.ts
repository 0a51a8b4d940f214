import { createLayout, type Link, type TechniqueId, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
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
