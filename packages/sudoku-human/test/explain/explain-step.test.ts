import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { fixture } from '../techniques/positions.js';
import { techniqueById } from '../techniques/technique-cases.js';
import { workedSteps } from '../verify/worked-steps.js';

const catalogues: readonly kit.Catalogue[] = [kit.en, kit.zhHant, kit.vi, kit.de];
const stepOf = (name: string): kit.Step =>
  (workedSteps.find((worked) => worked.name === name) as { step: kit.Step }).step;

/** Name of the worked step, English with r1c1, Chinese with A1. */
const told = fixture('explanations.txt');
const explanations = told.flatMap((name, at) => (at % 3 === 0 ? [[name, told[at + 1], told[at + 2]] as const] : []));

describe('a step in words', () => {
  test.each(explanations)('%s', (name, english, chinese) => {
    expect(kit.explainStep(stepOf(name), kit.en)).toBe(english);
    expect(kit.explainStep(stepOf(name), kit.zhHant, { notation: 'A1' })).toBe(chinese);
  });

  test('columns have letters where the notation says so', () => {
    expect(kit.explainStep(stepOf('x-wing: two rows'), kit.en, { notation: 'a1' })).toBe(
      'X-Wing: in rows 2 and 7 the digit 5 can only stand in columns c and h, one in each. So columns c and h have their 5 there, and it leaves their other cells: ch1345689.',
    );
  });
});

describe('the same step in four languages', () => {
  test.each([
    [kit.en, 'X-Wing: in rows 2 and 7 the digit 5 can only stand in columns 3 and 8, one in each.'],
    [kit.zhHant, 'X-Wing：第 2、7 列的 5 都只能填在第 3、8 行，各佔其一。'],
    [kit.vi, 'X-Wing: trong hàng 2 và 7, số 5 chỉ có thể nằm ở cột 3 và 8, mỗi bên đúng một ô.'],
    [kit.de, 'X-Wing: in Zeilen 2 und 7 passt die 5 nur in Spalten 3 und 8, und zwar je einmal.'],
  ])('begins the reason of an X-Wing: $locale', (catalogue, beginning) => {
    expect(kit.explainStep(stepOf('x-wing: two rows'), catalogue).startsWith(beginning)).toBe(true);
  });

  test('with one fin and with several', () => {
    const one = stepOf('finned-x-wing: two rows and a fin');
    const two = stepOf('finned-x-wing: two columns and two fins');
    expect(kit.explainStep(one, kit.de)).toContain('abgesehen von der Flosse r2c9.');
    expect(kit.explainStep(two, kit.de)).toContain('abgesehen von den Flossen r78c6.');
    expect(kit.explainStep(one, kit.vi)).toContain('nhìn thấy vây: r13c8.');
    expect(kit.explainStep(two, kit.vi)).toContain('nhìn thấy mọi vây: r9c45.');
  });
});

describe('catalogues are complete', () => {
  const ids = Object.keys(techniqueById) as kit.Step['technique'][];

  test.each(catalogues)('$locale names and explains every technique', (catalogue) => {
    expect(Object.keys(catalogue.techniques).sort()).toEqual([...ids].sort());
    expect(Object.keys(catalogue.templates).sort()).toEqual(Object.keys(kit.en.templates).sort());
    expect(ids.filter((id) => !Object.hasOwn(catalogue.templates, id))).toEqual([]);
    expect(new Set(ids.map((id) => kit.techniqueName(id, catalogue))).size).toBe(ids.length);
  });

  test.each(catalogues)('$locale leaves no place of a text empty, in any notation', (catalogue) => {
    for (const { step } of workedSteps) {
      for (const notation of ['r1c1', 'A1', 'a1'] as const) {
        const text = kit.explainStep(step, catalogue, { notation });
        expect(text).not.toMatch(/[{}]|undefined|NaN|\n/);
        expect(text.startsWith(kit.techniqueName(step.technique, catalogue))).toBe(true);
      }
    }
  });

  test.each(catalogues)('$locale uses the same places in each text as English', (catalogue) => {
    const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
    for (const [key, text] of Object.entries(catalogue.templates)) {
      const known = placesOf(kit.en.templates[key as keyof typeof kit.en.templates]);
      expect(known, key).toEqual(expect.arrayContaining(placesOf(text)));
    }
  });

  test.each(catalogues)('$locale is plain data', (catalogue) => {
    expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue);
  });
});

describe('malformed values are refused by name', () => {
  const step = stepOf('x-wing: two rows');
  const codeOf = (run: () => unknown): string => {
    const error = refusalOf(run);
    return error ? `${error.code}: ${error.message}` : 'nothing thrown';
  };

  test('a message that the catalogue lacks, or that lacks a parameter', () => {
    const said = { ...step, message: { ...step.message, key: 'toString' } };
    expect(codeOf(() => kit.explainStep(said, kit.en))).toBe(
      'unknown-message: the catalogue has no text for "toString"',
    );
    const mute = { ...step, message: { ...step.message, params: {} } };
    expect(codeOf(() => kit.explainStep(mute, kit.en))).toBe('missing-param: the message has no parameter "base"');
    const inherited = { ...kit.en, templates: Object.create(kit.en.templates) as typeof kit.en.templates };
    expect(codeOf(() => kit.explainStep(step, inherited))).toMatch(/^unknown-message: /);
    const unknown = { ...step, technique: 'magic' } as never;
    expect(codeOf(() => kit.explainStep(unknown, kit.en))).toBe(
      'unknown-technique: the catalogue has no text for "magic"',
    );
  });

  test('a notation or a catalogue that is none', () => {
    expect(codeOf(() => kit.explainStep(step, kit.en, { notation: 'b2' } as never))).toBe(
      'bad-choice: options.notation is "b2": expected one of "r1c1", "A1", "a1"',
    );
    expect(codeOf(() => kit.explainStep(step, kit.en, null as never))).toBe(
      'bad-options: options is null: expected an object',
    );
    expect(codeOf(() => kit.explainStep(step, {} as never))).toBe(
      'bad-catalogue: catalogue.locale is undefined: expected a text',
    );
    expect(
      codeOf(() => kit.techniqueName('x-wing', { ...kit.en, houses: { ...kit.en.houses, row: 'row' } } as never)),
    ).toBe('bad-catalogue: catalogue.houses.row is "row": expected an object');
  });

  test('a text can count each kind of parameter', () => {
    const counting = (name: string) => `{${name}, plural, one {one} other {many}}`;
    const params: kit.Step['message']['params'] = {
      row: { type: 'houses', houses: [1] },
      lines: { type: 'houses', houses: [1, 2] },
      link: { type: 'links', links: [{ from: { cells: [0], digit: 1 }, to: { cells: [1], digit: 1 }, type: 'weak' }] },
      none: { type: 'links', links: [] },
      candidate: { type: 'candidates', candidates: [{ cell: 0, digit: 1 }] },
      candidates: { type: 'candidates', candidates: [0, 1].map((cell) => ({ cell, digit: 1 })) },
      cell: { type: 'cells', cells: [0] },
      digits: { type: 'digits', digits: [1, 2] },
      count: { type: 'count', count: 1 },
    };
    const names = Object.keys(params);
    const text = names.map(counting).join(' ');
    const catalogue = { ...kit.en, templates: { ...kit.en.templates, 'x-wing': text } };
    const counted = kit.explainStep({ ...step, message: { key: 'x-wing', params } }, catalogue);
    expect(counted).toMatch(/: one many one many one many one many one$/);
  });
});
