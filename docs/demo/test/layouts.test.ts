import { createLayout, generatePuzzle } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { some } from '../../../config/runs.js';
import { layoutNames, layoutOf } from '../src/sudoku/layouts.js';
import { sudoku } from '../src/sudoku/sudoku.js';
import { createTerminal } from '../src/terminal.js';
import { UsageError } from '../src/usage-error.js';

function run(args: readonly string[]) {
  let text = '';
  const terminal = createTerminal({ isTTY: false, write: (part) => (text += part) }, {});
  return { status: sudoku.run(args, terminal), text: () => text };
}

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
