import { createLayout, generatePuzzle, parsePuzzle } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { some } from '../../../config/runs.js';
import { drawLayout } from '../src/sudoku/draw-layout.js';
import { layoutNames, layoutOf } from '../src/sudoku/layouts.js';
import { sudoku } from '../src/sudoku/sudoku.js';
import { createTerminal } from '../src/terminal.js';
import { UsageError } from '../src/usage-error.js';

const { paint } = createTerminal({ isTTY: false, write: () => {} }, {});

function run(args: readonly string[]) {
  let text = '';
  const terminal = createTerminal({ isTTY: false, write: (part) => (text += part) }, {});
  return { status: sudoku.run(args, terminal), text: () => text };
}

test('regions have heavy borders, cages light ones with their sums, and open cells the signs of their houses', () => {
  const small = createLayout({ size: 4, diagonals: true, cages: [{ cells: [0, 1], sum: 3 }] });
  const position = parsePuzzle('1... .... .... ...4', { layout: small });
  expect(drawLayout(position, small, paint)).toBe(
    `
┏━━━━━━━━━┳━━━━━━━━━┓
┃3        ┃         ┃
┃ 1    ·  ┃ ·    ╱  ┃
┠─────────┨         ┃
┃         ┃         ┃
┃ ·    ╲  ┃ ╱    ·  ┃
┣━━━━━━━━━╋━━━━━━━━━┫
┃         ┃         ┃
┃ ·    ╱  ┃ ╲    ·  ┃
┃         ┃         ┃
┃ ╱    ·  ┃ ·    4  ┃
┗━━━━━━━━━┻━━━━━━━━━┛`.slice(1),
  );
});

test('a cage that goes on in another region has a dashed border there', () => {
  const small = createLayout({ size: 4, cages: [{ cells: [1, 2, 6], sum: 7 }] });
  const lines = drawLayout(parsePuzzle('.'.repeat(16), { layout: small }), small, paint).split('\n');
  expect(lines[1]).toBe('┃    │7   ┇    │    ┃');
  expect(lines[3]).toBe('┃    └────┨    │    ┃');
});

const dealt = layoutNames.filter((name) => name !== '12x12');

test.each(some(dealt, 4))('%s is dealt, drawn and solved without a guess', (name) => {
  // Of some seeds these take thirty times as long.
  const seed = ['x', 'windoku'].includes(name) ? 9 : 6;
  const { status, text } = run(['--layout', name, '--seed', `${seed}`]);
  expect(status).toBe(0);
  const { size, regions } = layoutOf(name, seed);
  expect(new Set(regions).size).toBe(size);
  expect(text()).toContain('Solved in');
  const board = text().split('\n\n').at(-2) ?? '';
  const rows = board.split('\n').filter((line) => (line.match(/\d+/g) ?? []).length >= size);
  expect(rows).toHaveLength(size);
});

test('a puzzle of one’s own is read on the layout', () => {
  const layout = createLayout({ size: 4 });
  const made = generatePuzzle({ layout, seed: 2 });
  if (made.status !== 'found') throw new Error(made.status);
  const { text } = run([made.position.values.join(''), '--layout', '4x4']);
  expect(text()).toContain('Solved in');
});

test('unknown layouts and seeds are named', () => {
  expect(() => run(['--layout', 'round'])).toThrow(/^Unknown layout "round": one of 4x4/);
  expect(() => run(['--layout', 'x', '--seed', 'many'])).toThrow(UsageError);
});
