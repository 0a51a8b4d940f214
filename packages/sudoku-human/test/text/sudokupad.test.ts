/** What SudokuPad packs; the packers are written here, one line of rules each. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInvalidInputError, type Position, parsePuzzle, parsePuzzles } from '../../src/index.js';
import { packBase64 } from '../../src/text/lz-string.js';
import { isQuick, runs } from '../runs.js';
import { change } from './forms.js';
import { errorOf } from './support.js';

/** A puzzle as its JSON has it. */
type Puzzle = {
  readonly cells: readonly (readonly { readonly value?: number | string }[])[];
  readonly regions: readonly (readonly (readonly [number, number])[])[];
  readonly cages: readonly { readonly cells?: readonly (readonly [number, number])[]; readonly value?: string }[];
  readonly metadata: { readonly antiknight: boolean; readonly antiking: boolean };
  readonly cellSize: number;
};

const SHORT: Readonly<Record<string, string>> = {
  cells: 'ce',
  value: 'v',
  regions: 're',
  cages: 'ca',
  lines: 'l',
  arrows: 'a',
  overlays: 'o',
  underlays: 'u',
  cellSize: 'cs',
  title: 't',
};

/** The short form of JSON. */
function zip(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.map(zip);
    // Nothing stands for {}, except where the whole list would be nothing.
    return `[${parts.length < 2 ? parts : parts.map((part) => (part === '{}' ? '' : part))}]`;
  }
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value).map(([name, part]) => `${SHORT[name] ?? name}:${zip(part)}`)}}`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^#[0-9a-f]{3,8}$/.test(value)) return value.slice(1);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const boxes = Array.from({ length: 4 }, (_, box) =>
  Array.from({ length: 4 }, (_, at): [number, number] => [(box & 2) + (at >> 1), (box & 1) * 2 + (at & 1)]),
);

const puzzles: fc.Arbitrary<Puzzle> = fc
  .record({
    values: fc.array(fc.constantFrom(0, 0, 1, 2, 3, 4), { minLength: 16, maxLength: 16 }),
    asText: fc.boolean(),
    rules: fc.string({ unit: fc.constantFrom("'", '"', ',', ' ', ']', '{', 't', ':', '\\', '\n', 'é', 'a', '}') }),
    sum: fc.integer({ min: 3, max: 7 }),
    antiknight: fc.boolean(),
    antiking: fc.boolean(),
  })
  .map(({ values, asText, rules, sum, antiknight, antiking }) => ({
    cells: [0, 4, 8, 12].map((from) =>
      values.slice(from, from + 4).map((value) => (value === 0 ? {} : { value: asText ? `${value}` : value })),
    ),
    regions: boxes,
    cages: [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        value: `${sum}`,
        borderColor: '#00ff7f',
      },
      { value: `rules: ${rules}` },
    ],
    metadata: { antiknight, antiking },
    cellSize: 50,
  }));

const ids: Readonly<Record<string, (json: Puzzle) => string>> = {
  'scl, zipped': (json) => `scl${packBase64(zip(json))}`,
  'ctc, zipped': (json) => `ctc${packBase64(zip(json))}`,
  'scl, JSON': (json) => `scl${packBase64(JSON.stringify(json))}`,
  'a link, zipped': (json) => `https://sudokupad.app/scl${encodeURIComponent(packBase64(zip(json)))}?setting-nogrid=1`,
  'zipped alone': (json) => zip(json),
  'a link with JSON': (json) => `https://sudokupad.app/${JSON.stringify(json)}`,
  'a link with escaped JSON': (json) => `https://sudokupad.app/?puzzleid=${encodeURIComponent(JSON.stringify(json))}`,
  'a link with escaped zipped JSON': (json) => `https://sudokupad.app/scl${encodeURIComponent(zip(json))}?setting-x=1`,
};

