import { createLayout, type PatternHouse, type TechniqueId, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { reasonOf } from '../verify/reason-of.js';
import { as, drawn, marks, type StepParts, stepOf } from './hand-made.js';

// Rows are 0 to 3, columns 4 to 7, boxes 8 to 11.
const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
const overOf = (bases: readonly number[], covers: readonly number[]): PatternHouse[] => [
  ...bases.map((house) => ({ house, role: 'base' as const })),
  ...covers.map((house) => ({ house, role: 'cover' as const })),
];
const houses = overOf([0, 2], [4, 6]);

test('an X-Wing strikes out its digit, from its covers beside its bases', () => {
  const position = drawn(layout, `1234 234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
  const right: StepParts = { technique: 'x-wing', candidates: as('base', '0:1 2:1 8:1 10:1'), houses };
  const verdict = (struck: string) => verifyStep(position, stepOf({ ...right, eliminations: marks(struck) })).valid;
  expect(verdict('4:1 6:1 12:1 14:1')).toBe(true);
  for (const other of ['4:2', '5:1', '0:1', '0:2', '1:2']) expect([other, verdict(other)]).toEqual([other, false]);
});

test('a finned X-Wing strikes out what its fin sees, too, and never the fin', () => {
  const position = drawn(layout, `1234 1234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
  const candidates = [...as('base', '0:1 2:1 8:1 10:1'), ...as('fin', '1:1')];
  const right: StepParts = { technique: 'finned-x-wing', candidates, houses };
  const verdict = (struck: string) => verifyStep(position, stepOf({ ...right, eliminations: marks(struck) })).valid;
  expect(verdict('4:1')).toBe(true);
  for (const other of ['12:1', '6:1', '1:1', '1:2', '4:2', '5:1']) {
    expect([other, verdict(other)]).toEqual([other, false]);
  }
});

test('a finned X-Wing draws its body and its fins, each by its role', () => {
  const position = drawn(layout, `1234 1234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
  const step = stepOf({ technique: 'finned-x-wing', houses, eliminations: marks('4:1') });
  const [body, fins] = ['0:1 2:1 8:1 10:1', '1:1'];
  const drawing = (base: string, fin: string) =>
    reasonOf(position, step, { candidates: [...as('base', base), ...as('fin', fin)] });
  expect(drawing(body, fins)).toBe('valid');
  expect(drawing('0:1 2:1 8:1', fins)).toBe('wrong-candidates');
  expect(drawing(body, '3:2')).toBe('wrong-candidates');
});

test('a basic fish with fins is sashimi where a base has fewer than two places beside them', () => {
  const reason = (technique: TechniqueId, row: string, base: string) => {
    const candidates = [...as('base', base), ...as('fin', '1:1')];
    const position = drawn(layout, `${row} | ${ALL} | 1234 234 1234 234 | ${ALL}`);
    return reasonOf(position, stepOf({ technique, candidates, houses, eliminations: marks('4:1') }));
  };
  const finned = ['1234 1234 1234 234', '0:1 2:1 8:1 10:1'] as const;
  const sashimi = ['234 1234 1234 234', '2:1 8:1 10:1'] as const;
  expect(reason('finned-x-wing', ...finned)).toBe('valid');
  expect(reason('sashimi-x-wing', ...sashimi)).toBe('valid');
  expect(reason('sashimi-x-wing', ...finned)).toBe('wrong-candidates');
  expect(reason('finned-x-wing', ...sashimi)).toBe('wrong-candidates');
});

test('without fins, or with boxes, a base may have one place left', () => {
  const single = stepOf({
    technique: 'x-wing',
    candidates: as('base', '2:1 8:1 10:1'),
    houses,
    eliminations: marks('4:1'),
  });
  expect(reasonOf(drawn(layout, `234 234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`), single)).toBe('valid');
  // 1 is in cells 0 and 4 of the first box; beside the fin, in cell 8 of the third.
  const boxes = drawn(layout, `1234 234 1234 1234 | 1234 234 1234 1234 | 1234 234 1234 1234 | 234 1234 1234 1234`);
  const franken = stepOf({
    technique: 'finned-franken-x-wing',
    candidates: [...as('base', '0:1 4:1 8:1'), ...as('fin', '13:1')],
    houses: overOf([8, 10], [4, 6]),
    eliminations: marks('14:1'),
  });
  expect(reasonOf(boxes, franken)).toBe('valid');
});

test('a fish is called by the kinds of its houses', () => {
  const reason = (technique: TechniqueId, text: string, parts: StepParts, of = layout) =>
    reasonOf(drawn(of, text), stepOf({ technique, ...parts }));
  // A row and a box of two columns.
  const franken = { candidates: as('base', '0:1 1:1 8:1 13:1'), houses: overOf([0, 10], [4, 5]) };
  const inBox = `1234 1234 234 234 | ${ALL} | 1234 234 1234 1234 | 234 1234 1234 1234`;
  expect(reason('franken-x-wing', inBox, { ...franken, eliminations: marks('4:1 5:1') })).toBe('valid');
  for (const other of ['x-wing', 'mutant-x-wing'] as const)
    expect(reason(other, inBox, { ...franken, eliminations: marks('4:1') })).toBe('wrong-houses');
  const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
  const jigsaw = createLayout({ size: 4, regions });
  expect(reason('franken-x-wing', inBox, { ...franken, eliminations: marks('4:1 5:1') }, jigsaw)).toBe('valid');
  // A row and a column of two boxes.
  const both = { candidates: as('base', '0:1 1:1 11:1 15:1'), houses: overOf([0, 7], [8, 11]) };
  const crossed = `1234 1234 234 234 | 1234 1234 1234 234 | ${ALL} | ${ALL}`;
  expect(reason('mutant-x-wing', crossed, { ...both, eliminations: marks('4:1 14:1') })).toBe('valid');
  expect(reason('franken-x-wing', crossed, { ...both, eliminations: marks('4:1') })).toBe('wrong-houses');
});
