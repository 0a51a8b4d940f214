import { expect, test } from 'vitest';
import {
  bestMove,
  deduce,
  en,
  explainDeduction,
  explainMove,
  isInvalidInputError,
  parseMines,
} from '../../src/index.js';

const board = parseMines('mines 1\n# 1 #');
const [deduction] = deduce(parseMines('mines 1\n# 1 0'));
const codeOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (isInvalidInputError(error)) return error.code;
    throw error;
  }
  return 'none';
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