describe('SudokuPad', () => {
  test.each(Object.entries(ids))('%s is read as its JSON', (_, write) => {
    fc.assert(
      fc.property(puzzles, (json) => {
        expect(parsePuzzle(write(json))).toEqual(parsePuzzle(JSON.stringify(json)));
      }),
      { numRuns: runs(60, 15) },
    );
  });

  test.each(Object.entries(ids))('%s is the same puzzle with other brackets and separators, or none', (_, write) => {
    // Blanks and ends of lines in words are not looked at here.
    const same = ({ layout, ...rest }: Position) => ({ ...rest, layout: { ...layout, rules: undefined } });
    let read = 0;
    fc.assert(
      fc.property(puzzles, change, (json, { perturb, at, other }) => {
        const text = write(json);
        const changed = perturb(text, at, other);
        const found = readOr(changed);
        if (found === undefined) return;
        read++;
        expect(same(found), changed).toEqual(same(parsePuzzle(text)));
      }),
      { numRuns: runs(120, 40) },
    );
    expect(read).toBeGreaterThan(2);
  });

  test('a list may have it', () => {
    const json = fc.sample(puzzles, { seed: 1, numRuns: 1 })[0];
    for (const [name, write] of Object.entries(ids)) {
      const { puzzles, leftOut } = parsePuzzles(write(json));
      expect([puzzles.map(({ position }) => position), leftOut], name).toEqual([[parsePuzzle(write(json))], []]);
    }
  });

  test.each([
    ['{ce:[[{v:1},],[,]],l:[{wayPoints:[[0,.5]],c:cfcfcf,th:8.25,o:-1}]}', 'unsupported-constraint', /"lines"/],
    ['{ce:[[,],[,]],metadata:{fog:t}}', 'unsupported-constraint', /"fog"/],
    ['{ce:[[,,],[,]]}', 'bad-text', /cells\[0\]/],
    ['{ce:[[,],[,]],t:red}', 'bad-text', /begins no JSON/],
    ["{ce:[[,],[,]],t:'open}", 'bad-text', /begins no JSON/],
    ['{ce:[[,],[,]],t:"open}', 'bad-text', /begins no JSON/],
    ['https://sudokupad.app/%7Bce:%E0%7D', 'bad-text', /text\[22\] begins no JSON/],
    ['https://sudokupad.app/{constructor:[]}', 'bad-text', /cells/],
  ])('%s is refused', (text, code, message) => {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test('open quotes, bare names and brackets cost what they are long', () => {
    const length = isQuick ? 4_000 : 20_000;
    for (const part of [
      "'",
      '\\',
      "\\'",
      '"',
      'a ',
      ', ',
      '[',
      '{a:',
      "'a',",
      'a:',
      '/{a:',
      '=%7Ba:',
      'scf1',
      '/scfB',
    ]) {
      for (const start of ['{ce:', "{ce:'", 'https://sudokupad.app/{ce:']) {
        const before = performance.now();
        expect(isInvalidInputError(errorOf(() => parsePuzzle(start + part.repeat(length))))).toBe(true);
        expect(performance.now() - before).toBeLessThan(20_000);
      }
    }
  });
});

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
/** Each digit, or a blank for itself, with at most five blanks behind it. */
const shortOf = (digits: string): string =>
  digits.replace(/.0{0,5}/g, (run) => SIGNS[Number(run[0]) + 10 * (run.length - 1)]);
const boards = fc
  .array(fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9), { minLength: 81, maxLength: 81 })
  .map((digits) => digits.join(''));
const coded: Readonly<Record<string, (digits: string) => string>> = {
  scf: (digits) => `scf${shortOf(digits)}`,
  'a link with scf': (digits) => `https://sudokupad.app/scf${shortOf(digits)}?setting-nogrid=1`,
};

describe('the short classic coding', () => {
  test.each(Object.entries(coded))('%s: what is packed comes back, also beside brackets', (_, write) => {
    let read = 0;
    fc.assert(
      fc.property(boards, change, (digits, { perturb, at, other }) => {
        const text = write(digits);
        for (const one of [text, perturb(text, at, other)]) {
          const found = readOr(one);
          if (found === undefined) continue;
          read++;
          expect(found.values.join(''), one).toBe(digits);
          expect(found.givens).toEqual(found.values);
        }
      }),
      { numRuns: runs(100, 30) },
    );
    expect(read).toBeGreaterThan(runs(100, 30));
  });

  test('an empty board and a full one', () => {
    for (const digits of ['0'.repeat(81), '123456789'.repeat(9)])
      expect(parsePuzzle(`https://sudokupad.app/scf${shortOf(digits)}`).values.join('')).toBe(digits);
  });

  test('what is too long or short, has words behind it, or can be in two codings, is refused', () => {
    const digits = '100'.repeat(27);
    for (const id of [
      `classic${shortOf(digits)}`,
      `scf${shortOf(digits)}1`,
      `scf${shortOf(digits).slice(1)}`,
      `scf${shortOf(digits)}~rules`,
    ])
      expect(errorOf(() => parsePuzzle(`https://sudokupad.app/${id}`)).code).toBe('unknown-link');
    expect(errorOf(() => parsePuzzle('https://example.org/classical/puzzle')).code).toBe('unknown-link');
  });
});

function readOr(text: string): Position | undefined {
  try {
    return parsePuzzle(text);
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
    return undefined;
  }
}
