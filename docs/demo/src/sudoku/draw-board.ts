/**
 * Sudoku boards as text.
 *
 * `drawValues` is the plain board. `drawStep` gives each cell three lines of three candidates, and every candidate of the
 * step a sign of its own (so that it reads without colours too): `•` belongs to the pattern, `°` is a fin, `×` is
 * struck out. `drawMarked` leaves out the candidates that the step doesn't speak of.
 *
 *     │ 1   2•    │
 *     │ 4       6 │
 *     │     8×    │
 */
import type { Position, Step } from '@kit/sudoku-human';
import type { Terminal } from '../terminal.js';

type Paint = Terminal['paint'];
type Sign = 'pattern' | 'fin' | 'off' | 'none';

const cellWidth = 7;

/** The board with its digits; the givens stand out. */
export function drawValues(position: Position, paint: Paint): string {
  return boxed(7, (cell) => ` ${digitAt(position, cell, paint)}${cell % 3 === 2 ? ' ' : ''}`).join('\n');
}

/** Nine boxes in a frame; a box is so wide, and each of its rows is what three cells say. */
function boxed(width: number, cellText: (cell: number) => string): string[] {
  const rule = (left: string, middle: string, right: string) =>
    left + [0, 1, 2].map(() => '─'.repeat(width)).join(middle) + right;
  const lines = [rule('┌', '┬', '┐')];
  for (let row = 0; row < 9; row++) {
    if (row === 3 || row === 6) lines.push(rule('├', '┼', '┤'));
    let line = '│';
    for (let col = 0; col < 9; col++) line += `${cellText(row * 9 + col)}${col % 3 === 2 ? '│' : ''}`;
    lines.push(line);
  }
  return [...lines, rule('└', '┴', '┘')];
}

/** A digit, by whether it was printed; a dot where none stands. */
function digitAt({ givens, values }: Position, cell: number, paint: Paint): string {
  const value = values[cell] ?? 0;
  return value === 0 ? paint.dim('·') : givens[cell] ? paint.bold(String(value)) : paint.cyan(String(value));
}

/** The board with all candidates, those of the step marked, and a legend of the marks in use. */
export function drawStep(
  position: Position,
  step: Step,
  legend: { readonly pattern: string; readonly fin: string; readonly off: string },
  paint: Paint,
): string {
  const signs = signsOf(step);
  const rule = (left: string, thin: string, thick: string, right: string, dash: string) =>
    left + [0, 1, 2].map(() => Array(3).fill(dash.repeat(cellWidth)).join(thin)).join(thick) + right;
  const lines = [rule('╔', '╤', '╦', '╗', '═')];
  for (let row = 0; row < 9; row++) {
    if (row > 0) lines.push(row % 3 === 0 ? rule('╠', '╪', '╬', '╣', '═') : rule('╟', '┼', '╫', '╢', '─'));
    for (let third = 0; third < 3; third++) {
      let line = '║';
      for (let col = 0; col < 9; col++) {
        line += `${cellLine(position, signs, row * 9 + col, third, paint)}${col % 3 === 2 ? '║' : '│'}`;
      }
      lines.push(line);
    }
  }
  lines.push(rule('╚', '╧', '╩', '╝', '═'));
  lines.push(legendOf(signs, legend, paint));
  return lines.join('\n');
}

/** The digits, and of the candidates only those of the step: a quarter of the room that `drawStep` takes. */
export function drawMarked(
  position: Position,
  step: Step,
  legend: { readonly pattern: string; readonly fin: string; readonly off: string },
  paint: Paint,
): string {
  const signs = signsOf(step);
  const lines = boxed(3 * cellWidth, (cell) => markedCell(position, signs, cell, paint));
  return [...lines, legendOf(signs, legend, paint)].join('\n');
}

function markedCell(position: Position, signs: Map<number, Sign>, cell: number, paint: Paint): string {
  const value = position.values[cell] ?? 0;
  const marked = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => signs.has(cell * 10 + digit));
  if (value === 0 && marked.length > 0) {
    const room = cellWidth - 2 * marked.length;
    const text = marked.map((digit) => mark(signs.get(cell * 10 + digit) ?? 'none', String(digit), paint)).join('');
    return ' '.repeat(Math.ceil(room / 2)) + text + ' '.repeat(Math.floor(room / 2));
  }
  return `   ${digitAt(position, cell, paint)}   `;
}

function legendOf(
  signs: Map<number, Sign>,
  legend: { readonly pattern: string; readonly fin: string; readonly off: string },
  paint: Paint,
): string {
  const used = new Set(signs.values());
  const key = (['pattern', 'fin', 'off'] as const).filter((sign) => used.has(sign));
  return key.map((sign) => `${mark(sign, '', paint)} ${legend[sign]}`).join('   ');
}

function signsOf({ pattern, eliminations }: Step): Map<number, Sign> {
  const signs = new Map<number, Sign>();
  const key = (cell: number, digit: number) => cell * 10 + digit;
  for (const { cell, digit, role } of pattern.candidates) {
    signs.set(key(cell, digit), role.includes('fin') ? 'fin' : 'pattern');
  }
  for (const { cell, digit } of eliminations) signs.set(key(cell, digit), 'off');
  return signs;
}

function cellLine(position: Position, signs: Map<number, Sign>, cell: number, third: number, paint: Paint): string {
  const value = position.values[cell] ?? 0;
  if (value !== 0) {
    const text = third === 1 ? String(value) : ' ';
    return `   ${position.givens[cell] ? paint.bold(text) : paint.cyan(text)}   `;
  }
  let line = ' ';
  for (let digit = third * 3 + 1; digit <= third * 3 + 3; digit++) {
    const present = ((position.candidates[cell] ?? 0) >> (digit - 1)) & 1;
    line += present ? mark(signs.get(cell * 10 + digit) ?? 'none', String(digit), paint) : '  ';
  }
  return line;
}

function mark(sign: Sign, digit: string, paint: Paint): string {
  switch (sign) {
    case 'pattern':
      return paint.bold(paint.green(`${digit}•`));
    case 'fin':
      return paint.bold(paint.magenta(`${digit}°`));
    case 'off':
      return paint.bold(paint.red(`${digit}×`));
    default:
      return paint.dim(`${digit} `);
  }
}
