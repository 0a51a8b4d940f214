/**
 * What stands in the cells of a board as text. A digit stands in the middle; pencil marks have a sign behind each.
 *
 *     all of them:  ` 1 2•3 `    those of a step:  `  2•5×  `
 *                   ` 4     `
 *                   `   8×9 `
 */
import type { AnsiStyle, ansiPaint, Cell } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import { digitName } from '../layout/digits.js';
import type { Digit, Layout, Position } from '../types.js';
import { type Mark, type Marks, markKey } from './marks-of-step.js';
import type { CellTexts } from './text-lines.js';

/** The sign behind a candidate, which tells its mark without colours, and its style. */
const signs: Readonly<Record<Mark, readonly [sign: string, style: AnsiStyle]>> = {
  key: ['•', 'green'],
  support: ['+', 'blue'],
  fin: ['°', 'magenta'],
  alternative: ['~', 'yellow'],
  target: ['*', 'blue'],
  struck: ['×', 'red'],
  set: ['!', 'green'],
};

/** What is written. */
export type Written = {
  readonly position: Position;
  readonly tables: Tables;
  readonly layout: Layout;
  readonly marks: Marks;
  readonly notes: boolean;
  readonly paint: ReturnType<typeof ansiPaint>;
};

/** The texts of all cells. */
export function cellTexts({ position, tables, layout, marks, notes, paint }: Written): CellTexts {
  const { size, cages } = layout;
  const across = Math.ceil(Math.sqrt(size));
  const digits = Array.from({ length: size }, (_, index) => index + 1);
  const markedIn = Array.from({ length: tables.cells }, (_, cell) =>
    digits.filter((digit) => digit !== position.values[cell] && marks.has(markKey({ cell, digit }))),
  );
  const most = Math.max(...markedIn.map((marked) => marked.length));
  const perLine = notes ? across : Math.min(3, most);
  const sums = new Map(cages.map(({ cells, sum }) => [cells[0], String(sum ?? '')]));
  const longest = Math.max(1, ...[...sums.values()].map((sum) => sum.length));
  const width = Math.max(1 + longest, perLine === 0 ? 2 : 1 + 2 * perLine) + (perLine === 0 ? 1 : 0);
  const houseSigns = signsOf(tables);

  const mark = (cell: Cell, digit: Digit): string => {
    const known = marks.get(markKey({ cell, digit }));
    if (known === undefined) return paint(`${digitName(digit)} `, 'dim');
    const [sign, style] = signs[known];
    return paint(digitName(digit) + sign, style, 'bold');
  };
  /** Texts of two columns each, in the middle of a cell. */
  const centred = (texts: readonly string[], lead = ' '): string => {
    const room = width - 2 * texts.length;
    return lead + ' '.repeat(Math.ceil(room / 2) - 1) + texts.join('') + ' '.repeat(Math.floor(room / 2));
  };
  const leadOf = (cell: Cell): string => (houseSigns.has(cell) ? paint(houseSigns.get(cell) as string, 'dim') : ' ');
  const standing = (cell: Cell): string => {
    const value = position.values[cell];
    if (value === 0) return paint('· ', 'dim');
    if (marks.has(markKey({ cell, digit: value }))) return mark(cell, value);
    return paint(`${digitName(value)} `, position.givens[cell] === 0 ? 'cyan' : 'bold');
  };
  const allNotes = (cell: Cell): string[] => {
    const lines = Math.ceil(size / across);
    const isOpen = position.values[cell] === 0;
    return Array.from({ length: lines }, (_, line) => {
      const lead = line === 0 ? leadOf(cell) : ' ';
      if (!isOpen) return centred(line === lines >> 1 ? [standing(cell)] : ['  '], lead);
      const row = Array.from({ length: across }, (_, place) => {
        const digit = line * across + place + 1;
        const has = (position.candidates[cell] >> (digit - 1)) & 1 || marks.has(markKey({ cell, digit }));
        return digit <= size && has ? mark(cell, digit) : '  ';
      });
      return lead + row.join('') + ' '.repeat(width - 1 - 2 * across);
    });
  };
  const markedOnly = (cell: Cell): string[] => {
    const row = Math.floor(cell / size);
    const inRow = Math.max(...markedIn.slice(row * size, (row + 1) * size).map((marked) => marked.length));
    const lines = Math.max(1, Math.ceil(inRow / 3));
    const marked = markedIn[cell];
    return Array.from({ length: lines }, (_, line) => {
      const lead = line === 0 ? leadOf(cell) : ' ';
      if (marked.length === 0) return centred(line === (lines - 1) >> 1 ? [standing(cell)] : ['  '], lead);
      return centred(
        marked.slice(3 * line, 3 * line + 3).map((digit) => mark(cell, digit)),
        lead,
      );
    });
  };
  const textsOf = (cell: Cell): string[] => [
    ...(cages.length > 0 ? [paint((sums.get(cell) ?? '').padEnd(width), 'dim')] : []),
    ...(notes ? allNotes(cell) : markedOnly(cell)),
  ];
  return { layout, width, textsOf, isRuled: notes && cages.length === 0 };
}

/** What cells show of the diagonals, windows and further houses that they are in. */
function signsOf({ named }: Tables): Map<Cell, string> {
  const signs = new Map<Cell, string>();
  for (const { kind, index, cells } of named) {
    const sign = kind === 'diagonal' ? '╲╱'[index] : kind === 'window' || kind === 'extra' ? '▫' : undefined;
    if (sign === undefined) continue;
    // The diagonals come first, and hide the rest.
    for (const cell of cells)
      if (!signs.has(cell) || kind === 'diagonal') signs.set(cell, signs.has(cell) ? '╳' : sign);
  }
  return signs;
}
