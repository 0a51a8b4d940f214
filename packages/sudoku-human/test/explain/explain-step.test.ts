import {
  type Catalogue,
  de,
  en,
  explainStep,
  isInvalidInputError,
  type Step,
  techniqueName,
  vi,
  zhHant,
} from '@kit/sudoku-human';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { checks } from '../../src/techniques/checks.js';
import { workedSteps } from '../verify/worked-steps.js';

const catalogues: readonly Catalogue[] = [en, zhHant, vi, de];
const stepOf = (name: string): Step => (workedSteps.find((worked) => worked.name === name) as { step: Step }).step;

/** Name of the worked step, English with r1c1, Chinese with A1. */
const explanations: readonly (readonly [name: string, english: string, chinese: string])[] = [
  [
    'full-house: a row lacks one digit',
    'Full House: r1c5 is the last empty cell of row 1, and 5 is the digit that row 1 lacks, so r1c5 is 5.',
    '唯一解：A5 是第 A 列最後的空格，而第 A 列只缺 5，所以 A5 填入 5。',
  ],
  [
    'naked-single: a cell has one candidate',
    'Naked Single: every digit but 4 is ruled out in r1c1, so r1c1 is 4.',
    '唯餘解：A1 除了 4 以外的數字都已排除，所以 A1 填入 4。',
  ],
  [
    'hidden-single: a column has one place for 7',
    'Hidden Single: in column 4 the digit 7 can only stand in r6c4, so r6c4 is 7.',
    '摒除解：第 4 行的 7 只剩 F4 可填，所以 F4 填入 7。',
  ],
  [
    'pointing: a box keeps its 5 in a row',
    'Pointing: in box 1 the digit 5 can only stand where box 1 meets row 2. One of these cells is the 5 of row 2 too, so 5 leaves the other cells of row 2: r2c456789.',
    '宮區塊摒除：第 1 宮的 5 只能填在第 1 宮與第 B 列重疊的格子，第 B 列的 5 也就在其中，所以第 B 列的其他格不能是 5：B456789≠5。',
  ],
  [
    'claiming: a row keeps its 5 in a box',
    'Claiming: in row 4 the digit 5 can only stand where row 4 meets box 6. One of these cells is the 5 of box 6 too, so 5 leaves the other cells of box 6: r56c789.',
    '行列區塊摒除：第 D 列的 5 只能填在第 D 列與第 6 宮重疊的格子，第 6 宮的 5 也就在其中，所以第 6 宮的其他格不能是 5：EF789≠5。',
  ],
  [
    'naked-pair: two cells of a row and a box',
    'Naked Pair: the two cells r1c12 can only hold 1 and 2, so they take both of these digits, which leave the other cells of row 1 and box 1: r1c3456789≠12, r23c123≠12.',
    '顯性數對：A12 這兩格只能填 1、2，兩個數字必由這兩格佔用，所以第 A 列、第 1 宮的其他格不能再填：A3456789≠12、BC123≠12。',
  ],
  [
    'naked-triple: three cells of a row, each with two of three digits',
    'Naked Triple: the three cells r5c159 can only hold 1, 2 and 3 between them, so they take all three of these digits, which leave the other cells of row 5: r5c234678≠123.',
    '顯性三數組：E159 這三格只能填 1、2、3，三個數字必由這三格佔用，所以第 E 列的其他格不能再填：E234678≠123。',
  ],
  [
    'naked-quad: four cells of a column',
    'Naked Quad: the four cells r1359c1 can only hold 1, 2, 3 and 4 between them, so they take all four of these digits, which leave the other cells of column 1: r24678c1≠1234.',
    '顯性四數組：ACEI1 這四格只能填 1、2、3、4，四個數字必由這四格佔用，所以第 1 行的其他格不能再填：BDFGH1≠1234。',
  ],
  [
    'hidden-pair: two digits of a row',
    'Hidden Pair: in row 6 the digits 1 and 2 can only stand in the two cells r6c27, so these cells hold nothing else: r6c27≠3456789.',
    '隱性數對：第 F 列的 1、2 只能填在 F27 這兩格，所以這兩格不能是其他數字：F27≠3456789。',
  ],
  [
    'hidden-triple: three digits of a column, each in two of three cells',
    'Hidden Triple: in column 3 the digits 4, 5 and 6 can only stand in the three cells r148c3, so these cells hold nothing else: r1c3≠1, r4c3≠9, r8c3≠7.',
    '隱性三數組：第 3 行的 4、5、6 只能填在 ADH3 這三格，所以這三格不能是其他數字：A3≠1、D3≠9、H3≠7。',
  ],
  [
    'hidden-quad: four digits of a row',
    'Hidden Quad: in row 1 the digits 1, 2, 3 and 4 can only stand in the four cells r1c1234, so these cells hold nothing else: r1c1234≠56789.',
    '隱性四數組：第 A 列的 1、2、3、4 只能填在 A1234 這四格，所以這四格不能是其他數字：A1234≠56789。',
  ],
  [
    'x-wing: two rows',
    'X-Wing: in rows 2 and 7 the digit 5 can only stand in columns 3 and 8, one in each. So columns 3 and 8 have their 5 there, and it leaves their other cells: r1345689c38.',
    'X-Wing：第 B、G 列的 5 都只能填在第 3、8 行，各佔其一。第 3、8 行的 5 就全在這些格子裡，所以其他格不能是 5：ACDEFHI38≠5。',
  ],
  [
    'swordfish: three rows with two places each',
    'Swordfish: in rows 1, 5 and 9 the digit 5 can only stand in columns 2, 5 and 8, one in each. So columns 2, 5 and 8 have their 5 there, and it leaves their other cells: r234678c258.',
    '劍魚：第 A、E、I 列的 5 都只能填在第 2、5、8 行，各佔其一。第 2、5、8 行的 5 就全在這些格子裡，所以其他格不能是 5：BCDFGH258≠5。',
  ],
  [
    'jellyfish: four rows',
    'Jellyfish: in rows 1, 3, 6 and 8 the digit 3 can only stand in columns 1, 4, 6 and 9, one in each. So columns 1, 4, 6 and 9 have their 3 there, and it leaves their other cells: r24579c1469.',
    '水母：第 A、C、F、H 列的 3 都只能填在第 1、4、6、9 行，各佔其一。第 1、4、6、9 行的 3 就全在這些格子裡，所以其他格不能是 3：BDEGI1469≠3。',
  ],
  [
    'finned-x-wing: two rows and a fin',
    'Finned X-Wing: in rows 2 and 7 the digit 5 can only stand in columns 3 and 8, except for the fin r2c9. Either the fin is 5, or columns 3 and 8 have their 5 in rows 2 and 7. Both ways 5 leaves the other cells of columns 3 and 8 that see the fin: r13c8.',
    '帶鰭 X-Wing：第 B、G 列的 5 除了鰭 B9 之外，都只能填在第 3、8 行。鰭若是 5，它看到的格子不能是 5；否則這條魚成立。兩種情形下，第 3、8 行中看到鰭的其他格都不能是 5：AC8≠5。',
  ],
  [
    'finned-x-wing: two columns and two fins',
    'Finned X-Wing: in columns 2 and 6 the digit 4 can only stand in rows 1 and 9, except for the fins r78c6. Either one of the fins is 4, or rows 1 and 9 have their 4 in columns 2 and 6. Both ways 4 leaves the other cells of rows 1 and 9 that see every fin: r9c45.',
    '帶鰭 X-Wing：第 2、6 行的 4 除了鰭 GH6 之外，都只能填在第 A、I 列。鰭之中若有一個是 4，它看到的格子不能是 4；否則這條魚成立。兩種情形下，第 A、I 列中看到所有鰭的其他格都不能是 4：I45≠4。',
  ],
  [
    'xy-wing: along a row and a column',
    'XY-Wing: whichever of its two digits the pivot r5c5 takes, one of the wings r1c5 and r5c1 is left with 3. So 3 leaves every cell that sees both wings: r1c1.',
    'XY-Wing：樞紐 E5 不論填兩個候選數中的哪一個，兩翼 A5、E1 必有一格是 3；同時看到兩翼的格子不能是 3：A1≠3。',
  ],
  [
    'xyz-wing: along a row and in a box',
    'XYZ-Wing: if the pivot r1c1 is not 3 itself, whichever of its other digits it takes leaves one of the wings r1c9 and r2c2 with 3. So 3 leaves every cell that sees all three: r1c23.',
    'XYZ-Wing：樞紐 A1 若不是 3，填另外兩個候選數中的哪一個，兩翼 A9、B2 都必有一格是 3；同時看到這三格的格子不能是 3：A23≠3。',
  ],
  [
    'w-wing: two cells joined by a row',
    'W-Wing: the wings r1c1 and r5c9 hold the same two digits. If neither were 1, both would be 2, and row 9 would have no place for its 2, which can only stand in r9c19. So 1 leaves every cell that sees both wings: r1c9, r5c1.',
    'W-Wing：兩翼 A1、E9 的候選數相同。若都不是 1，就都是 2，而第 I 列的 2 只能填在 I19，將無處可填；所以兩翼必有一格是 1，同時看到兩翼的格子不能是 1：A9≠1、E1≠1。',
  ],
  [
    'x-chain: a skyscraper',
    'X-Chain: (5)r1c2 = r1c8 - r5c8 = r5c3. If the first of these is not 5, the links make the last one 5. So one of the two ends is 5, and 5 leaves every cell that sees both: r23c3, r46c2.',
    'X 鏈：(5)A2 = A8 - E8 = E3。若鏈的第一格不是 5，沿鏈推到最後一格必是 5，所以兩端至少有一個是 5；同時看到兩端的格子不能是 5：BC3≠5、DF2≠5。',
  ],
  [
    'xy-chain: three cells',
    'XY-Chain: (1=2)r1c1 - (2=3)r1c9 - (3=1)r9c9. If the first of these is not 1, the links make the last one 1. So one of the two ends is 1, and 1 leaves every cell that sees both: r9c1.',
    'XY 鏈：(1=2)A1 - (2=3)A9 - (3=1)I9。若鏈的第一格不是 1，沿鏈推到最後一格必是 1，所以兩端至少有一個是 1；同時看到兩端的格子不能是 1：I1≠1。',
  ],
];

