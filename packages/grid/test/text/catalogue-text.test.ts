import { expect, test } from 'vitest';
import { refusal } from '../../../../config/refusals.js';
import { catalogueText, joinNames } from '../../src/index.js';

const list = { between: ', ', last: ' and ' };
const en = { list, cell: 'r{row}', hints: { safe: 'safe', odd: 3, 7: 'seven' } };
const read =
  (catalogue: unknown, part = 'hints', key: unknown = 'safe') =>
  () =>
    catalogueText(catalogue, ['cell'], part, key);

test('a text is found by its part and key', () => {
  expect(read(en)()).toBe('safe');
});

test.each([
  [null],
  ['texts'],
  [{}],
  [{ ...en, list: undefined }],
  [{ ...en, list: { between: ', ' } }],
  [{ ...en, list: { last: ' and ' } }],
  [{ ...en, cell: 5 }],
  [{ ...en, hints: 'safe' }],
])('%o is no catalogue', (catalogue) => {
  expect(refusal(read(catalogue))).toMatchObject({ code: 'bad-catalogue', at: { name: 'catalogue' } });
});

test.each([['unsafe'], ['odd'], ['toString'], [7], [undefined]])('there is no text for %o', (key) => {
  const text = () => catalogueText(en, ['cell'], 'hints', key);
  expect(refusal(text)).toMatchObject({ code: 'unknown-message', at: { name: 'hints' } });
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%o is one list', (names, text) => {
  expect(joinNames(names, list)).toBe(text);
});
