import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { bestMove, deduce, en, explainDeduction, explainMove, parseMines } from '../../src/index.js';

const board = parseMines('mines 1\n# 1 #');
const [deduction] = deduce(parseMines('mines 1\n# 1 0'));
const codeOf = (call: () => unknown): string => {
  return refusalOf(call)?.code ?? 'none';
};

test('a catalogue without a way to write cells or lists is none', () => {
  for (const catalogue of [
    null,
    7,
    {},
    { ...en, cell: 1 },
    { ...en, list: { between: ', ' } },
    { ...en, list: null },
  ]) {
    expect(codeOf(() => explainMove(bestMove(board), catalogue as never))).toBe('bad-catalogue');
  }
  const gone = Proxy.revocable({}, {});
  gone.revoke();
  expect(codeOf(() => explainMove(bestMove(board), gone.proxy as never))).toBe('bad-catalogue');
  expect(codeOf(() => explainMove(bestMove(board), { ...en, moves: undefined } as never))).toBe('bad-catalogue');
});

test('a key that the catalogue has no text for is named', () => {
  const { 'number-mine': _, ...deductions } = en.deductions;
  expect(codeOf(() => explainDeduction(deduction!, { ...en, deductions } as never))).toBe('unknown-message');
  expect(codeOf(() => explainDeduction(deduction!, en))).toBe('none');
});

test('only a text of the catalogue itself, under a key that is a text, is one', () => {
  const inherited = { ...en, deductions: Object.create(en.deductions) as typeof en.deductions };
  expect(codeOf(() => explainDeduction(deduction!, inherited))).toBe('unknown-message');
  const numbered = { ...en, deductions: { ...en.deductions, 7: 'seven' } };
  const message = { ...deduction!.message, key: 7 as never };
  expect(codeOf(() => explainDeduction({ ...deduction!, message }, numbered))).toBe('unknown-message');
});

test('a plural chooses by the number of cells or of numbers, whichever it names', () => {
  const text = '{cells, plural, one {a cell} other {cells}} from {from, plural, one {a number} other {numbers}}';
  const catalogue = { ...en, deductions: { ...en.deductions, 'number-mine': text } };
  expect(explainDeduction(deduction!, catalogue)).toBe('a cell from a number');
  const from = [1, 2];
  expect(explainDeduction({ ...deduction!, from }, catalogue)).toBe('a cell from numbers');
  expect(explainDeduction({ ...deduction!, cells: from }, catalogue)).toBe('cells from a number');
  const unknown = { ...en, deductions: { ...en.deductions, 'number-mine': '{risk, plural, one {a} other {b}}' } };
  expect(codeOf(() => explainDeduction(deduction!, unknown))).toBe('missing-param');
});