describe('a step in words', () => {
  test.each(explanations)('%s', (name, english, chinese) => {
    expect(explainStep(stepOf(name), en)).toBe(english);
    expect(explainStep(stepOf(name), zhHant, { notation: 'A1' })).toBe(chinese);
  });

  test('columns have letters where the notation says so', () => {
    expect(explainStep(stepOf('x-wing: two rows'), en, { notation: 'a1' })).toBe(
      'X-Wing: in rows 2 and 7 the digit 5 can only stand in columns c and h, one in each. So columns c and h have their 5 there, and it leaves their other cells: ch1345689.',
    );
  });
});

describe('the same step in four languages', () => {
  test.each([
    [en, 'X-Wing: in rows 2 and 7 the digit 5 can only stand in columns 3 and 8, one in each.'],
    [zhHant, 'X-Wing：第 2、7 列的 5 都只能填在第 3、8 行，各佔其一。'],
    [vi, 'X-Wing: trong hàng 2 và 7, số 5 chỉ có thể nằm ở cột 3 và 8, mỗi bên đúng một ô.'],
    [de, 'X-Wing: in Zeilen 2 und 7 passt die 5 nur in Spalten 3 und 8, und zwar je einmal.'],
  ])('begins the reason of an X-Wing: $locale', (catalogue, beginning) => {
    expect(explainStep(stepOf('x-wing: two rows'), catalogue).startsWith(beginning)).toBe(true);
  });

  test('with one fin and with several', () => {
    const one = stepOf('finned-x-wing: two rows and a fin');
    const two = stepOf('finned-x-wing: two columns and two fins');
    expect(explainStep(one, de)).toContain('abgesehen von der Flosse r2c9.');
    expect(explainStep(two, de)).toContain('abgesehen von den Flossen r78c6.');
    expect(explainStep(one, vi)).toContain('nhìn thấy vây: r13c8.');
    expect(explainStep(two, vi)).toContain('nhìn thấy mọi vây: r9c45.');
  });
});

