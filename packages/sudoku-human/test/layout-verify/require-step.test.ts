import { createLayout, type Step, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { drawn, links, marks, stepOf } from './hand-made.js';

const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
const position = drawn(layout, `${ALL} | ${ALL} | ${ALL} | ${ALL}`);
const step = stepOf({ placements: marks('0:1') });
const [link] = links('0:1-1:1');

const withParam = (param: unknown) => ({ ...step, message: { ...step.message, params: { param } } });
const withPattern = (parts: object) => ({ ...step, pattern: { ...step.pattern, ...parts } });

test.each<[string, unknown]>([
  ['step.placements[0].cell is -1: expected a cell, an integer from 0 to 15', { ...step, placements: marks('-1:1') }],
  ['step.placements[0].cell is 0.5: expected a cell, an integer from 0 to 15', { ...step, placements: marks('0.5:1') }],
  [
    'step.eliminations[0].digit is 0: expected a digit, an integer from 1 to 4',
    { ...step, eliminations: marks('0:0') },
  ],
  ['step.placements[0].cell is 16: expected a cell, an integer from 0 to 15', { ...step, placements: marks('16:1') }],
  [
    'step.eliminations[0].digit is 5: expected a digit, an integer from 1 to 4',
    { ...step, eliminations: marks('0:5') },
  ],
  [
    'step.pattern.houses[0].house is 12: expected a house, an integer from 0 to 11',
    withPattern({ houses: [{ house: 12, role: 'base' }] }),
  ],
  [
    "step.pattern.houses[0].role is \"roof\": expected 'base' or 'cover' or 'house'",
    withPattern({ houses: [{ house: 0, role: 'roof' }] }),
  ],
  [
    "step.pattern.links[0].type is \"odd\": expected 'strong' or 'weak'",
    withPattern({ links: [{ ...link, type: 'odd' }] }),
  ],
  [
    'step.pattern.links[0].to.cells is an array of length 0: expected one or more different cells',
    withPattern({ links: [{ ...link, to: { cells: [], digit: 1 } }] }),
  ],
  [
    'step.pattern.branches[0][0].from.cells is an array of length 2: expected one or more different cells',
    withPattern({ branches: [[{ ...link, from: { cells: [3, 3], digit: 1 } }]] }),
  ],
  ['step.message.params.param.type is "color": expected a type of parameter', withParam({ type: 'color' })],
])('%s', (message, wrong) => {
  expect(() => verifyStep(position, wrong as Step)).toThrow(
    expect.objectContaining({ code: 'bad-step', message: expect.stringContaining(message) }),
  );
});
