/** Puzzles in the forms that other programs write; written here for the tests, one line of rules each. */
import fc from 'fast-check';
import type { Position } from '../../src/index.js';

const cellsOf = (values: readonly number[], empty: string): string[] =>
  values.map((value) => (value === 0 ? empty : `${value}`));
const rowsOf = (cells: readonly string[], gap = ''): string[] =>
  Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(gap));
const digitsIn = (mask: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & (1 << (digit - 1)));

/** What is written of a position: `'all'` with its marks, or its givens and values. */
export type Written = 'all' | 'digits' | 'values';

/** The writers of files, and what they keep. */
export const files: Readonly<Record<string, readonly [write: (position: Position) => string, keeps: Written]>> = {
  sdk: [
    ({ givens, values }) =>
      `#ASomebody\n#LHard\n[Puzzle]\n${rowsOf(cellsOf(givens, '.')).join('\n')}\n[State]\n${rowsOf(cellsOf(values, '.')).join('\n')}\n`,
    'digits',
  ],
  opensudoku: [
    ({ givens, values, candidates }) => {
      const cells = values.map((value, cell) => {
        const note = digitsIn(candidates[cell]).map((digit) => `${digit},`);
        return `${value}|${note.join('') || '-'}|${givens[cell] === 0 ? 1 : 0}|`;
      });
      return `<?xml version="1.0"?>\n<opensudoku version="2">\n<folder name="Mine">\n<game created="1" data="version: 1&#10;${cells.join('')}" note=""/>\n</folder></opensudoku>`;
    },
    'all',
  ],
  simpleSudoku: [
    ({ values }) => {
      const rows = rowsOf(cellsOf(values, '.')).map((row) => `|${row.match(/.../g)?.join('|')}|`);
      const bands = [0, 3, 6].map((start) => rows.slice(start, start + 3).join('\n'));
      return `*-----------*\n${bands.join('\n|---+---+---|\n')}\n*-----------*\n\nSimple Sudoku Version 4.2n\n`;
    },
    'values',
  ],
  named: [({ values }) => `Grid 07\n${rowsOf(cellsOf(values, '0')).join('\n')}`, 'values'],
  rated: [({ values }) => `${cellsOf(values, '.').join('')}\t7.2\t1.2 # a comment`, 'values'],
  json: [({ values }) => JSON.stringify(rowsOf(cellsOf(values, '0')).map((row) => [...row].map(Number))), 'values'],
  braces: [({ values }) => `{{${rowsOf(cellsOf(values, '0'), ', ').join('},\n {')}}};`, 'values'],
  spreadsheet: [({ values }) => rowsOf(cellsOf(values, ''), '\t').join('\n'), 'values'],
};

/** Nine rows of nine fields: digits, `u` and a digit that was filled in, marks; undefined where a lone mark would be a digit. */
export function toSdx({ givens, values, candidates }: Position): string | undefined {
  if (!values.some((value, cell) => value !== givens[cell])) return undefined;
  if (candidates.some((mask, cell) => values[cell] === 0 && digitsIn(mask).length === 1)) return undefined;
  const fields = values.map((value, cell) => {
    if (value === 0) return digitsIn(candidates[cell]).join('');
    return givens[cell] === 0 ? `u${value}` : `${value}`;
  });
  return rowsOf(fields, ' ').join('\n');
}

/** 81 cells with a plus before what was filled in, a colon, and what is struck out. */
export function toSusser({ givens, values, candidates }: Position, natural: readonly number[]): string {
  const cells = values.map((value, cell) => (value === 0 ? '.' : givens[cell] === 0 ? `+${value}` : `${value}`));
  const struck = values.flatMap((_, cell) =>
    digitsIn(natural[cell] & ~candidates[cell]).map((digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`),
  );
  return `${cells.join('')}:${struck.join(' ')}`;
}

const separators = [',', ';', ' ', '  ', '\t', '\u00a0', '|', '\n', '\r\n', '\n\n', ', ', ''];

/** Changes that leave a text's meaning as it is, or that break it. */
export const perturbations: readonly ((text: string, at: number, other: string) => string)[] = [
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('\n', '\r'),
  (text) => text.replaceAll('\n', '\u2028'),
  (text) => text.replaceAll('\n', '\n\n'),
  (text) => text.replaceAll('\n', ' \n'),
  (text) => text.replaceAll('\n', '\n  '),
  (text) => `\ufeff${text}`,
  (text) => `\ufeff${text.replaceAll('\n', '\r\n')}\r\n`,
  (text) => `\n\n  ${text} \t\n\n`,
  (text) => `\u00a0${text}\u3000`,
  ...['()', '[]', '{}', '<>', '""', "''", '``', '“”', '«»', '「」'].map(
    ([open, close]) =>
      (text: string) =>
        `${open}${text}${close}`,
  ),
  (text) => `[my puzzle](${text})`,
  (text) => `${text}.`,
  (text) => `${text},`,
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
  (text, at, other) => {
    // One separator becomes another one.
    const all = [...text.matchAll(/[\s,;|:]+/g)];
    const one = all.at(all.length === 0 ? 0 : at % all.length);
    return one === undefined ? text : text.slice(0, one.index) + other + text.slice(one.index + one[0].length);
  },
  (text, at, other) => text.replaceAll(['\n', ' ', ',', '\t', '|', ':'][at % 6], other),
];

/** A change: which one, where, and by what. */
export const change = fc.record({
  perturb: fc.constantFrom(...perturbations),
  at: fc.nat(400),
  other: fc.constantFrom(...separators),
});
