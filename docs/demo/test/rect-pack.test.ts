import { expect, test } from 'vitest';
import { rects } from '../src/rect-pack/rect-pack.js';
import { createTerminal } from '../src/terminal.js';
import { UsageError } from '../src/usage-error.js';

function run(args: readonly string[]) {
  let text = '';
  const status = rects.run(args, createTerminal({ isTTY: false, write: (part) => (text += part) }, {}));
  return { status, text };
}

test("shows the article's case by its own two ways and by ours", () => {
  const { status, text } = run([]);
  expect(status).toBe(0);
  expect(text).toContain('binary tree, fixed split: 31 without a place');
  expect(text).toContain('binary tree, larger leftover: 4 without a place');
  expect(text).toContain('pack: 0 without a place');
});

test('packs sizes from the command line, in Chinese too, and as SVG', () => {
  expect(run(['60x40', '60x60', '40x100', '--page', '100x100']).text).toContain(
    '100 × 100: 3 pictures, 100.0 % covered',
  );
  expect(run(['60x40', '--locale', 'zh-Hant']).text).toContain('張圖片');
  expect(run(['60x40', '--svg']).text).toMatch(/^<svg /);
  expect(run(['20x20', '--page', '10x10']).status).toBe(1);
});

test('says what it cannot read', () => {
  expect(() => run(['60*40'])).toThrow(UsageError);
  expect(() => run(['--effort', 'most'])).toThrow(UsageError);
  expect(() => run(['--locale', 'xx'])).toThrow(UsageError);
});