describe('catalogues are complete', () => {
  const ids = Object.keys(checks) as Step['technique'][];

  test.each(catalogues)('$locale names and explains every technique', (catalogue) => {
    expect(Object.keys(catalogue.techniques).sort()).toEqual([...ids].sort());
    expect(Object.keys(catalogue.templates).sort()).toEqual(Object.keys(en.templates).sort());
    expect(ids.filter((id) => !Object.hasOwn(catalogue.templates, id))).toEqual([]);
    expect(new Set(ids.map((id) => techniqueName(id, catalogue))).size).toBe(ids.length);
  });

  test.each(catalogues)('$locale leaves no place of a text empty, in any notation', (catalogue) => {
    for (const { step } of workedSteps) {
      for (const notation of ['r1c1', 'A1', 'a1'] as const) {
        const text = explainStep(step, catalogue, { notation });
        expect(text).not.toMatch(/[{}]|undefined|NaN|\n/);
        expect(text.startsWith(techniqueName(step.technique, catalogue))).toBe(true);
      }
    }
  });

  test.each(catalogues)('$locale uses the same places in each text as English', (catalogue) => {
    const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
    for (const [key, text] of Object.entries(catalogue.templates)) {
      const known = placesOf(en.templates[key as keyof typeof en.templates]);
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
    expect(codeOf(() => explainStep(said, en))).toBe('unknown-message: the catalogue has no text for "toString"');
    const mute = { ...step, message: { ...step.message, params: {} } };
    expect(codeOf(() => explainStep(mute, en))).toBe('missing-param: the message has no parameter "base"');
    const inherited = { ...en, templates: Object.create(en.templates) as typeof en.templates };
    expect(codeOf(() => explainStep(step, inherited))).toMatch(/^unknown-message: /);
    const unknown = { ...step, technique: 'magic' } as never;
    expect(codeOf(() => explainStep(unknown, en))).toBe('unknown-technique: the catalogue has no text for "magic"');
  });

  test('a notation or a catalogue that is none', () => {
    expect(codeOf(() => explainStep(step, en, { notation: 'b2' } as never))).toBe(
      'bad-choice: options.notation is "b2": expected one of "r1c1", "A1", "a1"',
    );
    expect(codeOf(() => explainStep(step, en, null as never))).toBe('bad-options: options is null: expected an object');
    expect(codeOf(() => explainStep(step, {} as never))).toBe(
      'bad-catalogue: catalogue.locale is undefined: expected a text',
    );
    expect(codeOf(() => techniqueName('x-wing', { ...en, houses: { ...en.houses, row: 'row' } } as never))).toBe(
      'bad-catalogue: catalogue.houses.row is "row": expected an object',
    );
  });

  test('a text can count each kind of parameter', () => {
    const counting = (name: string) => `{${name}, plural, one {one} other {many}}`;
    const params: Step['message']['params'] = {
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
    const catalogue = { ...en, templates: { ...en.templates, 'x-wing': text } };
    const counted = explainStep({ ...step, message: { key: 'x-wing', params } }, catalogue);
    expect(counted).toMatch(/: one many one many one many one many one$/);
  });

  test('junk gives a text or an InvalidInputError', () => {
    const speaks = (...args: unknown[]): void => {
      try {
        expect(typeof explainStep(...(args as Parameters<typeof explainStep>))).toBe('string');
      } catch (error) {
        if (!isInvalidInputError(error)) throw error;
      }
      try {
        expect(typeof techniqueName(args[0] as never, args[1] as never)).toBe('string');
      } catch (error) {
        if (!isInvalidInputError(error)) throw error;
      }
    };
    const template = fc.stringMatching(/^[{}a-z, ]{0,40}$/);
    const catalogue = fc.oneof(
      fc.anything(),
      fc.constant(en),
      template.map((text) => ({ ...en, explanation: text, templates: { ...en.templates, 'x-wing': text } })),
      fc.record({ houses: fc.anything(), list: fc.anything() }).map((junk) => ({ ...en, ...junk })),
    );
    const junkStep = fc.oneof(
      fc.anything(),
      fc.constantFrom(...workedSteps.map((worked) => worked.step)),
      fc.anything().map((params) => ({ ...step, message: { key: 'x-wing', params } })),
    );
    fc.assert(fc.property(junkStep, catalogue, fc.oneof(fc.anything(), fc.constant({})), speaks), { numRuns: 150 });
  });
});
