import { describe, expect, test } from 'vitest';
import { sudoku } from '../src/sudoku/sudoku.js';
import { createTerminal } from '../src/terminal.js';
import { UsageError } from '../src/usage-error.js';

const puzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

function run(args: readonly string[], out: { isTTY?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  let text = '';
  const terminal = createTerminal({ isTTY: out.isTTY ?? false, write: (part) => (text += part) }, out.env ?? {});
  const status = sudoku.run(args, terminal);
  return { status, text };
}

describe('npm run demo -- sudoku', () => {
  test('solves the puzzle of the article, each step numbered and explained, and draws the steps beyond singles', () => {
    const { status, text } = run([]);
    expect(status).toBe(0);
    expect(text).toContain('  1  Naked Single: every digit but 8 is ruled out in r4c2, so r4c2 is 8.');
    expect(text).toMatch(/^ *\d+ {2}W-Wing: the wings .+/m);
    expect(text).toContain('3×');
    expect(text).toContain('Solved in');
    const board = text
      .slice(text.lastIndexOf('┏'))
      .replace(/[^1-9]/g, '')
      .slice(0, 81);
    expect(board).toBe('894315762523976184176842359289534671341697825765128493937261548618459237452783916');
  });

  test('speaks Chinese and other notations', () => {
    expect(run([puzzle, '--locale', 'zh-Hant']).text).toContain('唯餘解');
    expect(run([puzzle, '--notation', 'A1']).text).toContain('D2 is 8');
  });

  test('tells a puzzle with several solutions, and one with none', () => {
    expect(run(['?s=1&p=']).status).toBe(1);
    const none = run(['?s=1&p=1,1']);
    expect(none.status).toBe(1);
    expect(none.text).toContain('Equal digits see each other in r1c1, r1c2.');
  });

  test('one clear line for wrong arguments', () => {
    expect(() => run(['--locale', 'xx'])).toThrow(new UsageError('Unknown locale "xx": one of en, zh-Hant'));
    expect(() => run([puzzle, puzzle])).toThrow(UsageError);
    expect(() => run(['--colour'])).toThrow(/^Unknown option '--colour'/);
    expect(() => run(['123'])).toThrow(/81/);
  });

  test('colours only on a terminal, and never against NO_COLOR', () => {
    const colour = String.fromCharCode(27);
    expect(run([], { isTTY: true, env: {} }).text).toContain(colour);
    expect(run([], { isTTY: true, env: { NO_COLOR: '1' } }).text).not.toContain(colour);
    expect(run([], { isTTY: false, env: {} }).text).not.toContain(colour);
  });
});
