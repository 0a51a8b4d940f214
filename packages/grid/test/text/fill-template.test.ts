import { expect, test } from 'vitest';
import { refusal } from '../../../../config/refusals.js';
import { fillTemplate } from '../../src/index.js';

const params = {
  write: (name: string, form: string | undefined) =>
    name in { cells: 1, one: 1, none: 1 } ? `<${name}${form === undefined ? '' : ` as ${form}`}>` : undefined,
  count: (name: string) => ({ cells: 2, one: 1, none: 0 })[name],
};

test.each([
  ['no place', 'no place'],
  ['{cells}', '<cells>'],
  ['{cells, short}', '<cells as short>'],
  ['{cells} and {one}', '<cells> and <one>'],
  ['{cells, plural, one {a cell} other {{cells} are cells}}', '<cells> are cells'],
  ['{one, plural, one {{one} is a cell} other {cells}}', '<one> is a cell'],
  ['{none, plural, one {a cell} other {no cells}}', 'no cells'],
  ['{none, plural, zero {nothing} one {a cell} other {cells}}', 'nothing'],
  ['{one, plural, zero {nothing} one {{one}} other {cells}}', '<one>'],
  ['{cells, plural, zero {} one {a cell} other {{cells}}}', '<cells>'],
  ['a{none, plural, zero {} one { cell} other { {cells}}}.', 'a.'],
  ['it follows{cells, some,  from {cells, short}}.', 'it follows from <cells as short>.'],
  ['it follows{none, some,  from {cells}}.', 'it follows.'],
  ['{ cells } {}', '{ cells } {}'],
])('%s', (template, text) => {
  expect(fillTemplate(template, params)).toBe(text);
});

test.each([
  '{mines}',
  '{mines, plural, one {a} other {b}}',
  '{mines, some, a}',
  '{mines, plural, zero {a} one {b} other {c}}',
  '{one, plural, one {{mines}} other {}}',
])('%s names a parameter that there is none of', (template) => {
  expect(refusal(() => fillTemplate(template, params))).toMatchObject({
    code: 'missing-param',
    message: 'the message has no parameter "mines"',
    at: { name: 'mines' },
  });
});
